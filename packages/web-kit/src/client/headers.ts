import type { SessionUser } from '../session/credentials.js';

/** JSON that a header can carry: everything beyond printable ASCII as `\uXXXX` (a header can't hold 李雷). */
function headerJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Who is calling, as the specification's headers say it. The server believes the token alone. */
export function callerHeaders(token: string | null, user: SessionUser | null): Record<string, string> {
  const { _id, username, name, displayName, email, role } = user ?? {};
  return {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    'user-role': role ?? 'visitor',
    'user-info': headerJson({ _id, username, name, displayName, email, role }),
  };
}
