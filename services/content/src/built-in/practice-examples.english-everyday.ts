import type { BuiltInSourceText } from './built-in.types.js';

/** Anecdotes, traditional jokes, and advertisements written for this product. */
export const englishEverydayExamples: readonly BuiltInSourceText[] = [
  {
    key: 'en-hang-together',
    title: 'Before the signing',
    content:
      '“We must be unanimous,” said Hancock; “there must be no pulling different ways; we must all hang together.”\n\n' +
      '“Yes,” replied Franklin, “we must, indeed, all hang together, or most assuredly we shall all hang separately.”',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'hang together / hang separately',
        note: 'To “hang together” is to stay united. Franklin’s “separately” wakes up the other verb, to be hanged by the neck: stand by each other, or die one by one.',
      },
      {
        term: 'the signing',
        note: 'By signing the Declaration of Independence in 1776 the delegates of the American colonies became traitors in British law, and traitors were hanged. The anecdote was written down decades later, and the joke has been told of others too.',
      },
    ],
    referenceExamples: [
      {
        text: '“我们必须一致，”汉考克说，“不能各使各的劲儿；大家得拧成一股绳。”\n\n“不错，”富兰克林答道，“大家真得拧成一股绳，不然的话，管保一人摊上一根绳。”',
        comment:
          '拧成一股绳 (“to be twisted into one rope”) is the everyday phrase for pulling together, and it brings its own rope, which becomes the hangman’s: only the measure word changes, from 股 to 根. The gallows is implied, never named.',
      },
      {
        text: '“我们必须一致，”汉考克说，“不能各划各的；大家得上同一条船。”\n\n“不错，”富兰克林答道，“大家真得上同一条船，不然的话，管保各上各的绞架。”',
        comment:
          'One verb, 上, boards the boat and mounts the gallows. The threat is said outright, but 上 is so common a word that the pun is milder than “hang”.',
      },
    ],
    source: 'Anecdote told of Benjamin Franklin, in Jared Sparks, The Works of Benjamin Franklin, volume 1 (1840)',
  },
  {
    key: 'en-black-and-white',
    title: 'A playground riddle',
    content: '“What’s black and white and red all over?”\n\n“A newspaper.”',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'homophone riddle',
    culturalNotes: [
      {
        term: 'red / read',
        note: 'The participle “read” is pronounced like the colour “red”. The riddle is asked aloud: after black and white everybody hears a third colour, and the answer turns it into a verb, for a newspaper is read.',
      },
      {
        term: 'all over',
        note: 'Of a colour, “all over” means on every part of the surface; of reading, it means from end to end, or everywhere. Both readings fit.',
      },
    ],
    referenceExamples: [
      {
        text: '“什么东西一身黑白，却到处走红？”\n\n“报纸。”',
        comment:
          '走红 (“to be a hit”, literally “to walk red”) keeps the third colour and the idea of being read by everybody. The answer is a little less inevitable, since many things are popular.',
      },
      {
        text: '“什么东西黑白分明，天天被人翻来翻去，却从不翻脸？”\n\n“报纸。”',
        comment:
          'The red is given up. 翻 is to turn pages, and 翻脸 (fānliǎn, “to turn one’s face”) is to fall out with somebody: the thing is turned over every day and turns on nobody. 黑白分明 is black and white, and also “clear about right and wrong”.',
      },
    ],
    source: 'Traditional American riddle, in circulation since the early twentieth century',
  },
  {
    key: 'en-knock-knock-lettuce',
    title: 'Somebody at the door',
    content:
      '“Knock, knock.”\n“Who’s there?”\n“Lettuce.”\n“Lettuce who?”\n“Lettuce in, it’s cold out here!”',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'knock-knock joke',
    culturalNotes: [
      {
        term: 'Knock, knock',
        note: 'A game in five lines that every English-speaking child knows: a knock, “Who’s there?”, a name, the name with “who?” after it, and a last line that turns the name into something else.',
      },
      {
        term: 'Lettuce / let us',
        note: 'The vegetable “lettuce” (/ˈletɪs/) sounds like “let us” said fast. “Lettuce in” is “let us in”: the visitor was never giving a name at all.',
      },
    ],
    referenceExamples: [
      {
        text: '“咚咚咚。”\n“谁呀？”\n“艾。”\n“艾谁？”\n“爱谁谁，快开门，外头冷死啦！”',
        comment:
          'The surname 艾 (Ài, also the plant mugwort) makes the set question 艾谁 (Ài shéi?) the beginning of 爱谁谁 (ài shéi shéi, “whoever, never mind”). All five lines keep their work; the visitor grows ruder than a lettuce.',
      },
      {
        text: '“咚咚咚。”\n“谁呀？”\n“蒜。”\n“蒜什么？”\n“蒜我求你了，快开门，外头冷死啦！”',
        comment:
          'Lettuce becomes garlic: 蒜 (suàn) is heard as 算 in 算我求你了 (“please, I’m begging you”). The vegetable is kept, and a reader who has never met the game can follow it.',
      },
    ],
    source: 'Traditional',
  },
  {
    key: 'en-sharp-pencils',
    title: 'Tom has done as he was told',
    content: '“I’ve sharpened every pencil in the house, as you asked,” said Tom pointedly.',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 3,
    difficulty: 'beginner',
    technique: 'Tom Swifty',
    culturalNotes: [
      {
        term: 'pointedly',
        note: 'To say a thing “pointedly” is to say it so that someone feels the reproach. A sharpened pencil has a point: the adverb describes the voice and the pencils.',
      },
      {
        term: 'Tom Swifty',
        note: 'A game with adverbs, named after Tom Swift, the hero of American boys’ books from 1910 on, who seldom just “said” anything. The adverb must fit the tone and pun on what is said.',
      },
    ],
    referenceExamples: [
      {
        text: '“照你说的，家里的铅笔我全削好了。”汤姆尖刻地说。',
        comment:
          '尖刻 (jiānkè, “caustic”) opens with 尖, the point of a pencil, so the adverb again describes voice and pencils. It is harsher than “pointedly”.',
      },
      {
        text: '“照你说的，家里的铅笔我全削好了。”汤姆锋芒毕露地说。',
        comment:
          '锋芒毕露 (“to show off one’s brilliance”) says literally that every sharp point is showing, which is true of the pencils. The reproach turns into a boast.',
      },
    ],
    source: 'Written for this product, in a traditional form',
  },
  {
    key: 'en-bakers-wanted',
    title: 'A sign in a bakery window',
    content: 'Bakers wanted. Early mornings, warm ovens, good company.\nYou’ll always be kneaded here.',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'homophone pun in an advertisement',
    culturalNotes: [
      {
        term: 'kneaded / needed',
        note: 'To knead is to press dough with the hands; the k is silent, so “kneaded” and “needed” sound the same. The ear hears a promise, the eye sees dough.',
      },
      {
        term: 'You’ll always be needed here',
        note: 'A warm phrase: it offers not pay but a place where one counts. Taken by the letter, though, the new baker will be pressed and folded like the bread.',
      },
    ],
    referenceExamples: [
      {
        text: '招面包师。起得早，烤炉暖，伙伴好。\n我们想和你一起，和面。',
        comment:
          'The character 和 stands twice, first as hé (“with”), then as huó (“to knead”): one sign, two sounds, where English has one sound and two spellings. The invitation stays warm; the comic picture of the kneaded baker goes.',
      },
      {
        text: '招面包师。起得早，烤炉暖，伙伴好。\n来我们这儿，人人有面子。',
        comment:
          '有面子 (“to have face, be respected”) contains 面, “flour, dough”. The promise changes from being needed to being respected, which weighs at least as much in a Chinese job notice.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'en-optician-summer',
    title: 'An optician’s summer poster',
    content: 'This summer, go on: make a spectacle of yourself.\nPrescription sunglasses in forty colours.',
    sourceLanguage: 'English',
    sourceCulture: 'British',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'idiom taken literally',
    culturalNotes: [
      {
        term: 'make a spectacle of yourself',
        note: 'A reproach, often to a child: to behave so that people stare and laugh. The poster turns what one should never do into an invitation.',
      },
      {
        term: 'spectacle / spectacles',
        note: 'A “spectacle” is a sight, a public show; “spectacles” is the older British word for glasses. Wear these bright ones and people will stare, because of the spectacles.',
      },
    ],
    referenceExamples: [
      {
        text: '这个夏天，欢迎戴“有色眼镜”看人。\n近视太阳镜，四十色任选。',
        comment:
          'The same trick with another idiom: 戴有色眼镜看人 (“to look at people through coloured glasses”) means to be prejudiced, and taken literally the reproach becomes an invitation. The wearer looks, though, and is no longer looked at.',
      },
      {
        text: '这个夏天，让全城大跌眼镜。\n近视太阳镜，四十色任选；跌坏了，我们修。',
        comment:
          '大跌眼镜 (“to be astounded”) says that people’s glasses drop, so the stares of the crowd survive and the shop gets the repairs. It is longer than the English: the second line has to complete the joke.',
      },
    ],
    source: 'Written for this product',
  },
  {
    key: 'en-library-poster',
    title: 'Poster at a library door',
    content: 'The City Library. Check us out.\nWe’re free all week.',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    weekNumber: 5,
    difficulty: 'intermediate',
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'check out',
        note: 'In an American library to “check out” a book is to borrow it. Of a person or a new place, “check someone out” is to have a good look, often an admiring one.',
      },
      {
        term: 'free',
        note: 'The library costs nothing; and “I’m free all week” is what one says when hoping to be asked out. The two lines together make a library that flirts.',
      },
    ],
    referenceExamples: [
      {
        text: '市图书馆。\n借过，借过！您借过了吗？\n一周七天，分文不取。',
        comment:
          '借过 (jièguò) is what one calls out to get through a crowd (“excuse me!”) and also “have borrowed”. The flirtation becomes a cheerful jostle, and the pun on “free” is given up for plain information.',
      },
      {
        text: '市图书馆。\n不用凿壁，欢迎借光。\n一周七天，分文不取。',
        comment:
          '借光 is “to borrow light” and a polite “excuse me, thanks to you”; with 凿壁 it recalls Kuang Heng, the poor scholar who bored a hole in the wall to read by his neighbour’s lamp. Flirting gives way to a story about learning, and “free” fits it: the light costs nothing.',
      },
    ],
    source: 'Written for this product',
  },
];
