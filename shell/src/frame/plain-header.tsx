import { Brand } from './brand.js';
import { LanguageSwitch } from './language-switch.js';
import styles from './plain-header.module.css';
import { ThemeSwitch } from './theme-switch.js';

/** The head of the pages in front of the door: landing and login. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <div className={styles.settings}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
