import { useEffect } from 'react';
import { focusHeadingBefore, isNowhere, trailOf } from './focus-trail.js';

/**
 * Keeps the keyboard's place on the page: when what has the focus is taken away (a deleted row, a button that makes way for a form), the
 * nearest heading before it takes it. Without this it would fall back to the top of the page. Dialogs give it back by themselves.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail = trailOf(document.activeElement);
    let wasInDialog = false;
    const follow = ({ target }: FocusEvent) => {
      trail = trailOf(target instanceof Element ? target : null);
      wasInDialog = trail !== null && trail.element.closest('[role="dialog"]') !== null;
    };
    const removals = new MutationObserver(() => {
      if (!trail || trail.element.isConnected) return;
      if (isNowhere(document.activeElement) && !wasInDialog) focusHeadingBefore(trail);
      trail = trailOf(document.activeElement);
    });
    document.addEventListener('focusin', follow);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', follow);
      removals.disconnect();
    };
  }, []);
}
