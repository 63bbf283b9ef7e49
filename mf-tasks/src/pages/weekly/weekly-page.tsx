import { RoomSlot } from '@transcreate/web-kit';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { BriefPanel } from '../../parts/brief-panel.js';
import panels from '../../parts/panels.module.css';
import { TextList } from '../../parts/text-list.js';
import { WeekPage } from '../../parts/week-page.js';
import { FilesPanel } from './files-panel.js';
import { TranslationForm } from './translation-form.js';

/** The week whose task is to subtitle a video: a room of its own, shown in the middle of the page. */
const SUBTITLE_WEEK = 2;

/** Practice on one's own by week: its brief, its files, and its source texts. */
export function WeeklyPage() {
  const t = useTaskTexts();
  return (
    <WeekPage page="weekly-practice" title={t('weeklyTitle')} subtitle={t('weeklySubtitle')}>
      {(week) => (
        <>
          <div className={panels.panels}>
            <BriefPanel kind="weekly-practice" week={week} />
            <FilesPanel week={week} />
          </div>
          {week === SUBTITLE_WEEK && <RoomSlot name="subtitles" failedTitle={t('subtitlesFailed')} />}
          <TextList kind="weekly-practice" week={week} Box={TranslationForm} />
        </>
      )}
    </WeekPage>
  );
}
