import type { BuiltInCourseText } from './built-in.types.js';

/** Week 6: a tale, a song and a prayer. */
export const week6Practices: readonly BuiltInCourseText[] = [
  {
    key: 'weekly-6-mouses-tale',
    title: 'ST 1: The Mouse’s history',
    content:
      '“Mine is a long and a sad tale!” said the Mouse, turning to Alice, and sighing.\n\n' +
      '“It is a long tail, certainly,” said Alice, looking down with wonder at the Mouse’s tail; “but why do you call it sad?” And she kept on puzzling about it while the Mouse was speaking, so that her idea of the tale was something like this:—',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 6,
    difficulty: 'intermediate',
    technique: 'homophone pun and shaped poem',
    culturalNotes: [
      {
        term: 'tale / tail',
        note: '“Tale” (a story) and “tail” are both /teɪl/. The Mouse speaks of its story, Alice hears its tail, looks, and finds it long, as it is; only “sad” puzzles her.',
      },
      {
        term: 'The shape',
        note: 'The poem that follows is printed as Alice imagines it: winding down the page in ever smaller letters, like a tail. In it a dog called Fury, who has nothing to do, takes a mouse to law, being judge and jury himself; poem, shape and misunderstanding are one joke.',
      },
    ],
    referenceExamples: [
      {
        text:
          '“我的身世，从头到尾，伤心得很哪！”老鼠转过身来，对爱丽丝叹了口气。\n\n' +
          '“从头到尾，是挺长的，”爱丽丝低头望着老鼠的尾巴，惊奇地说，“可伤心在哪儿呢？”老鼠往下讲的时候，她一直在琢磨这件事，所以故事在她心里，就成了这个样子：——',
        comment:
          '从头到尾 (“from beginning to end”) says literally “from head to tail”: the Mouse means all of its story, Alice measures the animal. One everyday phrase serves both, without a homophone; the tail is heard a little less sharply than in “tail”.',
      },
      {
        text:
          '“我的故事，尾声可是又长又惨哪！”老鼠转过身来，对爱丽丝叹了口气。\n\n' +
          '“尾身长，这倒不假，”爱丽丝低头望着老鼠的尾巴，惊奇地说，“可惨在哪儿呢？”老鼠往下讲的时候，她一直在琢磨这件事，所以故事在她心里，就成了这个样子：——',
        comment:
          '尾声 (wěishēng, “the closing part, the coda”) is misheard as 尾身 (wěishēn, “the body of a tail”), a word that Alice has to invent. The mishearing is as quick as Carroll’s; but now only the ending of the story is sad.',
      },
    ],
    source: 'Lewis Carroll, Alice’s Adventures in Wonderland (1865), chapter III; picture drawn for this product',
    image: {
      file: 'mouses-tale.png',
      alt:
        'A mouse sits at the top of a tall page. In place of its tail the words of a poem wind down the page in curves, from large letters to very small ones: “Fury said to a mouse, That he met in the house, ‘Let us both go to law: I will prosecute you. Come, I’ll take no denial; We must have a trial: For really this morning I’ve nothing to do.’ Said the mouse to the cur, ‘Such a trial, dear Sir, With no jury or judge, would be wasting our breath.’ ‘I’ll be judge, I’ll be jury,’ Said cunning old Fury: ‘I’ll try the whole cause, and condemn you to death.’”',
      size: 300,
      alignment: 'portrait-split',
    },
  },
  {
    key: 'weekly-6-red-beans',
    title: 'ST 2：新添声杨柳枝词',
    content: '井底点灯深烛伊，共郎长行莫围棋。\n玲珑骰子安红豆，入骨相思知不知？',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'chain of homophone puns',
    culturalNotes: [
      {
        term: '深烛、长行、围棋',
        note: 'By sense: a lamp lit at the bottom of a well shines on him from the depths; she will play 长行, a game with dice, with him, but not 围棋 (wéiqí, known in English as Go). By ear: she bids him earnestly (深嘱 shēn zhǔ, for 深烛 shēn zhú): on your long journey (长行 cháng xíng, also the name of the game) do not overstay the time agreed (违期 wéiqī).',
      },
      {
        term: '红豆 / 入骨相思',
        note: '红豆, a hard red seed, is the keepsake of lovers and is itself called 相思子, “longing seed”. Set as the red spots into dice of bone it is literally longing that has gone into the bone, 入骨相思, the phrase for pining beyond cure.',
      },
    ],
    referenceExamples: [
      {
        text:
          'Deep in the well I’ve lit a lamp: be well enlightened, so.\n' +
          'Let’s play the long game, you and I, and never play at Go.\n' +
          'The pretty dice are set with beans, red love-beans, row on row:\n' +
          'a longing sunk into the bone. Do you know, or don’t you know?',
        comment:
          'English gives the game its name “Go”, so “never play at Go” pleads “never leave”; “enlightened” is lit and advised, and “the long game” is patience. “Do not go” is more than she asks, which is that he come back in time.',
      },
      {
        text:
          'A lamp is lit far down the well: my words go just as deep.\n' +
          'Travel as long as travel lasts; the day we named, you keep.\n' +
          'A red bean in the ivory die, a red spot in the bone:\n' +
          'I’m like to die, with longing down to the bone. Have you not known?',
        comment:
          'The first two lines say plainly what is meant, and all the play goes into the dice: “die” is the cube and what she is near to doing, and “to the bone” is literal. Clear on first hearing, but two games have left the poem.',
      },
    ],
    source: '温庭筠《新添声杨柳枝词二首·其二》 (Wen Tingyun, Tang, 9th century)',
  },
  {
    key: 'weekly-6-hymn-to-god-the-father',
    title: 'ST 3: A poet’s prayer',
    content:
      'Wilt thou forgive that sin where I begun,\n' +
      'Which was my sin, though it were done before?\n' +
      'Wilt thou forgive that sin, through which I run,\n' +
      'And do run still, though still I do deplore?\n' +
      'When thou hast done, thou hast not done,\n' +
      'For I have more.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 6,
    difficulty: 'advanced',
    technique: 'pun on the author’s own name',
    culturalNotes: [
      {
        term: 'done / Donne',
        note: 'The poet’s name is pronounced like “done” (/dʌn/). “When thou hast done, thou hast not done” is thus also “thou hast not Donne”: God has finished forgiving and still does not have the man, who has more sins, and whose wife’s name had been Anne More.',
      },
      {
        term: 'that sin where I begun',
        note: 'Original sin: in Christian teaching everybody is born with the guilt of Adam, “done before”. Donne, who was Dean of St Paul’s in London and expected to die, prays in earnest; a pun was no sign of levity in his time.',
      },
    ],
    referenceExamples: [
      {
        text:
          '我生而带来的罪，你可宽恕？\n虽在我之前犯下，也算我的罪过。\n我一犯再犯的罪，你可宽恕？\n口里在悔，脚下却没停过。\n你纵多恩，仍未得多恩，\n因为我还有更多。',
        comment:
          '多恩 is the usual Chinese form of Donne’s name and means “much grace”: though you are rich in grace, you have not got Donne. An accident of transliteration does what the English homophone does, and 更多 answers “more”; “done” as finishing is gone.',
      },
      {
        text:
          '开头的那桩罪，你可肯饶？\n前人犯下，我也有份，推不掉。\n一路的那些罪，你可肯饶？\n嘴里说着悔恨，脚下照样跑。\n等你饶了，还没饶了：\n我还有，没个了。',
        comment:
          '了 is read le the first time (饶了, “have forgiven”) and liǎo the second (饶了, “be through with forgiving”) and third (没个了, “no end of it”): one character done and not done. The poet’s name is given up for the grammar of finishing.',
      },
    ],
    source: 'John Donne, A Hymn to God the Father (c. 1623, printed 1633), first stanza; spelling modernised',
  },
];
