/** An element and what it stands in, from the inside out: where to go when it is gone. */
export type FocusTrail = readonly HTMLElement[];

export function trailOf(element: Element | null): FocusTrail {
  const trail: HTMLElement[] = [];
  for (let place = element; place instanceof HTMLElement && place !== document.body; place = place.parentElement) trail.push(place);
  return trail;
}

/** Whether nothing on the page has the focus. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

/** Gives the focus to the first heading of the innermost place that is still there. */
export function focusNearestHeading(trail: FocusTrail): void {
  const places = trail.filter((place) => place.isConnected);
  const heading = [...places, document.body].map((place) => place.querySelector<HTMLElement>('h1, h2, h3, h4')).find((found) => found !== null);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
