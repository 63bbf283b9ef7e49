import { PageHeading, usePageTitle, useSession } from '@transcreate/web-kit';
import { useFeedbackTexts } from '../../locales/use-feedback-texts.js';
import { FeedbackForm } from './feedback-form.js';
import styles from './feedback-page.module.css';
import { Inbox } from './inbox.js';

/** Where everybody has a say, and admins read what was said. */
export function FeedbackPage() {
  const t = useFeedbackTexts();
  usePageTitle(t('title'));
  const { isAdmin } = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageHeading>{t('title')}</PageHeading>
        <p className={styles.subtitle}>{t('subtitle')}</p>
      </header>
      <div className={isAdmin ? styles.both : styles.form}>
        {isAdmin && <Inbox />}
        <FeedbackForm />
      </div>
    </div>
  );
}
