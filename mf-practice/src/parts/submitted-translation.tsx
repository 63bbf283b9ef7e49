import type { OwnSubmission, PracticeExample, SubmissionStatus } from '@transcreate/contracts';
import { CheckIcon, SourceText, StatusBadge } from '@transcreate/web-kit/parts';
import { useEffect, useRef } from 'react';
import { usePracticeTexts } from '../locales/use-practice-texts.js';
import { tagOf, targetOf } from './languages-of.js';
import styles from './submitted-translation.module.css';

interface SubmittedTranslationProps {
  submission: OwnSubmission;
  example: PracticeExample;
  /** The form that stood here a moment ago had the focus. */
  hasFocus: boolean;
}

const STATUS_TEXTS = { approved: 'approved', pending: 'pending', submitted: 'statusSubmitted', rejected: 'rejected' } as const;

/** One's own transcreation, its status and its votes. */
export function SubmittedTranslation({ submission, example, hasFocus }: SubmittedTranslationProps) {
  const t = usePracticeTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const { transcreation, explanation, status } = submission;
  return (
    <div className={styles.submitted} role="group" aria-label={t('ownTranslation')}>
      <div className={styles.head}>
        <h4 ref={heading} tabIndex={-1} className={styles.title}>
          <CheckIcon size={18} aria-hidden />
          {t('submitted')}
        </h4>
        <StatusBadge status={status} label={statusText(status)} />
      </div>
      <SourceText language={tagOf(targetOf(example.sourceLanguage))}>{transcreation}</SourceText>
      {explanation !== '' && (
        <p className={styles.explanation}>
          <b>{t('ownExplanation')}</b> {explanation}
        </p>
      )}
      <Votes submission={submission} />
    </div>
  );

  /** A status that a newer server may know is said as the server says it. */
  function statusText(known: SubmissionStatus): string {
    return known in STATUS_TEXTS ? t(STATUS_TEXTS[known]) : known;
  }
}

/** How many people gave it the first, second and third rank. */
function Votes({ submission: { voteCounts } }: { submission: OwnSubmission }) {
  const t = usePracticeTexts();
  const ranks = [
    { label: t('first'), count: voteCounts['1'] },
    { label: t('second'), count: voteCounts['2'] },
    { label: t('third'), count: voteCounts['3'] },
  ];
  return (
    <dl className={styles.votes} aria-label={t('votes')}>
      {ranks.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
