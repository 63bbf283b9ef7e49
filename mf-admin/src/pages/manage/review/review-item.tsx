import type { ReviewedSubmission, SubmissionStatus } from '@transcreate/contracts';
import { DateText } from '@transcreate/web-kit';
import { Badge, Button, Checkbox, FormattedText, StatusBadge, tagIn, tagOf, targetOf } from '@transcreate/web-kit/parts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import styles from './review-item.module.css';
import { useStatusText } from './use-status-text.js';

interface ReviewItemProps {
  submission: ReviewedSubmission;
  isMarked: boolean;
  onMark(isMarked: boolean): void;
  onWanted(status: SubmissionStatus): void;
}

/** A submission beside its source text: who, when, how it stands, and what is decided of it. */
export function ReviewItem({ submission, isMarked, onMark, onWanted }: ReviewItemProps) {
  const t = useManageTexts();
  const { sourceTextId: source, transcreation, explanation, statusReason, username } = submission;
  const author = username ?? t('unknown');
  return (
    <article className={styles.item} aria-label={t('submissionBy', { name: author, title: source.title })}>
      <Checkbox
        className={styles.mark}
        aria-label={t('markNamed', { name: author, title: source.title })}
        checked={isMarked}
        onChange={(event) => onMark(event.currentTarget.checked)}
      />
      <div className={styles.body}>
        <Facts submission={submission} author={author} />
        <p className={styles.source}>
          <span lang={tagIn(source.title)}>{source.title}</span>: <span lang={tagOf(source.sourceLanguage)}>{source.content}</span>
        </p>
        <FormattedText language={tagOf(targetOf(source.sourceLanguage))}>{transcreation}</FormattedText>
        {explanation !== '' && (
          <p className={layout.soft}>
            {t('explanation')} <span lang={tagIn(explanation)}>{explanation}</span>
          </p>
        )}
        {statusReason !== undefined && statusReason !== '' && (
          <p className={layout.soft}>
            {t('reasonWas')} <span lang={tagIn(statusReason)}>{statusReason}</span>
          </p>
        )}
        <Decisions submission={submission} author={author} onWanted={onWanted} />
      </div>
    </article>
  );
}

function Facts({ submission, author }: { submission: ReviewedSubmission; author: string }) {
  const t = useManageTexts();
  const statusText = useStatusText();
  const { sourceTextId, status, groupNumber, isAnonymous, createdAt, score } = submission;
  return (
    <p className={styles.facts}>
      <strong>{author}</strong>
      <StatusBadge status={status} label={statusText(status)} />
      <Badge>{`${t(sourceTextId.kind)} · ${t('weekNumber', { week: sourceTextId.weekNumber })}`}</Badge>
      {groupNumber !== null && <Badge>{t('groupNumber', { group: groupNumber })}</Badge>}
      {isAnonymous && <Badge>{t('anonymous')}</Badge>}
      <span className={layout.soft}>{t('score', { score })}</span>
      {createdAt && (
        <span className={layout.soft}>
          <DateText value={createdAt} />
        </span>
      )}
    </p>
  );
}

/** The decisions that are not taken already. */
function Decisions({ submission: { status, sourceTextId }, author, onWanted }: Pick<ReviewItemProps, 'submission' | 'onWanted'> & { author: string }) {
  const t = useManageTexts();
  const names = { name: author, title: sourceTextId.title };
  return (
    <span className={layout.rowButtons}>
      <Button size="sm" disabled={status === 'approved'} aria-label={t('approveNamed', names)} onClick={() => onWanted('approved')}>
        {t('approve')}
      </Button>
      <Button size="sm" disabled={status === 'rejected'} aria-label={t('rejectNamed', names)} onClick={() => onWanted('rejected')}>
        {t('reject')}
      </Button>
    </span>
  );
}
