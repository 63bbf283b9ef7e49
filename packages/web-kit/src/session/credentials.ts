import type { Role, User } from '@transcreate/contracts';
import { onDevice } from '../device/device-storage.js';
import { storedObject } from '../device/parse.js';

/** The person, or the visitor, that the page works for. */
export interface SessionUser extends Omit<User, '_id' | 'id' | 'online'> {
  _id: string;
  id: string;
  /** The shared account of the automatic visitor, or the local one that stands in for it: stored, but nobody is logged in. */
  guest?: boolean;
}

/** Local keys; the specification names them. */
export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';

/** A token of this form is made in the browser while the server can't be reached; the server refuses it. */
const LOCAL_PREFIX = 'visitor_';

/** Whom the page works for while the server can't be reached. */
export const LOCAL_VISITOR: SessionUser = {
  _id: 'visitor',
  id: 'visitor',
  username: 'Visitor',
  name: 'Visitor',
  displayName: 'Visitor',
  email: '',
  role: 'visitor',
  targetCultures: [],
  guest: true,
};

/** A token that a server has given. */
export function isServerToken(token: string | null): token is string {
  return token !== null && !token.startsWith(LOCAL_PREFIX);
}

export const localToken = () => `${LOCAL_PREFIX}${Date.now()}`;

/** Token and user as they stand on the device this very moment: another tab may have changed them. */
export const credentials = {
  token: () => onDevice.get(TOKEN_KEY),
  user: () => userOf(storedObject(onDevice.get(USER_KEY))),
  store(token: string, user: SessionUser): void {
    onDevice.set(TOKEN_KEY, token);
    onDevice.set(USER_KEY, JSON.stringify(user));
  },
  storeToken: (token: string) => onDevice.set(TOKEN_KEY, token),
  clear(): void {
    onDevice.remove(TOKEN_KEY);
    onDevice.remove(USER_KEY);
  },
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isRole = (value: unknown): value is Role => value === 'visitor' || value === 'student' || value === 'admin';

function userOf(stored: Record<string, unknown> | null): SessionUser | null {
  const id = text(stored?._id) || text(stored?.id);
  if (!stored || id === '') return null;
  return {
    _id: id,
    id,
    username: text(stored.username),
    name: text(stored.name),
    displayName: text(stored.displayName),
    email: text(stored.email),
    role: isRole(stored.role) ? stored.role : 'visitor',
    targetCultures: Array.isArray(stored.targetCultures) ? stored.targetCultures.map(text) : [],
    ...(stored.guest === true || id === LOCAL_VISITOR._id ? { guest: true } : {}),
  };
}
