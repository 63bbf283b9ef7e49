/** Student versions of the English literary examples; see translations.mjs. */
export const fromEnglishLiterature = [
  {
    title: 'Mercutio’s wound',
    excerpt: 'you shall find me a grave man',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '茂丘西奥：没有井深，也没有教堂的门宽；不过够了，要命是够了。明天你们来找我，就知道我这个人有多冷静——又冷，又静。',
        explanation: '“冷静”本来说人沉着，对应 grave 的“严肃”；拆成“又冷，又静”，就是一具尸体了。',
      },
      {
        quality: 'good',
        text: '茂丘西奥：这伤口，论深比不过井，论宽比不过教堂门，可也够用了。明天再打听我，你们准会看见我埋头的样子。',
        explanation: 'I used 埋头: usually “to be absorbed in serious work”, but literally “to have one’s head buried”.',
      },
      {
        quality: 'good',
        text: '茂丘西奥：不，它没有井那么深，没有教堂大门那么宽，但是足够了，够送我一程的。明天来看我吧，我一定稳重得很——有土压着，想不稳重也难。',
      },
      {
        quality: 'honest',
        text: '茂丘西奥：不，它不像井那么深，也不像教堂的门那么宽；可是够了，管用了。明天你们来问起我，会发现我成了一个严肃的人，躺在坟墓里的严肃人。',
        explanation: 'I could not find one word for both meanings, so I wrote both.',
      },
      {
        quality: 'honest',
        text: '茂丘西奥：没有井深，没有教堂门宽，不过也够要我的命了。明天来找我，我就再也不开玩笑了，因为我已经入土了。',
      },
      { quality: 'literal', text: '茂丘西奥：不，它没有一口井那样深，也没有一扇教堂门那样宽；但它足够，它将服务。明天问我，你将发现我是一个坟墓人。' },
      { quality: 'missed', text: '茂丘西奥：不，伤口没有井深，也没有教堂的门宽；但也够受的了。明天来问我，你会发现我是个很严肃的人。' },
      { quality: 'wrong', text: '茂丘西奥：不，这里没有那么深的井，也没有那么宽的教堂门；够了，开饭吧。明天替我要人，你们会发现我是个了不起的人。' },
    ],
  },
  {
    title: 'Hamlet’s first words',
    excerpt: 'A little more than kin',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '国王：好了，我的侄儿哈姆雷特，我的孩子——\n\n哈姆雷特：（旁白）名分多了一重，情分少了一重。',
        explanation: '名分 and 情分 differ by one sound, as kin and kind differ by one letter.',
      },
      {
        quality: 'good',
        text: '国王：可是现在，哈姆雷特，我的侄子，也是我的儿子——\n\n哈姆雷特：（旁白）比亲戚多一点儿，比亲切少一点儿。',
        explanation: '亲戚、亲切，只差一个音。',
      },
      {
        quality: 'good',
        text: '国王：现在轮到你了，我的侄儿哈姆雷特，我的儿子——\n\n哈姆雷特：（旁白）成了一家人，不是一类人。',
        explanation: 'Kind also means “sort”, so I kept that meaning with 一类人 and gave up the sound.',
      },
      {
        quality: 'honest',
        text: '国王：不过现在，我的侄儿哈姆雷特，我的儿——\n\n哈姆雷特：（旁白）亲是更亲了，善可谈不上。',
      },
      { quality: 'honest', text: '国王：可是，我的侄子哈姆雷特，我的儿子——\n\n哈姆雷特：（旁白）关系近了一步，感情远了一步。' },
      { quality: 'literal', text: '国王：但是现在，我的侄子哈姆雷特，和我的儿子，——\n\n哈姆雷特：（旁白）比亲属多一点，比善良少一点。' },
      { quality: 'missed', text: '国王：哈姆雷特，我的侄儿，我的儿子——\n\n哈姆雷特：（旁白）虽然我们是亲人，可是他对我并不好。' },
      {
        quality: 'wrong',
        text: '国王：可是现在，我的表弟哈姆雷特，还有我的儿子——\n\n哈姆雷特：（在旁边）亲戚稍微多了一点，种类少了一点。',
      },
    ],
  },
  {
    title: 'Algernon on the truth',
    excerpt: 'The truth is rarely pure and never simple',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '杰克：亲爱的阿尔吉，这就是不折不扣的真相。\n\n阿尔杰农：真相很少不打折，更没有一口价。要是两样占了一样，现代生活可就太没劲了，现代文学也别想开张！',
        explanation: 'I looked for a set phrase that can be opened: 不折不扣 means “to the letter”, but 折 and 扣 are both discounts. The whole answer then moves into a shop.',
      },
      {
        quality: 'good',
        text: '杰克：亲爱的阿尔吉，整件事就是这样，明明白白。\n\n阿尔杰农：真相难得“明明”，更不会“白白”告诉你。要是不然，现代生活就闷死人了，现代文学也压根儿写不出来！',
      },
      {
        quality: 'good',
        text: '杰克：亲爱的阿尔吉，这就是全部真相，又简单，又清白。\n\n阿尔杰农：真相很少清白，从来不简单。它要是占上一样，现代生活就无聊透了，现代文学更是没有指望！',
        explanation: '“清白”既是 pure，又可以说一个人没做亏心事，正好讽刺杰克的双重身份。',
      },
      {
        quality: 'honest',
        text: '杰克：我亲爱的阿尔吉，这就是纯粹而简单的全部真相。\n\n阿尔杰农：真相很少纯粹，而且绝不简单。如果它是其中任何一种，现代生活就会非常乏味，现代文学也完全不可能存在！',
      },
      {
        quality: 'honest',
        text: '杰克：亲爱的阿尔吉，说白了，真相就这么简单。\n\n阿尔杰农：真相说不白，也不简单。不然现代生活多没意思，现代文学还怎么写下去！',
      },
      {
        quality: 'literal',
        text: '杰克：那个，我亲爱的阿尔吉，是整个的真理纯洁和简单。\n\n阿尔杰农：真理是罕见地纯洁和从不简单。现代生活会非常冗长如果它是任何一个，并且现代文学一个完全的不可能！',
      },
      { quality: 'missed', text: '杰克：亲爱的阿尔吉，事情就是这样。\n\n阿尔杰农：事实往往很复杂。要不是这样，生活就没意思了，也就不会有文学了。' },
      {
        quality: 'wrong',
        text: '杰克：亲爱的阿尔吉，真相既纯洁又简单。\n\n阿尔杰农：真相几乎是纯洁的，只是不简单。如果现代生活也是这样，那一定很有趣，现代文学也会变得完美！',
      },
    ],
  },
  {
    title: 'Miss Bolo leaves the card table',
    excerpt: 'in a flood of tears and a sedan-chair',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '波洛小姐激动得不行，从牌桌旁站起来，一把鼻涕一把泪一顶轿子，径直回家去了。',
        explanation: 'Everybody knows 一把鼻涕一把泪; the sedan-chair simply gets in as the third thing with a measure word, as it gets in after “tears” in English.',
      },
      {
        quality: 'good',
        text: '波洛小姐情绪十分激动，起身离了牌桌，上了火，也上了轿，一路哭回家去。',
        explanation: '一个“上”字管两样东西：上火、上轿。眼泪只好放到后面。',
      },
      {
        quality: 'honest',
        text: '波洛小姐激动万分地离开牌桌，水轿回府：眼泪是水，轿子是轿。',
        explanation: 'I invented 水轿. My roommate laughed, but because it sounds like 水饺.',
      },
      { quality: 'honest', text: '波洛小姐十分激动，起身离开牌桌，头也不回地回家去了，陪着她的只有眼泪和轿子。' },
      { quality: 'honest', text: '波洛小姐激动不已，从桌边站起，哭成了泪人，坐进了轿子，直接回了家。' },
      { quality: 'literal', text: '波洛小姐从桌子上站起来，相当激动，直接回家，在一片泪水的洪流和一顶轿子里。' },
      { quality: 'missed', text: '波洛小姐非常难过，离开牌桌，坐着轿子哭着回家了。' },
      { quality: 'wrong', text: '波洛小姐很激动地从桌子上升起来，直接回家。路上发了洪水，她只好换了一辆轿车。' },
    ],
  },
];
