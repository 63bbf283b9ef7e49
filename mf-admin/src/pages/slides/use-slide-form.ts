import { LIMITS } from '@transcreate/contracts/browser';
import type { Slide } from '@transcreate/contracts';
import { useNotices } from '@transcreate/web-kit';
import { uploadProblem } from '@transcreate/web-kit/parts';
import { useEffect, useRef, useState } from 'react';
import { createSlide, updateSlide, uploadSlideFile } from '../../api/slides.js';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import { today } from './day-text.js';
import { useSlideChanges } from './queries.js';

interface Values {
  title: string;
  date: string;
  /** The file to upload; null while the one that is there stays. */
  file: File | null;
}

/** Why there is nothing to save yet; null if there is. */
type Missing = 'needsBoth' | 'needsTitle' | 'needsFile' | null;

/** New slides, or a change of some: first the file goes up, then what is said about it. A failure keeps everything, also the uploaded file. */
export function useSlideForm(slide: Slide | undefined, onDone: () => void) {
  const t = useSlidesTexts();
  const { success } = useNotices();
  const { readAgain } = useSlideChanges();
  const [values, setValues] = useState<Values>(() => ({ title: slide?.title ?? '', date: slide?.date ?? today(), file: null }));
  const [share, setShare] = useState<number>();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  const uploaded = useRef<{ file: File; name: string }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { title, date, file } = values;
  const missing = missingOf(title.trim() !== '', file !== null || slide !== undefined);
  const isTooLong = [...title].length > LIMITS.name;
  const fileProblem = file && uploadProblem(file);

  const save = async () => {
    if (running.current || missing || isTooLong || fileProblem) return;
    const stop = new AbortController();
    running.current = stop;
    setError(null);
    setIsSaving(true);
    try {
      const name = file ? await uploadedName(file, stop.signal) : slide!.file;
      setShare(undefined);
      await (slide ? updateSlide({ id: slide._id, title, date, file: name }) : createSlide({ title, date, file: name }));
      readAgain();
      success(t('saved', { title }));
      onDone();
    } catch (reason) {
      if (!stop.signal.aborted) setError(reason);
    }
    running.current = null;
    setShare(undefined);
    setIsSaving(false);
  };

  const uploadedName = async (chosen: File, signal: AbortSignal) => {
    if (uploaded.current?.file === chosen) return uploaded.current.name;
    setShare(0);
    const name = await uploadSlideFile(chosen, { signal, onProgress: ({ done, total }) => setShare(total === 0 ? 0 : done / total) });
    uploaded.current = { file: chosen, name };
    return name;
  };

  /** While a file goes up, stops that and keeps the choice; otherwise ends the form. */
  const cancel = () => {
    if (share !== undefined) return running.current?.abort();
    onDone();
  };

  const change = (some: Partial<Values>) => {
    setError(null);
    setValues((known) => ({ ...known, ...some }));
  };
  /** A file that comes before a title suggests one. */
  const choose = (chosen: File) => change({ file: chosen, ...(title.trim() === '' ? { title: titleOf(chosen.name) } : {}) });

  return { ...values, missing, isTooLong, fileProblem, share, isSaving, error, change, choose, save: () => void save(), cancel };
}

function missingOf(hasTitle: boolean, hasFile: boolean): Missing {
  if (!hasTitle) return hasFile ? 'needsTitle' : 'needsBoth';
  return hasFile ? null : 'needsFile';
}

function titleOf(fileName: string): string {
  return fileName.replace(/\.\w{1,5}$/, '');
}
