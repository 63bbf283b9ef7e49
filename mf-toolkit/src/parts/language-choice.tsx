import { Button, Select } from '@transcreate/web-kit/parts';
import { useToolkitTexts } from '../locales/use-toolkit-texts.js';
import styles from './tool.module.css';
import { LANGUAGES } from './use-languages.js';
import type { ToolLanguage, useLanguages } from './use-languages.js';

/** From which language, into which. */
export function LanguageChoice({ languages }: { languages: ReturnType<typeof useLanguages> }) {
  const t = useToolkitTexts();
  const { from, to, setFrom, setTo, swap } = languages;
  const data = LANGUAGES.map((value) => ({ value, label: value === 'en' ? t('english') : t('chinese') }));
  return (
    <div className={styles.row}>
      <Select label={t('from')} data={data} value={from} onChange={(event) => setFrom(event.currentTarget.value as ToolLanguage)} />
      <Select label={t('to')} data={data} value={to} onChange={(event) => setTo(event.currentTarget.value as ToolLanguage)} />
      <Button variant="quiet" onClick={swap}>
        {t('swap')}
      </Button>
    </div>
  );
}
