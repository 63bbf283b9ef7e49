import { classNames } from '@transcreate/ui/base';
import { NavLink, useSession } from '@transcreate/web-kit';
import { useShellTexts } from '../locales/use-shell-texts.js';
import { UnreadBadge } from '../messages/unread-badge.js';
import { useServedPaths } from '../rooms/use-rooms.js';
import styles from './navigation.module.css';
import { canManage, MANAGE_PATH, placesFor } from './places.js';

/** The way to every place that a room serves and that the reader may see. */
export function Navigation() {
  const t = useShellTexts();
  const { user } = useSession();
  const served = useServedPaths();
  const role = user?.role ?? 'visitor';
  const places = placesFor(role, served).filter(({ aside }) => !aside);
  const entry = ({ isActive }: { isActive: boolean }) => classNames(styles.link, isActive && styles.here);
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.list}>
        <li>
          <NavLink to="/dashboard" className={entry}>
            {t('nav.home')}
          </NavLink>
        </li>
        {places.map(({ path, key }) => (
          <li key={path}>
            <NavLink to={path} className={entry}>
              {t(`nav.${key}`)}
              {key === 'feedback' && <UnreadBadge />}
            </NavLink>
          </li>
        ))}
        {canManage(role, served) && (
          <li>
            <NavLink to={MANAGE_PATH} className={entry}>
              {t('nav.manage')}
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
