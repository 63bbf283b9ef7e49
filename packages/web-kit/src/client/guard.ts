/** What the session does when the server no longer accepts a token. */
export interface Guard {
  /** The server refused this token: the session behind it is over. */
  expired(token: string | null): void;
  /** The page has no token of the server yet; true once it has one. */
  recover(): Promise<boolean>;
}

const nobody: Guard = { expired: () => undefined, recover: () => Promise.resolve(false) };
let current: Guard = nobody;

/** Puts a session on guard for every client of the page; returns how to stand it down. */
export function provideGuard(guard: Guard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = nobody;
  };
}

export const currentGuard = (): Guard => current;
