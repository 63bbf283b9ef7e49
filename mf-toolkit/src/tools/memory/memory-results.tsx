import { ActionFailure, Badge, Card, EmptyState, SourceText } from '@transcreate/web-kit/parts';
import type { MemoryResult } from '../../api.js';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import { CopyButton } from '../../parts/copy-button.js';
import styles from '../../parts/tool.module.css';

interface MemoryResultsProps {
  result: MemoryResult;
  /** What is translated into. */
  language: 'en' | 'zh-Hans';
}

/** What the memories have: the machine's result, and at most five translations of similar texts. */
export function MemoryResults({ result, language }: MemoryResultsProps) {
  const t = useToolkitTexts();
  const { machine, suggestions } = result;
  return (
    <div className={styles.results} role="status">
      {machine !== null && (
        <Card component="section" className={styles.result} aria-label={t('machineResult')}>
          <div className={styles.head}>
            <h3>{t('machineResult')}</h3>
            <CopyButton text={machine} />
          </div>
          <SourceText language={language}>{machine}</SourceText>
          <p className={styles.soft}>{t('machineHint')}</p>
        </Card>
      )}
      {suggestions.length === 0 ? (
        <EmptyState title={t('noSuggestions')}>{t('noSuggestionsHint')}</EmptyState>
      ) : (
        <section className={styles.result} aria-label={t('suggestions')}>
          <h3>{t('suggestions')}</h3>
          <ol className={styles.list}>
            {suggestions.map((suggestion) => (
              <Suggestion key={`${suggestion.origin} ${suggestion.translation}`} suggestion={suggestion} language={language} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Suggestion({ suggestion, language }: { suggestion: MemoryResult['suggestions'][number]; language: 'en' | 'zh-Hans' }) {
  const t = useToolkitTexts();
  const { translation, score, source, origin, rank, segment } = suggestion;
  return (
    <Card component="li" className={styles.result}>
      <div className={styles.head}>
        <div className={styles.badges}>
          <Badge tone="indigo">{t('percent', { score })}</Badge>
          <Badge tone={origin === 'class' ? 'seal' : 'neutral'}>{origin === 'class' ? t('originClass') : t('originExternal')}</Badge>
          {rank !== undefined && <Badge tone="amber">{t('rank', { rank })}</Badge>}
        </div>
        <CopyButton text={translation} />
      </div>
      <SourceText language={language}>{translation}</SourceText>
      {segment !== undefined && (
        <p className={styles.soft} lang={language === 'en' ? 'zh-Hans' : 'en'}>
          {segment}
        </p>
      )}
      {source !== '' && <p className={styles.soft}>{source}</p>}
    </Card>
  );
}

/** The lookup failed; the text is still there. */
export function MemoryFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useToolkitTexts();
  return <ActionFailure title={t('memoryFailed')} error={error} onRetry={onRetry} />;
}
