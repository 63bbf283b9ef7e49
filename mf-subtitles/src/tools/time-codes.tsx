import { formatTimeCode, parseTimeCode } from '@transcreate/rules';
import type { Span } from '@transcreate/rules';
import { isPassing, useNotices } from '@transcreate/web-kit';
import { ActionFailure, Button, TextInput } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { useTimeCodeUpdate } from '../queries.js';
import { inSeconds } from '../rules/segment.js';
import type { Segment } from '../rules/segment.js';
import { timeCodeProblem } from '../rules/time-code-problem.js';
import type { TimeCodeProblem } from '../rules/time-code-problem.js';
import styles from './admin-tools.module.css';
import { TimeCodeHistory } from './time-code-history.js';

const PLACEHOLDER = '00:00:00,000';

interface TimeCodesProps {
  segment: Segment;
  segments: readonly Segment[];
  /** See `AdminTools`. */
  onMoved(span?: Span): void;
}

/** Where an admin says from when to when a segment goes, with who changed that before. */
export function TimeCodes(props: TimeCodesProps) {
  const t = useSubtitleTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('editTimeCodes')}
      </Button>
      {isOpen && (
        <section className={styles.panel} aria-label={t('editTimeCodes')}>
          <TimeCodeForm {...props} onClose={() => setIsOpen(false)} />
          <TimeCodeHistory segmentId={props.segment.id} />
        </section>
      )}
    </>
  );
}

function TimeCodeForm({ segment, segments, onMoved, onClose }: TimeCodesProps & { onClose(): void }) {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const { id } = segment;
  const update = useTimeCodeUpdate();
  const [start, setStart] = useState(formatTimeCode(segment.startMs));
  const [end, setEnd] = useState(formatTimeCode(segment.endMs));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<TimeCodeProblem>();
  const isEmpty = start.trim() === '' || end.trim() === '';
  const errorOf = (field: TimeCodeProblem['field']) => (problem?.field === field ? t(problem.code, 'segment' in problem ? { segment: problem.segment } : {}) : undefined);

  const save = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isEmpty || update.isPending) return;
    const found = timeCodeProblem(id, start, end, segments);
    setProblem(found);
    if (!found) update.mutate({ segmentId: id, startTime: start.trim(), endTime: end.trim(), reason }, { onSuccess: saved, onError: keptHere });
  };
  const change = (set: (text: string) => void) => (event: { currentTarget: HTMLInputElement }) => {
    set(event.currentTarget.value);
    setProblem(undefined);
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.fields}>
        <TextInput label={t('fieldStart')} placeholder={PLACEHOLDER} value={start} error={errorOf('start')} onChange={change(setStart)} />
        <TextInput label={t('fieldEnd')} placeholder={PLACEHOLDER} value={end} error={errorOf('end')} onChange={change(setEnd)} />
        <TextInput label={t('reason')} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </div>
      {update.error && <Failure error={update.error} retrying={update.isPending} onRetry={save} />}
      <p className={styles.hint}>{isEmpty ? t('needsBoth') : durationText()}</p>
      <div className={styles.actions}>
        <Button type="submit" disabled={isEmpty} loading={update.isPending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );

  function saved(): void {
    onMoved();
    success(t('timeCodesSaved', { segment: id }));
    onClose();
  }

  /** Where the server could not be asked, the page goes on with what was entered (specification, section 8). */
  function keptHere(error: Error): void {
    const [startMs, endMs] = [parseTimeCode(start.trim()), parseTimeCode(end.trim())];
    if (isPassing(error) && startMs !== undefined && endMs !== undefined) onMoved({ startMs, endMs });
  }

  function durationText(): string {
    const [startMs, endMs] = [parseTimeCode(start.trim()), parseTimeCode(end.trim())];
    return startMs === undefined || endMs === undefined || endMs < startMs ? '' : t('newDuration', { seconds: inSeconds(endMs - startMs) });
  }
}

function Failure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry(): void }) {
  const t = useSubtitleTexts();
  const isKept = isPassing(error);
  return (
    <>
      <ActionFailure title={t('timeCodesFailed')} error={error} onRetry={isKept ? onRetry : undefined} retrying={retrying} />
      {isKept && <p className={styles.hint}>{t('timeCodesLocal')}</p>}
    </>
  );
}
