/** What a key asks for at the desk. */
export type Command = 'play' | 'previous' | 'next' | 'save' | 'list-keys';

/** Keys alone: they act where nobody writes, and can be switched off. */
const SINGLE: Readonly<Record<string, Command>> = { ' ': 'play', '[': 'previous', ']': 'next', '?': 'list-keys' };
/** With Alt, by the key's place, since what it types with Alt differs by the keyboard: they act everywhere, so that a text need not be left. */
const WITH_ALT: Readonly<Record<string, Command>> = { KeyP: 'play', BracketLeft: 'previous', BracketRight: 'next', Slash: 'list-keys' };

const WRITES = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Where the browser has a use of its own for the space bar. */
const PRESSES = 'button, a[href], summary, video, input, [role="slider"], [role="tab"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

/** What a key press asks for. Nothing while a dialog is open, or while an input method composes a character. */
export function commandOf(event: KeyPress, singleKeys: boolean): Command | undefined {
  if (event.isComposing || event.repeat || isWithin(event.target, '[role="dialog"]')) return undefined;
  const isControl = event.ctrlKey || event.metaKey;
  if (isControl) return !event.altKey && event.key.toLowerCase() === 's' ? 'save' : undefined;
  if (event.altKey) return WITH_ALT[event.code];
  const isTaken = isWithin(event.target, WRITES) || (event.key === ' ' && isWithin(event.target, PRESSES));
  return singleKeys && !isTaken ? SINGLE[event.key] : undefined;
}

const isWithin = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null;
