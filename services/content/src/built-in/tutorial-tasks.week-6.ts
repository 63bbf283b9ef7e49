import { IMAGE_ONLY_TASK, type BuiltInCourseText } from './built-in.types.js';

/** Week 6: wordplay in literature and on stone. */
export const week6Tasks: readonly BuiltInCourseText[] = [
  {
    key: 'tutorial-6-sun-of-york',
    title: 'ST 1: The Duke of Gloucester opens the play',
    content:
      'Now is the winter of our discontent\n' +
      'Made glorious summer by this sun of York;\n' +
      'And all the clouds that lour’d upon our house\n' +
      'In the deep bosom of the ocean buried.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 6,
    difficulty: 'intermediate',
    technique: 'homophone pun within a metaphor',
    culturalNotes: [
      {
        term: 'sun / son',
        note: '“Sun” and “son” are both /sʌn/. The sun of York that turned winter into summer is Edward IV, a son of the Duke of York, and a blazing sun was the badge on his banners; the early printings spell the word “sonne” or “Son”.',
      },
      {
        term: 'our house',
        note: 'The house of York, which has won the civil war against the house of Lancaster; and also a building with clouds over its roof. The speaker, Edward’s brother Richard, sounds like a loyal subject and is the only one who does not enjoy the summer: he will murder his way to the crown.',
      },
    ],
    referenceExamples: [
      {
        text:
          '如今，约克家的好日子照临，\n' +
          '把我们满怀愁怨的寒冬化作盛夏；\n' +
          '压在我们家门上的乌云，\n' +
          '都已葬入大海深深的胸怀。',
        comment:
          '日子 (“days, good times”) is written with 日, “sun”, and 子, “son”: both English words lie in one everyday Chinese one, and 照临 (“shine upon”) wakes up the first. The pun is for the eye and for a slow reader; the ear hears only “good days”.',
      },
      {
        text:
          '约克的骄子如今是一轮骄阳，\n' +
          '把我们愁怨的严冬照成了盛夏；\n' +
          '一度压得我家透不过气的阴云，\n' +
          '已尽数沉埋在大海深处。',
        comment:
          '骄子 (“favoured son”) and 骄阳 (“blazing sun”) share 骄, so an actor can make son and sun rhyme in the mind. Both are now named, where Shakespeare says one and lets the other be heard.',
      },
    ],
    source: 'William Shakespeare, Richard III (c. 1593), act I, scene 1; text of the Globe edition',
  },
  {
    key: 'tutorial-6-stone-by-the-path',
    title: 'ST 2：山路旁的石刻',
    content: IMAGE_ONLY_TASK,
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 6,
    difficulty: 'intermediate',
    technique: 'character riddle in stone',
    culturalNotes: [
      {
        term: '虫二 → 風月无边',
        note: 'Written out, 虫二 (chóng èr) says “insect, two”. But it is what remains of 風月 (the traditional form of 风月, fēng yuè, “wind and moon”) when the outer strokes are taken away: wind and moon without borders. And 风月无边 (fēng yuè wú biān) means “beauty of nature without end”.',
      },
      {
        term: 'The stone',
        note: 'The riddle was cut into the rock beside the steps up Mount Tai in 1899 by the scholar Liu Tinggui; its small stroke on top of 虫 belongs to 風. There is no solution near it: climbers stand before it and guess, and one who knows tells the others.',
      },
    ],
    referenceExamples: [
      {
        text: 'EAUT\nLiu Tinggui of Lixia, the sixth month of 1899',
        comment:
          'B-EAUT-Y without its first and last letter: beauty without bounds. It takes away the borders of a word as the stone does those of two characters, and is as dark until one sees it; “insect, two”, which at least can be read, has no counterpart.',
      },
      {
        text: 'WIN\nMOO\nLiu Tinggui of Lixia, the sixth month of 1899',
        comment:
          'Wind and moon without end: the end of each word is gone. It stays with the very words of the Chinese and, like 虫二, can be read aloud as nonsense; the cow it brings in is funnier than a mountain path may like.',
      },
    ],
    source: 'Rock inscription by 刘廷桂 (Liu Tinggui), Mount Tai, 1899; drawn for this product',
    image: {
      file: 'stone-by-the-path.png',
      alt: '山路石阶旁立着一块高大的岩石，石上竖刻两个红色大字：“虫二”，其中“虫”字头上多出一小撇。右上方小字：“己亥夏六月”，左下方小字：“历下刘廷桂立”。石旁一棵松树，远处山峰上有云和一弯月亮。',
      size: 300,
      alignment: 'portrait-split',
    },
  },
  {
    key: 'tutorial-6-sexton-tolled-the-bell',
    title: 'ST 3: The end of a ballad',
    content:
      'His death, which happen’d in his berth,\n' +
      'At forty-odd befell:\n' +
      'They went and told the sexton, and\n' +
      'The sexton toll’d the bell.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'chain of homophone puns in verse',
    culturalNotes: [
      {
        term: 'told / toll’d',
        note: 'Both are /təʊld/. To toll a bell is to ring it slowly for the dead, which is the work of the sexton, who keeps the church and digs the graves: they told him, and he tolled it to all.',
      },
      {
        term: 'death / berth',
        note: 'A “berth” is a sailor’s bed on board; it sounds like “birth”, so the first line says that he died at his birth, and the second has to correct it: at forty-odd. Young Ben, whose ballad this ends, came home from the sea, found that his Sally had taken another man, and pined away.',
      },
    ],
    referenceExamples: [
      {
        text: '四十来岁一场空，\n铺上咽气没送终；\n众人去找敲钟人，\n敲钟人来送了钟。',
        comment:
          '送终 (sòngzhōng) is to be with somebody at the end, 送钟 (sòng zhōng) to deliver a bell: the pun for which no Chinese gives a clock as a present. Nobody saw the sailor off, until the sexton came with the bell. Four lines of seven characters with a jingle of rhymes suit the ballad; birth and berth are given up.',
      },
      {
        text: '闯海半生没扬名，\n四十来岁丧了命；\n众人只好报了名，\n司钟于是把钟鸣。',
        comment:
          '名 (míng, “name”) and 鸣 (míng, “to sound”) stand where “told” and “toll’d” stood, and 命 (mìng, “life”) is nearly the third; 报了名 is both “gave his name” and “signed him up”, as if for a race. The bed at sea is lost, and the poor man gets a failed career.',
      },
    ],
    source: 'Thomas Hood, Faithless Sally Brown (Whims and Oddities, 1826), last stanza',
  },
  {
    key: 'tutorial-6-ziye-song',
    title: 'ST 4：子夜歌',
    content: '今夕已欢别，合会在何时？\n明灯照空局，悠然未有期。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'double pun in a love song',
    culturalNotes: [
      {
        term: '悠然未有期',
        note: 'By sense: “far off, and no date set”, 悠然 (yōurán) and 期 (qī, “time agreed”). By ear: 油燃 (yóu rán), “the oil burns”, and 棋 (qí), the pieces of a board game: the lamp burns on, and no piece is on the board. The line before supplies lamp and board.',
      },
      {
        term: '空局 / 欢',
        note: '空局 is a game board with nothing on it, after the two who played have parted. In these songs of the fourth and fifth centuries, sung in the voice of a girl called Ziye, 欢 is joy and also her word for her lover; puns on love are part of the style.',
      },
    ],
    referenceExamples: [
      {
        text:
          'Tonight, my love, we said goodbye;\n' +
          'and when we’ll meet must wait.\n' +
          'The lamp burns on, the board is bare,\n' +
          'and far from any mate.',
        comment:
          '“Mate” is the end of a game of chess and a companion: the board and the girl are both without one, and the word comes last, as 期 does. The oil of the lamp no longer puns, and the Chinese game of encircling has no mate.',
      },
      {
        text:
          'Tonight we parted. Shall we meet again?\n' +
          'The lamp burns on above a board left bare.\n' +
          'I count the squares: there are no longer men.\n' +
          'It’s not my move. There’s no move anywhere.',
        comment:
          '“Men” are pieces and lovers, “my move” a turn in the game and the next step in love; two puns for two. The plural makes her less faithful than she is, and the last line despairs where 悠然 only sighs.',
      },
    ],
    source: '《子夜歌》 (Songs of Ziye, anonymous, 4th–5th century), in 郭茂倩《乐府诗集》; some editions have 欢已别 or 今日',
  },
];
