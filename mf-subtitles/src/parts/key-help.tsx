import { KeyList } from '@transcreate/web-kit/parts';
import type { KeyListProps } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';

/** Each action with its single key, if there is one, and after it the keys that act inside a text as well. */
const KEYS = [
  { keys: ['space', 'Alt+P'], does: 'keyPlay' },
  { keys: ['[', 'Alt+['], does: 'keyPrevious' },
  { keys: [']', 'Alt+]'], does: 'keyNext' },
  { keys: ['Ctrl+S'], does: 'keySave' },
  { keys: ['Ctrl+Enter'], does: 'keySubmit' },
  { keys: ['?', 'Alt+/'], does: 'keyList' },
] as const;

/** The list of keys, with the switch that turns single ones off. */
export function KeyHelp(list: Omit<KeyListProps, 'texts' | 'lines'>) {
  const t = useSubtitleTexts();
  const texts = { button: t('keys'), title: t('keysTitle'), close: t('close'), isOn: t('keysOn'), about: t('keysOnText') };
  const lines = KEYS.map(({ keys, does }) => ({ keys: keys.map((key) => (key === 'space' ? t('space') : key)), does: t(does) }));
  return <KeyList texts={texts} lines={lines} {...list} />;
}
