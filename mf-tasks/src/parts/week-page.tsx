import type { WeekPage as PageName } from '@transcreate/web-kit';
import { PageFrame, Tabs, WEEKS } from '@transcreate/web-kit/parts';
import type { ReactNode } from 'react';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useWeek } from './use-week.js';
import styles from './week-page.module.css';

interface WeekPageProps {
  page: PageName;
  title: string;
  subtitle: string;
  /** What a week shows. */
  children(week: number): ReactNode;
}

/** A page of course work: its heading, a tab for each week, and the chosen week. */
export function WeekPage({ page, title, subtitle, children }: WeekPageProps) {
  const t = useTaskTexts();
  const [week, choose] = useWeek(page);
  const tabs = WEEKS.map((each) => ({ value: String(each), label: t('week', { week: each }) }));
  return (
    <PageFrame title={title} subtitle={subtitle}>
      <Tabs label={t('weeks')} value={String(week)} onChange={(next) => choose(Number(next))} tabs={tabs}>
        <div key={week} className={styles.week}>
          {children(week)}
        </div>
      </Tabs>
    </PageFrame>
  );
}
