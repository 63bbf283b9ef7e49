import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusHeadingBefore, isNowhere, trailOf } from './focus-trail.js';
import type { FocusTrail } from './focus-trail.js';

/**
 * Gives the focus back when a dialog closes, also one that is made open and thrown away to close it (Mantine's own return sees neither). It
 * goes to what opened the dialog, or to the nearest heading before it if that is gone. A focus that has gone elsewhere meanwhile is left there.
 */
export function useFocusReturn(opened: boolean, dialog: RefObject<HTMLElement | null>): void {
  const trail = useRef<FocusTrail>(null);
  useEffect(() => {
    if (!opened) return;
    trail.current = trailOf(document.activeElement);
    return () => {
      if (isFree(document.activeElement, dialog)) giveBack(trail.current);
    };
  }, [opened, dialog]);
}

/** Whether nobody else has taken the focus since. */
function isFree(element: Element | null, dialog: RefObject<HTMLElement | null>): boolean {
  return isNowhere(element) || dialog.current?.contains(element) === true;
}

function giveBack(trail: FocusTrail | null): void {
  if (!trail) return;
  if (trail.element.isConnected && !trail.element.matches(':disabled')) trail.element.focus({ preventScroll: true });
  else focusHeadingBefore(trail);
}
