import { LIMITS } from '@transcreate/contracts/browser';
import type { PracticeExample } from '@transcreate/contracts';
import { ApiError, DraftNote, useDraft, useErrorText, useNotices, useSession } from '@transcreate/web-kit';
import { Button, ErrorNotice, isSubmitKey, PenIcon, SubmitKey, tagOf, targetOf, Textarea } from '@transcreate/web-kit/parts';
import { useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { usePracticeTexts } from '../locales/use-practice-texts.js';
import { useSubmission } from '../queries.js';
import { Explanation } from './explanation.js';
import { targetCultureOf } from './target-culture.js';
import styles from './transcreation-form.module.css';

interface TranscreationFormProps {
  example: PracticeExample;
  onSubmitted(): void;
}

/** Where a transcreation is written. Both texts stay on the device until they are sent; a failure leaves them as they are. */
export function TranscreationForm({ example, onSubmitted }: TranscreationFormProps) {
  const t = usePracticeTexts();
  const { success } = useNotices();
  const { user } = useSession();
  const translation = useDraft(`practice:${example._id}`);
  const explanation = useDraft(`practice-explanation:${example._id}`);
  const submission = useSubmission(example);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState('');
  const targetLanguage = targetOf(example.sourceLanguage);
  const language = t(targetLanguage === 'Chinese' ? 'chinese' : 'english');

  // The seal is on what can be sent: dozens of red buttons would say nothing.
  const isBlank = translation.text.trim() === '';

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (submission.isPending) return;
    const found = problemOf([...translation.text].length);
    setProblem(found);
    if (found !== '') return field.current?.focus();
    try {
      await submission.mutateAsync({
        sourceTextId: example._id,
        targetCulture: targetCultureOf(example, user?.targetCultures),
        targetLanguage,
        transcreation: translation.text,
        explanation: explanation.text,
        isAnonymous: true,
      });
    } catch {
      return; // It stands in `submission.error`, beside the form.
    }
    done();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        ref={field}
        label={t('yourTranslation', { language })}
        placeholder={t('placeholder', { language })}
        language={tagOf(targetLanguage)}
        rows={5}
        value={translation.text}
        error={problem === '' ? undefined : problem}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={submitOnChord}
      />
      <DraftNote draft={translation} />
      <Explanation draft={explanation} onKeyDown={submitOnChord} />
      {submission.error && <Failure error={submission.error} retrying={submission.isPending} onRetry={() => void submit()} />}
      <div className={styles.actions}>
        <Button type="submit" variant={isBlank ? 'secondary' : 'primary'} icon={<PenIcon size={18} aria-hidden />} loading={submission.isPending}>
          {t('submit')}
        </Button>
        <SubmitKey />
        <span className={styles.anonymous}>{t('anonymous')}</span>
      </div>
    </form>
  );

  function write(text: string): void {
    translation.setText(text);
    setProblem('');
  }

  function problemOf(length: number): string {
    if (isBlank) return t('blank');
    return length > LIMITS.translation ? t('tooLong', { limit: LIMITS.translation, length }) : '';
  }

  function done(): void {
    translation.clear();
    explanation.clear();
    success(t('success'));
    onSubmitted();
  }

  function submitOnChord(event: KeyboardEvent): void {
    if (isSubmitKey(event)) void submit(event);
  }
}

/** What went wrong, and with it the way to try again. */
function Failure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry(): void }) {
  const t = usePracticeTexts();
  const errorText = useErrorText();
  const isGone = error instanceof ApiError && error.status === 404;
  const reason = isGone ? t('notFound') : errorText(error, '');
  return (
    <ErrorNotice title={t('failure')} retryLabel={t('tryAgain')} onRetry={isGone ? undefined : onRetry} retrying={retrying}>
      {reason === '' ? undefined : reason}
    </ErrorNotice>
  );
}
