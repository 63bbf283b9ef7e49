import { useLanguage } from '@transcreate/web-kit';
import { EmptyState, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useMemo, useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { activePeople } from '../logins/login-rules.js';
import { useActivity, useLogins } from '../queries.js';
import { BarChart } from './bar-chart.js';
import styles from './charts.module.css';
import { KINDS, submissionsByWeek } from './submissions-by-week.js';

/** How many days are drawn. */
const DAYS = 14;
const FILTER = { role: 'all', sinceMs: DAYS * 86_400_000 } as const;

/** Submissions by week and people by day, as pictures that come with their numbers. */
export function Charts() {
  return (
    <div className={styles.charts}>
      <SubmissionChart />
      <PeopleChart />
    </div>
  );
}

function SubmissionChart() {
  const t = useManageTexts();
  const activity = useActivity();
  const rows = useMemo(() => submissionsByWeek(activity.data?.byWeek ?? []), [activity.data]);
  return (
    <section className={styles.chart} aria-labelledby="chart-submissions">
      <h3 id="chart-submissions">{t('submissionsByWeek')}</h3>
      <LoadFailure title={t('chartMissing')} query={activity} />
      {activity.isPending && <Skeleton label={t('loading')} lines={6} />}
      {activity.data && !activity.error && (
        <BarChart
          label={t('submissionsByWeek')}
          category={t('week')}
          series={KINDS.map((kind) => ({ key: kind, label: t(kind) }))}
          rows={rows.map(({ week, counts }) => ({ key: String(week), label: t('weekNumber', { week }), short: String(week), values: KINDS.map((kind) => counts[kind]) }))}
        />
      )}
    </section>
  );
}

function PeopleChart() {
  const t = useManageTexts();
  const { language } = useLanguage();
  const logins = useLogins(FILTER);
  const [now] = useState(() => new Date());
  const days = useMemo(() => activePeople(logins.data ?? [], DAYS, now), [logins.data, now]);
  const named = (day: string, options: Intl.DateTimeFormatOptions) => new Date(`${day}T12:00:00`).toLocaleDateString(language, options);
  return (
    <section className={styles.chart} aria-labelledby="chart-people">
      <h3 id="chart-people">{t('peopleByDay')}</h3>
      <LoadFailure title={t('chartMissing')} query={logins} />
      {logins.isPending && <Skeleton label={t('loading')} lines={6} />}
      {logins.data && !logins.error && logins.data.length === 0 && <EmptyState title={t('peopleNone')} />}
      {logins.data && !logins.error && logins.data.length > 0 && (
        <BarChart
          label={t('peopleByDay')}
          category={t('day')}
          series={[{ key: 'people', label: t('people') }]}
          rows={days.map(({ day, people }) => ({
            key: day, label: named(day, { dateStyle: 'medium' }), short: String(Number(day.slice(-2))), values: [people],
          }))}
        />
      )}
    </section>
  );
}
