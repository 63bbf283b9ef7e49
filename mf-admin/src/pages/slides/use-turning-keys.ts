import { useEffect } from 'react';

/** Which page each of these keys leads to. */
const KEYS: Record<string, (page: number, pages: number) => number> = {
  ArrowLeft: (page) => page - 1,
  PageUp: (page) => page - 1,
  ArrowRight: (page) => page + 1,
  PageDown: (page) => page + 1,
  Home: () => 1,
  End: (_, pages) => pages,
};

interface Book {
  /** The page that is open, counted from 1. */
  page: number;
  pages: number;
  turn(to: number): void;
}

/** Turns pages by the keys that readers expect, while the focus is within `place`. */
export function useTurningKeys(place: { current: HTMLElement | null }, { page, pages, turn }: Book): void {
  useEffect(() => {
    const element = place.current!;
    const follow = (event: KeyboardEvent) => {
      const to = KEYS[event.key];
      if (!to || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      turn(to(page, pages));
    };
    element.addEventListener('keydown', follow);
    return () => element.removeEventListener('keydown', follow);
  });
}
