import type { DictionarySuggestion } from '@transcreate/contracts';
import { useDraft } from '@transcreate/web-kit';
import { Button, Card, LoadFailure, SourceText } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import { CopyButton } from '../../parts/copy-button.js';
import { EmbeddedPage } from '../../parts/embedded-page.js';
import styles from '../../parts/tool.module.css';
import { useConfig, useSuggestions } from '../../queries.js';
import { useDebounced } from './use-debounced.js';
import { WordBox } from './word-box.js';

/** How long the typing has to pause before the dictionary is asked, in milliseconds. */
const PAUSE = 150;

/** Looks words up while they are typed; shows an outside reverse dictionary where one is set up. */
export function DictionaryTool() {
  const t = useToolkitTexts();
  const draft = useDraft('toolkit:dictionary');
  const word = useDebounced(draft.text.trim(), PAUSE);
  const suggestions = useSuggestions(word);
  const [entry, setEntry] = useState<DictionarySuggestion>();
  const { data: config } = useConfig();
  const words = word === '' ? [] : (suggestions.data ?? []);
  const choose = (chosen: DictionarySuggestion) => {
    setEntry(chosen);
    draft.setText(chosen.key);
  };
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('dictionaryText')}</p>
      <WordBox text={draft.text} words={words} onType={draft.setText} onChoose={choose} />
      <p className={styles.soft} role="status">
        {said()}
      </p>
      <LoadFailure title={t('dictionaryFailed')} query={suggestions} />
      {entry && <Entry entry={entry} />}
      {config && (
        <p className={styles.soft}>
          <a href={config.dictionary.url} target="_blank" rel="noopener noreferrer">
            {t('dictionaryFrom', { name: config.dictionary.name, licence: config.dictionary.licence })}
          </a>
        </p>
      )}
      {config?.dictionaryEmbedUrl !== undefined && <ReverseDictionary url={config.dictionaryEmbedUrl} />}
    </div>
  );

  /** What a screen reader hears about the list. */
  function said(): string {
    if (word === '' || !suggestions.data || suggestions.isPlaceholderData) return '';
    return words.length === 0 ? t('noWords', { word }) : t('wordCount', { count: words.length });
  }
}

function Entry({ entry: { key, paraphrase } }: { entry: DictionarySuggestion }) {
  return (
    <Card component="section" className={styles.result} aria-label={key}>
      <div className={styles.head}>
        <h3>{key}</h3>
        <CopyButton text={`${key} ${paraphrase}`} />
      </div>
      <SourceText language="zh-Hans">{paraphrase}</SourceText>
    </Card>
  );
}

function ReverseDictionary({ url }: { url: string }) {
  const t = useToolkitTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.tool}>
      <div>
        <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t('hideReverse') : t('showReverse')}
        </Button>
      </div>
      {isShown && <EmbeddedPage url={url} title={t('reverse')} />}
    </div>
  );
}
