import { VisuallyHidden } from './visually-hidden.js';
import styles from './loader.module.css';

/** A spinner. With a `label` it is announced; without one the thing around it must say that it is busy. */
export function Loader({ label }: { label?: string }) {
  if (label === undefined) return <span className={styles.loader} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={styles.loader} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
