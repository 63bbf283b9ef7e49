import { Button, Checkbox, Modal } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import styles from './key-help.module.css';

/** Each action with its single key, if there is one, and the keys that act inside a text as well. */
const KEYS = [
  { single: 'space', everywhere: 'Alt+P', does: 'keyPlay' },
  { single: '[', everywhere: 'Alt+[', does: 'keyPrevious' },
  { single: ']', everywhere: 'Alt+]', does: 'keyNext' },
  { single: '', everywhere: 'Ctrl+S', does: 'keySave' },
  { single: '', everywhere: 'Ctrl+Enter', does: 'keySubmit' },
  { single: '?', everywhere: 'Alt+/', does: 'keyList' },
] as const;

interface KeyHelpProps {
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Whether single keys act. */
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

/** The list of keys, with the switch that turns single ones off. */
export function KeyHelp({ isOpen, onOpen, isOn, onSwitch }: KeyHelpProps) {
  const t = useSubtitleTexts();
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => onOpen(true)}>
        {t('keys')}
      </Button>
      <Modal opened={isOpen} onClose={() => onOpen(false)} title={t('keysTitle')} closeLabel={t('close')}>
        <dl className={styles.keys}>
          {KEYS.map(({ single, everywhere, does }) => (
            <div key={does}>
              <dt>
                {single !== '' && <kbd>{single === 'space' ? t('space') : single}</kbd>}
                <kbd>{everywhere}</kbd>
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
