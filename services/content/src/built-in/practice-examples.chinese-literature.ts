import type { BuiltInSourceText } from './built-in.types.js';

/** Wordplay from Chinese poems, from 红楼梦, and from the couplets told of scholars. */
export const chineseLiteratureExamples: readonly BuiltInSourceText[] = [
  {
    key: 'zh-sun-east-rain-west',
    title: '竹枝词',
    content: '杨柳青青江水平，闻郎江上唱歌声。\n东边日出西边雨，道是无晴却有晴。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'advanced',
    technique: 'homophone pun',
    culturalNotes: [
      {
        term: '晴 / 情',
        note: '晴 (qíng, “clear sky”) and 情 (qíng, “love”) sound the same. With sun on one side and rain on the other, “you would say there is no 晴, and yet there is”; and so it is with the singer’s love for the girl who listens.',
      },
      {
        term: '竹枝词',
        note: '“Bamboo-branch songs” were folk songs of the upper Yangtze, which Liu Yuxi took up while he was prefect of Kuizhou (822–824). The speaker is a girl on the bank, and 郎 is her young man; puns on love belong to the style.',
      },
    ],
    referenceExamples: [
      {
        text:
          'Green, green the willows, and level the river flows;\n' +
          'I hear him out on the water, singing as he goes.\n' +
          'Sun in the east, and rain in the west: how can I read the weather?\n' +
          'Does he love me, or does he not? It’s all a question of whether.',
        comment:
          '“Weather” and “whether” are homophones, so the sky turns into her doubt. The Chinese pun names love itself and comes down on the side of hope; the English one can name only the question.',
      },
      {
        text:
          'Green willows, and the river lies level from shore to shore;\n' +
          'Somebody’s singing out on the water, the one I’m listening for.\n' +
          'Sun to the east of the river, to the west of the river a shower:\n' +
          'You’d say there was no warmth in it, yet it’s warmer by the hour.',
        comment:
          '“Warmth” belongs to the weather and to the heart, so one English word does the work of two Chinese ones, and the hope of the last line is kept. The click of two words with one sound is lost, and “it” has to stand for day and song at once.',
      },
    ],
    source: '刘禹锡《竹枝词二首·其一》 (Liu Yuxi, Tang, c. 822–824); some editions have 踏歌声 for 唱歌声',
  },
  {
    key: 'zh-silkworm-and-candle',
    title: '无题',
    content: '春蚕到死丝方尽，蜡炬成灰泪始干。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'homophone pun',
    culturalNotes: [
      {
        term: '丝 / 思',
        note: '丝 (sī, “silk”) sounds like 思 (sī, “longing”). “The spring silkworm’s silk ends only when it dies” is also “longing ends only with death”; love songs had used the pun for centuries.',
      },
      {
        term: '泪',
        note: 'The wax that runs down a burning candle is called its tears (烛泪). The candle stops weeping only when it is ash: the second line says of grief what the first says of longing.',
      },
    ],
    referenceExamples: [
      {
        text:
          'Until she dies the silkworm spins one lifelong thread of yearn;\n' +
          'The candle’s tears will not be dry till there’s no more to burn.',
        comment:
          'The ear expects “yarn” and gets “yearn”, so thread and longing fall together as 丝 and 思 do. “Yearn” is forced into being a noun, and the two words are only nearly alike.',
      },
      {
        text: 'The silkworm spins her heart out till she’s gone;\nThe candle’s griefs, while there is wax, wax on.',
        comment:
          'The pun moves to the second line: griefs “wax” (grow) for as long as there is wax. For the silk there is only the idiom “to spin one’s heart out”; the pun on longing is given up.',
      },
    ],
    source: '李商隐《无题·相见时难别亦难》 (Li Shangyin, Tang, 9th century)',
  },
  {
    key: 'zh-zhen-and-jia',
    title: '开卷第一回',
    content:
      '此开卷第一回也。作者自云：因曾历过一番梦幻之后，故将真事隐去，而借“通灵”之说，撰此《石头记》一书也。故曰“甄士隐”云云。……“虽我未学，下笔无文，又何妨用假语村言，敷演出一段故事来，亦可使闺阁昭传，复可悦世之目，破人愁闷，不亦宜乎？”故曰“贾雨村”云云。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'speaking names',
    culturalNotes: [
      {
        term: '甄士隐',
        note: 'The name Zhēn Shìyǐn sounds like 真事隐 (zhēn shì yǐn), “true matters hidden”, and the sentence before it has just said so: 将真事隐去. He is a gentleman who follows a Taoist out of the world at the end of the first chapter.',
      },
      {
        term: '贾雨村',
        note: 'The name Jiǎ Yǔcūn sounds like the beginning of 假语村言 (jiǎ yǔ cūn yán), “false words and village talk”, that is, fiction. The surnames Zhen and Jia, true and false, run through the whole novel, which is about a family called Jia.',
      },
    ],
    referenceExamples: [
      {
        text:
          'This is the opening chapter. The author tells us that, having once lived through a kind of dream, he hid the fair facts away and borrowed the fable of the Magic Stone to write this book; hence the name “Fairfax Hyde”. … “I have little learning and no style; but why should I not dress a lie as story, in the talk of villages, so that the ladies I knew may be remembered, the eye be pleased and dull hours be lightened?” Hence the name “Elias Storey”.',
        comment:
          'As in Chinese, each name is announced by the words before it: hid the fair facts, Fairfax Hyde; a lie as story, Elias Storey. The price is high: two Chinese gentlemen turn English, and the pair of surnames on which the novel is built is gone.',
      },
      {
        text:
          'This is the opening chapter. The author says that, having been through a dream of a life, he put the true events out of sight and wrote this book behind the fable of the Magic Stone; and so it opens with one Zhen Shiyin: Zhen, as in genuine. … “Unschooled as I am, why should I not work up a tale in made-up words and village talk, to keep the memory of the ladies I knew, please the eye and pass the time?” And so it goes on with one Jia Yucun: Jia, as in jargon.',
        comment:
          'The Chinese names stay, and the first sounds of “genuine” and “jargon” make the surnames speak: the true one and the one who is all talk. Only the surnames pun; what the rest of each name says is left to the sentence around it.',
      },
    ],
    source: '曹雪芹《红楼梦》第一回 (Cao Xueqin, 18th century); modern punctuation, one passage left out',
  },
  {
    key: 'zh-four-sisters',
    title: '贾府四位小姐',
    content:
      '政老爹的长女，名元春，现因贤孝才德，选入宫作女史去了。二小姐乃赦老爹之妾所出，名迎春；三小姐乃政老爹之庶出，名探春；四小姐乃宁府珍爷之胞妹，名唤惜春。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'advanced',
    technique: 'acrostic of homophones',
    culturalNotes: [
      {
        term: '元、迎、探、惜',
        note: 'Read in order of birth, the first characters of the four names, yuán yíng tàn xī, sound like 原应叹息 (yuán yīng tàn xī), “one cannot but sigh”. An early commentator, Red Inkstone (脂砚斋), wrote the key beside the names.',
      },
      {
        term: '春',
        note: 'All four names end in 春, “spring”, because the eldest was born on New Year’s Day. None of the four comes to a happy end: spring passes, and the hidden message says so before the story does.',
      },
    ],
    referenceExamples: [
      {
        text:
          'Master Zheng’s eldest daughter is Sorrel; for her goodness and her gifts she has been chosen for a post at court. The second young lady, Master She’s by a concubine, is Iris; the third, Master Zheng’s by a concubine, is Gardenia; and the fourth, sister to Master Zhen of the Ning house, is called Hyacinth.',
        comment:
          'Read by their first letters the four names say S-I-G-H, and like 元迎探惜 they are easily overlooked. The message moves from sound to spelling, and the shared “spring” becomes four plants that flower and fade.',
      },
      {
        text:
          'Master Zheng’s eldest daughter is Lorna; for her goodness and her gifts she has been chosen for a post at court. The second young lady, Master She’s by a concubine, is Mona; the third, Master Zheng’s by a concubine, is Sadie; and the fourth, sister to Master Zhen of the Ning house, is called Dolores.',
        comment:
          'Forlorn, moan, sad and dolour sound through the names, so each sister carries a sorrow of her own. They add up to a mood and not to a sentence, and the house of Jia begins to sound like a modern street.',
      },
    ],
    source: '曹雪芹《红楼梦》第二回 (Cao Xueqin, 18th century); modern punctuation',
  },
  {
    key: 'zh-where-sorrow-is-made',
    title: '唐多令·惜别',
    content: '何处合成愁？离人心上秋。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'character dissection',
    culturalNotes: [
      {
        term: '愁',
        note: 'The character 愁 (chóu, “sorrow”) is written 秋 (qiū, “autumn”) above 心 (xīn, “heart”). The first line asks where sorrow is put together, and the second puts the character together: autumn on the heart.',
      },
      {
        term: '离人',
        note: 'Someone parted from the person they love. In Chinese poetry autumn is the season of partings and of sadness, so the riddle of the character is also simply true.',
      },
    ],
    referenceExamples: [
      {
        text: 'How is a mourning made, when we’re apart?\nTake any morning: put you in its heart.',
        comment:
          'Put u into “morning” and it becomes “mourning”: the word is assembled before the reader’s eyes, as 愁 is, and “you” gives the letter a meaning. Autumn is given up for it.',
      },
      {
        text: 'What is it falls so heavy on the heart?\nThe fall itself, when those who love must part.',
        comment:
          '“Fall” is what weighs on the heart and the American word for autumn, so season, heart and parting are all kept. The pun is for the ear; nothing is left of the written character.',
      },
    ],
    source: '吴文英《唐多令·惜别》 (Wu Wenying, Southern Song, 13th century)',
  },
  {
    key: 'zh-couplet-at-dinner',
    title: '席间对句',
    content:
      '明朝大学士李贤想招少年才子程敏政为婿，设宴相待，席间指着桌上的果品出了上联：“因荷而得藕？”程敏政应声对道：“有杏不须梅。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'homophone couplet',
    culturalNotes: [
      {
        term: '因荷而得藕',
        note: 'On the table: “from the lotus (荷 hé) one gets the lotus root (藕 ǒu)”. By ear: 因何而得偶, “by what (何 hé) do you come by a mate (偶 ǒu)?”',
      },
      {
        term: '有杏不须梅',
        note: 'On the table: “having apricots (杏 xìng), one needs no plums (梅 méi)”. By ear: 有幸不须媒, “having luck (幸 xìng), one needs no matchmaker (媒 méi)”; marriages were arranged by go-betweens, and a first line had to be capped word for word.',
      },
    ],
    referenceExamples: [
      {
        text: 'Li Xian, a Grand Secretary of the Ming, wished to have the young prodigy Cheng Minzheng for a son-in-law. He gave a dinner and, pointing at what lay on the table, offered half a couplet: “How does so green a bough come by its pear?” Cheng capped it on the spot: “When thyme is ripe, no sage need put it there.”',
        comment:
          'Pear and pair, thyme and time, and a sage who is both a herb and the wise elder who makes matches: three puns for four, in a couplet that scans. The dishes move from a Chinese table to an English kitchen garden.',
      },
      {
        text: 'Li Xian, a Grand Secretary of the Ming, wished to have the young prodigy Cheng Minzheng for a son-in-law. He gave a dinner and pointed at the fruit. “So fine a pear,” he said, “and how would one come by it?” “By one lucky date, sir,” said Cheng at once, “and no plum for the matchmaker.”',
        comment:
          'Pear and pair, a date that is a fruit and a meeting, and a plum that is a fruit and a fat reward: the table stays all fruit, and the plum is the original one. The couplet turns into prose, and a “date” is a modern way of courting.',
      },
    ],
    source: 'Traditional anecdote of the Ming dynasty, retold for this product',
  },
  {
    key: 'zh-fond-of-reading',
    title: '一副怪联',
    content: '好读书不好读书\n好读书不好读书',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'advanced',
    technique: 'heteronym pun',
    culturalNotes: [
      {
        term: '好',
        note: 'One character, two readings: hǎo is “good, easy, fit to”, hào is “to be fond of”. The first line is read hǎo dúshū, bù hào dúshū: when one is fit to read, one does not like to. The second is read hào dúshū, bù hǎo dúshū: when one likes to read, one is no longer fit to.',
      },
      {
        term: 'A pair of scrolls',
        note: 'Couplets were hung in pairs, without punctuation, and their two lines had to match; here they match so well that they are identical. This one is told of the Ming painter and writer Xu Wei (1521–1593) and is taken to be about youth and old age.',
      },
    ],
    referenceExamples: [
      {
        text: 'At eighteen: I have no mind to read.\nAt eighty: I have no mind to read.',
        comment:
          '“To have no mind to” is not to want to; to have no mind is to have lost one’s wits. The same six words are said twice and mean two things, as in Chinese, but they need the ages in front, which the scrolls leave to the reader.',
      },
      {
        text: 'Young, I could read well, and would not be well read;\nOld, I would be well read, and cannot read well.',
        comment:
          'The two lines are no longer identical; they cross over instead, between “read well” (be able to) and “well read” (educated), with the two sounds of “read” as a small echo of the two sounds of 好.',
      },
    ],
    source: 'Traditional couplet attributed to 徐渭 (Xu Wei, 1521–1593)',
  },
];
