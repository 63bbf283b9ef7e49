import { useKeydown } from '@transcreate/web-kit/parts';
import { commandOf } from '../rules/key-command.js';
import type { Command } from '../rules/key-command.js';

/** Local key of the switch of single keys. */
export const KEY_SWITCH = 'subtitleKeys';

/** Runs what keys ask for. The handler answers whether it did anything; if not, the browser does what it does with the key. */
export function useKeys(singleKeys: boolean, handler: (command: Command) => boolean): void {
  useKeydown(true, (event) => {
    const command = commandOf(event, singleKeys);
    return command !== undefined && handler(command);
  });
}
