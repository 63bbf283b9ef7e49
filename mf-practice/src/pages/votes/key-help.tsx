import { KeyList } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { useKeys } from './use-keys.js';

const KEYS = [
  { keys: ['1', '2', '3'], does: 'key.rank' },
  { keys: ['J', 'K'], does: 'key.move' },
  { keys: ['N'], does: 'key.next' },
  { keys: ['?'], does: 'key.list' },
] as const;

interface KeyHelpProps {
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

/** The list of single keys, with the switch that turns them off. */
export function KeyHelp({ isOn, onSwitch }: KeyHelpProps) {
  const t = useVotesTexts();
  const [isOpen, setIsOpen] = useState(false);
  useKeys(isOn, ({ kind }) => {
    if (kind !== 'list-keys') return false;
    setIsOpen(true);
    return true;
  });
  const texts = { button: t('keys'), title: t('keysTitle'), close: t('close'), isOn: t('keysOn'), about: t('keysOnText') };
  const lines = KEYS.map(({ keys, does }) => ({ keys, does: t(does) }));
  return <KeyList texts={texts} lines={lines} isOpen={isOpen} onOpen={setIsOpen} isOn={isOn} onSwitch={onSwitch} />;
}
