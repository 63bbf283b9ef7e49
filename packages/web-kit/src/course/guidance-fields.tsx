import { Button, CrossIcon, PlusIcon, tagOf, targetOf, Textarea, TextInput } from '@transcreate/web-kit/parts';
import type { ReactNode } from 'react';
import { useCourseWords } from './use-course-words.js';
import styles from './form.module.css';
import type { TextFieldsProps } from './text-values.js';

/** The cultural guidance of a source text: notes on what is sensitive, and examples that open with one's own submission. */
export function GuidanceFields({ values, onChange }: Pick<TextFieldsProps, 'values' | 'onChange'>) {
  const t = useCourseWords();
  const { culturalNotes, referenceExamples } = values;
  const target = tagOf(targetOf(values.sourceLanguage));
  return (
    <>
      <Rows
        legend={t('notes')}
        addLabel={t('noteAdd')}
        rows={culturalNotes}
        empty={{ term: '', note: '' }}
        onChange={(rows) => onChange({ culturalNotes: rows })}
      >
        {({ term, note }, number, change) => ({
          first: <TextInput label={t('noteTerm', { number })} value={term} onChange={(event) => change({ term: event.currentTarget.value })} />,
          second: (
            <Textarea label={t('noteText', { number })} rows={3} value={note} onChange={(event) => change({ note: event.currentTarget.value })} />
          ),
        })}
      </Rows>
      <Rows
        legend={t('referencesTitle')}
        addLabel={t('referenceAdd')}
        rows={referenceExamples}
        empty={{ text: '', comment: '' }}
        onChange={(rows) => onChange({ referenceExamples: rows })}
      >
        {({ text, comment }, number, change) => ({
          first: (
            <Textarea
              label={t('referenceText', { number })}
              language={target}
              rows={3}
              value={text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
          ),
          second: (
            <Textarea
              label={t('referenceComment', { number })}
              rows={3}
              value={comment}
              onChange={(event) => change({ comment: event.currentTarget.value })}
            />
          ),
        })}
      </Rows>
    </>
  );
}

interface RowsProps<R extends object> {
  legend: string;
  addLabel: string;
  rows: readonly R[];
  empty: R;
  onChange(rows: R[]): void;
  /** The two fields of a row; `number` counts from 1. */
  children(row: R, number: number, change: (some: Partial<R>) => void): { first: ReactNode; second: ReactNode };
}

/** A list that grows and shrinks row by row. */
function Rows<R extends object>({ legend, addLabel, rows, empty, onChange, children }: RowsProps<R>) {
  const t = useCourseWords();
  const change = (place: number, some: Partial<R>) => onChange(rows.map((row, index) => (index === place ? { ...row, ...some } : row)));
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {rows.map((row, place) => {
        const number = place + 1;
        const { first, second } = children(row, number, (some) => change(place, some));
        return (
          <div key={number} className={styles.row}>
            {first}
            <Button
              variant="quiet"
              aria-label={t('removeRow', { number })}
              icon={<CrossIcon size={16} aria-hidden />}
              onClick={() => onChange(rows.filter((_, index) => index !== place))}
            />
            {second}
          </div>
        );
      })}
      <Button size="sm" className={styles.add} icon={<PlusIcon size={16} aria-hidden />} onClick={() => onChange([...rows, empty])}>
        {addLabel}
      </Button>
    </fieldset>
  );
}
