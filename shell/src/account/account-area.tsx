import { Button, PersonIcon } from '@transcreate/ui/base';
import { Link, useLocation, useSession } from '@transcreate/web-kit';
import { LogoutButton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './account-area.module.css';
import { nameOf } from './name-of.js';
import { ProfileDialog } from './profile-dialog.js';

/** Who is here: the way in for the guest; profile and Logout for a person. */
export function AccountArea() {
  const t = useShellTexts();
  const { user, isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const [isProfileOpen, setIsProfileOpen] = useState(false);

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
        onClick={() => setIsProfileOpen(true)}
      >
        {name}
      </Button>
      <LogoutButton />
      <ProfileDialog opened={isProfileOpen} onClose={() => setIsProfileOpen(false)} />
    </div>
  );
}
