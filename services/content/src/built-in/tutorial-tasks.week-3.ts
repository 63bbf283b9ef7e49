import type { BuiltInCourseText } from './built-in.types.js';

/** Week 3: names and titles, in which every syllable is meant. */
export const week3Tasks: readonly BuiltInCourseText[] = [
  {
    key: 'tutorial-3-current-affairs',
    title: 'ST 1: Title of an exhibition',
    content: 'Current Affairs\nTwo hundred years of electricity in the home',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 3,
    difficulty: 'beginner',
    technique: 'set phrase with a second meaning',
    culturalNotes: [
      {
        term: 'current affairs',
        note: 'The set phrase for what is in the news: politics, the state of the world. “Current” means “of the present time”, and as a noun it is the flow of electricity.',
      },
      {
        term: 'Title and subtitle',
        note: 'In a museum the title over the door may tease because the line below explains. Visitors think of the news, read on, and see that the “affairs” are lamps, irons and kettles.',
      },
    ],
    referenceExamples: [
      {
        text: '来电了\n家庭用电二百年',
        comment:
          '来电了 is what a family calls out when the power comes back, and also what is said when a spark flies between two people. “Affairs” finds an unexpected second meaning there; the news is given up.',
      },
      {
        text: '通电天下\n家庭用电二百年',
        comment:
          '通电 is to connect to the power supply, and was, in the early Republic, a telegram addressed to the whole nation, so electricity and public affairs meet in one word. It asks for readers who know their history.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'tutorial-3-hangers-on',
    title: 'ST 2：门下清客',
    content:
      '偏顶头遇见了门下清客相公詹光、单聘仁二人走来，一见了宝玉，便都笑着赶上来，一个抱住腰，一个携着手，都道：“我的菩萨哥儿，我说作了好梦呢，好容易得遇见了你。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 3,
    difficulty: 'intermediate',
    technique: 'speaking names',
    culturalNotes: [
      {
        term: '詹光、单聘仁',
        note: '詹光 (Zhān Guāng) sounds like 沾光 (zhān guāng), “to bask in somebody’s light”, that is, to profit from one’s connections. 单聘仁 (Shàn Pìnrén) sounds like 善骗人 (shàn piàn rén), “good at cheating people”. An early commentator wrote both keys beside the names.',
      },
      {
        term: '清客相公',
        note: 'Educated hangers-on of a great house, who kept its master company with chess, painting and flattery, and lived at his table. Here two of them throw themselves upon the spoilt heir, Baoyu, as if he were a Bodhisattva.',
      },
    ],
    referenceExamples: [
      {
        text:
          'And whom should he run straight into but two of his father’s literary gentlemen, Mr Hanger Onslow and Mr Con Allman. At the sight of Baoyu they hurried up all smiles; one took him round the waist, the other by the hand, and both cried: “Our little saint! We said last night’s dream was a lucky one: here you are at last!”',
        comment:
          'Hanger Onslow hangs on, and Con Allman would con all men: each name is a possible English one and has to be heard before it speaks, as in Chinese. The price is two Englishmen in a Peking mansion.',
      },
      {
        text:
          'And whom should he run straight into but two of the gentlemen who lived on his father’s conversation, Zhan Guang, a man always glad of the gleam from other people’s lamps, and Shan Pinren, in whom there was more sham than Shan. At the sight of Baoyu they hurried up all smiles; one took him round the waist, the other by the hand, and both cried: “Our little saint! We said last night’s dream was a lucky one: here you are at last!”',
        comment:
          'The Chinese names stay. The first is explained by a phrase that echoes its sound (Guang, glad, gleam), the second by a pun on “sham”. The hint becomes a remark by the narrator, who in the original keeps a straight face.',
      },
    ],
    source: '曹雪芹《红楼梦》第八回 (Cao Xueqin, 18th century); modern punctuation',
  },
  {
    key: 'tutorial-3-school-for-scandal',
    title: 'ST 3: Scandal before breakfast',
    content:
      'LADY SNEERWELL: Did you circulate the report of Lady Brittle’s intrigue with Captain Boastall?\n' +
      'SNAKE: That’s in as fine a train as your ladyship could wish. In the common course of things, I think it must reach Mrs. Clackitt’s ears within four-and-twenty hours; and then, you know, the business is as good as done.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 3,
    difficulty: 'advanced',
    technique: 'speaking names',
    culturalNotes: [
      {
        term: 'Sneerwell, Snake',
        note: 'In comedies of the time names say what people are. To sneer is to smile with contempt, and Lady Sneerwell does it well; Snake, who plants false reports for her in the newspapers, is as smooth and as venomous as a snake.',
      },
      {
        term: 'Brittle, Boastall, Clackitt',
        note: 'What is brittle breaks easily, like this lady’s reputation; the Captain boasts of all he has (and has not) done; Mrs. Clackitt’s tongue clacks, chattering without a pause. To “circulate a report” and to have a thing “in train” are the terms of a well-run business.',
      },
    ],
    referenceExamples: [
      {
        text:
          '冷孝夫人：薄丽夫人跟牛上尉有私情的那段话，你传出去了没有？\n' +
          '佘先生：照夫人的意思，传得再顺当不过了。按常理，二十四个钟头之内，准能传到郭早太太的耳朵里；到了那一步，您知道，这事就算办成了。',
        comment:
          'Chinese names that speak to the ear: 冷孝 (Lěng Xiào) is 冷笑, “to sneer”; 佘 (Shé), a real surname, is 蛇, “snake”; 薄丽 (Bó Lì) is nearly 玻璃, “glass”; 牛 is the ox in 吹牛, “to boast”; 郭早 (Guō Zǎo) is nearly 聒噪, “clamorous”. The price: London moves to China.',
      },
      {
        text:
          '史尼讥夫人：布里脆夫人跟博斯吹上尉有私情的那段话，你传出去了没有？\n' +
          '蛇内克：照夫人的意思，传得再顺当不过了。按常理，二十四个钟头之内，准能传到克拉舌太太的耳朵里；到了那一步，您知道，这事就算办成了。',
        comment:
          'The names stay foreign in sound, and in each one character speaks: 讥 “mock”, 脆 “brittle”, 吹 “boast”, 蛇 “snake”, 舌 “tongue”. Quick to grasp on the page; an audience that only listens catches less of it than of familiar surnames.',
      },
    ],
    source: 'Richard Brinsley Sheridan, The School for Scandal (1777), act I, scene 1; spelling and punctuation modernised',
  },
  {
    key: 'tutorial-3-prefect-deng',
    title: 'ST 4：田登作郡',
    content:
      '田登作郡，自讳其名，触者必怒，吏卒多被榜笞。于是举州皆谓灯为“火”。上元放灯，许人入州治游观，吏人遂书榜揭于市曰：“本州依例放火三日。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 3,
    difficulty: 'advanced',
    technique: 'name taboo and its consequence',
    culturalNotes: [
      {
        term: '自讳其名',
        note: 'One did not speak or write the personal names of emperors and parents, nor words that sounded like them (避讳). Tian Deng, a prefect of the Song dynasty, wanted the same for himself: as 登 (dēng), his name, sounds like 灯 (dēng, “lamp, lantern”), nobody in his prefecture might say “lamp”, and all said “fire”.',
      },
      {
        term: '放灯 / 放火',
        note: 'At the Lantern Festival, the fifteenth night of the first month, a city would 放灯, “put out lanterns”. With “fire” for “lantern” the notice says 放火: “As is its custom, this prefecture will commit arson for three days.” Hence the proverb: the prefect may set fires, the people may not light a lamp.',
      },
    ],
    referenceExamples: [
      {
        text:
          'When Tian Lantern was prefect, no one might utter his name. Whoever touched upon it enraged him, and many a clerk and soldier was flogged. So in all the prefecture a lantern was called a “fire”. Came the Feast of Lanterns, when the people were let into the city to see the lights; and the clerks put up a notice in the market: “As is our custom, for three days the city will be set on fire.”',
        comment:
          'The man’s name becomes the word it sounds like, so the taboo explains itself without a note, and “set on fire” is as plain a crime as 放火. “Lantern” as a personal name is odd, and the step from sound to sound, which made the taboo absurd, is lost.',
      },
      {
        text:
          'When Prefect Tian, whose given name was Light, held office, he would not have it spoken. A slip enraged him, and clerks and soldiers were flogged in numbers; so in all the prefecture “light” became “fire”. Came the feast when lanterns are hung out, and the people were let into the city to see them. Up went a notice in the market: “Firing will be heavy on all three days, as is our custom, and visitors may watch.”',
        comment:
          'With “light” forbidden, what should be lighting turns into “firing”: the arson becomes an artillery attack, which English officialese announces just as calmly. It goes further than the original, and the proverb about setting fires no longer fits.',
      },
    ],
    source: '陆游《老学庵笔记》卷五 (Lu You, Southern Song, late 12th century); modern punctuation',
  },
];
