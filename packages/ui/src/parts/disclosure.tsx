import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.js';
import { ChevronDownIcon } from '../base/icons.js';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** The heading, which folds and unfolds. */
  label: ReactNode;
  /** Its level, one below that of what it is part of. */
  level: 'h3' | 'h4';
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** What is folded away; it exists while it is open. */
  children: ReactNode;
}

/** A section that is folded away until somebody wants to see it. */
export function Disclosure({ label, level: Heading, isOpen, onOpen, children }: DisclosureProps) {
  const id = useId();
  return (
    <section className={styles.section}>
      <Heading className={styles.title}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => onOpen(!isOpen)}>
          <ChevronDownIcon size={18} aria-hidden className={classNames(styles.chevron, isOpen && styles.open)} />
          {label}
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {isOpen && children}
      </div>
    </section>
  );
}
