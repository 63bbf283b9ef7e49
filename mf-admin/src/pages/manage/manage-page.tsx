import { Link, Navigate, PageHeading, usePageTitle, useSession } from '@transcreate/web-kit';
import { Button, LogoutButton, Skeleton } from '@transcreate/web-kit/parts';
import { ContentPanel } from './content/content-panel.js';
import { CoursePanel } from './course/course-panel.js';
import { useManageTexts } from '../../locales/use-manage-texts.js';
import { LoginSummary } from './logins/login-summary.js';
import styles from './manage-page.module.css';
import { FoldingContext, PANELS, placeOf } from './parts/panel.js';
import { useFolding } from './parts/use-folding.js';
import { UserPanel } from './people/user-panel.js';
import { ReviewPanel } from './review/review-panel.js';
import { QuickStats } from './stats/quick-stats.js';

/** The admin's whole office. Who is none is led away; what they may do the server decides on every call. */
export function ManagePage() {
  const t = useManageTexts();
  const { user, ready, isAdmin } = useSession();
  usePageTitle(t('title'));
  if (isAdmin) return <Office email={user?.email ?? ''} />;
  // Whoever has been an admin here may be one still: that is not known before the server has said so.
  if (!ready) return <Skeleton label={t('loading')} lines={6} />;
  return <Navigate to={user ? '/dashboard' : '/login'} replace />;
}

const TITLES = {
  stats: 'stats', review: 'review', logins: 'logins', users: 'users', content: 'content', tutorial: 'tutorialManagement', weekly: 'weeklyManagement',
} as const;

function Office({ email }: { email: string }) {
  const t = useManageTexts();
  const folding = useFolding();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.title}>
          <PageHeading>{t('title')}</PageHeading>
          <p className={styles.email}>{t('signedInAs', { email })}</p>
        </div>
        <div className={styles.ways}>
          <Button component={Link} to="/dashboard" size="sm">
            {t('back')}
          </Button>
          <LogoutButton />
        </div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.places} aria-label={t('places')}>
          <ul>
            {PANELS.map((panel) => (
              <li key={panel}>
                <a href={`#${placeOf(panel)}`} onClick={() => folding.open(panel)}>
                  {t(TITLES[panel])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.panels}>
          <FoldingContext value={folding}>
            <QuickStats />
            <ReviewPanel />
            <LoginSummary />
            <UserPanel />
            <ContentPanel />
            <CoursePanel kind="tutorial" />
            <CoursePanel kind="weekly-practice" />
          </FoldingContext>
        </div>
      </div>
    </div>
  );
}
