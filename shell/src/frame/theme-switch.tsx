import { classNames, MoonIcon, SunIcon, SystemIcon, VisuallyHidden } from '@transcreate/ui/base';
import { useTheme } from '@transcreate/web-kit';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './switches.module.css';

const THEMES = [
  { theme: 'light', Icon: SunIcon },
  { theme: 'system', Icon: SystemIcon },
  { theme: 'dark', Icon: MoonIcon },
] as const;

/** Chooses between paper, ink, and whatever the device says. */
export function ThemeSwitch() {
  const t = useShellTexts();
  const { theme: chosen, setTheme } = useTheme();
  return (
    <div role="group" aria-label={t('settings.theme')} className={styles.group}>
      {THEMES.map(({ theme, Icon }) => (
        <button
          key={theme}
          type="button"
          title={t(`settings.${theme}`)}
          aria-pressed={chosen === theme}
          className={classNames(styles.option, chosen === theme && styles.chosen)}
          onClick={() => setTheme(theme)}
        >
          <Icon size={16} aria-hidden />
          <VisuallyHidden>{t(`settings.${theme}`)}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
