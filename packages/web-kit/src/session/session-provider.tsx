import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { User } from '@transcreate/contracts';
import { provideGuard } from '../client/guard.js';
import { TOKEN_KEY, USER_KEY } from './credentials.js';
import type { SessionUser } from './credentials.js';
import { SessionStore } from './session-store.js';
import type { Session } from './session-store.js';

const LOGIN = '/login';
const SessionContext = createContext<SessionStore | null>(null);

/** Keeps the session for the whole page. It stands inside the router and the query client's provider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new SessionStore());
  useEffect(() => {
    void store.start();
    const standDown = provideGuard({ expired: (token) => store.expire(token), recover: () => store.recover() });
    const follow = (event: StorageEvent) => {
      if (event.key === TOKEN_KEY || event.key === USER_KEY || event.key === null) store.follow();
    };
    window.addEventListener('storage', follow);
    return () => {
      standDown();
      window.removeEventListener('storage', follow);
      store.stop();
    };
  }, [store]);
  useWayToLogin(store);
  useForgottenReplies(store);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** A session that the server ended leads to /login, which knows the way back; whoever leaves it without signing in goes on as the guest. */
function useWayToLogin(store: SessionStore): void {
  const { expired } = useSyncExternalStore(store.subscribe, store.current);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(false);
  useEffect(() => {
    if (!expired) arrived.current = false;
    else if (pathname === LOGIN) arrived.current = true;
    else if (arrived.current) void store.enterAsGuest();
    else void navigate(LOGIN, { replace: true, state: { from: pathname + search } });
  }, [expired, pathname, search, navigate, store]);
}

/** Replies are personal: when somebody else takes over, what was read for the last one is forgotten and read anew. */
function useForgottenReplies(store: SessionStore): void {
  const queries = useQueryClient();
  const { user, ready } = useSyncExternalStore(store.subscribe, store.current);
  const last = useRef<string | undefined>(undefined);
  const id = user?._id;
  useEffect(() => {
    if (!ready || id === undefined) return;
    if (last.current !== undefined && last.current !== id) void queries.resetQueries();
    last.current = id;
  }, [id, ready, queries]);
}

/** The session's store itself, for plumbing that outlives a render. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider around it');
  return store;
}

export interface SessionView extends Pick<Session, 'user' | 'ready'> {
  /** A person's account, not the guest's. */
  isLoggedIn: boolean;
  /** The automatic visitor. */
  isGuest: boolean;
  isAdmin: boolean;
  isStudent: boolean;
  /** The server ended the last session, and nobody has signed in since. */
  isExpired: boolean;
  /** After a successful sign-in. */
  signIn(session: { token: string; user: User }): void;
  /** After a change of one's own account. */
  updateUser(user: User): void;
  /** Clears token and user, goes to the landing page and goes on as the guest. */
  logOut(options: { keepDrafts: boolean }): Promise<void>;
}

/** Who the page works for, and how that changes. */
export function useSession(): SessionView {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { user, ready, expired } = useSyncExternalStore(store.subscribe, store.current);
  return { user, ready, isExpired: expired, ...standing(user), ...actions(store, navigate) };
}

function standing(user: SessionUser | null) {
  const isGuest = user?.guest ?? false;
  const isLoggedIn = user !== null && !isGuest;
  return { isGuest, isLoggedIn, isAdmin: isLoggedIn && user.role === 'admin', isStudent: isLoggedIn && user.role === 'student' };
}

function actions(store: SessionStore, navigate: ReturnType<typeof useNavigate>) {
  return {
    signIn: ({ token, user }: { token: string; user: User }) => store.signIn(token, user),
    updateUser: (user: User) => store.updateUser(user),
    async logOut(options: { keepDrafts: boolean }): Promise<void> {
      void navigate('/');
      await store.logOut(options);
    },
  };
}

