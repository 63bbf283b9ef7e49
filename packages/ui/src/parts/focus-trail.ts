const HEADINGS = 'h1, h2, h3, h4';

/** An element, and the headings that stand before it, the nearest first: where to go when it is gone. */
export interface FocusTrail {
  element: HTMLElement;
  headings: readonly HTMLElement[];
}

/** The trail of an element; null if nothing has the focus. */
export function trailOf(element: Element | null): FocusTrail | null {
  if (isNowhere(element) || !(element instanceof HTMLElement)) return null;
  const isBefore = (heading: Element) => (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { element, headings: [...document.querySelectorAll<HTMLElement>(HEADINGS)].filter(isBefore).toReversed() };
}

/** Whether nothing on the page has the focus. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

/** Gives the focus to the nearest heading before the element that is still there; else to the page's first. */
export function focusHeadingBefore({ headings }: FocusTrail): void {
  const heading = headings.find((each) => each.isConnected) ?? document.querySelector<HTMLElement>(HEADINGS);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
