/** Everything behind the door is one step away from the landing page; whoever reaches for it gets it a little earlier. */
export const loadInside = () => import('./inside.js');

/** Starts loading; a failure shows when the page is really opened. */
export function preloadInside(): void {
  loadInside().catch(() => undefined);
}
