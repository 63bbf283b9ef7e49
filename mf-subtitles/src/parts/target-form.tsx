import { LIMITS } from '@transcreate/contracts/browser';
import { DraftNote, useDraft, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, Checkbox, isSubmitKey, Notice, Textarea } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useSubmit } from '../queries.js';
import type { Segment } from '../rules/segment.js';
import type { WorkingTexts } from '../texts/working-texts.js';
import { OtherText } from './other-text.js';
import { SaveButton } from './save-button.js';
import styles from './target-form.module.css';
import { useKeys } from './use-keys.js';
import { useSave } from './use-save.js';

interface TargetFormProps {
  segment: Segment;
  /** What the server has as the person's text; null if it could not be asked. */
  base: string | null;
  texts: WorkingTexts;
  /** The text waits on this device. */
  isUnsent: boolean;
  /** A text that lost against a newer one. */
  other: string | undefined;
  /** Hears what stands in the box, also when it is back from an earlier visit. */
  onText(segmentId: number, text: string): void;
  onSubmitted(): void;
}

/** Where a segment's translation is written, saved for oneself, and handed in. A failure leaves it as it is. */
export function TargetForm({ segment, base, texts, isUnsent, other, onText, onSubmitted }: TargetFormProps) {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const { id, saved } = segment;
  const draft = useDraft(`subtitle:${id}`, saved);
  const { state, error, save } = useSave(texts, id);
  const submission = useSubmit();
  const [isAnonymous, setIsAnonymous] = useState(false);
  const [blankId, setBlankId] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = draft;
  const length = [...text].length;
  const isBlank = text.trim() === '';
  const tooLong = length > LIMITS.translation ? t('tooLong', { limit: LIMITS.translation, length }) : '';
  const problem = blankId === id && isBlank ? t('blank') : tooLong;
  const isAbout = submission.variables?.segmentId === id;

  useSettledDraft(draft, saved);
  useEffect(() => onText(id, text), [id, text, onText]);
  const saveNow = () => {
    if (tooLong === '') void save(text, base);
    else field.current?.focus();
  };
  useKeys(false, (command) => {
    if (command !== 'save') return false;
    saveNow();
    return true;
  });

  const submit = () => {
    if (submission.isPending) return;
    setBlankId(isBlank ? id : 0);
    if (isBlank || tooLong !== '') return field.current?.focus();
    submission.mutate({ segmentId: id, chineseTranslation: text, isAnonymous }, { onSuccess: submitted });
  };

  return (
    <div className={styles.form}>
      <Textarea
        ref={field}
        label={t('target')}
        description={t('hint')}
        placeholder={t('targetPlaceholder')}
        language="zh-Hans"
        rows={3}
        value={text}
        error={problem === '' ? undefined : problem}
        onChange={(event) => draft.setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.notes}>
        <DraftNote draft={draft} />
        <p className={styles.count}>{t('count', { count: length })}</p>
      </div>
      {isUnsent && <Notice tone="amber">{t('unsent')}</Notice>}
      {other !== undefined && <OtherText text={other} onUse={takeOther} onForget={() => texts.forgetOther(id)} />}
      {error !== null && <ActionFailure title={t('saveFailed')} error={error} />}
      {isAbout && submission.error && (
        <ActionFailure title={t('submitFailed')} error={submission.error} onRetry={submit} retrying={submission.isPending} />
      )}
      <div className={styles.actions}>
        <SaveButton state={state} onSave={saveNow} />
        <Button loading={submission.isPending} onClick={submit}>
          {t(submission.isPending ? 'submitting' : 'submit')}
        </Button>
        <Checkbox label={t('anonymously')} checked={isAnonymous} onChange={(event) => setIsAnonymous(event.currentTarget.checked)} />
      </div>
    </div>
  );

  /** What is handed in is one's working text as well. */
  function submitted(): void {
    setBlankId(0);
    success(t('submitted'));
    onSubmitted();
    if (text !== saved) void save(text, base);
  }

  function takeOther(): void {
    if (other !== undefined) draft.setText(other);
    texts.forgetOther(id);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    submit();
  }
}

/** A draft ends when its text is saved; and a box in which nothing was typed shows what is saved, also when that changes elsewhere. */
function useSettledDraft(draft: ReturnType<typeof useDraft>, saved: string): void {
  const { text, savedAt, clear } = draft;
  const isSettled = savedAt === undefined ? text === saved : text !== saved;
  useEffect(() => {
    if (!isSettled) clear();
  }, [isSettled, clear]);
}
