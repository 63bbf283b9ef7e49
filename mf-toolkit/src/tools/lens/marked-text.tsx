import { piecesOf } from '@transcreate/rules/lens';
import type { Finding, Side } from '@transcreate/rules/lens';
import { Card, classNames, SourceText } from '@transcreate/web-kit/parts';
import { useMemo } from 'react';
import styles from './lens-results.module.css';
import { useLensTexts } from './use-lens-texts.js';

interface MarkedTextProps {
  label: string;
  language: 'en' | 'zh-Hans';
  text: string;
  side: Side;
  findings: readonly Finding[];
  /** The finding that was chosen, by its place in the list. */
  chosen: number | undefined;
  markId(index: number): string;
  onChoose(index: number): void;
}

/** A text in which the findings of its side are marked. What is about the whole text is marked once it is chosen. */
export function MarkedText({ label, language, text, side, findings, chosen, markId, onChoose }: MarkedTextProps) {
  const t = useLensTexts();
  const pieces = useMemo(() => {
    const whole = text.trim().length;
    const marks = findings
      .map(({ start, end, side: own }, index) => ({ start, end, index, own }))
      .filter(({ start, end, index, own }) => own === side && end > start && (end - start < whole || index === chosen || whole < 3));
    return piecesOf(text, marks);
  }, [text, side, findings, chosen]);
  const begun = new Set<number>();
  return (
    <Card component="section" aria-label={label} className={styles.text} tabIndex={0}>
      <SourceText language={language}>
        {pieces.map(({ text: piece, start, indices }) => {
          const index = indices.includes(chosen ?? -1) ? chosen : indices.at(-1);
          const finding = index === undefined ? undefined : findings[index];
          if (index === undefined || !finding) return <span key={start}>{piece}</span>;
          const isFirst = !begun.has(index);
          begun.add(index);
          return (
            <mark key={start} className={classNames(styles.mark, styles[finding.severity], index === chosen && styles.chosen)}>
              <a
                id={isFirst ? markId(index) : undefined}
                href={`#${markId(index)}`}
                aria-label={t('markLabel', { text: piece.trim() === '' ? '␣' : piece, number: index + 1 })}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(index);
                }}
              >
                {piece}
              </a>
            </mark>
          );
        })}
      </SourceText>
    </Card>
  );
}
