import { useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, ConfirmDialog } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import styles from './admin-tools.module.css';

interface RestoreProps {
  label: string;
  question: string;
  /** What becomes of what is there now. */
  text: string;
  /** Said when it is done, and when it failed. */
  done: string;
  failure: string;
  work: { error: Error | null; isPending: boolean };
  onRestore(done: () => void): void;
}

/** Goes back to what comes with the product, after a question. */
export function Restore({ label, question, text, done, failure, work, onRestore }: RestoreProps) {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const [isAsking, setIsAsking] = useState(false);
  const restored = () => {
    setIsAsking(false);
    success(done);
  };
  return (
    <>
      <Button size="sm" variant="quiet" className={styles.toggle} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={question}
        confirmLabel={label}
        cancelLabel={t('cancel')}
        working={work.isPending}
        onConfirm={() => onRestore(restored)}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text}</p>
        {work.error && <ActionFailure title={failure} error={work.error} />}
      </ConfirmDialog>
    </>
  );
}
