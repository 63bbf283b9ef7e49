import type { CulturalNote, ReferenceExample, SourceLanguage } from '@transcreate/contracts';
import { SourceText } from '@transcreate/ui';
import styles from './guidance.module.css';
import { tagIn, tagOf, targetOf } from './languages-of.js';
import { usePartTexts } from './use-part-texts.js';

/** The culturally sensitive elements of a source text, explained; there from the first moment, because they are what the work is about. */
export function CulturalNotes({ notes }: { notes: readonly CulturalNote[] }) {
  const t = usePartTexts();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h4 className={styles.title}>{t('notes')}</h4>
      <dl className={styles.terms}>
        {notes.map(({ term, note }) => (
          <div key={term}>
            <dt lang={tagIn(term)}>{term}</dt>
            <dd lang={tagIn(note)}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ReferencesProps {
  /** A source text as the server gave it to this reader. */
  text: { referenceExamples: readonly ReferenceExample[]; referencesLocked?: boolean; sourceLanguage: SourceLanguage };
  /** What opens them, where they are kept back; nothing is said if it is left out. */
  locked?: string;
  /** They are unfolded from the first. */
  open?: boolean;
}

/** Transcreations to compare one's own with. The server keeps them back until there is one; an admin has them, folded, at once. */
export function References({ text, locked, open = false }: ReferencesProps) {
  const t = usePartTexts();
  if (text.referencesLocked) return locked === undefined ? null : <p className={styles.locked}>{locked}</p>;
  if (text.referenceExamples.length === 0) return null;
  return (
    <details className={styles.references} open={open}>
      <summary className={styles.title}>{t('references', { count: text.referenceExamples.length })}</summary>
      <ul className={styles.list}>
        {text.referenceExamples.map((reference) => (
          <li key={reference.text}>
            <SourceText language={tagOf(targetOf(text.sourceLanguage))}>{reference.text}</SourceText>
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
