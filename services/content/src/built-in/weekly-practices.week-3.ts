import type { BuiltInCourseText } from './built-in.types.js';

/** Week 3: names of shops and of people. */
export const week3Practices: readonly BuiltInCourseText[] = [
  {
    key: 'weekly-3-second-thoughts',
    title: 'ST 1: Name of a bookshop',
    content: 'Second Thoughts\nUsed books bought and sold',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 3,
    difficulty: 'beginner',
    technique: 'idiom as a name',
    culturalNotes: [
      {
        term: 'second thoughts',
        note: 'To have “second thoughts” is to think again, usually in doubt. Here the thoughts are those in books, and they are second because the books are second-hand: somebody has thought them before you.',
      },
      {
        term: 'Shop names',
        note: 'Small English shops like an everyday phrase for a name, as if they had only overheard it. It should be short enough for a sign and gentle enough to be read for thirty years.',
      },
    ],
    referenceExamples: [
      {
        text: '温故书屋\n旧书收售',
        comment:
          '温故, from Confucius’s 温故而知新 (“warm up the old and learn the new”), is to go over what one has learnt, a second thought, and 故 is “old”, as the books are. It sounds learned and kind; the doubt in the English phrase is gone.',
      },
      {
        text: '书归正传\n旧书收售',
        comment:
          '书归正传 is what a storyteller says on coming back to the story; read word by word, books return and are passed on properly. As playful as the English, though 传 is zhuàn (“story”) in the phrase and would be chuán (“pass on”) in the shop.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'weekly-3-noodle-shop',
    title: 'ST 2：面馆的店名',
    content: '面面俱到\n手工面馆',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 3,
    difficulty: 'intermediate',
    technique: 'idiom with a homograph',
    culturalNotes: [
      {
        term: '面面俱到',
        note: 'An idiom, “every side (面 miàn) has been seen to”: said of somebody who thinks of everything. Since the simplified characters 面 is also “flour, noodles”, once written 麵, so on this sign it says: all the noodles have arrived.',
      },
      {
        term: '俱到',
        note: '俱到 is “all present”, which promises a long menu, and the idiom as a whole promises care. To call a person 面面俱到 can be faint blame (wanting to please everybody); for a cook it is only praise.',
      },
    ],
    referenceExamples: [
      {
        text: 'No Strand Unturned\nHandmade noodles',
        comment:
          '“To leave no stone unturned” is to try everything, and “strand”, which differs in two sounds, is a single noodle. Thoroughness and noodles are both kept; the many kinds on the menu are not.',
      },
      {
        text: 'We Used Our Noodle\nHandmade noodles, and everything thought of',
        comment:
          '“To use one’s noodle” is to think, in cheerful old-fashioned slang, so the noodle itself has the head that 面面俱到 needs. The second line has to bring in “everything”.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'weekly-3-mrs-malaprop',
    title: 'ST 3: Mrs. Malaprop despairs of her niece',
    content:
      'MRS. MALAPROP: Oh, there’s nothing to be hoped for from her! She’s as headstrong as an allegory on the banks of Nile.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 3,
    difficulty: 'advanced',
    technique: 'malapropism and speaking name',
    culturalNotes: [
      {
        term: 'allegory / alligator',
        note: 'She means “alligator”; an “allegory” is a story with a hidden meaning. She reaches for a grand word and takes its neighbour. (The beasts of the Nile are crocodiles: she would be wrong even without the slip.)',
      },
      {
        term: 'Malaprop',
        note: 'From the French mal à propos, “not to the purpose”. Mrs. Malaprop prides herself on her choice of words, and such slips have been called “malapropisms” after her ever since.',
      },
    ],
    referenceExamples: [
      {
        text: '梅兑慈太太：唉，对她可别再指望什么了！她那个犟劲儿，活像尼罗河岸上的一条恶语。',
        comment:
          '恶语 (èyǔ, “foul language”) slips in for 鳄鱼 (èyú, “crocodile”), and the measure word 条, right for the animal, betrays what was meant. The name 梅兑慈 (Méi Duìcí) is heard as 没对词, “had no right word”; the slip is coarser than an allegory, which was a word of education.',
      },
      {
        text: '茨卜达太太：唉，她是没指望的了！她这个人玩古不化，跟尼罗河边的鳄鱼一个样。',
        comment:
          'The slip moves to “headstrong”: 顽固不化 (wángù bú huà, “stubborn beyond cure”) becomes 玩古不化, “dabbles in antiques beyond cure”, a mistake of the half-educated. 茨卜达 (Cí Bǔdá) recalls 词不达意, “the words do not reach the meaning”; the crocodile comes through unharmed, which is a pity.',
      },
    ],
    source: 'Richard Brinsley Sheridan, The Rivals (1775), act III, scene 3',
  },
];
