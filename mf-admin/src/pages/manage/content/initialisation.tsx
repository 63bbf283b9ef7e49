import { useErrorText } from '@transcreate/web-kit';
import { Button, Notice, ProgressBar } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { Initialised } from '../../../api/manage.js';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import { DataTable } from '../parts/data-table.js';
import layout from '../parts/layout.module.css';
import { useInitialisation } from '../queries.js';
import type { Batch } from '../queries.js';
import { ALL_BATCHES, keyOf } from './batches.js';

/** What became of a batch: how many texts were added, or why none. */
type Outcome = Initialised | { error: unknown };

/** Adds the built-in texts: one batch, or all of them one after the other. Doing it again overwrites nothing. */
export function Initialisation() {
  const t = useManageTexts();
  const batchText = useBatchText();
  const { mutateAsync } = useInitialisation();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState<Batch | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const run = async (batches: readonly Batch[]) => {
    setOutcomes(new Map());
    for (const [done, batch] of batches.entries()) {
      setRunning(batch);
      setProgress(batches.length > 1 ? { done, all: batches.length } : null);
      const outcome: Outcome = await mutateAsync(batch).catch((error: unknown) => ({ error }));
      setOutcomes((before) => new Map(before).set(keyOf(batch), outcome));
    }
    setRunning(null);
    setProgress(null);
  };

  return (
    <section className={layout.section} aria-labelledby="manage-initialise">
      <h3 id="manage-initialise">{t('initialise')}</h3>
      <p className={layout.soft}>{t('initialiseHint')}</p>
      <div className={layout.buttons}>
        <Button loading={progress !== null} disabled={running !== null && progress === null} onClick={() => void run(ALL_BATCHES)}>
          {t('initialiseAll')}
        </Button>
      </div>
      {progress && <ProgressBar value={progress.done} max={progress.all} label={t('initialiseProgress', progress)} />}
      <Failures outcomes={outcomes} />
      <DataTable
        caption={t('initialise')}
        rows={ALL_BATCHES}
        keyOf={keyOf}
        columns={[
          { key: 'batch', head: t('texts') },
          { key: 'result', head: t('result') },
          { key: 'tools', head: t('tools'), hasHiddenHead: true },
        ]}
      >
        {(batch) => ({
          batch: batchText(batch),
          result: <Result outcome={outcomes.get(keyOf(batch))} isRunning={running === batch} />,
          tools: <Start what={batchText(batch)} working={running === batch} waiting={running !== null} onStart={() => void run([batch])} />,
        })}
      </DataTable>
    </section>
  );
}

function useBatchText(): (batch: Batch) => string {
  const t = useManageTexts();
  return (batch) => {
    if (batch.kind === 'practice') return t('batchPractice');
    return t(batch.kind === 'tutorial' ? 'batchTutorial' : 'batchWeekly', { week: batch.week });
  };
}

function Start({ what, working, waiting, onStart }: { what: string; working: boolean; waiting: boolean; onStart(): void }) {
  const t = useManageTexts();
  return (
    <Button size="sm" loading={working} disabled={waiting && !working} aria-label={t('initialiseNamed', { what })} onClick={onStart}>
      {t('initialiseOne')}
    </Button>
  );
}

function Result({ outcome, isRunning }: { outcome?: Outcome; isRunning: boolean }) {
  const t = useManageTexts();
  if (isRunning) return <span role="status">{t('loading')}</span>;
  if (!outcome) return null;
  if ('error' in outcome) return <span className={layout.problem}>{t('failed')}</span>;
  return <span role="status">{t('initialised', { created: outcome.created, skipped: outcome.skipped })}</span>;
}

/** Each batch that failed, in the words of the product, with its reason. */
function Failures({ outcomes }: { outcomes: ReadonlyMap<string, Outcome> }) {
  const t = useManageTexts();
  const errorText = useErrorText();
  const failed = ALL_BATCHES.flatMap((batch) => {
    const outcome = outcomes.get(keyOf(batch));
    return outcome && 'error' in outcome ? [{ batch, error: outcome.error }] : [];
  });
  if (failed.length === 0) return null;
  return (
    <div role="alert" className={layout.form}>
      {failed.map(({ batch, error }) => (
        <Notice key={keyOf(batch)} tone="danger" title={failureOf(batch)}>
          {errorText(error, '')}
        </Notice>
      ))}
    </div>
  );

  function failureOf(batch: Batch): string {
    if (batch.kind === 'practice') return t('initialiseExamplesFailed');
    return t(batch.kind === 'tutorial' ? 'initialiseTasksFailed' : 'initialisePracticeFailed', { week: batch.week });
  }
}
