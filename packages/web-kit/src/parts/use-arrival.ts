import { useLocation } from '@transcreate/web-kit';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Brings an element into sight and gives it the focus when the address names it (`#id`). The browser's own jump comes too early for what is
 * fetched after the page. The element needs `tabIndex={-1}`.
 */
export function useArrival<E extends HTMLElement>(id: string): RefObject<E | null> {
  const element = useRef<E>(null);
  // A new one with each visit, also of the address where the reader is already.
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [location, id]);
  return element;
}
