import { Card } from '@transcreate/ui/base';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import styles from './course-overview.module.css';

/** The course has 6 weeks and 2 types of task, tutorial and weekly practice. */
const WEEKS = 6;
const TASK_TYPES = 2;

/** The course in three lines. */
export function CourseOverview() {
  const t = useShellTexts();
  return (
    <Card component="section" aria-labelledby="overview">
      <h2 id="overview">{t('dashboard.overview')}</h2>
      <ul className={styles.facts}>
        <li>
          <strong className={styles.figure}>{WEEKS}</strong> {t('dashboard.weeks')}
        </li>
        <li>
          <strong className={styles.figure}>{TASK_TYPES}</strong> {t('dashboard.taskTypes')}{' '}
          <small className={styles.note}>{t('dashboard.taskTypesText')}</small>
        </li>
        <li>
          <strong className={styles.word}>{t('dashboard.voting')}</strong> / {t('dashboard.votingText')}
        </li>
      </ul>
    </Card>
  );
}
