import type { BuiltInCourseText } from './built-in.types.js';

/** Week 2, beside the subtitles: short jokes. */
export const week2Practices: readonly BuiltInCourseText[] = [
  {
    key: 'weekly-2-seafood-diet',
    title: 'ST 1: A diet that works',
    content: '“I’m on a seafood diet.”\n“Does it work?”\n“Perfectly. I see food, and I eat it.”',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'homophone pun',
    culturalNotes: [
      {
        term: 'seafood / see food',
        note: '“Seafood” (fish and shellfish) and “see food” sound the same but for the stress. The first line sounds like self-control, and the last takes it apart.',
      },
      {
        term: 'a … diet',
        note: 'Low-carb, grapefruit, seafood: there is a diet for every fashion, and people introduce themselves with theirs. The set question “Does it work?” means: do you lose weight?',
      },
    ],
    referenceExamples: [
      {
        text: '“我的减肥计划，已经开始食行了。”\n“有效果吗？”\n“效果好极了，见到什么食什么。”',
        comment:
          '实行 (shíxíng, “to carry out”) is written with 食 (shí, “to eat”), which the ear does not notice and the last line gives away by using 食 as a verb. The fish is lost, and on paper the joke shows a line too early.',
      },
      {
        text: '“我现在吃得很少。”\n“有效果吗？”\n“效果好极了：吃得很，少停嘴。”',
        comment:
          'No homophones: 吃得很少 (“I eat very little”) is cut in another place, 吃得很，少停嘴 (“I eat a great deal and seldom pause”), so that the same characters say the opposite. It needs the comma, or a pause in speech, to work, and 吃得很 is regional.',
      },
    ],
    source: 'Traditional joke',
  },
];
