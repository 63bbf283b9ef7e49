import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { Button, Checkbox, PenIcon, SubmitKey, tagOf, targetOf, WritingField } from '@transcreate/web-kit/parts';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { CourseText } from '../../api.js';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { SubmitFailure } from '../../parts/submit-failure.js';
import styles from '../../parts/submit-form.module.css';
import { useSubmit } from '../../queries.js';
import { lengthProblem } from '../../rules/problem-of-text.js';

/** Where a translation of a weekly practice is written; a failure leaves it as it is. */
export function TranslationForm({ text }: { text: CourseText }) {
  const t = useTaskTexts();
  const { success } = useNotices();
  const draft = useDraft(`weekly:${text._id}`);
  const [isAnonymous, setIsAnonymous] = useState(false);
  const [wasBlank, setWasBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submission = useSubmit({ kind: 'weekly-practice', week: text.weekNumber });
  const targetLanguage = targetOf(text.sourceLanguage);
  const language = t(targetLanguage === 'Chinese' ? 'chinese' : 'english');
  const isBlank = draft.text.trim() === '';
  const problem = wasBlank && isBlank ? t('blank') : lengthProblem(draft.text, t);

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (submission.isPending) return;
    setWasBlank(isBlank);
    if (isBlank || problem !== '') return field.current?.focus();
    submission.mutate(
      { sourceTextId: text._id, transcreation: draft.text, isAnonymous, targetLanguage, culturalAdaptations: [] },
      { onSuccess: done },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <WritingField
        ref={field}
        label={t('yourTranslation')}
        placeholder={t('placeholder', { language })}
        language={tagOf(targetLanguage)}
        rows={5}
        draft={draft}
        problem={problem}
        onSubmit={submit}
      />
      <DraftNote draft={draft} />
      <Checkbox label={t('anonymously')} checked={isAnonymous} onChange={(event) => setIsAnonymous(event.currentTarget.checked)} />
      <SubmitFailure error={submission.error} retrying={submission.isPending} onRetry={submit} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={isBlank ? 'secondary' : 'primary'}
          icon={<PenIcon size={18} aria-hidden />}
          loading={submission.isPending}
        >
          {submission.isPending ? t('submitting') : t('submit')}
        </Button>
        <SubmitKey />
      </div>
    </form>
  );

  function done(): void {
    draft.clear();
    setWasBlank(false);
    success(t('submitted'));
  }
}
