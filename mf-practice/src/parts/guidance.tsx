import type { PracticeExample } from '@transcreate/contracts';
import { SourceText } from '@transcreate/web-kit/parts';
import { usePracticeTexts } from '../locales/use-practice-texts.js';
import styles from './guidance.module.css';
import { tagIn, tagOf, targetOf } from './languages-of.js';

/** The culturally sensitive elements of a source text, explained; there from the first moment, because they are what the work is about. */
export function CulturalNotes({ example }: { example: PracticeExample }) {
  const t = usePracticeTexts();
  if (example.culturalNotes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h4 className={styles.title}>{t('notes')}</h4>
      <dl className={styles.terms}>
        {example.culturalNotes.map(({ term, note }) => (
          <div key={term}>
            <dt lang={tagIn(term)}>{term}</dt>
            <dd lang={tagIn(note)}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Transcreations to compare one's own with. The server keeps them back until there is one; an admin has them, folded, at once. */
export function References({ example, hasSubmitted }: { example: PracticeExample; hasSubmitted: boolean }) {
  const t = usePracticeTexts();
  const { referenceExamples, referencesLocked, sourceLanguage } = example;
  if (referencesLocked) return hasSubmitted ? null : <p className={styles.locked}>{t('referencesLocked')}</p>;
  if (referenceExamples.length === 0) return null;
  return (
    <details className={styles.references} open={hasSubmitted}>
      <summary className={styles.title}>{t('references', { count: referenceExamples.length })}</summary>
      <ul className={styles.list}>
        {referenceExamples.map(({ text, comment }) => (
          <li key={text}>
            <SourceText language={tagOf(targetOf(sourceLanguage))}>{text}</SourceText>
            {comment !== '' && (
              <p lang={tagIn(comment)} className={styles.comment}>
                {comment}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
