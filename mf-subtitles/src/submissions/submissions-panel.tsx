import { Disclosure, EmptyState, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useSubmissions } from '../queries.js';
import { SubmissionItem } from './submission-item.js';
import styles from './submissions-panel.module.css';

interface SubmissionsPanelProps {
  segmentId: number;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** What everybody has handed in for a segment, folded until somebody wants to see it. */
export function SubmissionsPanel({ segmentId, isOpen, onOpen }: SubmissionsPanelProps) {
  const t = useSubtitleTexts();
  const submissions = useSubmissions(segmentId, isOpen);
  return (
    <Disclosure label={t(isOpen ? 'hideSubmissions' : 'showSubmissions')} level="h3" isOpen={isOpen} onOpen={onOpen}>
      <Content segmentId={segmentId} submissions={submissions} />
    </Disclosure>
  );
}

function Content({ segmentId, submissions }: { segmentId: number; submissions: ReturnType<typeof useSubmissions> }) {
  const t = useSubtitleTexts();
  const { data, error } = submissions;
  if (error && !data) return <LoadFailure title={t('submissionsFailed')} query={submissions} />;
  if (!data) return <Skeleton label={t('loading')} lines={3} />;
  return (
    <>
      <p className={styles.count}>{t('submissionCount', { count: data.count })}</p>
      {data.data.length === 0 ? (
        <EmptyState title={t('submissionsNone')}>{t('submissionsNoneText')}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.data.map((submission) => (
            <SubmissionItem key={submission._id} submission={submission} segmentId={segmentId} />
          ))}
        </ul>
      )}
    </>
  );
}
