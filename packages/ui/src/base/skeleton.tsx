import { VisuallyHidden } from './visually-hidden.js';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What is being waited for, for screen readers; leave it out where the place around says so. */
  label?: string;
  /** How many lines of text will stand here. */
  lines?: number;
}

/** The shape of a text that is on its way. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
