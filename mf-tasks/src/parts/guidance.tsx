import { SourceText, tagIn, tagOf, targetOf } from '@transcreate/web-kit/parts';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { hasBox } from '../rules/has-box.js';
import styles from './guidance.module.css';

/** The culturally sensitive elements of a source text, explained; there from the first moment, because they are what the work is about. */
export function CulturalNotes({ text }: { text: CourseText }) {
  const t = useTaskTexts();
  if (text.culturalNotes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h4 className={styles.title}>{t('notes')}</h4>
      <dl className={styles.terms}>
        {text.culturalNotes.map(({ term, note }) => (
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
export function References({ text, hasSubmitted }: { text: CourseText; hasSubmitted: boolean }) {
  const t = useTaskTexts();
  const { referenceExamples, referencesLocked, sourceLanguage } = text;
  if (referencesLocked) return hasSubmitted || !hasBox(text) ? null : <p className={styles.locked}>{t('referencesLocked')}</p>;
  if (referenceExamples.length === 0) return null;
  return (
    <details className={styles.references}>
      <summary className={styles.title}>{t('references', { count: referenceExamples.length })}</summary>
      <ul className={styles.list}>
        {referenceExamples.map((reference) => (
          <li key={reference.text}>
            <SourceText language={tagOf(targetOf(sourceLanguage))}>{reference.text}</SourceText>
            {reference.comment !== '' && (
              <p lang={tagIn(reference.comment)} className={styles.comment}>
                {reference.comment}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
