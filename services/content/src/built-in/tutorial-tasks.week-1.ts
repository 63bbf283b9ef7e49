import type { BuiltInCourseText } from './built-in.types.js';

/** Week 1: the words over and in a shop window. */
export const week1Tasks: readonly BuiltInCourseText[] = [
  {
    key: 'tutorial-1-bakery-window',
    title: 'ST 1: Bakery window',
    content: 'Open Sundays from eight.\nCome in and loaf with us.',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'homonym pun in an advertisement',
    culturalNotes: [
      {
        term: 'loaf',
        note: 'The noun is a whole bread before it is cut; the verb “to loaf” means to spend time doing nothing, without a bad conscience. In a baker’s window the reader expects the noun and gets the verb.',
      },
      {
        term: 'Sundays from eight',
        note: 'In many English-speaking towns Sunday is the day for getting up late and for a long breakfast, often bought from a baker. The sign promises bread early and no hurry at all.',
      },
    ],
    referenceExamples: [
      {
        text: '周日八点开门。\n咸的甜的都有，偷得浮生半日“咸”。',
        comment:
          '偷得浮生半日闲 (“to steal half a day’s leisure from this floating life”) is a line of Tang poetry that everybody quotes for a lazy day; 闲 (xián, “idle”) becomes its homophone 咸 (xián, “savoury”), so idleness is again baked. It is longer and more literary than the sign, and needs the words before it to bring the savoury in.',
      },
      {
        text: '周日八点开门。\n您只管发呆，我们管发面。',
        comment:
          '发呆 (fādāi, “to stare into space”) and 发面 (fāmiàn, “to let dough rise”) share a verb: the guests idle, the bakers’ dough rises. A shared character takes the place of one word with two meanings; “with us” turns into a division of labour.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'tutorial-1-shoe-repairs',
    title: 'ST 2: Shoe repairs',
    content: 'Shoes mended while you wait.\nWe save soles.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'homophone pun in an advertisement',
    culturalNotes: [
      {
        term: 'soles / souls',
        note: 'A “sole” is the underside of a shoe, a “soul” the immortal part of a person; both are /səʊl/. The joke is old: Shakespeare’s cobbler in Julius Caesar already calls himself “a mender of bad soles”.',
      },
      {
        term: 'We save souls',
        note: 'The language of preachers and missionaries, who save sinners from hell. The small workshop speaks with the voice of a church, and the smallness of the matter is half the fun.',
      },
    ],
    referenceExamples: [
      {
        text: '修鞋，立等可取。\n人人都能改“鞋”归正。',
        comment:
          '改邪归正 (gǎi xié guī zhèng, “to leave evil and return to the right path”) with 鞋 (xié, “shoe”) for 邪 (xié, “evil”): an exact homophone, and again a sermon from a cobbler. Christian salvation becomes moral reform, which is what the idiom is about.',
      },
      {
        text: '修鞋，立等可取。\n底子好了，路还长着呢。',
        comment:
          '底子 is “groundwork, constitution” and has 底, the sole, in it; 路还长着呢 (“there is a long road ahead yet”) is encouragement for a life and for a shoe. Warm and natural, but the comic grandeur of the church is gone.',
      },
    ],
    source: 'Written for this product, on a traditional pun',
  },
  {
    key: 'tutorial-1-old-tailor',
    title: 'ST 3：老裁缝铺',
    content: '手艺四十年，自然“布”同凡响。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'homophone replaced in an idiom',
    culturalNotes: [
      {
        term: '布同凡响 / 不同凡响',
        note: '不同凡响 (bùtóng fánxiǎng, “not like the common sounds”) is said of anything out of the ordinary. 布 (bù, “cloth”) sounds the same as 不 (bù, “not”), so the tailor has stitched his material into the idiom.',
      },
      {
        term: 'Idioms on shop signs',
        note: 'A Chinese idiom (成语) mostly has four fixed characters, so a reader notices at once when one is wrong, and hears the right one. Shops have long used this; schools and language authorities complain of it, because children copy the wrong character.',
      },
    ],
    referenceExamples: [
      {
        text: 'Forty years in the trade.\nThe difference is material.',
        comment:
          '“Material” is cloth and, of a difference, “considerable”: the tailor’s stuff is hidden in a set phrase, as 布 is, and the sense of 不同 is kept. It is drier than the Chinese, since nothing looks misspelt.',
      },
      {
        text: 'Forty years in the trade.\nStill a cut above.',
        comment:
          '“A cut above” is an idiom for “better than the rest”, and cutting is what a tailor does. It is the natural English shop sign; cloth is given up for scissors.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'tutorial-1-barbers-couplet',
    title: 'ST 4：理发店门联',
    content: '虽是毫末技艺，\n却是顶上功夫。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 1,
    difficulty: 'intermediate',
    technique: 'literal and figurative sense in a couplet',
    culturalNotes: [
      {
        term: '毫末 / 顶上',
        note: '毫末 (háomò), “the tip of a hair”, is the set expression for something tiny; 顶上 (dǐngshàng), “on the very top”, is the crown of the head and also the highest rank. A barber’s skill is trifling and supreme, and both words are literally where he works.',
      },
      {
        term: '门联',
        note: 'A couplet on the two sides of a door: two lines of equal length whose words match in kind and order, here 毫末 with 顶上 and 技艺 (“skill”) with 功夫 (“mastery”). Barbers stood low among the trades, so the climb from the first line to the second is a joke with pride in it.',
      },
    ],
    referenceExamples: [
      {
        text: 'Our skill may be no more than one hair wide,\nYet every head goes out with crowning pride.',
        comment:
          '“One hair wide” is small and literally a hair, “crowning” is supreme and belongs to the crown of the head: both halves of the joke stand where they stood. Rhyme and metre replace the matching of word with word.',
      },
      {
        text: 'A trade of splitting hairs, so some have said;\nand yet in all we do we’re at the head.',
        comment:
          '“Splitting hairs” is quibbling over trifles, “at the head” is in first place; each is also what a barber does or where he stands. The quibble brings in a mockery that the modest first line of the Chinese does not have.',
      },
    ],
    source: 'Traditional couplet for barbers’ shops',
  },
];
