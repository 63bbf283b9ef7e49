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
        text: '“我最近吃得很少——”\n“有效果吗？”\n“——停下来。效果好极了。”',
        comment:
          'No homophones: the sentence breaks off at 吃得很少 (“I eat very little”) and goes on after the question, 吃得很少停下来 (“I eat and seldom stop”), so that 少 changes sides. The trap of the first line is kept; the diet with a name of its own is not.',
      },
    ],
    source: 'Traditional joke',
  },
  {
    key: 'weekly-2-feather-duster',
    title: 'ST 2：上班打瞌睡',
    content: '“当着老板的面，他也敢打瞌睡？”\n“电线杆上绑鸡毛——好大的掸（胆）子！”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 2,
    difficulty: 'intermediate',
    technique: 'xiehouyu (homophone)',
    culturalNotes: [
      {
        term: '掸子 / 胆子',
        note: '掸子 (dǎnzi) is a duster of chicken feathers tied to a cane, once found in every home. 胆子 (dǎnzi), from 胆 (“gall bladder”), is courage or cheek: 好大的胆子 is what one says to somebody who dares too much.',
      },
      {
        term: 'The picture',
        note: 'Tie feathers to a telegraph pole and you have the largest duster in the world, 好大的掸子. A two-part saying (歇后语) gives the picture first and, after a pause, the point; the wilder the picture, the better.',
      },
    ],
    referenceExamples: [
      {
        text: '“He dozes off right in front of the boss?”\n“That man’s a trombone section all by himself: nothing but brass.”',
        comment:
          '“Brass” is a metal, a section of the orchestra and, in older British slang, cheek. Picture, pause and exaggeration are kept; the housework is exchanged for music.',
      },
      {
        text: '“He dozes off right in front of the boss?”\n“That man’s a dentist’s textbook: nerve on every page.”',
        comment:
          '“Nerve” is in the tooth and is cheek, and, like 胆, it is a part of the body that stands for daring. The size (好大) becomes number, “on every page”.',
      },
    ],
    source: 'Traditional saying of the twentieth century, in a dialogue written for this product',
  },
  {
    key: 'weekly-2-time-flies',
    title: 'ST 3: Two kinds of flying',
    content: 'Time flies like an arrow; fruit flies like a banana.',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 2,
    difficulty: 'advanced',
    technique: 'syntactic ambiguity',
    culturalNotes: [
      {
        term: 'flies like',
        note: 'In the first half “flies” is a verb and “like” means “in the manner of”. In the second, “fruit flies” are insects and “like” is the verb: they enjoy a banana. The reader takes the second half for a copy of the first, sees fruit sailing through the air, and has to go back.',
      },
      {
        term: 'Time flies like an arrow',
        note: 'A proverb so worn that nobody sees the arrow any more, which makes it good bait. Linguists of the 1960s used it to show how many readings a computer finds in a plain sentence; the bananas came later.',
      },
    ],
    referenceExamples: [
      {
        text: '光阴似箭，果蝇思蕉。',
        comment:
          '光阴似箭 (guāngyīn sì jiàn) is the Chinese proverb itself; 果蝇思蕉 (guǒyíng sī jiāo, “fruit flies long for a banana”) answers it syllable for syllable with the same initials, and 似 (“like”) turns into 思 (“long for”). The trap of the grammar becomes a trap for the ear.',
      },
      {
        text: '时光飞，像箭；果蝇飞，向蕉。',
        comment:
          '像 (“like”) and 向 (“towards”) are both xiàng: one sound with two grammars, as “like” has, so the second half is first heard as “like a banana”. The insects fly instead of liking, and the proverb is no longer a proverb.',
      },
    ],
    source: 'Anonymous modern joke, widely known',
  },
];
