import type { BuiltInSourceText } from './built-in.types.js';

/** Wordplay from English literature whose authors died long enough ago for it to belong to everybody. */
export const englishLiteratureExamples: readonly BuiltInSourceText[] = [
  {
    key: 'en-mine-tortoise-taught-us',
    title: 'The Mock Turtle’s schoolmaster',
    content:
      '“When we were little,” the Mock Turtle went on at last, more calmly, though still sobbing a little now and then, “we went to school in the sea. The master was an old Turtle—we used to call him Tortoise—”\n\n' +
      '“Why did you call him Tortoise, if he wasn’t one?” Alice asked.\n\n' +
      '“We called him Tortoise because he taught us,” said the Mock Turtle angrily: “really you are very dull!”',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 1,
    difficulty: 'intermediate',
    technique: 'homophone pun',
    culturalNotes: [
      {
        term: 'Tortoise / taught us',
        note: 'In Carroll’s southern British English the r of “tortoise” is silent, and “tortoise” and “taught us” both come out as /ˈtɔːtəs/. The nickname is a schoolchild’s pun: he taught us, so he is Tortoise.',
      },
      {
        term: 'Turtle and tortoise',
        note: 'In British usage a turtle lives in the sea and a tortoise on land, so Alice’s objection is correct. The Mock Turtle, a creature made out of the name of a dish (mock turtle soup, in which calf’s head passes for turtle), answers her fact with a sound.',
      },
    ],
    referenceExamples: [
      {
        text:
          '“小时候，”假海龟终于又说下去，平静了些，只是还不时抽搭一声，“我们在海里上学。先生是一只老海龟——我们都管他叫老蛟——”\n\n' +
          '“他又不是蛟，干吗管他叫老蛟呢？”爱丽丝问。\n\n' +
          '“他老教我们，不叫老蛟叫什么！”假海龟气冲冲地说，“你可真够笨的！”',
        comment:
          '老蛟 (lǎo jiāo, “Old Flood-Dragon”) and 老教 (lǎo jiāo, “is always teaching”) sound exactly alike, so both Alice’s question and the cross answer still work. The price is the animal: the tortoise becomes a 蛟, a dragon of Chinese legend.',
      },
      {
        text:
          '“小时候，”假海龟终于又说下去，平静了些，只是还不时抽搭一声，“我们在海里上学。校长是一只老鳖——我们背地里都管他叫校龟——”\n\n' +
          '“他又不是龟，干吗管他叫校龟呢？”爱丽丝问。\n\n' +
          '“他天天教我们守校规，可不就是校龟！”假海龟气冲冲地说，“你可真够笨的！”',
        comment:
          '校龟 (“school tortoise”, coined here) and 校规 (“school rules”) are both xiàoguī, and 鳖 against 龟 keeps two reptiles that a child might confuse. What is lost is the directness of “taught us”: the pun moves from the teaching to what was taught.',
      },
    ],
    source: 'Lewis Carroll, Alice’s Adventures in Wonderland (1865), chapter IX',
  },
  {
    key: 'en-reeling-and-writhing',
    title: 'The regular course',
    content:
      '“I only took the regular course.”\n\n' +
      '“What was that?” inquired Alice.\n\n' +
      '“Reeling and Writhing, of course, to begin with,” the Mock Turtle replied; “and then the different branches of Arithmetic—Ambition, Distraction, Uglification, and Derision.”',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 5,
    difficulty: 'advanced',
    technique: 'chain of near-homophone puns',
    culturalNotes: [
      {
        term: 'The regular course',
        note: 'A Victorian school began with Reading and Writing and went on to the four branches of Arithmetic: Addition, Subtraction, Multiplication, Division. Reeling, Writhing, Ambition, Distraction, Uglification and Derision are these six in the same order, each bent into another word that sounds a little like it.',
      },
      {
        term: 'What the bent words say',
        note: 'To reel is to stagger and to writhe is to twist the body, fit movements for creatures of the sea. Ambition, distraction, “uglification” (Carroll’s coinage, making ugly) and derision (mockery) are a sour list of what schools may really teach.',
      },
    ],
    referenceExamples: [
      {
        text:
          '“我只上了普通课。”\n\n' +
          '“都学些什么呢？”爱丽丝问。\n\n' +
          '“先学的当然是鱼文和蟹字，”假海龟答道，“然后是算术的各门功课——甲法、鲣法、蛏法、蜍法。”',
        comment:
          'Each subject hides a creature and differs from the real one in tone at most: 语文, 写字, 加法, 减法, 乘法, 除法 turn into fish, crab, shell, bonito, razor clam and toad. A school in the sea gets sea subjects, though the toad is no sea creature; the satire of ambition and derision is given up.',
      },
      {
        text:
          '“我只上了普通课。”\n\n' +
          '“都学些什么呢？”爱丽丝问。\n\n' +
          '“先学的当然是毒书和血字，”假海龟答道，“然后是算术的各门功课——假法、奸法、惩法、黜法。”',
        comment:
          'The opposite choice: the sea goes and the satire stays. Reading and writing become poison (毒 dú) and blood (血, colloquially xiě), arithmetic becomes faking, treachery, punishment and dismissal; it is a good deal darker than Carroll.',
      },
    ],
    source: 'Lewis Carroll, Alice’s Adventures in Wonderland (1865), chapter IX',
  },
  {
    key: 'en-nobody-on-the-road',
    title: 'The King’s eyesight',
    content:
      '“Just look along the road, and tell me if you can see either of them.”\n\n' +
      '“I see nobody on the road,” said Alice.\n\n' +
      '“I only wish I had such eyes,” the King remarked in a fretful tone. “To be able to see Nobody! And at that distance, too! Why, it’s as much as I can do to see real people, by this light!”',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 3,
    difficulty: 'intermediate',
    technique: 'grammatical ambiguity',
    culturalNotes: [
      {
        term: 'nobody / Nobody',
        note: 'English can put the negation into the noun: “I see nobody” means “I do not see anybody”. But “nobody” stands exactly where a person’s name would stand, and the King takes it for one, with a capital letter.',
      },
      {
        term: 'such eyes',
        note: 'The King is looking out for his two Messengers and is jealous: he can hardly see people who exist, and Alice can see one who does not. The joke is as old as the Odyssey, in which the hero tells a giant that his name is “Nobody”.',
      },
    ],
    referenceExamples: [
      {
        text:
          '“你往大路上瞧瞧，看得见他们当中的哪一个吗？”\n\n' +
          '“路上吗？我看没人。”爱丽丝说。\n\n' +
          '“我要是有你这双眼睛就好了，”国王酸溜溜地说，“连媒人都看得见！隔得还这么远！就这种光线，我连眼跟前的人都看不清呢！”',
        comment:
          '没人 (méi rén, “no one there”) is misheard as 媒人 (méirén, “matchmaker”): Chinese negates the verb, so the misunderstanding has to come from sound, not grammar. It is funny at once, but a matchmaker exists, so the paradox of seeing someone who is not there is lost.',
      },
      {
        text:
          '“你往大路上瞧瞧，看得见他们当中的哪一个吗？”\n\n' +
          '“依我看，路上无人。”爱丽丝说。\n\n' +
          '“我要是有你这双眼睛就好了，”国王酸溜溜地说，“连吴仁都看得见！隔得还这么远！就这种光线，我看个真人都费劲呢！”',
        comment:
          '无人 (wú rén, “no one”) becomes Mr 吴仁 (Wú Rén): a proper name made of absence, as in Carroll, so “real people” still has its sting. The bookish 无人 is a little stiff in a child’s mouth.',
      },
    ],
    source: 'Lewis Carroll, Through the Looking-Glass (1871), chapter VII',
  },
  {
    key: 'en-slithy',
    title: 'Humpty Dumpty explains a word',
    content:
      '“That’ll do very well,” said Alice: “and ‘slithy’?”\n\n' +
      '“Well, ‘slithy’ means ‘lithe and slimy.’ ‘Lithe’ is the same as ‘active.’ You see it’s like a portmanteau—there are two meanings packed up into one word.”',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'portmanteau word',
    culturalNotes: [
      {
        term: 'slithy',
        note: 'A word of the nonsense poem “Jabberwocky”, which Alice has just recited. Lithe (supple, quick) and slimy (wet and slippery) are pushed into each other, and the result sounds like an English adjective that one ought to know.',
      },
      {
        term: 'portmanteau',
        note: 'A stiff travelling case that opens like a book into two halves, an everyday thing in 1871. From this very passage English has its name for blended words such as “brunch” or “smog”.',
      },
    ],
    referenceExamples: [
      {
        text:
          '“这就挺好了，”爱丽丝说，“那么‘黏捷’呢？”\n\n' +
          '“嗯，‘黏捷’就是‘又黏又敏捷’。‘敏捷’也就是‘灵活’。你瞧，这就像一只对开的旅行箱——一个词里装着两层意思。”',
        comment:
          '黏捷 (niánjié) lies one syllable away from 敏捷 (mǐnjié, “agile”), so slime slips into agility without a seam and the coinage looks like a real word. The travelling case has to be described (对开的, “opening in two”), since Chinese has no name for it.',
      },
      {
        text:
          '“这就挺好了，”爱丽丝说，“那么‘滑泼’呢？”\n\n' +
          '“嗯，‘滑泼’就是‘又滑又活泼’。‘活泼’也就是‘好动’。你瞧，这就像一只提箱——两层意思装进了一个词里。”',
        comment:
          '滑泼 (huápo) is heard through 活泼 (huópo, “lively”), with only a vowel and none of the rhythm changed. It is softer and more childlike than “slithy”: slimy shrinks to slippery.',
      },
    ],
    source: 'Lewis Carroll, Through the Looking-Glass (1871), chapter VI',
  },
  {
    key: 'en-grave-man',
    title: 'Mercutio’s wound',
    content:
      'MERCUTIO. No, ’tis not so deep as a well, nor so wide as a church-door; but ’tis enough, ’twill serve: ask for me to-morrow, and you shall find me a grave man.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 3,
    difficulty: 'intermediate',
    technique: 'homonymy',
    culturalNotes: [
      {
        term: 'grave',
        note: 'As an adjective “serious, solemn”; as a noun “the place where a body is buried”. Mercutio, the joker of the play, promises that tomorrow he will at last be a serious man, and a man in his grave. The two words have different origins and have come to look and sound alike.',
      },
      {
        term: 'not so deep as a well',
        note: 'He has been stabbed, and Romeo has just said that the hurt cannot be much. Mercutio measures it with mock care, less deep than a well, less wide than a church door, and grants that it is “enough”: enough to kill.',
      },
    ],
    referenceExamples: [
      {
        text: '茂丘西奥：不，它没有井那么深，也没有教堂的大门那么宽；可是够了，够使的了。明天你们来打听我，就会发现我这人变深沉了——深有六尺，一沉到底。',
        comment:
          '深沉 (shēnchén, of a person: grave, reserved) is taken apart into 深 “deep” and 沉 “sunk”, so the serious man and the buried man share a word, and its depth answers the well. The pun is unpacked where Shakespeare leaves it folded.',
      },
      {
        text: '茂丘西奥：不，它没有井那么深，也没有教堂的大门那么宽；可是够了，够使的了。明天你们来打听我，准会发现我安静多了——入土为安，静得很。',
        comment:
          '安静 (ānjìng, “quiet”) is unpacked with the help of 入土为安 (“to find peace in the earth”), the set phrase for a burial. Quiet in place of solemn suits a man who never stops talking; the bite of a single word is lost.',
      },
    ],
    source: 'William Shakespeare, Romeo and Juliet (c. 1595), act III, scene 1; text of the Globe edition',
  },
  {
    key: 'en-kin-and-kind',
    title: 'Hamlet’s first words',
    content:
      'KING. But now, my cousin Hamlet, and my son,—\n\n' +
      'HAMLET. [Aside] A little more than kin, and less than kind.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'paronomasia',
    culturalNotes: [
      {
        term: 'kin / kind',
        note: 'Two related words one letter apart. “Kin” is family; “kind” means well disposed, and in Shakespeare’s English also “natural” and “of the same sort”. Hamlet and the King are now related twice over, more than kin, and there is neither love nor likeness between them, less than kind.',
      },
      {
        term: 'my cousin Hamlet, and my son',
        note: '“Cousin” was said of any relative more distant than a parent, child, brother or sister; here it is a nephew. King Claudius has married Hamlet’s mother less than two months after the death of her husband, his own brother: the uncle has made himself a father.',
      },
    ],
    referenceExamples: [
      {
        text: '国王：好了，我的侄儿哈姆雷特，也是我的儿——\n\n哈姆雷特：（旁白）比叔亲了一层，比亲疏了一层。',
        comment:
          '叔 (“uncle”) and 疏 (“distant”) are both shū, and 亲 is “kin” as well as “close”: one degree closer than an uncle, one degree further than kin. The mirrored halves replace the growth of one word into the other by a letter.',
      },
      {
        text: '国王：好了，我的侄儿哈姆雷特，也是我的儿——\n\n哈姆雷特：（旁白）亲多一重，情少一分。',
        comment:
          '“One layer more of kinship, one part less of affection”: 亲 (qīn) and 情 (qíng) are nearly one sound, as kin and kind are, and stand in the same place in two matching halves. The older senses of “kind”, natural and of the same sort, are given up.',
      },
    ],
    source: 'William Shakespeare, Hamlet (c. 1600), act I, scene 2; text of the Globe edition',
  },
  {
    key: 'en-constable-reports',
    title: 'The constable makes his report',
    content:
      'DOGBERRY. One word, sir: our watch, sir, have indeed comprehended two aspicious persons, and we would have them this morning examined before your worship.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'malapropism',
    culturalNotes: [
      {
        term: 'comprehended, aspicious',
        note: 'Dogberry means that they have “apprehended two suspicious persons”. He says “comprehended” (understood) and a word that does not exist but sounds like “auspicious” (promising good luck): neither grand word says what he means, and the second says nearly the reverse.',
      },
      {
        term: 'the watch',
        note: 'Townsmen who patrolled the streets at night under a constable. The joke is on a small official who loves official language and cannot manage it; such a slip was later named a malapropism, after Mrs Malaprop in Sheridan’s The Rivals (1775).',
      },
    ],
    referenceExamples: [
      {
        text: '道格贝里：禀大人一句话：我们巡夜的弟兄果真接纳了两名不凡之徒，今儿早上想请大人过过堂。',
        comment:
          '缉拿 (jīná, “arrest”) slips into 接纳 (jiēnà, “welcome as a member”), 不法之徒 (bùfǎ, “lawless fellows”) into 不凡之徒 (bùfán, “remarkable fellows”). Both are slips of the tongue that turn the charge into praise, as in Shakespeare.',
      },
      {
        text: '道格贝里：禀大人一句话：我们巡夜的弟兄确实挽留了两名形迹可喜的人，今儿早上想请大人过过堂。',
        comment:
          '拘留 (jūliú, “detain”) becomes 挽留 (wǎnliú, “urge a guest to stay”) and 形迹可疑 (“suspicious-looking”) becomes 形迹可喜 (“delightful-looking”). The sense is neatly upside down; the likeness in sound is slighter, and the non-word “aspicious” has no counterpart.',
      },
    ],
    source: 'William Shakespeare, Much Ado About Nothing (c. 1598), act III, scene 5; text of the Globe edition',
  },
  {
    key: 'en-being-earnest',
    title: 'The last lines of a comedy',
    content:
      'LADY BRACKNELL. My nephew, you seem to be displaying signs of triviality.\n\n' +
      'JACK. On the contrary, Aunt Augusta, I’ve now realised for the first time in my life the vital Importance of Being Earnest.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'homophone pun on a name',
    culturalNotes: [
      {
        term: 'Earnest / Ernest',
        note: 'The adjective “earnest” and the man’s name “Ernest” sound the same. Jack has been courting a lady under the false name of Ernest, the only name she can love, and has found out a moment ago that it is his real one.',
      },
      {
        term: 'triviality and earnestness',
        note: 'Earnestness, moral seriousness, was the great Victorian virtue, and triviality its opposite; Wilde called the play “A Trivial Comedy for Serious People”. Jack’s answer sounds like a moral and boasts of a name.',
      },
    ],
    referenceExamples: [
      {
        text: '布拉克内尔夫人：外甥，你好像又有点儿油滑了。\n\n杰克：恰恰相反，奥古斯塔姨妈，我活到今天才头一回明白，做个程实人有多要紧。',
        comment:
          'If the name is 程实 (Chéng Shí) throughout the play, it sounds exactly like 诚实 (chéngshí, “honest”), which suits a man who finds that his lie was true. Seriousness becomes honesty, so the reproach must become glibness (油滑).',
      },
      {
        text: '布拉克内尔夫人：外甥，你好像有点儿不正经。\n\n杰克：恰恰相反，奥古斯塔姨妈，我活到今天才头一回明白，“郑京”二字有多要紧。',
        comment:
          '郑京 (Zhèng Jīng) is heard as 正经 (zhèngjing, “proper, serious”), and 不正经 in the reproach sets the pun up, so seriousness survives. As in the other version, an English gentleman must carry a Chinese name through three acts.',
      },
    ],
    source: 'Oscar Wilde, The Importance of Being Earnest (1895), act III',
  },
  {
    key: 'en-pure-and-simple',
    title: 'Algernon on the truth',
    content:
      'JACK. That, my dear Algy, is the whole truth pure and simple.\n\n' +
      'ALGERNON. The truth is rarely pure and never simple. Modern life would be very tedious if it were either, and modern literature a complete impossibility!',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 2,
    difficulty: 'intermediate',
    technique: 'idiom taken apart',
    culturalNotes: [
      {
        term: 'pure and simple',
        note: 'A fixed phrase: “the truth pure and simple” means “the truth and nothing else”. Nobody hears two adjectives in it until Algernon takes it apart and denies each of them: truth is seldom unmixed and never uncomplicated.',
      },
      {
        term: 'modern literature',
        note: 'The plays and novels of the 1890s lived on secrets and double lives. Jack has just confessed to one of his own: he is Ernest in town and Jack in the country.',
      },
    ],
    referenceExamples: [
      {
        text: '杰克：亲爱的阿尔吉，全部真相就是这样，一清二楚。\n\n阿尔杰农：真相难得“一清”，断无“二楚”。但凡占上一样，现代生活就太乏味了，现代文学更是压根儿不会有！',
        comment:
          '一清二楚 (“perfectly clear”) is a fixed phrase whose two halves are even numbered, so it comes apart as cleanly as “pure and simple”, and 清 keeps something of “pure”. Simplicity turns into distinctness (楚).',
      },
      {
        text: '杰克：亲爱的阿尔吉，这就是事实，千真万确。\n\n阿尔杰农：事实这东西，千里难挑一真，万里断无一确。但凡占上一样，现代生活就太乏味了，现代文学更是压根儿不会有！',
        comment:
          '千真万确 (“a thousand times true, ten thousand times certain”) is opened so that its numbers become odds: hardly one true in a thousand, not one certain in ten thousand. The paradox gains in exaggeration; purity and simplicity as such are gone.',
      },
    ],
    source: 'Oscar Wilde, The Importance of Being Earnest (1895), act I',
  },
  {
    key: 'en-tears-and-sedan-chair',
    title: 'Miss Bolo leaves the card table',
    content:
      'Miss Bolo rose from the table considerably agitated, and went straight home, in a flood of tears and a sedan-chair.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'zeugma',
    culturalNotes: [
      {
        term: 'in a flood of tears and a sedan-chair',
        note: 'One preposition in two senses: “in tears” is a state, “in a sedan-chair” a means of transport. Yoking them under a single “in” is called zeugma, or syllepsis; grief and vehicle collide, and the lady’s grief turns absurd.',
      },
      {
        term: 'sedan-chair',
        note: 'A closed seat on poles, carried by two men, in which ladies went home from parties in the spa town of Bath. Miss Bolo plays whist with passion and has lost all evening because Mr Pickwick was her partner.',
      },
    ],
    referenceExamples: [
      {
        text: '波洛小姐激动万分，从牌桌旁站起身来，由两行眼泪和两名轿夫一路送回家去了。',
        comment:
          'One verb, 送 (“to see someone home”), takes both the tears and the bearers, and the matching measure words 两行 and 两名 sharpen the mismatch. The flood shrinks to two streaks.',
      },
      {
        text: '波洛小姐激动万分，从牌桌旁站起身来，径直回家去了：一路上落泪，到门口落轿。',
        comment:
          '落 is “shed” with tears and “set down” with a sedan chair, so the two phrases share a verb as the English ones share “in”. The zeugma becomes two parallel clauses, one after the other, and a drier joke.',
      },
    ],
    source: 'Charles Dickens, The Pickwick Papers (1836–37), chapter XXXV',
  },
];
