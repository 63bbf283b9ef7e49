import { useEffect, useState } from 'react';

/** How long somebody who types has to pause until the server is asked, in milliseconds. */
const PAUSE = 300;

/** A value that follows the given one when it has stood still for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
