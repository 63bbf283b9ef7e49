import type { SignIn } from '@transcreate/contracts';
import { useErrorText, useMutation } from '@transcreate/web-kit';
import { Button, ErrorNotice, Modal, TextInput } from '@transcreate/web-kit/parts';
import type { FormEvent } from 'react';
import { authApi } from '../api.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import { AccountFields } from './account-fields.js';
import { accountOf, problemsOf, type AccountChoices } from './account-form.js';
import styles from './dialogs.module.css';

interface RegisterDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The account is there, or a code has been sent to its address. */
  onReply: (email: string, reply: SignIn) => void;
}

/** Makes an account with a chosen name. */
export function RegisterDialog({ opened, onClose, onReply }: RegisterDialogProps) {
  const t = useShellTexts();
  return (
    <Modal opened={opened} onClose={onClose} title={t('register.title')} closeLabel={t('close')}>
      <RegisterForm onClose={onClose} onReply={onReply} />
    </Modal>
  );
}

function RegisterForm({ onClose, onReply }: Omit<RegisterDialogProps, 'opened'>) {
  const t = useShellTexts();
  const errorText = useErrorText();
  const register = useMutation({
    mutationFn: (account: AccountChoices & { email: string }) => authApi.register(account),
    onSuccess: (reply, { email }) => onReply(email, reply),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    register.mutate({ email: String(form.get('email')), ...accountOf(form) });
  };
  const problems = problemsOf(register.error);
  return (
    <form className={styles.form} onSubmit={submit}>
      {register.isError && <ErrorNotice>{errorText(register.error, t('register.failed'))}</ErrorNotice>}
      <TextInput name="email" type="email" label={t('register.email')} error={problems.email} required autoComplete="email" data-autofocus />
      <AccountFields problems={problems} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={register.isPending}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}
