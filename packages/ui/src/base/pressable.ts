import type { KeyboardEvent } from 'react';

/** What makes a link a button as well, for what the product calls a button and leads to a page: it has the role, and the space bar presses it. */
export const pressable = { role: 'button', onKeyDown: pressBySpace };

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
