import { onDevice } from '@transcreate/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** Whether single keys do something on this device: yes, until somebody switches them off. `name` is the switch's local key, which only ever holds 'off'. */
export function useKeySwitch(name: string): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => onDevice.get(name) !== 'off');
  const set = (next: boolean) => {
    if (next) onDevice.remove(name);
    else onDevice.set(name, 'off');
    setIsOn(next);
  };
  return [isOn, set];
}

/** Runs what keys ask for, while it is on. The handler answers whether it did anything; if not, the browser does what it does with the key. */
export function useKeydown(isOn: boolean, handler: (event: KeyboardEvent) => boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (handler(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
