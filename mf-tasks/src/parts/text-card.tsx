import {
  alignmentOf, Badge, Card, classNames, CulturalNotes, isImageOnly, Picture, References, SourceText, tagIn, tagOf, useArrival,
} from '@transcreate/web-kit/parts';
import type { ReactNode } from 'react';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { hasBox } from '../rules/has-box.js';
import styles from './text-card.module.css';

interface TextCardProps {
  text: CourseText;
  /** 1-based place in its week. */
  number: number;
  hasSubmitted: boolean;
  /** Stands beside the text: where one writes, or why one can't. */
  beside: ReactNode;
  /** An admin's tools. */
  tools?: ReactNode;
  /** The submissions. */
  children: ReactNode;
}

/** A source text with its picture and its cultural guidance, beside it one's own translation, and below what everybody has submitted. */
export function TextCard({ text, number, hasSubmitted, beside, tools, children }: TextCardProps) {
  const t = useTaskTexts();
  const headingId = `text-${text._id}`;
  const heading = useArrival<HTMLHeadingElement>(headingId);
  return (
    <Card component="article" className={styles.card} aria-labelledby={headingId}>
      <header className={styles.header}>
        <div className={styles.names}>
          <h3 id={headingId} ref={heading} tabIndex={-1}>
            {t('textNumber', { number })}
          </h3>
          <p className={styles.title} lang={tagIn(text.title)}>
            {text.title}
          </p>
        </div>
        {tools}
        <Facts text={text} />
      </header>
      <div className={styles.columns}>
        <div className={styles.source} role="group" aria-label={t('sourceText')}>
          <Content text={text} number={number} />
          {text.source !== '' && (
            <p className={styles.origin}>
              {t('origin')} <cite lang={tagIn(text.source)}>{text.source}</cite>
            </p>
          )}
          <CulturalNotes notes={text.culturalNotes} />
        </div>
        <div className={styles.target}>
          {beside}
          <References text={text} locked={hasSubmitted ? undefined : t(hasBox(text) ? 'referencesLocked' : 'referencesLockedByWeek')} />
        </div>
      </div>
      {children}
    </Card>
  );
}

function Facts({ text }: { text: CourseText }) {
  const t = useTaskTexts();
  const words = [text.sourceCulture, text.technique].filter((word) => word !== '');
  return (
    <ul className={styles.facts} aria-label={t('facts')}>
      <li>
        <Badge>{t(text.difficulty)}</Badge>
      </li>
      {words.map((word) => (
        <li key={word} lang={tagIn(word)}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Text and picture: one above the other, or side by side. */
function Content({ text, number }: { text: CourseText; number: number }) {
  const t = useTaskTexts();
  const alignment = alignmentOf(text);
  const picture = text.imageUrl !== '' && (
    <Picture src={text.imageUrl} alt={text.imageAlt || t('pictureOf', { number })} width={text.imageSize} alignment={alignment} />
  );
  const words = !isImageOnly(text) && (
    <SourceText language={tagOf(text.sourceLanguage)} size="lg">
      {text.content}
    </SourceText>
  );
  return (
    <div className={classNames(styles.content, picture && words && alignment === 'portrait-split' && styles.split)}>
      {picture}
      {words}
    </div>
  );
}
