import { Button, Checkbox, Modal } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import styles from './key-help.module.css';
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
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('keys')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={t('keysTitle')} closeLabel={t('close')}>
        <dl className={styles.keys}>
          {KEYS.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={t('keysOn')} description={t('keysOnText')} checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      </Modal>
    </>
  );
}
