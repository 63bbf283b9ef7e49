import type { BuiltInCourseText } from './built-in.types.js';

/** Week 5: a cup, a bottle and a gift box. */
export const week5Practices: readonly BuiltInCourseText[] = [
  {
    key: 'weekly-5-second-cup',
    title: 'ST 1: On a café’s blackboard',
    content: 'Freshly ground coffee.\nGrounds for a second cup.',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'polyptoton and polysemy',
    culturalNotes: [
      {
        term: 'ground / grounds',
        note: '“Ground” is the participle of “to grind”. “Grounds” are what is left of the coffee in the filter, and also reasons, as in “grounds for divorce”: the word a lawyer would choose for asking for more.',
      },
      {
        term: 'A second cup',
        note: 'In American diners the second cup is often free, and the offer is part of feeling at home. A blackboard is rewritten every morning, so its joke may be light.',
      },
    ],
    referenceExamples: [
      {
        text: '现磨咖啡。\n好事多磨，再来一杯。',
        comment:
          '好事多磨 (“good things meet with many delays”) has 磨, “to grind”, in it: taken by the letter, what is good takes much grinding. The proverb consoles those who wait, which suits a queue; the reason for another cup is left to be inferred.',
      },
      {
        text: '现磨咖啡。\n再来一杯，事出有因：咖啡因。',
        comment:
          '事出有因 is “there is a reason for it”, and 因 (yīn, “cause”) is also the last syllable of 咖啡因, “caffeine”: the reason is in the cup. “Grounds” as a reason is carried exactly; the grinding is only in the first line and does not join in.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'weekly-5-vinegar-label',
    title: 'ST 2：醋瓶上的话',
    content: '老陈醋\n过日子，哪有不吃醋的？',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'literal and figurative sense',
    culturalNotes: [
      {
        term: '吃醋',
        note: '吃醋 (chī cù), “to eat vinegar”, is to be jealous in love. The story goes that a Tang emperor offered his minister’s wife a cup of poison or a concubine for her husband; she drank the cup at once, and it was vinegar.',
      },
      {
        term: '过日子',
        note: '过日子, “to pass the days”, is everyday life, above all that of a couple who keep house together. The label asks: who can live without vinegar, and where is the couple that is never jealous?',
      },
    ],
    referenceExamples: [
      {
        text: 'Aged Vinegar\nEvery good match has its sour moments.',
        comment:
          'A “match” is a couple and also two things that go together on a plate, and “sour” is the taste and the mood: two puns keep kitchen and marriage side by side. A sour moment is any quarrel; jealousy is no longer named.',
      },
      {
        text: 'Aged Vinegar\nJealous? Just a dash.',
        comment:
          '“Just a dash” is how one answers a cook and, here, a confession: jealousy is measured like vinegar. English has no tie between the two, so the label has to say the word, and the couple who pass their days together must be imagined.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'weekly-5-persimmon-box',
    title: 'ST 3：柿饼礼盒',
    content: '柿柿如意',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'homophone in picture and word',
    culturalNotes: [
      {
        term: '柿柿 / 事事',
        note: '柿 (shì) is a persimmon, 事 (shì) a matter, an affair. 事事如意 (shìshì rúyì), “may every matter go as you wish”, is a New Year’s greeting, and two persimmons in a picture have said it without words for centuries.',
      },
      {
        term: '如意',
        note: '如意 (rúyì), “as you wish”, is also a curved sceptre with a head like a cloud, given for luck. On the box it lies under the two fruits, so that the whole sentence can be read from the drawing: persimmon, persimmon, ruyi.',
      },
    ],
    referenceExamples: [
      {
        text: 'May all your plans bear fruit.',
        comment:
          '“To bear fruit” is to succeed, so the wish comes to life beside the two persimmons, and it is a greeting that English knows. Any fruit would do, and the sceptre says nothing any more.',
      },
      {
        text: 'Wish for anything.\nYou have our persimmon.',
        comment:
          '“Persimmon” is nearly “permission”: the fruit itself is named, as 柿 is, and “wish” keeps 如意. It plays where the Chinese blesses, and a host at New Year may prefer the other.',
      },
    ],
    source: 'Traditional New Year motif; packaging made for this product',
    image: {
      file: 'persimmon-box.png',
      alt: '方形礼盒的盒面。中间并排画着两个橙红色的柿子，各带一片绿叶，下面横放一柄云头如意。右侧竖写四个大字：“柿柿如意”，左下角一方红印：“柿饼”。',
      size: 200,
      alignment: 'right',
    },
  },
];
