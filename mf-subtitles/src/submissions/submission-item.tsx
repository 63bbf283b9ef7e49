import type { SubtitleSubmission } from '@transcreate/contracts';
import { DateText, useSession } from '@transcreate/web-kit';
import { Badge, Button, DeleteDialog, SourceText, tagIn, TrashIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useSubmissionChanges } from '../queries.js';
import { EditSubmission } from './edit-submission.js';
import styles from './submission-item.module.css';

interface SubmissionItemProps {
  submission: SubtitleSubmission;
  segmentId: number;
}

/** A submission: who, when and what; and what the reader may do with it. */
export function SubmissionItem({ submission, segmentId }: SubmissionItemProps) {
  const t = useSubtitleTexts();
  const { isOwner, isAnonymous, username, submissionDate, chineseTranslation } = submission;
  return (
    <li className={styles.item}>
      <p className={styles.facts}>
        <span className={styles.author}>{username ?? t('unknown')}</span>
        <DateText value={submissionDate} />
        {isOwner && <Badge tone="seal">{t('own')}</Badge>}
        {isAnonymous && <Badge>{t('anonymous')}</Badge>}
      </p>
      <SourceText language={tagIn(chineseTranslation)}>{chineseTranslation}</SourceText>
      <Actions submission={submission} segmentId={segmentId} />
    </li>
  );
}

function Actions({ submission, segmentId }: SubmissionItemProps) {
  const t = useSubtitleTexts();
  const { isAdmin, isStudent } = useSession();
  const { remove } = useSubmissionChanges(segmentId);
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  if (!isAdmin && !(isStudent && submission.isOwner)) return null;
  return (
    <div className={styles.actions}>
      <Button size="sm" variant="quiet" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {isAdmin && (
        <Button
          size="sm"
          variant="quiet"
          icon={<TrashIcon size={16} aria-hidden />}
          aria-label={t('deleteSubmission', { name: submission.username ?? t('unknown') })}
          onClick={() => setOpen('delete')}
        />
      )}
      {open === 'edit' && <EditSubmission submission={submission} segmentId={segmentId} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          question={t('deleteAsk')}
          name={submission.chineseTranslation}
          failure={t('deleteFailed')}
          work={remove}
          onDelete={(onSuccess) => remove.mutate(submission._id, { onSuccess })}
          onClose={close}
        />
      )}
    </div>
  );
}
