import type { SubtitleSubmission } from '@transcreate/contracts';
import { SUBTITLES } from '@transcreate/contracts/browser';
import { DateText } from '@transcreate/web-kit';
import { Badge, Button, EditTranslation, SourceText, tagIn } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { addressOf } from '../../parts/use-week.js';
import { useSubtitleEdit } from './queries.js';
import styles from './work-card.module.css';
import { WorkFrame } from './work-frame.js';
import type { SegmentWork, SubtitleWork } from './works.js';

/** The subtitle task, and what the person has handed in for it. Nobody judges subtitles or votes for them. */
export function SubtitleCard({ work: { segments } }: { work: SubtitleWork }) {
  const t = useTaskTexts();
  return (
    <WorkFrame id="work-subtitles" title={t('subtitleTask')} kind="weekly-practice" week={SUBTITLES.week} place={addressOf('weekly-practice', SUBTITLES.week)}>
      {segments.map((segment) => (
        <Segment key={segment.id} segment={segment} />
      ))}
    </WorkFrame>
  );
}

function Segment({ segment: { id, sourceText, submissions } }: { segment: SegmentWork }) {
  const t = useTaskTexts();
  return (
    <section className={styles.submission} aria-labelledby={`work-segment-${id}`}>
      <h4 id={`work-segment-${id}`} className={styles.segment}>
        {t('segment', { segment: id })}
      </h4>
      {sourceText !== undefined && <SourceText language={tagIn(sourceText)}>{sourceText}</SourceText>}
      <ul className={styles.submissions} aria-label={t('workSubmissions')}>
        {submissions.map((submission) => (
          <OwnSubtitle key={submission._id} submission={submission} />
        ))}
      </ul>
    </section>
  );
}

function OwnSubtitle({ submission: { _id: id, chineseTranslation, isAnonymous, submissionDate } }: { submission: SubtitleSubmission }) {
  const t = useTaskTexts();
  const [isEditing, setIsEditing] = useState(false);
  const edit = useSubtitleEdit();
  return (
    <li className={styles.foot}>
      <SourceText language="zh-Hans">{chineseTranslation}</SourceText>
      <div className={styles.actions}>
        {isAnonymous && <Badge>{t('anonymous')}</Badge>}
        <DateText value={submissionDate} />
        <Button size="sm" variant="quiet" onClick={() => setIsEditing(true)}>
          {t('edit')}
        </Button>
      </div>
      {isEditing && (
        <EditTranslation
          draftKey={`subtitle-edit:${id}`}
          text={chineseTranslation}
          language="zh-Hans"
          work={edit}
          onSave={(text, onSuccess) => edit.mutate({ id, text }, { onSuccess })}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  );
}
