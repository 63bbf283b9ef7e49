import { Button, Checkbox, Modal } from '@transcreate/ui';
import styles from './key-list.module.css';

export interface KeyListProps {
  /** The room's words: of the button, of the dialog, and of the switch with its explanation. */
  texts: { button: string; title: string; close: string; isOn: string; about: string };
  /** Each action with the keys that do it, in the order of the list. */
  lines: readonly { keys: readonly string[]; does: string }[];
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Whether single keys act. */
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

/** A page's keys, behind a button, with the switch that turns single ones off (WCAG 2.1.4). */
export function KeyList({ texts, lines, isOpen, onOpen, isOn, onSwitch }: KeyListProps) {
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => onOpen(true)}>
        {texts.button}
      </Button>
      <Modal opened={isOpen} onClose={() => onOpen(false)} title={texts.title} closeLabel={texts.close}>
        <dl className={styles.keys}>
          {lines.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={texts.isOn} description={texts.about} checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      </Modal>
    </>
  );
}
