import { useEffect, useRef, useState } from 'react';
import type { WorkingTexts } from '../texts/working-texts.js';

/** How long the button says what came of a save, in milliseconds. */
const RESET = 2_000;

/** What the Save button says; `saved-locally`: this device keeps the text, and it is sent later. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'saved-locally' | 'error';

interface Save {
  segmentId: number;
  state: SaveState;
  error: unknown;
}

const NOTHING: Save = { segmentId: 0, state: 'idle', error: null };

/** Saves texts, and says what came of the last save of a segment. */
export function useSave(texts: WorkingTexts, segmentId: number) {
  const [last, setLast] = useState(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const current = last.segmentId === segmentId ? last : NOTHING;

  const save = async (text: string, base: string | null) => {
    if (current.state === 'saving') return;
    clearTimeout(timer.current);
    const tell = (state: SaveState, error: unknown = null) => setLast({ segmentId, state, error });
    tell('saving');
    try {
      tell((await texts.save(segmentId, text, base)) === 'saved' ? 'saved' : 'saved-locally');
    } catch (error) {
      tell('error', error);
    }
    // The error itself stays beside the text until the next save; the button is for saving again.
    timer.current = setTimeout(() => setLast((known) => (known.segmentId === segmentId ? { ...known, state: 'idle' } : known)), RESET);
  };
  return { state: current.state, error: current.error, save };
}
