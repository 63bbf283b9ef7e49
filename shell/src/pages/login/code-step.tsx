import type { SignIn } from '@transcreate/contracts';
import { useErrorText, useLanguage, useMutation, useNotices } from '@transcreate/web-kit';
import { Button, Card, ErrorNotice, TextInput } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { authApi } from '../../api.js';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import styles from './login-page.module.css';

interface CodeStepProps {
  email: string;
  /** ISO 8601. */
  expiresAt: string;
  onReply: (email: string, reply: SignIn) => void;
  onOtherEmail: () => void;
}

/** Asks for the code that was mailed. */
export function CodeStep({ email, expiresAt, onReply, onOtherEmail }: CodeStepProps) {
  const t = useShellTexts();
  const errorText = useErrorText();
  const notices = useNotices();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const login = useMutation({ mutationFn: () => authApi.login({ email, code: code.replace(/\s/g, '') }), onSuccess: (reply) => onReply(email, reply) });
  const resend = useMutation({
    mutationFn: () => authApi.login({ email }),
    onSuccess: (reply) => {
      notices.success(t('login.resent'));
      onReply(email, reply);
    },
  });
  const field = useRef<HTMLInputElement>(null);
  // The step has just appeared in answer to 'Continue': this is the only thing to do in it.
  useEffect(() => field.current?.focus(), []);
  const failure = login.error ?? resend.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    resend.reset();
    login.mutate();
  };

  return (
    <Card className={styles.card}>
      <h1>{t('login.codeTitle')}</h1>
      <p id="code-sent">{t('login.codeSent', { email, time: timeOfDay(expiresAt, language) })}</p>
      {failure && <ErrorNotice>{errorText(failure, t('login.failed'))}</ErrorNotice>}
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          name="code"
          label={t('login.code')}
          classNames={{ input: styles.code }}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          required
          ref={field}
          inputMode="numeric"
          pattern="(\s*\d){6}\s*"
          autoComplete="one-time-code"
          aria-describedby="code-sent"
        />
        <Button type="submit" variant="primary" wide loading={login.isPending}>
          {t('login.continue')}
        </Button>
      </form>
      <div className={styles.choices}>
        <Button variant="quiet" size="sm" loading={resend.isPending} onClick={() => resend.mutate()}>
          {t('login.resend')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onOtherEmail}>
          {t('login.otherEmail')}
        </Button>
      </div>
    </Card>
  );
}

function timeOfDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}
