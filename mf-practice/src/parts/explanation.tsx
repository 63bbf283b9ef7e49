import { DraftNote } from '@transcreate/web-kit';
import type { DraftState } from '@transcreate/web-kit';
import { Button, Textarea } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePracticeTexts } from '../locales/use-practice-texts.js';
import styles from './explanation.module.css';

interface ExplanationProps {
  draft: DraftState;
  onKeyDown(event: KeyboardEvent): void;
}

/** Room for one's reasons, for those who want it; open at once where something has been written. */
export function Explanation({ draft, onKeyDown }: ExplanationProps) {
  const t = usePracticeTexts();
  const [isWanted, setIsWanted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that had the focus has gone; what it opened takes over.
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  if (!isWanted && draft.text === '') {
    return (
      <div className={styles.offer}>
        <Button variant="quiet" size="sm" onClick={() => setIsWanted(true)}>
          {t('explain')}
        </Button>
      </div>
    );
  }
  const write = (text: string) => {
    setIsWanted(true);
    draft.setText(text);
  };
  return (
    <>
      <Textarea
        ref={field}
        label={t('explanationLabel')}
        rows={3}
        value={draft.text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <DraftNote draft={draft} />
    </>
  );
}
