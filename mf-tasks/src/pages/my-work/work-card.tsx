import type { OwnSubmission } from '@transcreate/contracts';
import { score } from '@transcreate/rules';
import { DateText } from '@transcreate/web-kit';
import {
  Badge, Button, FormattedText, isImageOnly, Picture, References, SourceText, StatusReason, SubmissionStatusBadge, tagIn, tagOf, targetOf, VoteFigures,
} from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { EditSubmission } from '../../parts/edit-submission.js';
import { addressOf } from '../../parts/use-week.js';
import styles from './work-card.module.css';
import { WorkFrame } from './work-frame.js';
import type { TextWork } from './works.js';

/** A source text, and what the person has made of it. */
export function WorkCard({ work: { text, submissions, referenceExamples } }: { work: TextWork }) {
  const t = useTaskTexts();
  return (
    <WorkFrame id={`work-${text._id}`} title={text.title} kind={text.kind} week={text.weekNumber} place={placeOf(text)}>
      <Source text={text} />
      {submissions.length === 0 && <p className={styles.byFile}>{t('workByFile')}</p>}
      <ul className={styles.submissions} aria-label={t('workSubmissions')}>
        {submissions.map((submission) => (
          <OwnWork key={submission._id} submission={submission} />
        ))}
      </ul>
      <References text={{ referenceExamples, sourceLanguage: text.sourceLanguage }} />
    </WorkFrame>
  );
}

/** Where the text stands in the course. */
function placeOf({ kind, weekNumber, _id }: TextWork['text']): string {
  if (kind === 'practice') return `/search#example-${_id}`;
  return addressOf(kind === 'tutorial' ? 'tutorial-tasks' : 'weekly-practice', weekNumber, _id);
}

function Source({ text }: { text: TextWork['text'] }) {
  const t = useTaskTexts();
  return (
    <div className={styles.source} role="group" aria-label={t('sourceText')}>
      {text.imageUrl && (
        <Picture src={text.imageUrl} alt={text.imageAlt || t('pictureOfText', { title: text.title })} width={200} alignment="left" />
      )}
      {!isPictureAlone(text) && <SourceText language={tagOf(text.sourceLanguage)}>{text.content}</SourceText>}
    </div>
  );
}

function isPictureAlone({ kind, content, imageUrl = '' }: TextWork['text']): boolean {
  return kind !== 'practice' && isImageOnly({ content, imageUrl, category: kind });
}

function OwnWork({ submission }: { submission: OwnSubmission }) {
  const t = useTaskTexts();
  const [isEditing, setIsEditing] = useState(false);
  const { sourceTextId: text, groupNumber, isAnonymous, status, statusReason, transcreation, explanation, voteCounts, createdAt } = submission;
  return (
    <li className={styles.submission}>
      <div className={styles.badges}>
        <SubmissionStatusBadge status={status} />
        {groupNumber !== null && <Badge>{t('groupNumber', { group: groupNumber })}</Badge>}
        {isAnonymous && <Badge>{t('anonymous')}</Badge>}
      </div>
      <StatusReason reason={statusReason} />
      <FormattedText language={tagOf(targetOf(text.sourceLanguage))}>{transcreation}</FormattedText>
      {explanation !== '' && (
        <p className={styles.explanation} lang={tagIn(explanation)}>
          {explanation}
        </p>
      )}
      <div className={styles.foot}>
        <VoteFigures counts={voteCounts} score={score(voteCounts)} />
        <div className={styles.actions}>
          {createdAt !== undefined && <DateText value={createdAt} />}
          <Button size="sm" variant="quiet" onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
        </div>
      </div>
      {isEditing && <EditSubmission submission={{ ...submission, sourceTextId: text._id }} text={text} onClose={() => setIsEditing(false)} />}
    </li>
  );
}
