import type { WeeklyFile, WeeklyFileType } from '@transcreate/contracts';
import { useSession } from '@transcreate/web-kit';
import { Button, Card, LoadFailure, LoginPrompt, Skeleton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import panel from '../../parts/panel.module.css';
import { useRight } from '../../parts/use-right.js';
import { useFiles } from '../../queries.js';
import { FileRow } from './file-row.js';
import { FileUpload } from './file-upload.js';
import styles from './files-panel.module.css';

/** How many translation files stand there before somebody asks for all. */
const SHOWN = 10;

/** What a lecturer has handed out in a week, and what students have handed in. */
export function FilesPanel({ week }: { week: number }) {
  const t = useTaskTexts();
  const files = useFiles(week);
  const right = useRight();
  const { isAdmin } = useSession();
  const ofType = (type: WeeklyFileType) => files.data?.filter((file) => file.type === type) ?? [];
  const sources = ofType('source');
  return (
    <Card component="section" className={panel.panel} aria-labelledby="files">
      <div className={panel.head}>
        <h2 id="files">{t('files', { week })}</h2>
      </div>
      <LoadFailure title={t('filesFailed')} query={files} />
      {files.isPending && <Skeleton label={t('loading')} lines={3} />}
      {files.data && (
        <div className={styles.lists}>
          <FileList title={t('sourceFiles')} none={t('sourceFilesNone')} files={sources} sources={sources} week={week}>
            {isAdmin && <FileUpload type="source" week={week} sources={sources} />}
          </FileList>
          <FileList
            title={t('translationFiles')}
            none={t('translationFilesNone')}
            files={ofType('translation')}
            sources={sources}
            week={week}
            limit={SHOWN}
          >
            {right === 'work' && <FileUpload type="translation" week={week} sources={sources} />}
          </FileList>
        </div>
      )}
      {(right === 'log-in' || right === 'visitor') && <LoginPrompt>{t(right === 'visitor' ? 'visitorFilesText' : 'pleaseLogInFiles')}</LoginPrompt>}
    </Card>
  );
}

interface FileListProps {
  title: string;
  none: string;
  files: readonly WeeklyFile[];
  /** The source files, by which a translation's own is named. */
  sources: readonly WeeklyFile[];
  week: number;
  /** How many are shown at first; all if it is left out. */
  limit?: number;
  /** Where a file is added, for those who may. */
  children: ReactNode;
}

function FileList({ title, none, files, sources, week, limit = Infinity, children }: FileListProps) {
  const t = useTaskTexts();
  const [wantsAll, setWantsAll] = useState(false);
  const shown = wantsAll ? files : files.slice(0, limit);
  return (
    <section className={styles.files}>
      <h3 className={styles.title}>{title}</h3>
      {files.length === 0 && <p className={panel.none}>{none}</p>}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {shown.map((file) => (
            <FileRow key={file._id} file={file} week={week} source={sources.find(({ _id }) => _id === file.sourceFileId)} />
          ))}
        </ul>
      )}
      {files.length > limit && (
        <Button size="sm" variant="quiet" className={styles.more} aria-expanded={wantsAll} onClick={() => setWantsAll(!wantsAll)}>
          {wantsAll ? t('showLess') : t('showAll', { count: files.length })}
        </Button>
      )}
      {children}
    </section>
  );
}
