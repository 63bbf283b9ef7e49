import { exportActivity, importActivity } from '@transcreate/rules/reorderer';
import type { Activity } from '@transcreate/rules/reorderer';
import { save, useNotices } from '@transcreate/web-kit';
import { Button, DownloadIcon, ErrorNotice, FileButton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import styles from './reorderer.module.css';
import { useReordererTexts } from './use-reorderer-texts.js';

/** Puts the activity into a file, and takes it out of one. */
export function FileActions({ activity, onImport }: { activity: Activity; onImport(activity: Activity): void }) {
  const t = useReordererTexts();
  const { success } = useNotices();
  const [failure, setFailure] = useState<{ title: string; text?: string }>();

  const write = async () => {
    setFailure(undefined);
    const now = new Date().toISOString();
    const text = JSON.stringify(exportActivity(activity, now), null, 2);
    try {
      save({ blob: new Blob([text], { type: 'application/json' }), fileName: `syntax-reorderer-${now.slice(0, 19).replaceAll(/[T:]/g, '-')}.json` });
    } catch (error) {
      setFailure({ title: t('exportFailed', { reason: error instanceof Error ? error.message : String(error) }) });
      // Where the clipboard is closed as well, the failure stands and the table keeps everything.
      await navigator.clipboard.writeText(text).then(() => success(t('exportedToClipboard')), () => undefined);
    }
  };

  const read = async (file: File) => {
    const imported = importActivity(await file.text());
    setFailure(imported ? undefined : { title: t('invalidJson'), text: t('invalidJsonHint') });
    if (!imported) return;
    onImport(imported);
    success(t('imported'));
  };

  return (
    <>
      <Button size="sm" icon={<DownloadIcon size={16} aria-hidden />} onClick={() => void write()}>
        {t('exportJson')}
      </Button>
      <FileButton size="sm" label={t('importJson')} accept=".json,application/json" onFile={(file) => void read(file)}>
        {t('importJson')}
      </FileButton>
      {failure && (
        <div className={styles.wide}>
          <ErrorNotice title={failure.title} dismissLabel={t('dismiss')} onDismiss={() => setFailure(undefined)}>
            {failure.text}
          </ErrorNotice>
        </div>
      )}
    </>
  );
}
