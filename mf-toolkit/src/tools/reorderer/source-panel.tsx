import { hasHan } from '@transcreate/rules/reorderer';
import { Button, Card, Checkbox, Notice, Textarea } from '@transcreate/web-kit/parts';
import tool from '../../parts/tool.module.css';
import styles from './reorderer.module.css';
import { TokenStrip } from './token-strip.js';
import { MOST_TOKENS } from './use-activity.js';
import type { ActivityView } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

/** The source sentence, and where its phrases end. */
export function SourcePanel({ view }: { view: ActivityView }) {
  const t = useReordererTexts();
  const { activity, dispatch } = view;
  const { sourceText, tokens, boundaries, direction, characters } = activity;
  const isTooLong = tokens.length === 0 && sourceText.trim() !== '';
  return (
    <Card component="section" className={tool.fields} aria-label={t('sourceTitle')}>
      <h3>{t('sourceTitle')}</h3>
      <Textarea
        label={t('source')}
        placeholder={t('sourcePlaceholder')}
        language={direction === 'en-zh' ? 'en' : 'zh-Hans'}
        rows={3}
        value={sourceText}
        onChange={(event) => view.setSource(event.currentTarget.value)}
      />
      {isTooLong && <Notice tone="amber">{t('tooManyTokens', { most: MOST_TOKENS })}</Notice>}
      {tokens.length > 1 && <TokenStrip tokens={tokens} boundaries={boundaries} isChinese={hasHan(sourceText)} dispatch={dispatch} />}
      <div className={styles.buttons}>
        {direction === 'zh-en' && (
          <Checkbox label={t('characters')} checked={characters} onChange={(event) => view.setCharacters(event.currentTarget.checked)} />
        )}
        <Button size="sm" onClick={() => dispatch({ type: 'cutByPunctuation' })}>
          {t('byPunctuation')}
        </Button>
        <Button size="sm" onClick={() => dispatch({ type: 'cutEverywhere' })}>
          {t('everywhere')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => dispatch({ type: 'clearBoundaries' })}>
          {t('clearBoundaries')}
        </Button>
      </div>
    </Card>
  );
}
