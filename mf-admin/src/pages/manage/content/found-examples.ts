import type { PracticeExample } from '@transcreate/contracts';

/** The examples in whose title, text or technique every word that was typed stands, of one language or ('') all. */
export function foundExamples(examples: readonly PracticeExample[], words: string, language: string): PracticeExample[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return examples.filter(({ title, content, technique, sourceLanguage }) => {
    if (language !== '' && sourceLanguage !== language) return false;
    const text = `${title} ${content} ${technique}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
