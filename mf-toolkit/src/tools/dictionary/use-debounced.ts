import { useEffect, useState } from 'react';

/** A value once it has stood still for `ms`, so that a word that is being typed is not asked for letter by letter. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
