import { Card, ChevronDownIcon, classNames } from '@transcreate/web-kit/parts';
import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** The page's panels in their order. */
export const PANELS = ['stats', 'review', 'logins', 'users', 'content', 'tutorial', 'weekly'] as const;
export type PanelName = (typeof PANELS)[number];

/** Which panels are folded away, and how that changes. */
export interface Folding {
  closed: ReadonlySet<PanelName>;
  toggle(panel: PanelName): void;
}

/** A panel's place in the page: `/manage#manage-users`. */
export const placeOf = (panel: PanelName) => `manage-${panel}`;

export const FoldingContext = createContext<Folding>({ closed: new Set(), toggle: () => undefined });

interface PanelProps {
  name: PanelName;
  title: string;
  /** What the panel is for, in a line. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of the office: its heading folds it away, and a panel that is folded away asks the server nothing. */
export function Panel({ name, title, hint, children }: PanelProps) {
  const { closed, toggle } = useContext(FoldingContext);
  const headingId = useId();
  const bodyId = useId();
  const isOpen = !closed.has(name);
  return (
    <Card component="section" id={placeOf(name)} className={styles.panel} aria-labelledby={headingId}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => toggle(name)}
        >
          <span id={headingId}>{title}</span>
          <ChevronDownIcon size={20} aria-hidden className={classNames(styles.sign, isOpen && styles.open)} />
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          {children}
        </div>
      )}
    </Card>
  );
}
