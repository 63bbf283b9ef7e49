import { DraftNote } from '@transcreate/web-kit';
import type { DraftState } from '@transcreate/web-kit';
import { Textarea } from '@transcreate/web-kit/parts';
import { useToolkitTexts } from '../locales/use-toolkit-texts.js';
import styles from './tool.module.css';

interface SourceFieldProps {
  draft: DraftState;
  language: 'en' | 'zh-Hans';
  /** What is wrong with the text; '' if nothing. */
  problem: string;
  /** Ctrl+Enter. */
  onSubmit?(): void;
}

/** Where a text to be looked up or translated is written. */
export function SourceField({ draft, language, problem, onSubmit }: SourceFieldProps) {
  const t = useToolkitTexts();
  return (
    <div className={styles.fields}>
      <Textarea
        label={t('sourceText')}
        language={language}
        rows={4}
        value={draft.text}
        error={problem === '' ? undefined : problem}
        onChange={(event) => draft.setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') onSubmit?.();
        }}
      />
      <DraftNote draft={draft} />
    </div>
  );
}
