import type { auth, Sent, SignIn } from '@transcreate/contracts';
import { PageHeading, useErrorText, useMutation, useSession } from '@transcreate/web-kit';
import { Button, Card, ErrorNotice, Notice, TextInput } from '@transcreate/web-kit/parts';
import { useState, type FormEvent } from 'react';
import { RegisterDialog } from '../../account/register-dialog.js';
import { authApi } from '../../api.js';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import styles from './login-page.module.css';

/** Asks for the e-mail address. */
export function EmailStep({ onReply }: { onReply: (email: string, reply: SignIn) => void }) {
  const t = useShellTexts();
  const errorText = useErrorText();
  const { isExpired, isLoggedIn, user } = useSession();
  const [email, setEmail] = useState('');
  const [registering, setRegistering] = useState(false);
  const login = useMutation({ mutationFn: (sent: Sent<typeof auth.login>) => authApi.login(sent), onSuccess: (reply, sent) => onReply(sent.email, reply) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ email: email.trim() });
  };
  const received = (address: string, reply: SignIn) => {
    setRegistering(false);
    onReply(address, reply);
  };

  return (
    <Card className={styles.card}>
      <PageHeading>{t('login.title')}</PageHeading>
      {isExpired && (
        <div role="status">
          <Notice tone="amber">{t('login.expired')}</Notice>
        </div>
      )}
      {isLoggedIn && user && <Notice>{t('login.another', { email: user.email })}</Notice>}
      {login.isError && (
        <ErrorNotice dismissLabel={t('close')} onDismiss={login.reset}>
          {errorText(login.error, t('login.failed'))}
        </ErrorNotice>
      )}
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          type="email"
          name="email"
          label={t('login.email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
          autoComplete="email"
          aria-describedby="login-note"
        />
        <Button type="submit" variant="primary" wide loading={login.isPending}>
          {t('login.continue')}
        </Button>
      </form>
      <p id="login-note" className={styles.note}>
        {t('login.note')}
      </p>
      <p className={styles.foot}>
        {t('login.noAccount')}{' '}
        <button type="button" className={styles.link} onClick={() => setRegistering(true)}>
          {t('login.register')}
        </button>
      </p>
      <RegisterDialog opened={registering} onClose={() => setRegistering(false)} onReply={received} />
    </Card>
  );
}
