import { useDraft } from '@transcreate/web-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { storedValues } from './text-values.js';
import type { TextValues } from './text-values.js';

/**
 * The values of a source text's form, kept as a draft like any text that is typed. The draft knows the version that it was begun from: whoever
 * goes on with it next week is told if somebody has changed the text meanwhile.
 */
export function useTextForm(key: string, begin: TextValues, beginVersion?: number) {
  const [initial] = useState(() => JSON.stringify({ values: begin, version: beginVersion }));
  const draft = useDraft(key, initial);
  const readForm = (text: string) => storedValues(text) ?? { values: begin, version: beginVersion };
  // A picture arrives while somebody types: what comes of the two must not depend on which of them saw the newest form.
  const newest = useRef(draft.text);
  useLayoutEffect(() => {
    newest.current = draft.text;
  }, [draft.text]);
  const change = (some: Partial<TextValues>) => {
    const form = readForm(newest.current);
    newest.current = JSON.stringify({ values: { ...form.values, ...some }, version: form.version });
    draft.setText(newest.current);
  };
  return { ...readForm(draft.text), change, draft };
}
