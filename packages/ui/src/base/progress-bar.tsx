import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  value: number;
  /** At least 1. */
  max: number;
  /** What is progressing, in words: '3 of 26 segments completed'. */
  label: string;
}

/** How much of a thing is done. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className={styles.bar} value={value} max={max} aria-label={label} />;
}
