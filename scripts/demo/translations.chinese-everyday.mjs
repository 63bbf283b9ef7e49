/** Student versions of the Chinese sayings, riddles and customs; see translations.mjs. */
export const fromChineseEveryday = [
  {
    title: '换了新老板',
    excerpt: '外甥打灯笼',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: '“New boss! Any news on the overtime?”\n“Oh yes: same old, same owed.”',
        explanation: 'The saying is “same old, same old”; one letter more and it is about unpaid overtime. The nephew had to go.',
      },
      {
        quality: 'good',
        text: '“You’ve got a new boss. Have the overtime rules changed?”\n“It’s like a broken escalator: new steps, and nothing moves.”',
        explanation: 'Steps: stairs, and measures. I kept the pause of a 歇后语.',
      },
      {
        quality: 'good',
        text: '“So there’s a new boss. Have they changed the overtime rules?”\n“It’s my uncle’s only pair of jeans: same old, same old.”',
      },
      {
        quality: 'honest',
        text: '“You have a new boss. Have the rules about overtime changed?”\n“Well, it’s the nephew holding up a lantern for his uncle: he lights what was there before.”',
      },
      {
        quality: 'honest',
        text: '“We changed the boss. Did the overtime change?”\n“Like an uncle in the light of a lantern: still the same uncle.”',
        explanation: '舅 and 旧 have the same sound in Chinese. I tried to let “same uncle” say both.',
      },
      {
        quality: 'literal',
        text: '“Changed a new boss, have the rules of working overtime been changed?”\n“Hey, nephew hits lantern: shine uncle (old).”',
      },
      { quality: 'missed', text: '“Did the new boss change the overtime policy?”\n“No, everything is the same as before.”' },
      {
        quality: 'wrong',
        text: '“Did you change your boss because of the overtime rules?”\n“Hi, my nephew is fighting with a lantern and taking a photo of his uncle.”',
      },
    ],
  },
  {
    title: '牌桌上的一夜',
    excerpt: '孔夫子搬家',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: '“How did the cards treat you last night?”\n“Don’t. I was Milton moving house: box after box of Paradise Lost, and not one Regained.”',
        explanation: 'A scholar, his books and nothing but losing. Milton plays Confucius.',
      },
      {
        quality: 'good',
        text: '“How was your luck at cards last night?”\n“Don’t ask. They read me like a book, from cover to cover.”',
      },
      {
        quality: 'good',
        text: '“Any luck at cards last night?”\n“I was like a library book: taken out by everybody, and sent home owing money.”',
        explanation: 'taken out = borrowed, or beaten.',
      },
      {
        quality: 'honest',
        text: '“How were the cards last night?”\n“Don’t mention it. Like Confucius moving house: volumes and volumes of it. Losses, I mean.”',
      },
      {
        quality: 'honest',
        text: '“Were you lucky at cards last night?”\n“Don’t talk about it. When Confucius moves there are only books, and when I play there are only losses.”',
      },
      {
        quality: 'literal',
        text: '“Last night play cards, how was the hand feeling?”\n“Don’t mention. Confucius moves house: all are books (lose).”',
      },
      { quality: 'missed', text: '“How was the game last night?”\n“Don’t ask. I lost every single round.”' },
      {
        quality: 'wrong',
        text: '“How did your hand smell after the card game?”\n“Don’t lift it. Confucius helped us move, so we were clean of books.”',
      },
    ],
  },
  {
    title: '物业乱收费',
    excerpt: '和尚打伞',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: '“The management charges us for anything. Does nobody stop them?”\n“Them? They’re a monk under an umbrella: it’s all overheads.”',
        explanation: 'Overheads: what is over the monk’s head, and what the management puts on the bill. Heaven is lost, but the umbrella stays.',
      },
      {
        quality: 'good',
        text: '“These people charge whatever they like. Isn’t there anyone to deal with them?”\n“They’re like a phone off the hook: answerable to nobody.”',
      },
      {
        quality: 'good',
        text: '“The management makes up its own fees. Does nobody look into it?”\n“They’re confirmed bachelors: not an in-law in sight. Only outlaws.”',
        explanation: '无法 → no law → no in-laws. I am not sure it is polite enough.',
      },
      {
        quality: 'honest',
        text: '“This company charges at random and nobody controls it?”\n“They’re a monk with an umbrella: no hair above the ears, no heaven above the hair, no law above either.”',
      },
      { quality: 'honest', text: '“They charge as they please. Does no one care?”\n“A monk under an umbrella fears neither the law nor the sky.”' },
      {
        quality: 'literal',
        text: '“This property charges messily, also nobody manages?”\n“People are monk hitting umbrella: no hair (law) no sky!”',
      },
      { quality: 'missed', text: '“The property company overcharges. Can’t anyone stop it?”\n“No, they are completely lawless!”' },
      {
        quality: 'wrong',
        text: '“This property has no fee, does nobody take care of it?”\n“He is a monk who fights with umbrellas. There is no way and no day!”',
      },
    ],
  },
  {
    title: '劝架',
    excerpt: '猪八戒照镜子',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: '“You went to settle the young couple’s quarrel. How did it go?”\n“I was the ham in the sandwich: bitten from both sides.”',
        explanation: 'The pig survives, more or less.',
      },
      {
        quality: 'good',
        text: '“You tried to make peace between those two. Any luck?”\n“I felt like a hinge: both sides swung at me, and I was told not to squeak.”',
      },
      {
        quality: 'good',
        text: '“So you went to calm the young couple down?”\n“I was a hog at a looking-glass: a boar to him and a bore to her.”',
        explanation: 'boar / bore 同音，两边都不讨好，还保住了猪和镜子。',
      },
      {
        quality: 'honest',
        text: '“How did it go with the young couple’s quarrel?”\n“Like Pigsy in front of the mirror: no human face inside, no human face outside. Now they’re both cross with me.”',
      },
      {
        quality: 'honest',
        text: '“You went to stop the young couple’s fight. And?”\n“Zhu Bajie looked in the mirror and saw a pig on each side. The pig was me.”',
      },
      {
        quality: 'literal',
        text: '“You go to the small two mouths to persuade the fight, how is the persuading?”\n“Pig Eight Rules shines mirror: inside outside not person.”',
      },
      { quality: 'missed', text: '“You went to mediate between the couple. How was it?”\n“Terrible. In the end both of them blamed me.”' },
      {
        quality: 'wrong',
        text: '“Did you advise the couple to fight?”\n“Zhu Bajie took a photo of the mirror, and there was nobody inside or outside.”',
      },
    ],
  },
  {
    title: '理发店的海报',
    excerpt: '从头开始',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: 'Second day, second moon: the dragon’s head is up.\nLet’s take the new year from the top.',
        explanation: '“From the top” is what a conductor says for “from the beginning”, and it is where a barber works.',
      },
      { quality: 'good', text: 'On the second of the second, the dragon lifts his head.\nLift yours, and we’ll take a little off last year.' },
      { quality: 'good', text: 'The dragon’s head is up. Is yours?\nNew year, new you, new do.', explanation: '用三个 new 和押韵代替双关，“do”是发型的意思。' },
      { quality: 'honest', text: 'The second day of the second month: the dragon raises its head.\nBegin the new year with yours.' },
      { quality: 'honest', text: 'When the dragon raises his head,\ngive your year a fresh start and your head a fresh cut.' },
      { quality: 'literal', text: 'February two, dragon raise head.\nNew one year, start from head.' },
      { quality: 'missed', text: 'Spring has come and the dragon awakes.\nStart the new year from the very beginning!' },
      { quality: 'wrong', text: 'February the second: the dragon nods.\nIn the new year, start from scratching your head.' },
    ],
  },
  {
    title: '灯谜一则',
    excerpt: '一口咬掉牛尾巴',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: 'Riddle: Bite the tail off a moose, and it speaks like a cow. (One word.)\nAnswer: moos.',
        explanation: 'Moose minus its tail. I am happy that something is still being told, as in the Chinese answer.',
      },
      {
        quality: 'good',
        text: 'Riddle: Bite the tail off a lamb, and it runs away. (One word.)\nAnswer: lam.',
        explanation: '“On the lam” = 在逃。可惜知道这个词的人不多。',
      },
      { quality: 'good', text: 'Riddle: What does an ox do if you bite off its tail?\nAnswer: It tells.' },
      {
        quality: 'honest',
        text: 'Riddle: In one bite the mouth takes off the ox’s tail. (Guess a Chinese character.)\nAnswer: gào, “to tell”, which is written as an ox without its tail above a mouth.',
      },
      { quality: 'literal', text: 'Riddle face: One mouth bite off cow tail. (Hit one word)\nRiddle bottom: tell.' },
      { quality: 'missed', text: 'Riddle: Someone bites off the tail of a cow. What is it?\nAnswer: A report.' },
      { quality: 'wrong', text: 'Riddle: He said one thing and bit the cow on the tail. (Type a word)\nAnswer: sue.' },
    ],
  },
  {
    title: '年三十的大门',
    excerpt: '您家门上的',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: '“Sir, the Fortune on your door is head over heels!”\n“Well said! Fortune’s head over heels with us!”',
        explanation: 'Upside down, and in love. What the neighbour says is a blessing without his knowing it.',
      },
      {
        quality: 'brilliant',
        text: '“Sir, the Blessing on your door’s come down!”\n“Well said! A blessing’s come down, a blessing’s come down on us all!”',
        explanation: 'The paper has come off and not turned over, so the custom of hanging it upside down is not quite there.',
      },
      { quality: 'good', text: '“Sir, the Luck on your door is upside down!”\n“How right you are! From now on our luck is all upside!”' },
      {
        quality: 'honest',
        text: '“Sir, your ‘Fortune’ is upside down!”\n“Say it again! In Chinese you have just told me that my fortune has arrived!”',
      },
      { quality: 'honest', text: '“Sir, the word ‘luck’ on your door has fallen over!”\n“Well said! Luck has come over, luck has come over!”' },
      { quality: 'literal', text: '“Mister, the ‘Fu’ on your home’s door is down!”\n“Say well! ‘Fu’ arrived, ‘Fu’ arrived!”' },
      { quality: 'missed', text: '“Sir, the sign on your door is upside down!”\n“Yes, thank you, good luck to you too!”' },
      { quality: 'wrong', text: '“Sir, Mr Fu fell down on your door!”\n“Well said! He is here, he is here!”' },
    ],
  },
  {
    title: '正着念，倒着念',
    excerpt: '上海自来水',
    target: 'English',
    versions: [
      {
        quality: 'brilliant',
        text: 'Pool’s loop.',
        explanation: 'P-o-o-l-s-l-o-o-p: the same letters from both ends, and the water goes round between the city and the sea. Shanghai did not fit.',
      },
      { quality: 'good', text: 'Sea feeds Shanghai; Shanghai feeds sea.', explanation: '以词为单位的回文。' },
      {
        quality: 'good',
        text: 'Nip a tap in.',
        explanation: 'What the plumber was told. It is a palindrome, but only the tap is left of the meaning.',
      },
      { quality: 'honest', text: 'From the sea comes Shanghai’s water; Shanghai’s water comes from the sea.' },
      { quality: 'missed', text: 'Shanghai’s tap water comes from the sea.' },
      { quality: 'wrong', text: 'Shanghai came from the sea by itself, and so did the water.' },
    ],
  },
];
