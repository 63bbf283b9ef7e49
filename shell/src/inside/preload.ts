/** Everything behind the door is one step away from the landing page; whoever reaches for it gets it a little earlier. */
export const loadInside = () => import('./inside.js');

/** Starts loading; a failure shows when the page is really opened. */
export function preloadInside(): void {
  loadInside().catch(() => undefined);
}

/** The forms of course work, which rooms ask for and the shell provides: whoever may use them has them ready. */
export function preloadForms(): void {
  import('@transcreate/web-kit/course').catch(() => undefined);
}
