import { Button, LogOutIcon, PersonIcon } from '@transcreate/ui/base';
import { hasDrafts, Link, useLocation, useSession } from '@transcreate/web-kit';
import { useState } from 'react';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './account-area.module.css';
import { LogoutDialog } from './logout-dialog.js';
import { nameOf } from './name-of.js';
import { ProfileDialog } from './profile-dialog.js';

/** Who is here: the way in for the guest; profile and Logout for a person. */
export function AccountArea() {
  const t = useShellTexts();
  const { user, isLoggedIn, logOut } = useSession();
  const { pathname, search } = useLocation();
  const [dialog, setDialog] = useState<'profile' | 'logout' | null>(null);
  const close = () => setDialog(null);

  if (!user || !isLoggedIn) {
    return (
      <Button component={Link} size="sm" to="/login" state={{ from: pathname + search }}>
        {t('account.login')}
      </Button>
    );
  }
  const name = nameOf(user);
  return (
    <div className={styles.area}>
      <Button
        size="sm"
        variant="quiet"
        className={styles.name}
        icon={<PersonIcon size={18} aria-hidden />}
        aria-label={t('account.profile', { name })}
        onClick={() => setDialog('profile')}
      >
        {name}
      </Button>
      <Button
        size="sm"
        icon={<LogOutIcon size={16} aria-hidden />}
        onClick={() => (hasDrafts() ? setDialog('logout') : void logOut({ keepDrafts: false }))}
      >
        {t('account.logout')}
      </Button>
      <ProfileDialog opened={dialog === 'profile'} onClose={close} />
      <LogoutDialog opened={dialog === 'logout'} onClose={close} />
    </div>
  );
}
