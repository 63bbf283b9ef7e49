import { IMAGE_ONLY_PRACTICE, type BuiltInCourseText } from './built-in.types.js';

/** Week 4: posters for the notice board. */
export const week4Practices: readonly BuiltInCourseText[] = [
  {
    key: 'weekly-4-tuesday-choir',
    title: 'ST 1: The Tuesday Choir',
    content: 'The Tuesday Choir is looking for new voices.\nA sound choice.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 4,
    difficulty: 'beginner',
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'a sound choice',
        note: '“Sound” means “sensible, solid”: a sound choice is what a cautious adviser recommends. As a noun it is what a choir makes. The dry phrase of a bank or a school report suddenly sings.',
      },
      {
        term: 'Notice-board choirs',
        note: 'Amateur choirs named after the evening on which they meet are found in every British town. They need members more than they need good ones, so the notice must not frighten anybody.',
      },
    ],
    referenceExamples: [
      {
        text: '周二合唱团招新。\n一拍即合。',
        comment:
          '一拍即合 (“one beat, and they go together”) is said of people who take to each other at once; 拍 is the beat of the music and 合 the 合 of 合唱, “choir”. Nothing had to be bent; the calm good sense of “sound” becomes love at first hearing.',
      },
      {
        text: '周二合唱团招新。\n加入我们，声声不息。',
        comment:
          '生生不息 (“life upon life without end”) with 声 (shēng, “voice”) for 生 (shēng, “life”): an exact homophone and a long-lived choir. It is grander than the English, and the pattern is worn on Chinese posters.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'weekly-4-swap-market',
    title: 'ST 2：旧物交换集市',
    content: '周六旧物交换集市：\n旧物一换，生活“换”然一新。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'beginner',
    technique: 'homophone replaced in an idiom',
    culturalNotes: [
      {
        term: '换然一新 / 焕然一新',
        note: '焕然一新 (huànrán yī xīn) is to shine as if new, said of a room after painting or a person after rest. 换 (huàn, “to exchange”) sounds the same as 焕 (huàn, “shining”): one need not buy anything to have a new life, only swap.',
      },
      {
        term: '旧 / 新',
        note: 'The line begins with 旧 (“old”) and ends with 新 (“new”), and what lies between is the exchange. Swap markets are popular at Chinese universities in June, when those who leave clear their rooms.',
      },
    ],
    referenceExamples: [
      {
        text: 'Saturday Swap Market.\nA change for the better.',
        comment:
          '“A change for the better” is the set phrase for an improvement, and change is what people come for: taken by the letter, they leave with something better. Nothing is misspelt, so it is quieter than the Chinese; old and new are left out.',
      },
      {
        text: 'Saturday Swap Market.\nSwap till you drop.',
        comment:
          '“Shop till you drop” (until you collapse) with one sound changed, as 换 changes one character: shopping itself is replaced, which is the point of the market. The new life is given up for high spirits.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'weekly-4-busy-poster',
    title: 'ST 3：周末海报',
    content: IMAGE_ONLY_PRACTICE,
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'character dissection',
    culturalNotes: [
      {
        term: '忙',
        note: '忙 (máng, “busy”) is written with the heart radical 忄 on the left and 亡 (wáng, “to die, to be lost”) on the right, which gives the character its sound. The poster pulls the halves apart and reads them as a sentence: 心亡为忙, “busy is when the heart is lost”.',
      },
      {
        term: '把心找回来',
        note: '“Go and find your heart again” echoes Mencius, who wondered that people look for a lost hen and not for a lost heart. On a poster for the weekend it means: rest, see friends, do one thing gladly.',
      },
    ],
    referenceExamples: [
      {
        text: 'bUSy\nThere’s an “us” in there, squeezed from both sides.\nThis weekend, let us out.',
        comment:
          'The word is opened before the reader’s eyes, as 忙 is, and what it holds is “us”; “let us out” then has two readings. It laments lost company where the Chinese laments a lost heart.',
      },
      {
        text: 'rest|less\nSay it slowly.\nThis weekend, rest more.',
        comment:
          'Here too one cut makes a word define itself: who is restless rests less. Close in form and in purpose; “restless” is more a feeling than a full diary, and the heart is gone.',
      },
    ],
    source: 'Poster made for this product, on a traditional reading of the character',
    image: {
      file: 'busy-poster.png',
      alt: '竖幅海报。正中是一个拆开的大字“忙”：左边的竖心旁（忄）是红色，正向左下方飘落；右边的“亡”是黑色，留在原处。上方一行字：“心亡为忙。”下方一行字：“周末，把心找回来。”',
      size: 300,
      alignment: 'center',
    },
  },
];
