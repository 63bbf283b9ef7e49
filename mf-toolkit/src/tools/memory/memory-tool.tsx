import { LIMITS } from '@transcreate/contracts/browser';
import { Button } from '@transcreate/web-kit/parts';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import { LanguageChoice } from '../../parts/language-choice.js';
import { SourceField } from '../../parts/source-field.js';
import styles from '../../parts/tool.module.css';
import { tagOfTool, useLanguages } from '../../parts/use-languages.js';
import { useSource } from '../../parts/use-source.js';
import { useMemorySearch } from '../../queries.js';
import { MemoryFailure, MemoryResults } from './memory-results.js';

/** Looks a text up among what has been translated before. */
export function MemoryTool() {
  const t = useToolkitTexts();
  const languages = useLanguages('tm');
  const { draft, problem, send } = useSource('memory', LIMITS.lookup);
  const search = useMemorySearch();
  const { from, to } = languages;
  const lookUp = () => send((text) => search.mutate({ text, pair: from === 'en' ? 'en|zh-CN' : 'zh-CN|en' }));
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('memoryText')}</p>
      <LanguageChoice languages={languages} />
      <SourceField draft={draft} language={tagOfTool(from)} problem={problem} onSubmit={lookUp} />
      <div className={styles.row}>
        <Button variant="primary" loading={search.isPending} onClick={lookUp}>
          {search.isPending ? t('lookingUp') : t('lookUp')}
        </Button>
        {draft.text !== '' && (
          <Button variant="quiet" onClick={draft.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {search.error && <MemoryFailure error={search.error} onRetry={lookUp} />}
      {search.data && !search.isPending && <MemoryResults result={search.data} language={tagOfTool(to)} />}
    </div>
  );
}
