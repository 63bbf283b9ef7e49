import { VisuallyHidden } from '@transcreate/ui/base';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './unread-badge.module.css';
import { useUnread } from './use-unread.js';

/** The badge has room for two digits. */
const MOST = 99;

/** The number of unread messages, for admins; nothing while there are none. */
export function UnreadBadge() {
  const t = useShellTexts();
  const count = useUnread();
  if (!count) return null;
  return (
    <>
      {' '}
      <span className={styles.badge} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden>{t('nav.unread', { count })}</VisuallyHidden>
    </>
  );
}
