import { LOCAL_VISITOR } from '../session/credentials.js';
import type { SessionUser } from '../session/credentials.js';

/** An account as the server sends it; name what the test is about. */
export function personOf(fields: Partial<SessionUser> = {}): SessionUser {
  const id = fields._id ?? '11111111-1111-4111-8111-111111111111';
  return { username: 'lilei', name: '李雷', displayName: '李雷', email: 'lilei@example.edu', role: 'student', targetCultures: [], ...fields, _id: id, id };
}

/** The people of the tests. `offline` is the visitor that the browser makes up while the server can't be reached. */
export const PEOPLE = {
  guest: personOf({ _id: '00000000-0000-4000-8000-000000000001', username: 'visitor', name: 'Visitor', displayName: 'Visitor', email: 'visitor@transcreate.local', role: 'visitor' }),
  visitor: personOf({ _id: '00000000-0000-4000-8000-000000000002', username: 'vera', name: 'Vera', displayName: 'Vera', email: 'vera@example.com', role: 'visitor' }),
  student: personOf(),
  admin: personOf({ _id: '00000000-0000-4000-8000-000000000004', username: 'admin', name: 'Admin', displayName: 'Admin', email: 'admin@example.edu', role: 'admin' }),
  offline: LOCAL_VISITOR,
} as const;
