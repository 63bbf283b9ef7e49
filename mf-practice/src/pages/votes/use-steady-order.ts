import { useMemo, useState } from 'react';
import { inOrder } from './arrangement.js';

/**
 * Sorts items when `key` changes and keeps them where they are until then: a vote changes scores, and what one is about to click must not
 * jump away. `sort` is asked only then.
 */
export function useSteadyOrder<T>(items: readonly T[], key: string, sort: (items: readonly T[]) => T[], idOf: (item: T) => string): T[] {
  const [shown, setShown] = useState(() => ({ key, ids: sort(items).map(idOf) }));
  let current = shown;
  if (shown.key !== key) {
    current = { key, ids: sort(items).map(idOf) };
    setShown(current);
  }
  const { ids } = current;
  return useMemo(() => inOrder(items, ids, idOf), [items, ids, idOf]);
}
