/** Student versions of the Chinese literary examples; see translations.mjs. */
export const fromChineseLiterature = [
  {
    title: '无题',
    excerpt: '春蚕到死丝方尽',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: 'Till death the silkworm’s thread is long, as I shall long for you;\nThe candle’s tears run on until the candle has run through.',
        explanation: '丝/思 becomes long/long: the length of the silk and the longing. I was glad when I saw that “run” could do the same for the candle.',
      },
      {
        quality: 'good',
        text: 'The silkworm gives herself until she’s utterly unwound;\nThe candle weeps, and keeps on weeping, right down to the ground.',
        explanation: 'Unwound: the thread, and the heart.',
      },
      { quality: 'good', text: 'She spins, and only death will cut the tie;\nIt weeps, and only ash will leave it dry.' },
      { quality: 'honest', text: 'The silkworm of the spring spins thread until she dies;\nNot till it is ash does the candle dry its eyes.' },
      {
        quality: 'honest',
        text: 'Spring silkworms end their silk only with death,\nand candles cry until their final breath.',
        explanation: '双关没有译出来，只押了韵。',
      },
      { quality: 'literal', text: 'Spring silkworm to death silk just exhausted,\nWax torch become ash tears begin dry.' },
      { quality: 'missed', text: 'A good teacher is like a silkworm and a candle,\nworking for others until the last day of life.' },
      { quality: 'wrong', text: 'In spring the silkworm died, and its silk was square;\nThe candle turned grey and began to cry dryly.' },
    ],
  },
  {
    title: '唐多令·惜别',
    excerpt: '何处合成愁',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: 'Where was the end put into friend?\nHere, where the autumn parts us.',
        explanation: 'The word is taken apart, as 愁 is put together. “Friend” says less than 离人, who may well be a lover.',
      },
      {
        quality: 'brilliant',
        text: 'How is a heartache made?\nTake a heart, and leave it next to an ache, with no one in between.',
      },
      { quality: 'good', text: 'Who stands in the middle of lonely?\nOne, when the leaves come down.', explanation: 'l-ONE-ly：把“一个人”藏在词里，落叶代替秋。' },
      { quality: 'honest', text: 'Where does sorrow come together?\nWhere autumn lies upon a parted heart.' },
      {
        quality: 'honest',
        text: 'What do you add to sorrow? Write “autumn” over “heart”:\nthat is how the Chinese write it when two must part.',
        explanation: 'I put the explanation into the poem. At least it rhymes.',
      },
      { quality: 'literal', text: 'What place combine into sorrow? Leaving person heart on autumn.' },
      { quality: 'missed', text: 'Why am I so sad?\nBecause it is autumn, and you are gone.' },
      { quality: 'wrong', text: 'Which place is good for worrying?\nAway from people, I am thinking about last autumn.' },
    ],
  },
  {
    title: '一副怪联',
    excerpt: '好读书不好读书',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: 'To read? Not in my prime!\nTo read? Not in my prime.',
        explanation: 'The young man says: not now, I have better things to do. The old man says: I would, but I am past it. Only the voice changes, as with 好.',
      },
      { quality: 'good', text: 'Good eyes, no mind to read.\nGood mind to read: no eyes.' },
      {
        quality: 'good',
        text: 'When I was able to, I wasn’t willing;\nnow I am willing to, I am not able.',
        explanation: '没有同形异音的字，就用句子的对称来补。题目里的“读书”只好省掉。',
      },
      { quality: 'honest', text: 'When it is good to read, we are not fond of reading;\nwhen we are fond of reading, it is not good to read.' },
      { quality: 'honest', text: 'In youth one could read well, and did not care;\nin age one cares to read, and cannot well.' },
      { quality: 'literal', text: 'Good read book not good read book\nGood read book not good read book' },
      { quality: 'missed', text: 'Some people like reading, some people do not.\nSome people like reading, some people do not.' },
      { quality: 'wrong', text: 'A good reader never reads a good book.\nA good reader never reads a good book.' },
    ],
  },
];
