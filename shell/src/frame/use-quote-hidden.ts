import { onDevice } from '@transcreate/web-kit';
import { useState } from 'react';

/** Local key: the reader wants no quotes on this device. */
const QUOTE_HIDDEN_KEY = 'quoteBarHidden';

/** Whether the quote bar is hidden; the choice outlives the visit. */
export function useQuoteHidden(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => onDevice.get(QUOTE_HIDDEN_KEY) === 'true');
  const choose = (next: boolean) => {
    setHidden(next);
    if (next) onDevice.set(QUOTE_HIDDEN_KEY, 'true');
    else onDevice.remove(QUOTE_HIDDEN_KEY);
  };
  return [hidden, choose];
}
