/** The forms of course work, which rooms ask for and the shell provides: whoever may use them has them ready. */
export function preloadForms(): void {
  import('@transcreate/web-kit/course').catch(() => undefined);
}
