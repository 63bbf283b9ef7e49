import { Button, CrossIcon, MenuIcon } from '@transcreate/ui/base';
import { useLocation } from '@transcreate/web-kit';
import { useEffect, useRef, useState } from 'react';
import { AccountArea } from '../account/account-area.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import { Brand } from './brand.js';
import { LanguageSwitch } from './language-switch.js';
import { Navigation } from './navigation.js';
import { ThemeSwitch } from './theme-switch.js';
import styles from './top-bar.module.css';

const MENU_ID = 'menu';

/** The head of every page behind the door. On a narrow screen all but the brand is behind the Menu button. */
export function TopBar() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // Open on the page where it was opened: following an entry closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <Button
          ref={button}
          className={styles.toggle}
          size="sm"
          aria-expanded={open}
          aria-controls={MENU_ID}
          icon={open ? <CrossIcon size={18} aria-hidden /> : <MenuIcon size={18} aria-hidden />}
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          {t('nav.menu')}
        </Button>
        <div id={MENU_ID} className={styles.menu} data-open={open}>
          <div className={styles.tools}>
            <LanguageSwitch />
            <ThemeSwitch />
            <AccountArea />
          </div>
          <Navigation />
        </div>
      </div>
    </header>
  );
}
