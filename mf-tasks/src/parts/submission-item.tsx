import type { Submission } from '@transcreate/contracts';
import { DateText, useSession } from '@transcreate/web-kit';
import { Badge, Button, FormattedText, StatusReason, SubmissionStatusBadge, tagOf, targetOf } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { DeleteSubmission } from './delete-submission.js';
import { EditSubmission } from './edit-submission.js';
import { StatusChoice } from './status-choice.js';
import styles from './submission-item.module.css';

/** A submission: whose it is, how it was judged, the text, its votes, and what the reader may do with it. */
export function SubmissionItem({ submission, text }: { submission: Submission; text: CourseText }) {
  const t = useTaskTexts();
  const { isOwner, isAnonymous, groupNumber, status, transcreation, voteCounts, username, createdAt, statusReason } = submission;
  const votes = voteCounts['1'] + voteCounts['2'] + voteCounts['3'];
  const language = tagOf(targetOf(text.sourceLanguage));
  return (
    <li className={styles.item}>
      <div className={styles.badges}>
        {isOwner && <Badge tone="seal">{t('own')}</Badge>}
        {groupNumber !== null && <Badge>{t('groupNumber', { group: groupNumber })}</Badge>}
        {isAnonymous && <Badge>{t('anonymous')}</Badge>}
        <SubmissionStatusBadge status={status} />
      </div>
      <StatusReason reason={statusReason} />
      <FormattedText language={language}>{transcreation}</FormattedText>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <span className={styles.author}>{username ?? t('unknown')}</span>
          {createdAt !== undefined && <DateText value={createdAt} />}
          <span>{t('votes', { count: votes })}</span>
        </p>
        <Actions submission={submission} text={text} />
      </div>
    </li>
  );
}

function Actions({ submission, text }: { submission: Submission; text: CourseText }) {
  const t = useTaskTexts();
  const { isAdmin, isStudent } = useSession();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const mayEdit = isAdmin || (isStudent && submission.isOwner);
  if (!mayEdit) return null;
  return (
    <div className={styles.actions}>
      {isAdmin && <StatusChoice submission={submission} />}
      <Button size="sm" variant="quiet" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {isAdmin && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      )}
      {open === 'edit' && <EditSubmission submission={submission} text={text} onClose={close} />}
      {open === 'delete' && <DeleteSubmission submission={submission} onClose={close} />}
    </div>
  );
}
