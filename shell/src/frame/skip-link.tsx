import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './skip-link.module.css';

/** The id of every page's `main`. */
export const CONTENT_ID = 'content';

/** The first thing that the keyboard reaches: past the navigation, to the page. */
export function SkipLink() {
  const t = useShellTexts();
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {t('skipToContent')}
    </a>
  );
}
