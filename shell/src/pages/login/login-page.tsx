import type { SignIn } from '@transcreate/contracts';
import { Navigate, useLocation, usePageTitle, useSession } from '@transcreate/web-kit';
import { useState } from 'react';
import { PlainHeader } from '../../frame/plain-header.js';
import { CONTENT_ID, SkipLink } from '../../frame/skip-link.js';
import { useShellTexts } from '../../locales/use-shell-texts.js';
import { CodeStep } from './code-step.js';
import { EmailStep } from './email-step.js';
import styles from './login-page.module.css';

/** A code is on its way to this address, ISO 8601 until when it is good. */
interface Challenge {
  email: string;
  expiresAt: string;
}

/** The door: an e-mail address, and the code from the mail where one is asked for. */
export function LoginPage() {
  const t = useShellTexts();
  const { isLoggedIn, signIn } = useSession();
  const { state } = useLocation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  usePageTitle(t('login.title'));

  const receive = (email: string, { token, user, challenge: asked }: SignIn) => {
    if (asked) setChallenge({ email, expiresAt: asked.expiresAt });
    else if (token && user) {
      setHasSignedIn(true);
      signIn({ token, user });
    }
  };

  if (isLoggedIn && (hasSignedIn || !wantsAnother(state))) return <Navigate to={wayBack(state)} replace />;
  return (
    <>
      <SkipLink />
      <PlainHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        {challenge ? (
          <CodeStep {...challenge} onReply={receive} onOtherEmail={() => setChallenge(null)} />
        ) : (
          <EmailStep onReply={receive} />
        )}
      </main>
    </>
  );
}

/** Whether somebody was sent here because their account may not do something, and another one may. */
function wantsAnother(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'another' in state && state.another === true;
}

/** Where somebody wanted to go when they were sent here; never out of this site. */
function wayBack(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard';
}
