import { IMAGE_ONLY_TASK, type BuiltInCourseText } from './built-in.types.js';

/** Week 4: posters, with and without a picture. */
export const week4Tasks: readonly BuiltInCourseText[] = [
  {
    key: 'tutorial-4-blood-donors',
    title: 'ST 1: Blood donors wanted',
    content: 'Give blood on Thursday, 10 to 6, at the town hall.\nYou’re somebody’s type.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 4,
    difficulty: 'beginner',
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'somebody’s type',
        note: '“You’re my type” is said to a person one could fall in love with. On this poster “type” is the blood type (A, B, AB, O), which must suit the patient: somewhere there is a person for whom you are exactly right.',
      },
      {
        term: 'Tone',
        note: 'In Britain blood is given for nothing, so a poster must win people without money and without frightening them. This one flirts, and says nothing of needles, illness or duty.',
      },
    ],
    referenceExamples: [
      {
        text: '周四十点至十八点，市政厅，欢迎献血。\n总有一个人，与你血脉相连。',
        comment:
          '血脉相连 (“joined by blood and pulse”) is said of kin and countrymen and is taken by the letter here. The flirtation turns into kinship, a graver warmth that suits a Chinese public notice.',
      },
      {
        text: '周四十点至十八点，市政厅，欢迎献血。\n你本来就有型。',
        comment:
          '有型 (yǒu xíng) is modern for “stylish, attractive”, and in this place 型 is 血型, the blood type: everybody has one. The lightness is kept; what goes is the other person who is waiting for just this type.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'tutorial-4-open-and-closed-books',
    title: 'ST 2：考试周前的海报',
    content: '平时常开卷，考试不怕闭卷。\n——校图书馆',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'polysemy and antithesis',
    culturalNotes: [
      {
        term: '开卷 / 闭卷',
        note: '开卷 (kāijuàn) is to open a book, as in the proverb 开卷有益, “there is profit in opening a book”. In the language of schools 开卷 and 闭卷 (bìjuàn), “open paper” and “closed paper”, are examinations with and without books on the desk.',
      },
      {
        term: '平时 / 考试',
        note: '平时, “in ordinary times”, answers 考试, “at the examination”: a teacher’s reproach to those who embrace the Buddha’s feet only at the last moment (临时抱佛脚). The two halves match like a couplet, opening against closing.',
      },
    ],
    referenceExamples: [
      {
        text: 'Open books all term. Exams: an open-and-shut case.\nThe University Library',
        comment:
          '“An open-and-shut case” is a matter that is settled easily; here it also opens with the books and shuts with the exam. The contrast of 开 and 闭 fits into one idiom, and the fear (不怕) into its ease.',
      },
      {
        text: 'Crack the books all term, or crack in the exams.\nThe University Library',
        comment:
          '“To crack a book” is American for opening it, “to crack” for breaking down: one verb for both halves, and antithesis kept. The Chinese reassures; this one threatens.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'tutorial-4-observatory-poster',
    title: 'ST 3: Open night',
    content: IMAGE_ONLY_TASK,
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'phrasal verb taken literally',
    culturalNotes: [
      {
        term: 'look up',
        note: 'To “look somebody up” is to call on a person one has not seen for a long time; to “look up” is to raise one’s eyes. The people on the poster do both at once: their old friends are the stars.',
      },
      {
        term: 'old friends',
        note: 'The Plough, the seven stars at the top of the picture (北斗七星 in Chinese), is the first figure that a British child learns to find in the sky. One knows it for life and forgets to look.',
      },
    ],
    referenceExamples: [
      {
        text: '老朋友，抬头不见低头见。\n今夜，请抬头。\n天文台周五二十一点起开放，天晴即可。',
        comment:
          '抬头不见低头见 (“if not on looking up, we meet on looking down”) is said of neighbours who are forever running into each other. The second line takes it at its word and turns heads to the sky, as the picture does; it needs one sentence more than the English.',
      },
      {
        text: '今夜，老朋友们光临。\n天文台周五二十一点起开放，天晴即可。',
        comment:
          '光临 (guānglín), the polite word for a guest’s coming, says literally “the light arrives”. The stars become the guests and the visitors their hosts; looking up is left to the picture.',
      },
    ],
    source: 'Poster made for this product',
    image: {
      file: 'observatory-poster.png',
      alt: 'A tall poster, most of it a night sky. At the top shine the seven stars of the Plough, joined by a thin line; below them stands in large letters: “Look up some old friends.” Three small people and a dog sit and stand on a hill beside an observatory, with their heads thrown back, and one points up. At the foot: “Open night at the observatory. Friday from nine, if the sky is clear.”',
      size: 300,
      alignment: 'portrait-split',
    },
  },
  {
    key: 'tutorial-4-rice-poster',
    title: 'ST 4：食堂里的海报',
    content: '做人讲良心，\n吃饭讲粮心。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'advanced',
    technique: 'homophone replaced in a set phrase',
    culturalNotes: [
      {
        term: '良心 / 粮心',
        note: '良心 (liángxīn), “a good heart”, is conscience, and 讲良心 is to act by it. With 粮 (liáng, “grain, food”) for 良 (liáng, “good”) it becomes a heart for grain, a word that does not exist and is understood at once: do not leave food in your bowl.',
      },
      {
        term: 'Why rice',
        note: 'Every Chinese child learns the Tang poem that ends 谁知盘中餐，粒粒皆辛苦, “who thinks that of the food in the bowl each single grain is toil?” In the picture the grains form a heart, so the invented word is shown as well as written.',
      },
    ],
    referenceExamples: [
      {
        text: 'Cheating goes against the grain.\nSo does waste.',
        comment:
          '“To go against the grain” (originally of wood) is to offend one’s principles, and “grain” is rice: conscience and food meet in one idiom, and the two-line build of the Chinese stays. The picture’s heart finds no word in it.',
      },
      {
        text: 'Do the right thing.\nDo the rice thing: leave none.',
        comment:
          '“Rice” for “right” changes one sound, as 粮 changes one character, in a phrase about conscience that everybody knows. It is jokier than a Chinese canteen would be, and needs its last two words to be clear.',
      },
    ],
    source: 'Poster made for this product',
    image: {
      file: 'rice-poster.png',
      alt: '食堂海报。上方是两行字：“做人讲良心，吃饭讲粮心。”“粮”字用红色，与上一行的“良”字上下相对。下方画着一只青边白瓷碗和一双筷子，碗里剩下的饭粒排成一颗心。最下面一行小字：“粒粒皆辛苦，一粒也不剩。”',
      size: 300,
      alignment: 'center',
    },
  },
];
