import type { ReviewedSubmission, SubmissionStatus } from '@transcreate/contracts';
import { Button, Checkbox, CheckIcon, CrossIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { JudgeDialog } from './judge-dialog.js';
import styles from './review-list.module.css';
import { ReviewItem } from './review-item.js';

/** What is about to be decided of which submissions. */
interface Wanted {
  ids: string[];
  status: SubmissionStatus;
}

/** A page of submissions with what can be done to each, and to those that are marked. */
export function ReviewList({ submissions }: { submissions: readonly ReviewedSubmission[] }) {
  const t = useManageTexts();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // One that has left the page meanwhile is not decided unseen.
  const chosen = submissions.map(({ _id }) => _id).filter((id) => marked.has(id));
  const isAll = chosen.length === submissions.length;
  const mark = (id: string, isMarked: boolean) => {
    const next = new Set(marked);
    if (isMarked) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          label={t('markAll')}
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={() => setMarked(new Set(isAll ? [] : submissions.map(({ _id }) => _id)))}
        />
        <div className={layout.buttons}>
          <Bulk status="approved" label={t('approveMarked', { count: chosen.length })} ids={chosen} onWanted={setWanted} />
          <Bulk status="rejected" label={t('rejectMarked', { count: chosen.length })} ids={chosen} onWanted={setWanted} />
          <Bulk status="pending" label={t('holdMarked', { count: chosen.length })} ids={chosen} onWanted={setWanted} />
        </div>
        {chosen.length === 0 && <span className={layout.soft}>{t('markFirst')}</span>}
      </div>
      <ul className={styles.list}>
        {submissions.map((submission) => (
          <li key={submission._id}>
            <ReviewItem
              submission={submission}
              isMarked={marked.has(submission._id)}
              onMark={(isMarked) => mark(submission._id, isMarked)}
              onWanted={(status) => setWanted({ ids: [submission._id], status })}
            />
          </li>
        ))}
      </ul>
      {wanted && (
        <JudgeDialog
          {...wanted}
          onDone={() => {
            setWanted(null);
            setMarked(new Set());
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}

interface BulkProps {
  status: SubmissionStatus;
  label: string;
  ids: string[];
  onWanted(wanted: Wanted): void;
}

function Bulk({ status, label, ids, onWanted }: BulkProps) {
  const icon = status === 'approved' ? <CheckIcon size={16} aria-hidden /> : status === 'rejected' ? <CrossIcon size={16} aria-hidden /> : undefined;
  return (
    <Button size="sm" icon={icon} disabled={ids.length === 0} onClick={() => onWanted({ ids, status })}>
      {label}
    </Button>
  );
}
