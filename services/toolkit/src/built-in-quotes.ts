import type { Quote } from '@transcreate/contracts';

/**
 * Quotations on language, translation, wit and wordplay, each in the words of the source that it names. All of it is in the public domain:
 * every author, and every translator of what is quoted in translation, has been dead for more than a hundred years.
 */
export const builtInQuotes: readonly Quote[] = [
  // On translating
  { quote: '译事三难：信、达、雅。求其信已大难矣，顾信矣不达，虽译犹不译也，则达尚焉。', author: '严复', source: '《天演论·译例言》' },
  { quote: '一名之立，旬月踟蹰。', author: '严复', source: '《天演论·译例言》' },
  { quote: '改梵为秦，失其藻蔚，虽得大意，殊隔文体，有似嚼饭与人，非徒失味，乃令呕哕也。', author: '鸠摩罗什', source: '慧皎《高僧传·鸠摩罗什传》' },
  {
    quote: '五方之民，言语不通，嗜欲不同。达其志，通其欲：东方曰寄，南方曰象，西方曰狄鞮，北方曰译。',
    author: '佚名',
    source: '《礼记·王制》',
  },
  {
    quote: 'Translation it is that openeth the window, to let in the light; that breaketh the shell, that we may eat the kernel.',
    author: 'Miles Smith',
    source: 'The Translators to the Reader, preface to the King James Bible (1611)',
  },
  {
    quote:
      'Translation from one language into another, if it be not from the queens of languages, the Greek and the Latin, is like looking at ' +
      'Flemish tapestries on the wrong side; for though the figures are visible, they are full of threads that make them indistinct.',
    author: 'Miguel de Cervantes',
    source: 'Don Quixote, part II, chapter 62, translated by John Ormsby (1885)',
  },
  {
    quote:
      "But at all Cost, a Thing must live: with a transfusion of one's own worse Life if one can't retain the Original's better. Better a " +
      "live Sparrow than a stuffed Eagle.",
    author: 'Edward FitzGerald',
    source: 'Letter to E. B. Cowell, 27 April 1859',
  },
  {
    quote:
      'It were as wise to cast a violet into a crucible that you might discover the formal principle of its colour and odour, as seek to ' +
      'transfuse from one language into another the creations of a poet.',
    author: 'Percy Bysshe Shelley',
    source: 'A Defence of Poetry',
  },
  {
    quote: 'Poetry, indeed, cannot be translated; and, therefore, it is the poets that preserve languages.',
    author: 'Samuel Johnson',
    source: 'James Boswell, Life of Johnson, 11 April 1776',
  },
  {
    quote: 'Bless thee, Bottom! bless thee! thou art translated.',
    author: 'William Shakespeare',
    source: "A Midsummer Night's Dream, act III, scene 1",
  },
  {
    quote:
      "INTERPRETER, n. One who enables two persons of different languages to understand each other by repeating to each what it would have " +
      "been to the interpreter's advantage for the other to have said.",
    author: 'Ambrose Bierce',
    source: "The Devil's Dictionary",
  },

  // On puns, wit and jests
  {
    quote:
      'The only way therefore to try a piece of wit, is to translate it into a different language. If it bears the test, you may pronounce it ' +
      'true; but if it vanishes in the experiment, you may conclude it to have been a pun.',
    author: 'Joseph Addison',
    source: 'The Spectator, no. 61 (1711)',
  },
  {
    quote: 'A pun is not bound by the laws which limit nicer wit. It is a pistol let off at the ear; not a feather to tickle the intellect.',
    author: 'Charles Lamb',
    source: 'The Last Essays of Elia, Popular Fallacies IX',
  },
  {
    quote: 'A quibble was to him the fatal Cleopatra for which he lost the world, and was content to lose it.',
    author: 'Samuel Johnson',
    source: 'Preface to Shakespeare (1765)',
  },
  {
    quote: "True wit is nature to advantage dress'd; What oft was thought, but ne'er so well express'd.",
    author: 'Alexander Pope',
    source: 'An Essay on Criticism, part II',
  },
  {
    quote: "A jest's prosperity lies in the ear of him that hears it, never in the tongue of him that makes it.",
    author: 'William Shakespeare',
    source: "Love's Labour's Lost, act V, scene 2",
  },
  { quote: 'How every fool can play upon the word!', author: 'William Shakespeare', source: 'The Merchant of Venice, act III, scene 5' },
  {
    quote: 'A sentence is but a cheveril glove to a good wit: how quickly the wrong side may be turned outward!',
    author: 'William Shakespeare',
    source: 'Twelfth Night, act III, scene 1',
  },
  {
    quote: 'They that dally nicely with words may quickly make them wanton.',
    author: 'William Shakespeare',
    source: 'Twelfth Night, act III, scene 1',
  },
  { quote: 'Better a witty fool than a foolish wit.', author: 'William Shakespeare', source: 'Twelfth Night, act I, scene 5' },
  { quote: 'Brevity is the soul of wit.', author: 'William Shakespeare', source: 'Hamlet, act II, scene 2' },
  { quote: '谐之言皆也，辞浅会俗，皆悦笑也。', author: '刘勰', source: '《文心雕龙·谐隐》' },
  { quote: '谈言微中，亦可以解纷。', author: '司马迁', source: '《史记·滑稽列传》' },
  { quote: '东边日出西边雨，道是无晴却有晴。', author: '刘禹锡', source: '《竹枝词》' },
  { quote: '假作真时真亦假，无为有处有还无。', author: '曹雪芹', source: '《红楼梦》第五回' },

  // On words and what they mean
  {
    quote: "'When I use a word,' Humpty Dumpty said, in rather a scornful tone, 'it means just what I choose it to mean—neither more nor less.'",
    author: 'Lewis Carroll',
    source: 'Through the Looking-Glass, chapter 6',
  },
  {
    quote: 'Take care of the sense, and the sounds will take care of themselves.',
    author: 'Lewis Carroll',
    source: "Alice's Adventures in Wonderland, chapter 9",
  },
  {
    quote: 'They have been at a great feast of languages, and stolen the scraps.',
    author: 'William Shakespeare',
    source: "Love's Labour's Lost, act V, scene 1",
  },
  {
    quote: "What's in a name? that which we call a rose by any other name would smell as sweet.",
    author: 'William Shakespeare',
    source: 'Romeo and Juliet, act II, scene 2',
  },
  {
    quote: 'I am not yet so lost in lexicography, as to forget that words are the daughters of earth, and that things are the sons of heaven.',
    author: 'Samuel Johnson',
    source: 'Preface to A Dictionary of the English Language (1755)',
  },
  { quote: 'Language is the dress of thought.', author: 'Samuel Johnson', source: 'Lives of the English Poets, Cowley' },
  { quote: 'Language is fossil poetry.', author: 'Ralph Waldo Emerson', source: 'The Poet' },
  { quote: '道可道，非常道；名可名，非常名。', author: '老子', source: '《道德经》第一章' },
  { quote: '信言不美，美言不信。', author: '老子', source: '《道德经》第八十一章' },
  { quote: '言者所以在意，得意而忘言。吾安得夫忘言之人而与之言哉！', author: '庄子', source: '《庄子·外物》' },
  { quote: '书不尽言，言不尽意。', author: '佚名', source: '《周易·系辞上》' },
  { quote: '名无固宜，约之以命，约定俗成谓之宜，异于约则谓之不宜。', author: '荀子', source: '《荀子·正名》' },
  { quote: '说诗者，不以文害辞，不以辞害志。以意逆志，是为得之。', author: '孟子', source: '《孟子·万章上》' },

  // On finding the right ones
  {
    quote:
      "The difference between the almost right word and the right word is really a large matter—it's the difference between the lightning-bug " +
      "and the lightning.",
    author: 'Mark Twain',
    source: 'Letter to George Bainton, 15 October 1888',
  },
  {
    quote: 'Proper words in proper places, make the true definition of a style.',
    author: 'Jonathan Swift',
    source: 'A Letter to a Young Gentleman, Lately Entered into Holy Orders',
  },
  { quote: '辞达而已矣。', author: '孔子', source: '《论语·卫灵公》' },
  { quote: '言之无文，行而不远。', author: '孔子', source: '《左传·襄公二十五年》' },
  { quote: '恒患意不称物，文不逮意。盖非知之难，能之难也。', author: '陆机', source: '《文赋》' },
  { quote: '意翻空而易奇，言征实而难巧也。', author: '刘勰', source: '《文心雕龙·神思》' },
  { quote: '为人性僻耽佳句，语不惊人死不休。', author: '杜甫', source: '《江上值水如海势聊短述》' },
  { quote: '吟安一个字，捻断数茎须。', author: '卢延让', source: '《苦吟》' },
  { quote: '必能状难写之景，如在目前，含不尽之意，见于言外，然后为至矣。', author: '梅尧臣', source: '欧阳修《六一诗话》' },
];
