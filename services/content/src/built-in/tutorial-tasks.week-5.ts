import { IMAGE_ONLY_TASK, type BuiltInCourseText } from './built-in.types.js';

/** Week 5: what is written on boxes and menus. */
export const week5Tasks: readonly BuiltInCourseText[] = [
  {
    key: 'tutorial-5-ginger-box',
    title: 'ST 1: A box of ginger biscuits',
    content: IMAGE_ONLY_TASK,
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 5,
    difficulty: 'beginner',
    technique: 'polysemy in a product name',
    culturalNotes: [
      {
        term: 'snap',
        note: 'A “snap decision” is one made in a moment, without thinking. “To snap” is also to break with a crack, which is why a thin hard ginger biscuit is called a ginger snap.',
      },
      {
        term: 'Make one. Then make another.',
        note: 'One “makes” a decision, and nobody stops at one biscuit. The box makes a virtue of weakness: reaching for the next is being decisive.',
      },
    ],
    referenceExamples: [
      {
        text: '当机立断\n姜味薄脆饼干\n断一块，再断一块。',
        comment:
          '当机立断 is “to decide on the spot”, and its last character, 断, is both “to decide” and “to break”: the very two senses of “snap”. The idiom sounds statesmanlike, and so the biscuit is a little funnier than in English.',
      },
      {
        text: '干脆\n姜味薄脆饼干\n干脆来一块，干脆再来一块。',
        comment:
          '干脆 is “dry and crisp”, “straightforward”, and as an adverb “might as well”: texture, character and temptation in two characters. The break itself is only in the crispness.',
      },
    ],
    source: 'Packaging made for this product',
    image: {
      file: 'ginger-box.png',
      alt: 'The front of a biscuit box. On top, in large letters, the name: “Snap Decisions”. In the middle a thin round biscuit breaks into two halves, with crumbs flying from the crack. Below: “Thin ginger biscuits. Make one. Then make another.”',
      size: 200,
      alignment: 'left',
    },
  },
  {
    key: 'tutorial-5-table-for-one',
    title: 'ST 2: From a fish restaurant’s menu',
    content: 'Dining alone?\nMay we suggest the sole.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'homonym pun on a menu',
    culturalNotes: [
      {
        term: 'sole',
        note: 'A flat fish, the finest on an English menu, served whole, one to a person. The adjective “sole” means “only, single”: a sole guest is offered a sole.',
      },
      {
        term: 'Dining alone',
        note: 'To eat alone in a restaurant embarrasses many people, and a waiter’s “Just the one?” makes it worse. The line has to make the guest smile with the house, never feel laughed at.',
      },
    ],
    referenceExamples: [
      {
        text: '一位用餐？\n为您推荐：独占鱼头。',
        comment:
          '独占鳌头 (“to stand alone on the great turtle’s head”) is to come first of all, once in the imperial examinations. With 鱼 (“fish”) for 鳌 it becomes the best part of the fish, which at a full table one would have to share: being alone (独) is a triumph. The dish has to change with it.',
      },
      {
        text: '一位用餐？\n来份清炒香菇，吃着就不菇单。',
        comment:
          '菇单 is 孤单 (gūdān, “lonely”) written with 菇 (gū, “mushroom”), as young people do online. It says “lonely” aloud, which the English avoids, and the fish restaurant has to have mushrooms.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'tutorial-5-wedding-box',
    title: 'ST 3：喜糖盒',
    content: '新婚之喜\n枣、生、桂、子',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'wish hidden in four gifts',
    culturalNotes: [
      {
        term: '枣、生、桂、子',
        note: 'In the box lie dates (枣 zǎo), peanuts (花生 huāshēng), longans (桂圆 guìyuán) and lotus seeds (莲子 liánzǐ). One character from each, read in order, sounds like 早生贵子 (zǎo shēng guì zǐ), “may you soon have a fine child”.',
      },
      {
        term: 'The wish',
        note: 'These four have been strewn on bridal beds for centuries, and nobody at a Chinese wedding minds being wished a child at once. English guests may find it forward: how plainly the box says it is part of the task.',
      },
    ],
    referenceExamples: [
      {
        text: 'To the happy couple\nIt began with a date. May it be long, and sweet, and soon add a little peanut.',
        comment:
          'A date is a fruit and a meeting of lovers, “peanut” a pet name for a baby on the way, and “long” murmurs of the longan. The wish is for a child, playfully; two of the four things in the box pun, and the third nearly.',
      },
      {
        text: 'To the happy couple\nDates, peanuts, longans, lotus seeds:\nbe fruitful.',
        comment:
          '“Be fruitful, and multiply” is the Bible’s blessing on the first couple; over a box of fruit and seeds half of it is enough. Solemn where the Chinese is merry, and tactful: the child is left in the half that is not said.',
      },
    ],
    source: 'Traditional wedding custom; packaging made for this product',
    image: {
      file: 'wedding-box.png',
      alt: '一只打开的红色方形礼盒，从正上方看去。盒盖上写着“新婚之喜”，盒内分成四格，依次装着红枣、花生、桂圆、莲子，每格角上各有一个字，连起来是：“枣、生、桂、子”。',
      size: 300,
      alignment: 'right',
    },
  },
  {
    key: 'tutorial-5-king-and-consort',
    title: 'ST 4：招牌菜',
    content: '霸王别姬\n甲鱼炖童子鸡，两人份',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'advanced',
    technique: 'homophone pun on a legend',
    culturalNotes: [
      {
        term: '霸王别姬',
        note: '“The Overlord parts from his consort”: in 202 BC Xiang Yu (项羽), who called himself 霸王, took leave of the lady Yu before his last battle, and in legend she killed herself before his eyes. Opera has made it the best-known parting in China.',
      },
      {
        term: '鳖 / 别，鸡 / 姬',
        note: 'In the pot are a soft-shelled turtle, 甲鱼 or 鳖 (biē), which sounds nearly like 别 (bié, “to part”), and a chicken, 鸡 (jī), which sounds like 姬 (jī, “consort”). Title and ingredients are the same word; a guest who knows the tragedy smiles, and eats both lovers.',
      },
    ],
    referenceExamples: [
      {
        text: 'The Hard-Shelled Hero Bids His Chick Farewell\nSoft-shelled turtle and spring chicken in one pot, for two',
        comment:
          '“Chick” is bird and, in dated slang, girl, as 鸡 is 姬; “hard-shelled” makes the turtle a warrior, and the second line softens him. Parting, hero and lady stay; the slang pulls the tragedy into farce.',
      },
      {
        text: 'Fare Well, Fair Fowl\nSoft-shelled turtle and spring chicken in one pot, for two',
        comment:
          '“Farewell” falls into two words, of which “fare” is food, and the “fair fowl” is the fair lady. Four short words like the Chinese title, and its ring of old tragedy; the turtle has to wait for the second line, and the king is gone.',
      },
    ],
    source: 'Traditional dish name; menu line written for this product',
  },
];
