import { DraftNote, onDevice, useDraft, useNotices, useSession } from '@transcreate/web-kit';
import { Button, GROUPS, PenIcon, Select, SubmitKey, tagOf, targetOf, WritingField } from '@transcreate/web-kit/parts';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { CourseText } from '../../api.js';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { SubmitFailure } from '../../parts/submit-failure.js';
import styles from '../../parts/submit-form.module.css';
import { useSubmit } from '../../queries.js';
import { lengthProblem } from '../../rules/problem-of-text.js';

/** Where a group submits its translation. Both fields are required; without them nothing is sent, and the button says why. */
export function GroupForm({ text }: { text: CourseText }) {
  const t = useTaskTexts();
  const { success } = useNotices();
  const reasonId = useId();
  const [group, setGroup] = useOwnGroup();
  const draft = useDraft(`tutorial:${text._id}`);
  const submission = useSubmit({ kind: 'tutorial', week: text.weekNumber });
  const targetLanguage = targetOf(text.sourceLanguage);
  const language = t(targetLanguage === 'Chinese' ? 'chinese' : 'english');
  const hasText = draft.text.trim() !== '';
  const problem = lengthProblem(draft.text, t);
  const missing = missingOf(group !== '', hasText);
  const groups = GROUPS.map((each) => ({ value: String(each), label: t('groupNumber', { group: each }) }));

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (missing || problem !== '' || submission.isPending) return;
    submission.mutate(
      { sourceTextId: text._id, transcreation: draft.text, groupNumber: Number(group), targetLanguage, culturalAdaptations: [] },
      { onSuccess: done },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.group}>
        <Select
          label={t('group')}
          required
          data={[{ value: '', label: t('groupChoose') }, ...groups]}
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value)}
        />
      </div>
      <WritingField
        label={t('groupTranslation', { language })}
        placeholder={t('placeholder', { language })}
        required
        language={tagOf(targetLanguage)}
        rows={5}
        draft={draft}
        problem={problem}
        onSubmit={submit}
      />
      <DraftNote draft={draft} />
      <SubmitFailure error={submission.error} retrying={submission.isPending} onRetry={submit} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={missing ? 'secondary' : 'primary'}
          icon={<PenIcon size={18} aria-hidden />}
          disabled={missing !== null}
          aria-describedby={reasonId}
          loading={submission.isPending}
        >
          {submission.isPending ? t('submitting') : t('submit')}
        </Button>
        {!missing && <SubmitKey />}
        <p id={reasonId} className={styles.reason}>
          {missing && t(missing)}
        </p>
      </div>
    </form>
  );

  function done(): void {
    draft.clear();
    success(t('submitted'));
  }
}

function missingOf(hasGroup: boolean, hasText: boolean): 'needsBoth' | 'needsGroup' | 'needsText' | null {
  if (!hasGroup) return hasText ? 'needsGroup' : 'needsBoth';
  return hasText ? null : 'needsText';
}

/** The group that a person chose last is theirs for the next text, too; everybody's on a shared computer is their own. */
function useOwnGroup(): [group: string, choose: (group: string) => void] {
  const { user } = useSession();
  const key = `group:${user?._id ?? ''}`;
  const [choice, setChoice] = useState<string>();
  const stored = GROUPS.map(String).find((group) => group === onDevice.get(key)) ?? '';
  const choose = (group: string) => {
    onDevice.set(key, group);
    setChoice(group);
  };
  return [choice ?? stored, choose];
}
