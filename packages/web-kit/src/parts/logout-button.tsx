import { Button, LogOutIcon, Modal } from '@transcreate/ui';
import { hasDrafts, useSession } from '@transcreate/web-kit';
import { useState } from 'react';
import styles from './logout-button.module.css';
import { usePartTexts } from './use-part-texts.js';

/** Ends the session; asks first what becomes of texts that were typed and not sent. */
export function LogoutButton() {
  const t = usePartTexts();
  const { logOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<LogOutIcon size={16} aria-hidden />}
        onClick={() => (hasDrafts() ? setIsAsking(true) : void logOut({ keepDrafts: false }))}
      >
        {t('logout')}
      </Button>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={t('logoutTitle')} closeLabel={t('cancel')}>
        <p>{t('logoutText')}</p>
        <div className={styles.actions}>
          <Button variant="danger" onClick={() => void logOut({ keepDrafts: false })}>
            {t('logoutRemove')}
          </Button>
          <Button variant="primary" data-autofocus onClick={() => void logOut({ keepDrafts: true })}>
            {t('logoutKeep')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
