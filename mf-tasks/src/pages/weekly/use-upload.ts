import type { WeeklyFileType } from '@transcreate/contracts';
import { useNotices } from '@transcreate/web-kit';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../api.js';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { useFileChanges } from '../../queries.js';

interface Choice {
  file: File | null;
  description: string;
  /** '' for none. */
  sourceFileId: string;
}

const NOTHING: Choice = { file: null, description: '', sourceFileId: '' };

/** A file on its way to the server: chosen, sent with its progress, given up on demand. Leaving the week gives it up as well. */
export function useUpload(type: WeeklyFileType, week: number) {
  const t = useTaskTexts();
  const { success } = useNotices();
  const { add } = useFileChanges(week);
  const [choice, setChoice] = useState(NOTHING);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    const { file, description, sourceFileId } = choice;
    if (!file || running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setError(null);
    setShare(0);
    const facts = { week, description, ...(sourceFileId === '' ? {} : { sourceFileId }) };
    const onProgress = ({ done, total }: { done: number; total: number }) => setShare(total === 0 ? 0 : done / total);
    try {
      add(await uploadFile(type, facts, file, { onProgress, signal: stop.signal }));
      setChoice(NOTHING);
      success(t('uploaded', { name: file.name }));
    } catch (reason) {
      if (!stop.signal.aborted) setError(reason);
    }
    running.current = null;
    setShare(null);
  };

  /** While it is sent, stops that and keeps the choice; otherwise forgets the choice. */
  const cancel = () => {
    if (running.current) return running.current.abort();
    setError(null);
    setChoice(NOTHING);
  };

  const change = (some: Partial<Choice>) => {
    setError(null);
    setChoice((known) => ({ ...known, ...some }));
  };
  return { ...choice, change, send: () => void send(), cancel, share: share ?? 0, isSending: share !== null, error };
}
