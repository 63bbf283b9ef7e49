import { useSession } from '@transcreate/web-kit';
import { Button, Modal } from '@transcreate/web-kit/parts';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './dialogs.module.css';

/** Asks what becomes of texts that were typed and not sent. */
export function LogoutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useShellTexts();
  const { logOut } = useSession();
  return (
    <Modal opened={opened} onClose={onClose} title={t('logout.title')} closeLabel={t('cancel')}>
      <p>{t('logout.text')}</p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => void logOut({ keepDrafts: false })}>
          {t('logout.remove')}
        </Button>
        <Button variant="primary" data-autofocus onClick={() => void logOut({ keepDrafts: true })}>
          {t('logout.keep')}
        </Button>
      </div>
    </Modal>
  );
}
