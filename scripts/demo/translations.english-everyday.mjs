/** Student versions of the English jokes, riddles and advertisements; see translations.mjs. */
export const fromEnglishEveryday = [
  {
    title: 'Before the signing',
    excerpt: 'hang separately',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '“我们必须一致，”汉考克说，“不能各唱各的；大家得一个调。”\n\n“没错，”富兰克林答道，“大家真得一个调，不然的话，就只能一个一个吊。”',
        explanation: '调 and 吊 are both diào. One character’s difference between singing together and hanging one by one.',
      },
      {
        quality: 'good',
        text: '“我们必须齐心，”汉考克说，“不许各顾各的；大家得是一条心。”\n\n“是啊，”富兰克林回答，“要不是一条心，就是一人一条绳。”',
      },
      {
        quality: 'good',
        text: '“我们必须意见一致，”汉考克说，“不能你往东我往西；大家得绑在一起。”\n\n“不错，”富兰克林说，“咱们要是不自己绑在一起，就会有人来把咱们一个个绑了去。”',
        explanation: '用“绑”代替 hang：前面是团结，后面是被抓。绞刑没有说出来，但读者能想到。',
      },
      {
        quality: 'honest',
        text: '“我们必须全体一致，”汉考克说，“不能各走各的路；大家必须团结起来。”\n\n“对，”富兰克林答道，“我们确实必须团结起来，否则肯定会被一个一个地绞死。”',
      },
      {
        quality: 'honest',
        text: '“我们要一致，”汉考克说，“不能各拉各的车；大家要同生共死。”\n\n“对，”富兰克林说，“不同生，就只好各死各的。”',
      },
      {
        quality: 'literal',
        text: '“我们必须一致，”汉考克说，“不能有不同方向的拉；我们必须都挂在一起。”\n\n“是的，”富兰克林回答，“我们必须，确实，都挂在一起，否则最肯定地我们将都分开挂。”',
      },
      { quality: 'missed', text: '“我们必须一致，”汉考克说，“不能有分歧，大家要团结。”\n\n“是的，”富兰克林回答，“我们必须团结，否则肯定会散伙。”' },
      {
        quality: 'wrong',
        text: '“我们必须匿名，”汉考克说，“不能走不同的路；我们得一起玩。”\n\n“是的，”富兰克林回答，“我们要一起玩，不然就只能各玩各的。”',
      },
    ],
  },
  {
    title: 'A playground riddle',
    excerpt: 'black and white and red all over',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '“什么东西黑白相间，浑身是毒？”\n\n“报纸——人家那叫‘读’。”',
        explanation: 'Black, white and red/read becomes black, white and 毒/读 (dú). It must be asked aloud, like the original.',
      },
      {
        quality: 'brilliant',
        text: '“什么东西黑白分明，天天跟人翻脸，人家还掏钱把它请回家？”\n\n“报纸。”',
      },
      {
        quality: 'good',
        text: '“什么东西一脸黑一脸白，谁见了都要从头看到脚？”\n\n“报纸。”',
        explanation: 'all over = 从头看到脚；报纸也有报头。',
      },
      { quality: 'honest', text: '“什么东西黑黑白白，人人爱看，红透半边天？”\n\n“报纸。”' },
      {
        quality: 'honest',
        text: '“什么东西黑白相间，一熬夜就红？”\n\n“看报纸的眼睛。”',
        explanation: 'I wanted to keep red as a colour, so the answer had to change a little.',
      },
      { quality: 'literal', text: '“什么是黑的和白的和全身都红的？”\n\n“一张报纸。”' },
      { quality: 'missed', text: '“什么东西有黑有白，走到哪儿都有人读？”\n\n“报纸。”' },
      { quality: 'wrong', text: '“什么东西黑了、白了、红了，就全完了？”\n\n“新闻纸。”' },
    ],
  },
  {
    title: 'Somebody at the door',
    excerpt: 'Lettuce in',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '“咚咚咚。”\n“谁呀？”\n“枣。”\n“枣什么？”\n“枣点儿开门行不行，外头冷死了！”',
        explanation: '枣/早 zǎo. The grumble is what one would really say outside a door in winter.',
      },
      {
        quality: 'good',
        text: '“咚咚。”\n“谁啊？”\n“韭。”\n“韭什么？”\n“韭等了您哪，快让我进去，冻坏了！”',
      },
      {
        quality: 'good',
        text: '“当当当。”\n“谁呀？”\n“莴苣。”\n“莴苣怎么了？”\n“莴苣在门口呢，快开门，外头可冷了！”',
        explanation: '莴苣和“我就”读快了差不多，而且保住了原来的那棵菜。',
      },
      {
        quality: 'good',
        text: '“咚咚。”\n“谁在外面？”\n“生菜。”\n“哪棵生菜？”\n“再不让进去，就是冻菜了！”',
      },
      {
        quality: 'honest',
        text: '“咚咚咚。”\n“谁？”\n“莱。”\n“莱谁？”\n“莱开门呀，这儿好冷！”',
        explanation: '莱 sounds almost like 来. I know 莱 is not really a vegetable.',
      },
      { quality: 'literal', text: '“敲，敲。”\n“谁在那里？”\n“生菜。”\n“生菜谁？”\n“生菜进，外面这里冷！”' },
      { quality: 'missed', text: '“咚咚。”\n“谁啊？”\n“我们。”\n“你们是谁？”\n“让我们进去吧，外面太冷了！”' },
      { quality: 'wrong', text: '“敲一敲。”\n“那是谁的？”\n“莴苣。”\n“莴苣是谁的？”\n“把莴苣放进来，外面要冻坏的！”' },
    ],
  },
  {
    title: 'Tom has done as he was told',
    excerpt: 'said Tom pointedly',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '“你要我削的铅笔，家里的全都削好了。”汤姆说，嗓子也跟着削尖了。',
        explanation: 'One verb, 削尖, for the pencils and for the voice.',
      },
      {
        quality: 'good',
        text: '“照你说的，全家的铅笔我都削好了。”汤姆很“铅”虚地说。',
        explanation: '铅虚 sounds like 谦虚, modest. The tone changes, but I think it is in the spirit of a Tom Swifty.',
      },
      { quality: 'good', text: '“照你的吩咐，家里每一支铅笔我都削了。”汤姆话里带着尖儿。' },
      { quality: 'honest', text: '“按你说的，屋里的铅笔我支支都削过了。”汤姆尖锐地说。' },
      { quality: 'honest', text: '“你让我削的铅笔，我一支不剩全削了。”汤姆话中带刺地说。' },
      { quality: 'missed', text: '“我已经按你的要求，把家里的铅笔都削好了。”汤姆直截了当地说。' },
      { quality: 'literal', text: '“我已经削尖了房子里的每一支铅笔，如你所问。”汤姆有尖地说。' },
      { quality: 'wrong', text: '“你问房子里的铅笔是不是我削的？”汤姆指着铅笔说。' },
    ],
  },
  {
    title: 'A sign in a bakery window',
    excerpt: 'be kneaded here',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '招面包师。起得早，炉子热，同事好。\n跟着我们干，早晚会发。',
        explanation: '发 is what dough does and what everybody hopes for (发财); 早晚 is “sooner or later” and also the working hours.',
      },
      {
        quality: 'good',
        text: '诚招面包师。清早上工，炉火暖和，伙伴贴心。\n我们这个大家庭，揉得下你。',
        explanation: '“揉”谐“容”。',
      },
      { quality: 'good', text: '招面包师：早起，暖炉，好伙伴。\n有意者请来面试——带上面，来试试。' },
      { quality: 'honest', text: '招聘面包师。清晨、热烤炉、好同伴。\n这里永远需要你，就像面团永远需要揉。' },
      { quality: 'honest', text: '招面包师。早班，暖炉，人好。\n在这里，你总有用“面”之地。', explanation: '用武之地 → 用面之地. Not a real homophone, only the shape of the idiom.' },
      { quality: 'literal', text: '面包师被想要。早的早晨，温暖的烤箱，好的陪伴。\n你将总是在这里被揉。' },
      { quality: 'missed', text: '招聘面包师。早起上班，工作环境温暖，同事友好。\n这里永远需要你。' },
      { quality: 'wrong', text: '通缉面包师。清晨作案，烤箱温暖，公司很好。\n你在这里总会挨揍。' },
    ],
  },
  {
    title: 'Poster at a library door',
    excerpt: 'Check us out',
    target: 'Chinese',
    versions: [
      {
        quality: 'brilliant',
        text: '市图书馆。今天，阅吗？\n我们一整周都有空，不花你一分钱。',
        explanation: '“约吗”是网上搭讪的话，换一个“阅”字就成了图书馆的邀请。有空和不花钱两层意思都在。',
      },
      { quality: 'good', text: '市图书馆：借一步说话。\n整个星期我们都有空，分文不取。', explanation: 'Borrowing, and what one says to take somebody aside.' },
      { quality: 'good', text: '市图书馆诚邀您来“阅”会。\n周一到周日，随叫随到，免费。' },
      { quality: 'honest', text: '市图书馆。来看看我们，顺便把我们借回家。\n一周七天免费。' },
      { quality: 'literal', text: '城市图书馆。检查我们出去。\n我们整个星期是自由的。' },
      { quality: 'missed', text: '欢迎光临市图书馆。\n全周免费开放。' },
      { quality: 'wrong', text: '市图书馆。请给我们结账。\n我们这个星期都没事干。' },
    ],
  },
];
