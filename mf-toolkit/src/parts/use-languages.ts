import { onDevice } from '@transcreate/web-kit';
import { useState } from 'react';

/** The languages of the course, as translation memories name them. */
export const LANGUAGES = ['en', 'zh-CN'] as const;
export type ToolLanguage = (typeof LANGUAGES)[number];

/** Which language a text is in, for fonts and screen readers. */
export const tagOfTool = (language: ToolLanguage): 'en' | 'zh-Hans' => (language === 'en' ? 'en' : 'zh-Hans');

const otherOf = (language: ToolLanguage): ToolLanguage => (language === 'en' ? 'zh-CN' : 'en');

/**
 * From which language into which a tool works, remembered on the device under `<tool>FromLanguage` and `<tool>ToLanguage`. There are two,
 * so choosing one chooses the other.
 */
export function useLanguages(tool: string) {
  const [fromKey, toKey] = [`${tool}FromLanguage`, `${tool}ToLanguage`];
  const [from, setFrom] = useState<ToolLanguage>(() => LANGUAGES.find((language) => language === onDevice.get(fromKey)) ?? 'en');
  const choose = (next: ToolLanguage) => {
    onDevice.set(fromKey, next);
    onDevice.set(toKey, otherOf(next));
    setFrom(next);
  };
  return { from, to: otherOf(from), setFrom: choose, setTo: (next: ToolLanguage) => choose(otherOf(next)), swap: () => choose(otherOf(from)) };
}
