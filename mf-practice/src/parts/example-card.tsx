import type { OwnSubmission, PracticeExample } from '@transcreate/contracts';
import { Badge, Card, CulturalNotes, LoginPrompt, References, Skeleton, SourceText, tagIn, tagOf, useArrival } from '@transcreate/web-kit/parts';
import { memo, useState } from 'react';
import { usePracticeTexts } from '../locales/use-practice-texts.js';
import styles from './example-card.module.css';
import { SubmittedTranslation } from './submitted-translation.js';
import { TranscreationForm } from './transcreation-form.js';

/** What stands beside an example that nothing has been submitted to: a form, a way to log in, or nothing yet. */
export type Place = 'write' | 'log-in' | 'visitor' | 'wait';

interface ExampleCardProps {
  example: PracticeExample;
  /** What the person has submitted to it. */
  own?: OwnSubmission;
  place: Place;
}

/** A source text with its cultural guidance, and beside it the person's transcreation. Remembered, because a class has dozens of them. */
export const ExampleCard = memo(function ExampleCard({ example, own, place }: ExampleCardProps) {
  const t = usePracticeTexts();
  const [hasJustSubmitted, setHasJustSubmitted] = useState(false);
  const { title, content, source, sourceLanguage } = example;
  const headingId = `example-${example._id}`;
  const heading = useArrival<HTMLHeadingElement>(headingId);
  return (
    <Card component="article" className={styles.card} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h3 id={headingId} ref={heading} tabIndex={-1} lang={tagIn(title)}>
          {title}
        </h3>
        <Facts example={example} />
      </header>
      <div className={styles.columns}>
        <div className={styles.source} role="group" aria-label={t('sourceText')}>
          <SourceText language={tagOf(sourceLanguage)} size="lg">
            {content}
          </SourceText>
          {source !== '' && (
            <p className={styles.origin}>
              {t('origin')} <cite lang={tagIn(source)}>{source}</cite>
            </p>
          )}
          <CulturalNotes notes={example.culturalNotes} />
        </div>
        <div className={styles.target}>
          <div className={styles.sticky}>
            {own ? (
              <SubmittedTranslation submission={own} example={example} hasFocus={hasJustSubmitted} />
            ) : (
              <Beside example={example} place={place} onSubmitted={() => setHasJustSubmitted(true)} />
            )}
            <References text={example} open={own !== undefined} locked={own ? undefined : t('referencesLocked')} />
          </div>
        </div>
      </div>
    </Card>
  );
});

function Facts({ example }: { example: PracticeExample }) {
  const t = usePracticeTexts();
  const { weekNumber, difficulty, sourceCulture, technique } = example;
  const facts = [t('week', { week: weekNumber }), t(difficulty)];
  const words = [sourceCulture, technique].filter((word) => word !== '');
  return (
    <ul className={styles.facts} aria-label={t('facts')}>
      {facts.map((fact) => (
        <li key={fact}>
          <Badge>{fact}</Badge>
        </li>
      ))}
      {words.map((word) => (
        <li key={word} lang={tagIn(word)}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Beside({ example, place, onSubmitted }: { example: PracticeExample; place: Place; onSubmitted(): void }) {
  const t = usePracticeTexts();
  if (place === 'wait') return <Skeleton lines={4} />;
  if (place === 'write') return <TranscreationForm example={example} onSubmitted={onSubmitted} />;
  return <LoginPrompt>{place === 'visitor' ? t('visitorText') : t('pleaseLogIn')}</LoginPrompt>;
}
