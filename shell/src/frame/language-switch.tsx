import { classNames, LanguageIcon } from '@transcreate/ui/base';
import { useLanguage } from '@transcreate/web-kit';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './switches.module.css';

/** Each language under its own name: whoever looks for theirs can read it. */
const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'zh-Hans', name: '中文' },
] as const;

/** Chooses the interface's language. */
export function LanguageSwitch() {
  const t = useShellTexts();
  const { language, setLanguage } = useLanguage();
  return (
    <div role="group" aria-label={t('settings.language')} className={styles.group}>
      <LanguageIcon size={16} aria-hidden className={styles.sign} />
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
          className={classNames(styles.option, language === code && styles.chosen)}
          onClick={() => setLanguage(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
