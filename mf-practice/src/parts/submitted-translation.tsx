import type { OwnSubmission, PracticeExample } from '@transcreate/contracts';
import { CheckIcon, FormattedText, StatusReason, SubmissionStatusBadge, tagOf, targetOf, VoteFigures } from '@transcreate/web-kit/parts';
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
  const { transcreation, explanation, status, statusReason, voteCounts } = submission;
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
      <VoteFigures counts={voteCounts} />
    </div>
  );
}
