import type { OwnSubmission, PracticeExample } from '@transcreate/contracts';
import { CheckIcon, FormattedText, StatusReason, SubmissionStatusBadge, tagOf, targetOf } from '@transcreate/web-kit/parts';
import { useEffect, useRef } from 'react';
import { usePracticeTexts } from '../locales/use-practice-texts.js';
import styles from './submitted-translation.module.css';

interface SubmittedTranslationProps {
  submission: OwnSubmission;
  example: PracticeExample;
  /** The form that stood here a moment ago had the focus. */
  hasFocus: boolean;
}

/** One's own transcreation, its status and its votes. */
export function SubmittedTranslation({ submission, example, hasFocus }: SubmittedTranslationProps) {
  const t = usePracticeTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const { transcreation, explanation, status, statusReason } = submission;
  return (
    <div className={styles.submitted} role="group" aria-label={t('ownTranslation')}>
      <div className={styles.head}>
        <h4 ref={heading} tabIndex={-1} className={styles.title}>
          <CheckIcon size={18} aria-hidden />
          {t('submitted')}
        </h4>
        <SubmissionStatusBadge status={status} />
      </div>
      <StatusReason reason={statusReason} />
      <FormattedText language={tagOf(targetOf(example.sourceLanguage))}>{transcreation}</FormattedText>
      {explanation !== '' && (
        <p className={styles.explanation}>
          <b>{t('ownExplanation')}</b> {explanation}
        </p>
      )}
      <Votes submission={submission} />
    </div>
  );
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
