import { useNotices } from '@transcreate/web-kit';
import { ConfirmDialog } from '@transcreate/ui';
import { usePartTexts } from './use-part-texts.js';
import { ActionFailure } from './action-failure.js';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  question: string;
  /** What would be deleted, by its name or its words. */
  name: string;
  failure: string;
  work: { error: Error | null; isPending: boolean };
  onDelete(done: () => void): void;
  onClose(): void;
}

/** Asks before something is deleted, and names it. */
export function DeleteDialog({ question, name, failure, work, onDelete, onClose }: DeleteDialogProps) {
  const t = usePartTexts();
  const { success } = useNotices();
  const confirm = () =>
    onDelete(() => {
      success(t('deleted'));
      onClose();
    });
  return (
    <ConfirmDialog
      opened
      title={question}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      working={work.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className={styles.name}>{name}</p>
      {work.error && <ActionFailure title={failure} error={work.error} />}
    </ConfirmDialog>
  );
}
