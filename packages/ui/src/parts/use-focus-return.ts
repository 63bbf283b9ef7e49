import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the focus back when a dialog closes, also one that is made open and thrown away to close it (Mantine's own return sees neither). It
 * goes to what opened the dialog; if that is gone (its row was deleted, at once or a moment later), to the nearest heading of what is left.
 * A focus that has gone elsewhere meanwhile is left there.
 */
export function useFocusReturn(opened: boolean, dialog: RefObject<HTMLElement | null>): void {
  const trail = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!opened) return;
    trail.current = trailOf(document.activeElement);
    return () => {
      if (isFree(document.activeElement, dialog)) giveBack(trail.current);
    };
  }, [opened, dialog]);
}

/** The element and what it stands in, from the inside out. */
function trailOf(element: Element | null): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let place = element; place instanceof HTMLElement && place !== document.body; place = place.parentElement) trail.push(place);
  return trail;
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

/** Whether nobody else has taken the focus since. */
function isFree(element: Element | null, dialog: RefObject<HTMLElement | null>): boolean {
  return isNowhere(element) || dialog.current?.contains(element) === true;
}

function giveBack(trail: HTMLElement[]): void {
  const opener = trail[0];
  if (!opener?.isConnected || opener.matches(':disabled')) return focusNearestHeading(trail);
  opener.focus({ preventScroll: true });
  // A list that is read again after its dialog has closed takes the row away only now.
  const removal = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (isNowhere(document.activeElement)) focusNearestHeading(trail);
  });
  const stop = () => {
    removal.disconnect();
    document.removeEventListener('focusin', stop);
  };
  removal.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}

function focusNearestHeading(trail: HTMLElement[]): void {
  const places = trail.filter((place) => place.isConnected);
  const heading = [...places, document.body].map((place) => place.querySelector<HTMLElement>('h1, h2, h3, h4')).find((found) => found !== null);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
