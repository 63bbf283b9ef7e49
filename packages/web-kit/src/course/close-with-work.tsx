import { ApiError, useErrorText, useNotices } from '@transcreate/web-kit';
import { ActionFailure, ConfirmDialog, Notice } from '@transcreate/web-kit/parts';
import { useCourseWords } from './use-course-words.js';

interface CloseWithWorkProps {
  question: string;
  /** The source text's title. */
  title: string;
  /** What is said if it fails. */
  failure: string;
  work: { error: Error | null; isPending: boolean };
  /** `force`: its submissions go with it. */
  onDelete(force: boolean, done: () => void): void;
  onClose(): void;
}

/** Asks before a source text goes. With submissions to it the server says how many there are, and it goes only when that is confirmed as well. */
export function CloseWithWork({ question, title, failure, work, onDelete, onClose }: CloseWithWorkProps) {
  const t = useCourseWords();
  const { success } = useNotices();
  const errorText = useErrorText();
  const { error } = work;
  const hasWork = error instanceof ApiError && error.code === 'conflict';
  const done = () => {
    success(t('deleted'));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={question}
      confirmLabel={hasWork ? t('deleteWithWork') : t('delete')}
      cancelLabel={t('cancel')}
      working={work.isPending}
      onConfirm={() => onDelete(hasWork, done)}
      onCancel={onClose}
    >
      <p>{title}</p>
      {hasWork && <Notice tone="amber">{errorText(error, '')}</Notice>}
      {error && !hasWork && <ActionFailure title={failure} error={error} />}
    </ConfirmDialog>
  );
}
