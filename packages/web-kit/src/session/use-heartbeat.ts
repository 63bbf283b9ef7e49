import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { auth } from '@transcreate/contracts/browser';
import { createClient } from '../client/client.js';
import { credentials } from './credentials.js';
import { useSessionStore } from './session-provider.js';

/** Milliseconds between two signs of life on an idle page. */
export const HEARTBEAT_INTERVAL = 60_000;

const api = createClient(auth);

/** Says that the page is open: at once, on every change of the route, and every minute. A reply may renew the token; failures are ignored. */
export function useHeartbeat(): void {
  const store = useSessionStore();
  const { user, ready } = useSyncExternalStore(store.subscribe, store.current);
  const { pathname } = useLocation();
  const email = ready ? (user?.email ?? '') : '';
  useEffect(() => {
    if (email === '') return undefined;
    const left = new AbortController();
    const beat = async () => {
      const token = credentials.token();
      const reply = await api.heartbeat({ email, path: pathname }, { signal: left.signal });
      if (reply.token) store.renew(token, reply.token);
    };
    const quietly = () => void beat().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, HEARTBEAT_INTERVAL);
    return () => {
      clearInterval(timer);
      // Of a session that ends meanwhile it would be refused.
      left.abort();
    };
  }, [email, pathname, store]);
}
