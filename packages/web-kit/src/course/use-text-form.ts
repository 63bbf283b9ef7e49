import { useDraft } from '@transcreate/web-kit';
import { useState } from 'react';
import { storedValues } from './text-values.js';
import type { TextValues } from './text-values.js';

/**
 * The values of a source text's form, kept as a draft like any text that is typed. The draft knows the version that it was begun from: whoever
 * goes on with it next week is told if somebody has changed the text meanwhile.
 */
export function useTextForm(key: string, begin: TextValues, beginVersion?: number) {
  const [initial] = useState(() => JSON.stringify({ values: begin, version: beginVersion }));
  const draft = useDraft(key, initial);
  const { values, version } = storedValues(draft.text) ?? { values: begin, version: beginVersion };
  const change = (some: Partial<TextValues>) => draft.setText(JSON.stringify({ values: { ...values, ...some }, version }));
  return { values, version, change, draft };
}
