import { useLanguage } from '@transcreate/web-kit';
import { Button, Late, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { Panel } from '../parts/panel.js';
import { useFigures, useStats } from '../queries.js';
import styles from './quick-stats.module.css';

const FIGURES = ['totalUsers', 'practiceExamples', 'totalSubmissions', 'activeSessions'] as const;

const loadCharts = async () => (await import('./charts.js')).Charts;
const NO_PROPS = {};

/** The course in four figures and two pictures. What a service that is down would have to tell is marked as missing, and never 0. */
export function QuickStats() {
  const t = useManageTexts();
  const stats = useStats();
  const askAnew = useFigures();
  // An old figure beside 'could not be loaded' would be taken for a true one.
  const known = stats.error ? undefined : stats.data;
  const isMissing = FIGURES.some((figure) => known?.[figure] === null);
  return (
    <Panel name="stats" title={t('stats')}>
      <LoadFailure title={t('statsFailed')} query={stats} />
      {stats.isPending ? (
        <Skeleton label={t('loading')} lines={2} />
      ) : (
        <dl className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure} className={styles.figure}>
              <dt>{t(figure)}</dt>
              <dd>
                <Figure value={known?.[figure] ?? null} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.note}>{t('submissionsNote')}</p>
      {isMissing && (
        <p className={styles.note} role="status">
          {t('statsMissing')}
        </p>
      )}
      <Late load={loadCharts} props={NO_PROPS} />
      <div className={layout.buttons}>
        <Button size="sm" loading={stats.isFetching} onClick={askAnew}>
          {t('updateFigures')}
        </Button>
      </div>
    </Panel>
  );
}

function Figure({ value }: { value: number | null }) {
  const t = useManageTexts();
  const { language } = useLanguage();
  if (value === null) return <span className={styles.missing}>{t('missing')}</span>;
  return <span className={styles.value}>{new Intl.NumberFormat(language).format(value)}</span>;
}
