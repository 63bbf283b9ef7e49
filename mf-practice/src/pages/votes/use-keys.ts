import { useKeydown } from '@transcreate/web-kit/parts';
import { commandOf } from './key-command.js';
import type { Command } from './key-command.js';

/** Local key of the switch of single keys. */
export const KEY_SWITCH = 'voteKeys';

/** Runs what single keys ask for, while they are switched on. The handler answers whether it did anything. */
export function useKeys(isOn: boolean, handler: (command: Command) => boolean): void {
  useKeydown(isOn, (event) => {
    const command = commandOf(event);
    return command !== undefined && handler(command);
  });
}
