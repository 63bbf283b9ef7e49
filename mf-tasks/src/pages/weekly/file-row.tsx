import type { WeeklyFile } from '@transcreate/contracts';
import { DateText, save, useErrorText, useLanguage, useMutation, useNotices, useSession } from '@transcreate/web-kit';
import { Button, DeleteDialog, DownloadIcon, FileIcon, sizeText, tagIn, TrashIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { downloadFile } from '../../api.js';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { useRight } from '../../parts/use-right.js';
import { useFileChanges } from '../../queries.js';
import styles from './file-row.module.css';

interface FileRowProps {
  file: WeeklyFile;
  week: number;
  /** The source file that it translates. */
  source?: WeeklyFile;
}

/** A file with what is known of it; those who work in the course can fetch it. */
export function FileRow({ file, week, source }: FileRowProps) {
  const t = useTaskTexts();
  const { language } = useLanguage();
  const { isAdmin } = useSession();
  const canDownload = useRight() === 'work';
  const { fileName, description, size, uploadedAt, uploadedBy } = file;
  return (
    <li className={styles.row}>
      <FileIcon size={18} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <p className={styles.name}>{fileName}</p>
        {description !== '' && <p lang={tagIn(description)}>{description}</p>}
        <p className={styles.facts}>
          <span>{sizeText(size, language)}</span>
          <span>{t('uploadedBy', { name: uploadedBy })}</span>
          <DateText value={uploadedAt} />
          {source && <span>{t('translates', { name: source.fileName })}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {canDownload && <Download file={file} />}
        {isAdmin && <Delete file={file} week={week} />}
      </div>
    </li>
  );
}

function Download({ file: { _id, fileName } }: { file: WeeklyFile }) {
  const t = useTaskTexts();
  const notices = useNotices();
  const errorText = useErrorText();
  const fetching = useMutation({
    mutationFn: () => downloadFile(_id, {}),
    onSuccess: save,
    onError: (error) => notices.error(`${t('downloadFailed', { name: fileName })} ${errorText(error, '')}`.trim()),
  });
  const name = t('download', { name: fileName });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={name}
      title={name}
      icon={<DownloadIcon size={18} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  );
}

function Delete({ file: { _id, fileName }, week }: { file: WeeklyFile; week: number }) {
  const t = useTaskTexts();
  const { remove } = useFileChanges(week);
  const [isAsking, setIsAsking] = useState(false);
  const name = t('deleteFileNamed', { name: fileName });
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={name} title={name} icon={<TrashIcon size={18} aria-hidden />} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <DeleteDialog
          question={t('deleteFile')}
          name={fileName}
          failure={t('deleteFailed')}
          work={remove}
          onDelete={(onSuccess) => remove.mutate(_id, { onSuccess })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
