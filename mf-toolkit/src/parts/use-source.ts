import { useDraft } from '@transcreate/web-kit';
import { useState } from 'react';
import { useToolkitTexts } from '../locales/use-toolkit-texts.js';

/** A source text that is kept on the device, and what keeps it from being sent. `limit` is in Unicode code points. */
export function useSource(tool: string, limit: number) {
  const t = useToolkitTexts();
  const draft = useDraft(`toolkit:${tool}`);
  const [wasSent, setWasSent] = useState(false);
  const count = [...draft.text].length;
  const isBlank = draft.text.trim() === '';
  const long = count > limit ? t('tooLong', { limit, count }) : '';
  const problem = long || (wasSent && isBlank ? t('sourceMissing') : '');
  /** Gives the text to `work`, unless something is wrong with it, and that is shown then. */
  const send = (work: (text: string) => void) => {
    setWasSent(true);
    if (!isBlank && !long) work(draft.text);
  };
  return { draft, problem, send };
}
