import { ActionFailure, Button, DownloadIcon } from '@transcreate/web-kit/parts';
import { useMutation } from '@transcreate/web-kit';
import { exportSegments } from '../api.js';
import type { ExportChoice } from '../api.js';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import styles from './export-buttons.module.css';

const LANGUAGES = [
  { lang: 'en', name: 'exportEnglish' },
  { lang: 'zh', name: 'exportChinese' },
] as const;
const FORMATS = ['srt', 'vtt'] as const;

/** The spoken lines or one's own texts as subtitle files, in both formats. */
export function ExportButtons() {
  const t = useSubtitleTexts();
  const work = useMutation({ mutationFn: (choice: ExportChoice) => exportSegments(choice) });
  return (
    <div className={styles.export} role="group" aria-label={t('export')}>
      <span className={styles.label}>
        <DownloadIcon size={16} aria-hidden /> {t('export')}
      </span>
      {LANGUAGES.map(({ lang, name }) => (
        <span key={lang} className={styles.language}>
          {t(name)}
          {FORMATS.map((format) => (
            <Button
              key={format}
              size="sm"
              aria-label={t('exportAs', { what: t(name), format: format.toUpperCase() })}
              loading={work.isPending && work.variables.lang === lang && work.variables.format === format}
              onClick={() => work.mutate({ lang, format })}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </span>
      ))}
      {work.error && <ActionFailure title={t('exportFailed')} error={work.error} onRetry={() => work.variables && work.mutate(work.variables)} />}
    </div>
  );
}
