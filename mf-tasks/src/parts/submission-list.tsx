import type { Submission } from '@transcreate/contracts';
import { Disclosure, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import type { useSubmissions } from '../queries.js';
import { SubmissionItem } from './submission-item.js';
import styles from './submission-list.module.css';

interface SubmissionListProps {
  text: CourseText;
  submissions: ReturnType<typeof useSubmissions>;
}

/** What everybody has submitted to a text, folded until somebody wants to see it, or has something in it. */
export function SubmissionList({ text, submissions }: SubmissionListProps) {
  const t = useTaskTexts();
  const { data } = submissions;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? data?.some(({ isOwner }) => isOwner) ?? false;
  if (submissions.error && !data) return <LoadFailure title={t('submissionsFailed')} query={submissions} />;
  return (
    <Disclosure
      label={data ? t('submissions', { count: data.length }) : t('submissionsWait')}
      level="h4"
      isOpen={isOpen}
      onOpen={setChosen}
    >
      {data ? <Items text={text} submissions={data} /> : <Skeleton label={t('loading')} lines={3} />}
    </Disclosure>
  );
}

function Items({ text, submissions }: { text: CourseText; submissions: readonly Submission[] }) {
  const t = useTaskTexts();
  if (submissions.length === 0) return <p className={styles.none}>{t('submissionsNone')}</p>;
  return (
    <ul className={styles.list}>
      {submissions.map((submission) => (
        <SubmissionItem key={submission._id} submission={submission} text={text} />
      ))}
    </ul>
  );
}
