import { useDraft } from '@transcreate/web-kit';
import { useState } from 'react';
import { storedUser } from './user-values.js';
import type { UserValues } from './user-values.js';

/** The values of an account's form, kept as a draft until they are sent. */
export function useUserForm(key: string, begin: UserValues) {
  const [initial] = useState(() => JSON.stringify(begin));
  const draft = useDraft(key, initial);
  const values = storedUser(draft.text) ?? begin;
  const change = (some: Partial<UserValues>) => draft.setText(JSON.stringify({ ...values, ...some }));
  return { values, change, draft };
}
