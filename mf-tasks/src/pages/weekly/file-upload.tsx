import type { WeeklyFile, WeeklyFileType } from '@transcreate/contracts';
import { ActionFailure, Button, ErrorNotice, FileButton, LIMIT_MB, ProgressBar, Select, TextInput, uploadProblem } from '@transcreate/web-kit/parts';
import type { SyntheticEvent } from 'react';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import styles from './file-upload.module.css';
import { useUpload } from './use-upload.js';

/** What the server takes; it looks into the file all the same. */
const ACCEPTED = '.pdf,.docx,.xlsx,.pptx,.odt,.txt,.md,.csv,.srt,.vtt,.png,.jpg,.jpeg,.gif,.webp,.mp3,.m4a,.wav,.mp4,.webm';

interface FileUploadProps {
  type: WeeklyFileType;
  week: number;
  /** What a translation may be a translation of. */
  sources: readonly WeeklyFile[];
}

/** Where a file is chosen, described and sent; a failure keeps the choice. */
export function FileUpload({ type, week, sources }: FileUploadProps) {
  const t = useTaskTexts();
  const upload = useUpload(type, week);
  const { file, description, sourceFileId, change } = upload;
  const label = t(type === 'source' ? 'uploadSource' : 'uploadTranslation');
  const problem = file && uploadProblem(file);
  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!problem) upload.send();
  };
  return (
    <form className={styles.form} onSubmit={start} noValidate>
      <FileButton size="sm" className={styles.choose} label={label} accept={ACCEPTED} disabled={upload.isSending} onFile={(chosen) => change({ file: chosen })}>
        {label}
      </FileButton>
      {file && <p className={styles.name}>{file.name}</p>}
      {file && problem && <ErrorNotice>{t(problem, { name: file.name, limit: LIMIT_MB })}</ErrorNotice>}
      {file && !problem && !upload.isSending && (
        <>
          <TextInput label={t('uploadDescription')} value={description} onChange={(event) => change({ description: event.currentTarget.value })} />
          {type === 'translation' && sources.length > 0 && (
            <Select
              label={t('uploadTranslates')}
              data={[{ value: '', label: t('uploadTranslatesNone') }, ...sources.map(({ _id, fileName }) => ({ value: _id, label: fileName }))]}
              value={sourceFileId}
              onChange={(event) => change({ sourceFileId: event.currentTarget.value })}
            />
          )}
          {upload.error && <ActionFailure title={t('uploadFailed', { name: file.name })} error={upload.error} onRetry={upload.send} />}
        </>
      )}
      {file && upload.isSending && <Sending name={file.name} share={upload.share} />}
      {file && (
        <div className={styles.actions}>
          <Button size="sm" onClick={upload.cancel}>
            {t('cancel')}
          </Button>
          {!problem && !upload.isSending && !upload.error && (
            <Button type="submit" size="sm" variant="primary">
              {t('uploadStart')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** How far it is. `share` is from 0 to 1. */
function Sending({ name, share }: { name: string; share: number }) {
  const t = useTaskTexts();
  const label = t('uploading', { name, percent: Math.floor(share * 100) });
  return (
    <>
      <ProgressBar value={share} max={1} label={label} />
      <p className={styles.progress}>{label}</p>
    </>
  );
}
