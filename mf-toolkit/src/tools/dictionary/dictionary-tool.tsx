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

/** Looks words up while they are typed, and opens a reverse dictionary: the one that is set up for this site, else the built-in one. */
export function DictionaryTool() {
  const t = useToolkitTexts();
  const { data: config } = useConfig();
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('dictionaryText')}</p>
      <WordLookup />
      {config && (
        <p className={styles.soft}>
          <a href={config.dictionary.url} target="_blank" rel="noopener noreferrer">
            {t('dictionaryFrom', { name: config.dictionary.name, licence: config.dictionary.licence })}
          </a>
        </p>
      )}
      {config && <ReverseDictionary url={config.dictionaryEmbedUrl} />}
    </div>
  );
}

/** A word (a Chinese one if it is reverse), the built-in dictionary's suggestions for it, and the entry that was chosen. */
function WordLookup({ isReverse = false }: { isReverse?: boolean }) {
  const t = useToolkitTexts();
  const draft = useDraft(isReverse ? 'toolkit:reverse-dictionary' : 'toolkit:dictionary');
  const word = useDebounced(draft.text.trim(), PAUSE);
  const suggestions = useSuggestions(word);
  const [entry, setEntry] = useState<DictionarySuggestion>();
  const words = word === '' ? [] : (suggestions.data ?? []);
  const choose = (chosen: DictionarySuggestion) => {
    setEntry(chosen);
    if (!isReverse) draft.setText(chosen.key);
  };
  return (
    <div className={styles.tool}>
      <WordBox label={t(isReverse ? 'reverseWord' : 'word')} text={draft.text} words={words} onType={draft.setText} onChoose={choose} />
      <p className={styles.soft} role="status">
        {said()}
      </p>
      <LoadFailure title={t('dictionaryFailed')} query={suggestions} />
      {entry && <Entry entry={entry} />}
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

function ReverseDictionary({ url }: { url: string | undefined }) {
  const t = useToolkitTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.tool}>
      <div>
        <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t('hideReverse') : t('showReverse')}
        </Button>
      </div>
      {isShown && (url === undefined ? <OwnReverseDictionary /> : <EmbeddedPage url={url} title={t('reverse')} />)}
    </div>
  );
}

function OwnReverseDictionary() {
  const t = useToolkitTexts();
  return (
    <section aria-label={t('reverse')} className={styles.tool}>
      <h3>{t('reverse')}</h3>
      <p className={styles.intro}>{t('reverseText')}</p>
      <WordLookup isReverse />
    </section>
  );
}
