import type { Lexicon, PatternId } from '@transcreate/rules/reorderer';
import { DraftNote } from '@transcreate/web-kit';
import { Button, classNames, Notice, Skeleton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import tool from '../../parts/tool.module.css';
import { CardList } from './card-list.js';
import { LiteralPanel } from './literal-panel.js';
import { PatternCards } from './pattern-cards.js';
import { ResultPanel } from './result-panel.js';
import { SourcePanel } from './source-panel.js';
import styles from './reorderer.module.css';
import { Toolbar } from './toolbar.js';
import { useActivity } from './use-activity.js';
import { useLexicon } from './use-lexicon.js';
import { useReordererTexts } from './use-reorderer-texts.js';

/** Takes a sentence apart and lays its phrases in the order of the other language. */
export function ReordererTool() {
  const t = useToolkitTexts();
  const lexicon = useLexicon();
  if (lexicon.isPending) return <Skeleton label={t('loading')} lines={8} />;
  return <Table lexicon={lexicon.data} onRetry={() => void lexicon.refetch()} />;
}

function Table({ lexicon, onRetry }: { lexicon: Lexicon | undefined; onRetry(): void }) {
  const t = useReordererTexts();
  const view = useActivity(lexicon);
  const { activity, dispatch } = view;
  const [highlighted, setHighlighted] = useState<PatternId>();
  return (
    // Undo and redo by chord, wherever on the table the focus is, but for text fields, which have their own.
    <div className={tool.tool} onKeyDown={onKeyDown} role="presentation">
      <Introduction />
      {!lexicon && (
        <Notice tone="amber" actions={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
          {t('lexiconFailed')}
        </Notice>
      )}
      <Toolbar view={view} />
      <div className={styles.table}>
        <div className={classNames(tool.tool, styles.inputs)}>
          <SourcePanel view={view} />
          <LiteralPanel activity={activity} dispatch={dispatch} />
          <DraftNote draft={view.draft} />
        </div>
        <div className={styles.lying}>
          <CardList activity={activity} dispatch={dispatch} highlighted={highlighted} />
        </div>
        <div className={styles.outcome}>
          <ResultPanel activity={activity} dispatch={dispatch} />
        </div>
      </div>
      <PatternCards activity={activity} dispatch={dispatch} highlighted={highlighted} onHighlight={setHighlighted} />
    </div>
  );

  function onKeyDown(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  }
}

/** What this is, for somebody who has never seen one. */
function Introduction() {
  const t = useReordererTexts();
  return (
    <div className={styles.intro}>
      <p>{t('intro')}</p>
      <ol>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      <p>{t('tryDemo')}</p>
    </div>
  );
}
