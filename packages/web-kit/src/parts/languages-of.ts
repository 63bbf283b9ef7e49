import type { SourceLanguage } from '@transcreate/contracts';

/** The `lang` of a text, so that fonts, line breaking and screen readers do the right thing. */
export const tagOf = (language: SourceLanguage): 'en' | 'zh-Hans' => (language === 'Chinese' ? 'zh-Hans' : 'en');

/** The `lang` of a text that may be in either language: that of most of its words, a Han character counted as half a word. */
export function tagIn(text: string): 'en' | 'zh-Hans' {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return han / 2 > words ? 'zh-Hans' : 'en';
}

/** What a text is translated into: the course works between two languages. */
export const targetOf = (language: SourceLanguage): SourceLanguage => (language === 'English' ? 'Chinese' : 'English');
