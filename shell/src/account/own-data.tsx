import { save, useErrorText, useMutation, useNotices } from '@transcreate/web-kit';
import { Button, ErrorNotice } from '@transcreate/web-kit/parts';
import { authApi } from '../api.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './dialogs.module.css';

/** Everything that is kept of the person, saved as one file. */
export function OwnData() {
  const t = useShellTexts();
  const errorText = useErrorText();
  const notices = useNotices();
  const fetched = useMutation({
    mutationFn: () => authApi.exportOwnData(),
    onSuccess: (data) => {
      const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      save({ blob, fileName: `transcreate-${data.exportedAt.slice(0, 10)}.json` });
      notices.success(t('profile.downloaded'));
    },
  });
  return (
    <section className={styles.ownData} aria-labelledby="own-data">
      <h3 id="own-data">{t('profile.data')}</h3>
      <p>{t('profile.dataText')}</p>
      {fetched.isError && <ErrorNotice>{errorText(fetched.error, t('profile.downloadFailed'))}</ErrorNotice>}
      <Button loading={fetched.isPending} onClick={() => fetched.mutate()}>
        {t('profile.download')}
      </Button>
    </section>
  );
}
