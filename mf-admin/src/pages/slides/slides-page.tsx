import { PageHeading, usePageTitle, useSession } from '@transcreate/web-kit';
import { LoginPrompt, Skeleton } from '@transcreate/web-kit/parts';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import { SlideList } from './slide-list.js';
import styles from './slides-page.module.css';

/** The slides of the course, for students and admins. */
export function SlidesPage() {
  const t = useSlidesTexts();
  usePageTitle(t('title'));
  const { ready, isLoggedIn, isStudent, isAdmin } = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageHeading>{t('title')}</PageHeading>
        <p className={styles.subtitle}>{t('subtitle')}</p>
      </header>
      {content()}
    </div>
  );

  function content() {
    if (!ready) return <Skeleton label={t('loading')} lines={5} />;
    if (isStudent || isAdmin) return <SlideList />;
    return <LoginPrompt>{t(isLoggedIn ? 'visitorText' : 'pleaseLogIn')}</LoginPrompt>;
  }
}
