import type { BuiltInCourseText } from './built-in.types.js';

/** Week 2: jokes and two-part sayings (歇后语). */
export const week2Tasks: readonly BuiltInCourseText[] = [
  {
    key: 'tutorial-2-fly-in-the-soup',
    title: 'ST 1: A fly in the soup',
    content: '“Waiter, what’s this fly doing in my soup?”\n“The backstroke, sir, by the look of it.”',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'question taken literally',
    culturalNotes: [
      {
        term: 'What’s this … doing in …?',
        note: 'A set complaint: “What’s this fly doing in my soup?” means “It has no business to be there”. The waiter takes it as a question about what the fly is busy with, and answers it.',
      },
      {
        term: 'The backstroke',
        note: 'Swimming on one’s back, as a drowned insect floats. “Waiter, there’s a fly in my soup” is the beginning of dozens of British jokes, in all of which the waiter is polite and no help.',
      },
    ],
    referenceExamples: [
      {
        text: '“服务员，汤里有只苍蝇，这算什么？”\n“依我看，先生，算仰泳。”',
        comment:
          '这算什么 (“what is this supposed to be?”) is the natural complaint and, taken literally, “what does this count as?”: the waiter classifies. Form, fly and backstroke all stay.',
      },
      {
        text: '“服务员，汤里这只苍蝇怎么说？”\n“它没说什么，先生，正憋着气呢。”',
        comment:
          '怎么说 asks “what have you to say about this?” and literally “what does it say?”; the waiter answers for the fly, which is holding its breath. The backstroke is given up, but a swimmer is still in the picture.',
      },
    ],
    source: 'Traditional joke',
  },
  {
    key: 'tutorial-2-scallion-and-tofu',
    title: 'ST 2：账查清了吗',
    content: '“那笔账查清了吗？”\n“查清了，小葱拌豆腐——一青（清）二白。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'xiehouyu (homophone)',
    culturalNotes: [
      {
        term: '一青二白 / 一清二白',
        note: 'Spring onion mixed with tofu is a cold dish, “one part green, two parts white”: 一青二白. 青 (qīng, “green”) sounds like 清 (qīng, “clear”), and 一清二白 (yī qīng èr bái) means perfectly clear, or spotless: nobody has taken a penny.',
      },
      {
        term: '歇后语',
        note: 'A saying in two parts with a pause between, written as a dash: first a picture, then its point, which the listener could often say. A transcreation needs both, and a reader who is kept waiting for a moment.',
      },
    ],
    referenceExamples: [
      {
        text: '“Have they got to the bottom of the accounts?”\n“They have. It’s like a penguin: all there in black and white.”',
        comment:
          '“In black and white” is “in writing, beyond doubt” and the look of a penguin, so two colours again make things clear. The kitchen is gone, and the accounts are proved rather than proved honest.',
      },
      {
        text: '“Have they got to the bottom of the accounts?”\n“They have. It’s like a good clear broth: nothing fishy in it.”',
        comment:
          '“Clear” does what 清 does, and “fishy” is tasting of fish and suspicious, so the dish stays and so does the clean conscience. The colours are given up.',
      },
    ],
    source: 'Traditional saying, in a dialogue written for this product',
  },
  {
    key: 'tutorial-2-lost-interest',
    title: 'ST 3: A change of career',
    content: '“Why did you leave the bank?”\n“I lost interest.”',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 2,
    difficulty: 'intermediate',
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'lose interest',
        note: '“To lose interest” is to grow bored. “Interest” is also what a bank pays or charges for the use of money, so a banker who loses it is bored or bad at the job.',
      },
      {
        term: 'The short answer',
        note: 'The joke depends on three words that are a perfectly ordinary reply. Every word that explains it makes it weaker: the listener must find the bank in the answer unaided.',
      },
    ],
    referenceExamples: [
      {
        text: '“你怎么不在银行干了？”\n“没出息。”',
        comment:
          '没出息 (méi chūxi) is “good for nothing, without a future”, and character by character “no interest (利息) was coming out”. As short and as natural as the English; the speaker blames himself where the English one is merely bored.',
      },
      {
        text: '“你怎么不在银行干了？”\n“心里没数。”',
        comment:
          '心里没数 (“not to be sure where one stands”) has 数, “number”, in it: a banker without figures. It is the more modest answer, and the money itself, which “interest” brings in, is only implied.',
      },
    ],
    source: 'Traditional joke',
  },
  {
    key: 'tutorial-2-cracked-pot',
    title: 'ST 4：爱提问的孩子',
    content: '“你女儿又在问天为什么是蓝的？”\n“可不，她呀，打破砂锅——璺（问）到底。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 2,
    difficulty: 'intermediate',
    technique: 'xiehouyu (homophone)',
    culturalNotes: [
      {
        term: '璺 / 问',
        note: '璺 (wèn) is a crack in pottery or glass, a word now rare outside this saying; 问 (wèn) is “to ask”. When a clay pot breaks, the crack runs to the bottom, 璺到底; whoever asks to the bottom, 问到底, will not stop until there is an answer.',
      },
      {
        term: '砂锅',
        note: 'A cheap earthenware pot in which soups and rice are cooked over a flame, and which every household has broken at least once. Today most people say 打破砂锅问到底 in one breath and no longer notice the crack.',
      },
    ],
    referenceExamples: [
      {
        text: '“Is your daughter asking why the sky is blue again?”\n“Always. She’s a squirrel with a nut: no peace until it’s cracked.”',
        comment:
          '“To crack” is to break and to solve, so crack and answer meet in one word, as in 璺 and 问. Picture and point stand in the old order; the pot becomes a nut, and going “to the bottom” is lost.',
      },
      {
        text: '“Is your daughter asking why the sky is blue again?”\n“Always. She’s a spoon in a stew: she has to get to the bottom of it.”',
        comment:
          '“To get to the bottom of it” is literal for a spoon in a pot and figurative for a question, so 到底 is kept exactly and the kitchen survives. What is lost is the break: nothing cracks any more.',
      },
    ],
    source: 'Traditional saying, in a dialogue written for this product',
  },
];
