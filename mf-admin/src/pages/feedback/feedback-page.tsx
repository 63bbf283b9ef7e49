import { useSession } from '@transcreate/web-kit';
import { PageFrame } from '@transcreate/web-kit/parts';
import { useFeedbackTexts } from '../../locales/use-feedback-texts.js';
import { FeedbackForm } from './feedback-form.js';
import styles from './feedback-page.module.css';
import { Inbox } from './inbox.js';

/** Where everybody has a say, and admins read what was said. */
export function FeedbackPage() {
  const t = useFeedbackTexts();
  const { isAdmin } = useSession();
  return (
    <PageFrame title={t('title')} subtitle={t('subtitle')}>
      <div className={isAdmin ? styles.both : styles.form}>
        {isAdmin && <Inbox />}
        <FeedbackForm />
      </div>
    </PageFrame>
  );
}
