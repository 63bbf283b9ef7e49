import { LOCAL_VISITOR } from '../session/credentials.js';
import type { SessionUser } from '../session/credentials.js';

/** An account as the server sends it, a student's unless told; name what the test is about. */
export function personOf(fields: Partial<SessionUser> = {}): SessionUser {
  const { _id = '00000000-0000-4000-8000-000000000003', name = '李雷', username = 'lilei', role = 'student' } = fields;
  return { _id, id: _id, name, displayName: name, username, email: `${username}@example.edu`, role, targetCultures: [], ...fields };
}

/** The people of the tests. `offline` is the visitor that the browser makes up while the server can't be reached. */
export const PEOPLE = {
  guest: personOf({ _id: '00000000-0000-4000-8000-000000000001', name: 'Visitor', username: 'visitor', role: 'visitor' }),
  visitor: personOf({ _id: '00000000-0000-4000-8000-000000000002', name: 'Vera', username: 'vera', role: 'visitor' }),
  student: personOf(),
  admin: personOf({ _id: '00000000-0000-4000-8000-000000000004', name: 'Admin', username: 'admin', role: 'admin' }),
  offline: LOCAL_VISITOR,
} as const;
