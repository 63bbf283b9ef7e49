import { Badge, Button, Card, ErrorNotice } from '@transcreate/ui/base';
import { isFirstLogin, Link, PageHeading, rememberLogin, usePageTitle, useSession, type SessionUser } from '@transcreate/web-kit';
import { useEffect, useState } from 'react';
import { nameOf } from '../../account/name-of.js';
import { canManage, MANAGE_PATH, placesFor } from '../../frame/places.js';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import { useServedPaths } from '../../rooms/use-rooms.js';
import { ActionCard } from './action-card.js';
import { CourseOverview } from './course-overview.js';
import styles from './dashboard-page.module.css';
import { useFigures } from './use-figures.js';

/** Where one's way through the course starts. */
export function DashboardPage() {
  const t = useShellTexts();
  const { user, isGuest } = useSession();
  usePageTitle(t('dashboard.title'));
  if (!user) return null;
  return (
    <div className={styles.page}>
      <Greeting key={user.email} user={user} />
      {isGuest && <GuestCard />}
      <QuickActions role={user.role} />
      <div className={styles.aside}>
        <CourseOverview />
        <AdminPanel role={user.role} />
      </div>
    </div>
  );
}

/** 'Welcome' until this e-mail has been here once on this device, 'Welcome back' from then on. */
function Greeting({ user }: { user: SessionUser }) {
  const t = useShellTexts();
  const { email, role } = user;
  const [isFirst] = useState(() => isFirstLogin(email));
  useEffect(() => rememberLogin(email), [email]);
  const name = nameOf(user);
  return (
    <header className={styles.greeting}>
      <PageHeading>{isFirst ? t('dashboard.welcome', { name }) : t('dashboard.welcomeBack', { name })}</PageHeading>
      <Badge tone={role === 'admin' ? 'seal' : 'neutral'}>{t(`account.${role}`)}</Badge>
    </header>
  );
}

function GuestCard() {
  const t = useShellTexts();
  return (
    <Card className={styles.guest}>
      <div>
        <h2>{t('dashboard.guestTitle')}</h2>
        <p>{t('dashboard.guestText')}</p>
      </div>
      <Button component={Link} to="/login" variant="primary">
        {t('account.login')}
      </Button>
    </Card>
  );
}

function QuickActions({ role }: Pick<SessionUser, 'role'>) {
  const t = useShellTexts();
  const places = placesFor(role, useServedPaths());
  const figures = useFigures();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className={styles.title}>
        {t('dashboard.actions')}
      </h2>
      {figures.failed && (
        <ErrorNotice className={styles.failed} retryLabel={t('tryAgain')} onRetry={figures.retry} retrying={figures.retrying}>
          {t('dashboard.figuresFailed')}
        </ErrorNotice>
      )}
      <ul className={styles.actions}>
        {places.map((place) => (
          <li key={place.path}>
            <ActionCard place={place} figure={figures.of[place.key]} pending={figures.pending.has(place.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AdminPanel({ role }: Pick<SessionUser, 'role'>) {
  const t = useShellTexts();
  const served = useServedPaths();
  if (!canManage(role, served)) return null;
  return (
    <Card component="section" className={styles.admin}>
      <h2>{t('dashboard.adminTitle')}</h2>
      <p>{t('dashboard.adminText')}</p>
      <Button component={Link} to={MANAGE_PATH}>
        {t('dashboard.goToManage')}
      </Button>
    </Card>
  );
}
