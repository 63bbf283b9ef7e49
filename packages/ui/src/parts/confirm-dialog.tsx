import type { ReactNode } from 'react';
import { Button } from '../base/button.js';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.js';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The question; it names the thing. */
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether confirming destroys something. */
  danger?: boolean;
  /** The work is under way. */
  working?: boolean;
}

/** Asks before something that can't be undone; the harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger = true, working = false } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={title} closeLabel={cancelLabel} size="sm">
      {children}
      <div className={styles.actions}>
        <Button onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={working}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
