/** Marks what holds a translation, with its id. */
const MARK = 'data-translation';

/** Makes an element the place of a translation, for the keys. */
export const markOf = (id: string) => ({ [MARK]: id });

/** The translation that has the focus, itself or by one of its buttons. */
export function focusedTranslation(): { id: string; element: HTMLElement } | undefined {
  const element = document.activeElement?.closest<HTMLElement>(`[${MARK}]`);
  return element ? { id: element.getAttribute(MARK) ?? '', element } : undefined;
}

/** Moves the focus to the next or previous translation; to the first if none has it. False if there is none. */
export function moveFocus(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];
  const current = all.findIndex((element) => element === focusedTranslation()?.element);
  const next = current === -1 ? all[0] : all[current + by];
  next?.focus();
  return next !== undefined;
}
