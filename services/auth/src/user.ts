import type { User } from '@transcreate/contracts';
import type { Account } from './account.store.js';

/** An account as others see it. */
export function userOf({ id, username, name, displayName, email, role, targetCultures }: Account): User {
  return { _id: id, id, username, name, displayName, email, role, targetCultures };
}
