import { useErrorText } from '@transcreate/web-kit';
import { Button, Card, Notice } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useSegments } from '../queries.js';
import styles from './desk.module.css';
import { Workspace } from './workspace.js';

/** The subtitle desk: the video, its segments, and where one writes what stands under the picture. */
export function Desk() {
  const t = useSubtitleTexts();
  const errorText = useErrorText();
  const { query, segments, isFallback } = useSegments();
  const retry = (
    <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <Card component="section" className={styles.desk} aria-labelledby="subtitle-task">
      <header className={styles.header}>
        <h2 id="subtitle-task">{t('title')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {isFallback && (
        <div role="status">
          <Notice tone="amber" title={t('fallback')} actions={retry}>
            {errorText(query.error, '')} {t('fallbackText')}
          </Notice>
        </div>
      )}
      <Workspace segments={segments} isFallback={isFallback} />
    </Card>
  );
}
