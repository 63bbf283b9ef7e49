import { useErrorText, useMutation, useNotices, useSession } from '@transcreate/web-kit';
import { Button, ErrorNotice, Modal, TextInput } from '@transcreate/web-kit/parts';
import type { FormEvent } from 'react';
import { authApi } from '../api.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import { AccountFields } from './account-fields.js';
import { accountOf, problemsOf, type AccountChoices } from './account-form.js';
import styles from './dialogs.module.css';
import { OwnData } from './own-data.js';

/** Changes one's own account; e-mail address and role stay. */
export function ProfileDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useShellTexts();
  return (
    <Modal opened={opened} onClose={onClose} title={t('profile.title')} closeLabel={t('close')}>
      <ProfileForm onClose={onClose} />
      <OwnData />
    </Modal>
  );
}

function ProfileForm({ onClose }: { onClose: () => void }) {
  const t = useShellTexts();
  const errorText = useErrorText();
  const notices = useNotices();
  const { user, updateUser } = useSession();
  const save = useMutation({
    mutationFn: (account: AccountChoices) => authApi.updateProfile(account),
    onSuccess: (updated) => {
      updateUser(updated);
      notices.success(t('profile.saved'));
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(accountOf(new FormData(event.currentTarget)));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {save.isError && <ErrorNotice>{errorText(save.error, t('profile.failed'))}</ErrorNotice>}
      <TextInput label={t('register.email')} description={t('profile.emailFixed')} value={user?.email ?? ''} readOnly />
      <AccountFields account={user ?? undefined} problems={problemsOf(save.error)} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
