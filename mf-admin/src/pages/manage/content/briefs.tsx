import type { CourseKind } from '@transcreate/contracts';
import { BriefForm } from '@transcreate/web-kit/course';
import { Button, FormattedText, LoadFailure, PenIcon, Select, Skeleton, WEEKS } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { useBrief } from '../queries.js';
import styles from './briefs.module.css';

/** A brief of more characters is shown by its beginning. */
const LONG = 300;

/** The translation briefs of all weeks, of both kinds of course work. */
export function Briefs() {
  const t = useManageTexts();
  const [kind, setKind] = useState<CourseKind>('tutorial');
  const [week, setWeek] = useState(1);
  return (
    <section className={layout.section} aria-labelledby="manage-briefs">
      <h3 id="manage-briefs">{t('briefs')}</h3>
      <div className={layout.bar}>
        <Select
          label={t('kind')}
          data={[
            { value: 'tutorial', label: t('tutorialTasks') },
            { value: 'weekly-practice', label: t('weeklyPractice') },
          ]}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as CourseKind)}
        />
        <Select
          label={t('week')}
          data={WEEKS.map((each) => ({ value: String(each), label: t('weekNumber', { week: each }) }))}
          value={String(week)}
          onChange={(event) => setWeek(Number(event.currentTarget.value))}
        />
      </div>
      <Brief key={`${kind}:${week}`} kind={kind} week={week} />
    </section>
  );
}

function Brief({ kind, week }: { kind: CourseKind; week: number }) {
  const t = useManageTexts();
  const brief = useBrief(kind, week);
  const [isEditing, setIsEditing] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  if (brief.error) return <LoadFailure title={t('briefFailed')} query={brief} />;
  if (brief.data === undefined) return <Skeleton label={t('loading')} lines={3} />;
  if (isEditing) return <BriefForm kind={kind} week={week} brief={brief.data} onDone={() => setIsEditing(false)} />;
  return (
    <div className={`${layout.form} ${layout.well}`}>
      {brief.data.trim() === '' ? <p className={layout.soft}>{t('briefNone')}</p> : <FormattedText className={isWhole ? undefined : styles.beginning}>{brief.data}</FormattedText>}
      <div className={layout.buttons}>
        <Button icon={<PenIcon size={16} aria-hidden />} onClick={() => setIsEditing(true)}>
          {t('editBrief')}
        </Button>
        {brief.data.length > LONG && (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'showLess' : 'showWhole')}
          </Button>
        )}
      </div>
    </div>
  );
}
