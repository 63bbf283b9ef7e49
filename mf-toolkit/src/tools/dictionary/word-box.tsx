import type { DictionarySuggestion } from '@transcreate/contracts';
import { TextInput } from '@transcreate/web-kit/parts';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import styles from './word-box.module.css';

interface WordBoxProps {
  label: string;
  text: string;
  words: readonly DictionarySuggestion[];
  onType(text: string): void;
  onChoose(word: DictionarySuggestion): void;
}

/** A field with its suggestions below (the combobox of WAI-ARIA): arrow keys choose, Enter opens, Escape closes the list. */
export function WordBox({ label, text, words, onType, onChoose }: WordBoxProps) {
  const t = useToolkitTexts();
  const list = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = words.length > 0 && !isClosed;
  const current = isOpen ? words[active] : undefined;
  return (
    <div className={styles.box}>
      <TextInput
        label={label}
        description={t('wordHint')}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${list}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setActive(-1);
          setIsClosed(false);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label={t('wordSuggestions')} className={styles.list}>
          {words.map((word, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={`${word.key} ${word.paraphrase}`}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.word}
              onClick={() => choose(word)}
            >
              <span className={styles.key}>{word.key}</span>
              <span lang="zh-Hans">{word.paraphrase}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );

  function choose(word: DictionarySuggestion): void {
    onChoose(word);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && words.length > 0) {
      event.preventDefault();
      setIsClosed(false);
      setActive((index) => (index < 0 && step < 0 ? words.length - 1 : (index + step + words.length) % words.length));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsClosed(true);
    } else if (event.key === 'Enter') {
      const word = current ?? words[0];
      if (word) choose(word);
    }
  }
}
