import { onDevice } from '@transcreate/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { commandOf } from './key-command.js';
import type { Command } from './key-command.js';

/** Local key of the switch; only 'off' is ever kept. */
const SWITCH = 'voteKeys';

/** Whether single keys do something on this device: yes, until somebody switches them off. */
export function useKeySwitch(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => onDevice.get(SWITCH) !== 'off');
  const set = (next: boolean) => {
    if (next) onDevice.remove(SWITCH);
    else onDevice.set(SWITCH, 'off');
    setIsOn(next);
  };
  return [isOn, set];
}

/** Runs what single keys ask for, while they are switched on. The handler answers whether it did anything. */
export function useKeys(isOn: boolean, handler: (command: Command) => boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command && handler(command)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
