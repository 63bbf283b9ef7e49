import { CLASS_LIST } from '@transcreate/contracts/browser';
import type { ClassListResult } from '@transcreate/contracts';
import { save, useErrorText, useMutation, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, DownloadIcon, FileButton, FormActions, Notice } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { downloadClassList, previewClassList } from '../../../api/manage.js';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from '../parts/layout.module.css';
import { useUserChanges } from '../queries.js';
import { base64Of, fileProblem } from './file-bytes.js';
import { ListLines } from './list-lines.js';

/** What spreadsheets save as. */
const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** A chosen file, and what importing it would do. */
interface Chosen {
  fileName: string;
  /** Its bytes in base64. */
  file: string;
  preview: ClassListResult;
}

/** The whole class at once: a CSV file that is looked at line by line before anything happens, and the way back as a file. */
export function ClassList() {
  const t = useManageTexts();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState('');
  const reading = useMutation({
    mutationFn: async (chosenFile: File) => {
      const file = await base64Of(chosenFile);
      return { fileName: chosenFile.name, file, preview: await previewClassList(file) };
    },
    onSuccess: setChosen,
  });
  const choose = (file: File) => {
    const found = fileProblem(file);
    setProblem(found ? t(found, { limit: CLASS_LIST.largest / 1_000_000 }) : '');
    setChosen(null);
    reading.reset();
    if (!found) reading.mutate(file);
  };
  return (
    <section className={layout.section} aria-labelledby="class-list">
      <h3 id="class-list">{t('classList')}</h3>
      <p className={layout.soft}>{t('classListHint')}</p>
      <div className={layout.buttons}>
        <FileButton label={t('importList')} accept={ACCEPTED} loading={reading.isPending} onFile={choose}>
          {t('importList')}
        </FileButton>
        <ExportButton />
      </div>
      {problem !== '' && (
        <p className={layout.problem} role="alert">
          {problem}
        </p>
      )}
      {reading.error && (
        <ActionFailure
          title={t('listUnread')}
          error={reading.error}
          onRetry={() => reading.variables && reading.mutate(reading.variables)}
          retrying={reading.isPending}
        />
      )}
      {chosen && <Import key={chosen.file} chosen={chosen} onDone={() => setChosen(null)} />}
    </section>
  );
}

function ExportButton() {
  const t = useManageTexts();
  const notices = useNotices();
  const errorText = useErrorText();
  const fetching = useMutation({
    mutationFn: downloadClassList,
    onSuccess: ({ blob }) => save({ blob, fileName: 'class-list.csv' }),
    onError: (error) => notices.error(`${t('csvFailed')} ${errorText(error, '')}`.trim()),
  });
  return (
    <Button icon={<DownloadIcon size={16} aria-hidden />} loading={fetching.isPending} onClick={() => fetching.mutate()}>
      {t('exportList')}
    </Button>
  );
}

/** What would happen, the question, and what has happened. */
function Import({ chosen: { fileName, file, preview }, onDone }: { chosen: Chosen; onDone(): void }) {
  const t = useManageTexts();
  const { success } = useNotices();
  const { importList } = useUserChanges();
  const { create, update, refused } = preview.counts;
  const work = create + update;
  const run = () => importList.mutate(file, { onSuccess: () => success(t('listImported')) });
  const done = importList.data;
  return (
    <section className={`${layout.form} ${layout.well}`} aria-label={t('listPreview', { name: fileName })}>
      <h4>{done ? t('listDone', { name: fileName }) : t('listPreview', { name: fileName })}</h4>
      <p className={layout.soft}>{t('listRead', { encoding: preview.encoding, separator: t(preview.separator) })}</p>
      {!done && refused > 0 && <Notice tone="amber">{t('listRefused', { count: refused })}</Notice>}
      <ListLines result={done ?? preview} isDone={done !== undefined} />
      {importList.error && <ActionFailure title={t('listFailed')} error={importList.error} onRetry={run} retrying={importList.isPending} />}
      {!done && work === 0 && <p className={layout.soft}>{t('listNothing')}</p>}
      <FormActions>
        <Button onClick={onDone}>{t(done ? 'close' : 'cancel')}</Button>
        {!done && (
          <Button variant="primary" disabled={work === 0} loading={importList.isPending} onClick={run}>
            {t('listConfirm', { count: work })}
          </Button>
        )}
      </FormActions>
    </section>
  );
}
