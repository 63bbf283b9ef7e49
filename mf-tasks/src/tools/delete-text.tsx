import { ApiError, useErrorText, useNotices } from '@transcreate/web-kit';
import { ConfirmDialog, Notice } from '@transcreate/web-kit/parts';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { ActionFailure } from '../parts/action-failure.js';
import { useTextChanges } from '../queries.js';

/** Asks before a source text goes. With submissions to it the server says how many there are, and it goes only when that is confirmed as well. */
export function DeleteText({ text, onClose }: { text: CourseText; onClose(): void }) {
  const t = useTaskTexts();
  const { success } = useNotices();
  const errorText = useErrorText();
  const isTutorial = text.category === 'tutorial';
  const { remove } = useTextChanges({ kind: text.category, week: text.weekNumber });
  const { error } = remove;
  const hasWork = error instanceof ApiError && error.code === 'conflict';
  const confirm = () => remove.mutate({ id: text._id, force: hasWork }, { onSuccess: done });
  return (
    <ConfirmDialog
      opened
      title={t(isTutorial ? 'deleteTask' : 'deletePractice')}
      confirmLabel={hasWork ? t('deleteWithWork') : t('delete')}
      cancelLabel={t('cancel')}
      working={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{text.title}</p>
      {hasWork && <Notice tone="amber">{errorText(error, '')}</Notice>}
      {error && !hasWork && <ActionFailure title={t(isTutorial ? 'taskDeleteFailed' : 'practiceDeleteFailed')} error={error} />}
    </ConfirmDialog>
  );

  function done(): void {
    success(t('deleted'));
    onClose();
  }
}
