import type { Rank } from '@transcreate/contracts';

/** What a single key asks for. */
export type Command = { kind: 'rank'; rank: Rank } | { kind: 'move'; by: 1 | -1 } | { kind: 'next-example' } | { kind: 'list-keys' };

const COMMANDS: Readonly<Record<string, Command>> = {
  '1': { kind: 'rank', rank: 1 },
  '2': { kind: 'rank', rank: 2 },
  '3': { kind: 'rank', rank: 3 },
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  n: { kind: 'next-example' },
  '?': { kind: 'list-keys' },
};

const WRITES = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

type KeyPress = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

/** What a key press asks for: nothing where somebody writes or a dialog is open, nor together with a modifier, which is the browser's business. */
export function commandOf(event: KeyPress): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return undefined;
  if (event.target instanceof Element && event.target.closest(`${WRITES}, [role="dialog"]`)) return undefined;
  return COMMANDS[event.key.toLowerCase()];
}
