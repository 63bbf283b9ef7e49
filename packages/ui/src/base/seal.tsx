import styles from './seal.module.css';

/** The brand's seal: 译, 'to translate', cut in red. An image with `title`, decoration without. */
export function Seal({ size = 32, title }: { size?: number; title?: string }) {
  const name = title === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': title };
  return (
    <svg className={styles.seal} width={size} height={size} viewBox="0 0 48 48" {...name}>
      <rect className={styles.stone} x="1" y="1" width="46" height="46" rx="7" />
      <path className={styles.cut} d="M10 10.5l4.5 4M8.5 20.5h6v15.5l5-3.5M21.5 10.5h16.5c-3 6-8.5 10.5-16.5 13.5M24.5 14.5c3.5 4.5 8.5 7.5 15 9M23 29.5h15.5M20.5 35.5h19.5M30.5 24v17" />
    </svg>
  );
}
