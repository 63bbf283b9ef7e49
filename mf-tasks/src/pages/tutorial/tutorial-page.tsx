import { useTaskTexts } from '../../locales/use-task-texts.js';
import { BriefPanel } from '../../parts/brief-panel.js';
import panels from '../../parts/panels.module.css';
import { TextList } from '../../parts/text-list.js';
import { WeekPage } from '../../parts/week-page.js';
import { DocsPanel } from './docs-panel.js';
import { GroupForm } from './group-form.js';

/** Group work by week: its brief, the groups' documents, and its source texts. */
export function TutorialPage() {
  const t = useTaskTexts();
  return (
    <WeekPage page="tutorial-tasks" title={t('tutorialTitle')} subtitle={t('tutorialSubtitle')}>
      {(week) => (
        <>
          <div className={panels.panels}>
            <BriefPanel kind="tutorial" week={week} />
            <DocsPanel week={week} />
          </div>
          <TextList kind="tutorial" week={week} Box={GroupForm} />
        </>
      )}
    </WeekPage>
  );
}
