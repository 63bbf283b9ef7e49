import { onDevice } from '@transcreate/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { commandOf } from '../rules/key-command.js';
import type { Command } from '../rules/key-command.js';

/** Local key of the switch; only 'off' is ever kept. */
const SWITCH = 'subtitleKeys';

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

/** Runs what keys ask for. The handler answers whether it did anything; if not, the browser does what it does with the key. */
export function useKeys(singleKeys: boolean, handler: (command: Command) => boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, singleKeys);
    if (command && handler(command)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
