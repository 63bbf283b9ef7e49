import type { BuiltInSourceText } from './built-in.types.js';

/** Two-part sayings (歇后语), riddles, jokes and customs, and an advertisement written for this product. */
export const chineseEverydayExamples: readonly BuiltInSourceText[] = [
  {
    key: 'zh-nephew-with-lantern',
    title: '换了新老板',
    content: '“换了新老板，加班的规矩改了没有？”\n“嗨，外甥打灯笼——照舅（旧）。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'xiehouyu (homophone)',
    culturalNotes: [
      {
        term: '歇后语',
        note: 'A saying in two parts with a pause between: first a picture, like a riddle, then its point, which the speaker may leave unsaid because everybody knows it. The point often rests on a pun.',
      },
      {
        term: '照舅 / 照旧',
        note: '外甥 is a sister’s son, 舅 (jiù) his mother’s brother. What a nephew does with a lantern is 照舅 (zhào jiù), “light his uncle’s way”; it sounds the same as 照旧 (zhàojiù), “as before”. Nothing has changed.',
      },
    ],
    referenceExamples: [
      {
        text: '“We have a new boss. Have they changed the overtime rules?”\n“It’s like a busker’s hat on a wet Monday: no change.”',
        comment:
          'Picture, pause and point are kept: “no change” is no coins in the hat and nothing new at work. Nephew, uncle and lantern are given up.',
      },
      {
        text: '“We have a new boss. Have they changed the overtime rules?”\n“It’s like a boy lighting his uncle home: relatively unchanged.”',
        comment:
          'The lantern scene stays, and “relatively” hides the relative in it. The sense is weakened: relatively unchanged leaves a door open that 照旧 has shut.',
      },
    ],
    source: 'Traditional saying, in a dialogue written for this product',
  },
  {
    key: 'zh-confucius-moves-house',
    title: '牌桌上的一夜',
    content: '“昨晚打牌，手气怎么样？”\n“别提了，孔夫子搬家——净是书（输）。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'xiehouyu (homophone)',
    culturalNotes: [
      {
        term: '书 / 输',
        note: '书 (shū, “books”) sounds like 输 (shū, “to lose”). When Confucius moves house there is nothing but books, 净是书; at the card table it was nothing but losing, 净是输. Some players will not have a book near the table.',
      },
      {
        term: '孔夫子',
        note: 'Confucius, the teacher of teachers, whom people imagine owning only books. The saying (a 歇后语) gives the picture first and the point after a pause.',
      },
    ],
    referenceExamples: [
      {
        text: '“How was your luck at cards last night?”\n“Don’t ask. I was like Confucius’s library: deep in the read.”',
        comment:
          '“In the red” (losing money) and “read” sound the same, so Confucius and his books stay. Without the word “library” before it the pun would be hard to hear.',
      },
      {
        text: '“How was your luck at cards last night?”\n“I was like the eggs in an omelette: beaten before I’d warmed up.”',
        comment:
          'A new picture with two words doing double work: eggs and players are beaten, pans and players warm up. It keeps the form and the rueful tone, and gives up Confucius.',
      },
    ],
    source: 'Traditional saying, in a dialogue written for this product',
  },
  {
    key: 'zh-monk-with-umbrella',
    title: '物业乱收费',
    content: '“这家物业乱收费，也没人管管？”\n“人家是和尚打伞——无发（法）无天！”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 3,
    difficulty: 'intermediate',
    technique: 'xiehouyu (near homophone)',
    culturalNotes: [
      {
        term: '无发无天 / 无法无天',
        note: 'A monk has a shaven head, so no hair (发 fà), and under an umbrella he sees no sky (天). 无发 sounds almost like 无法: 无法无天 (wú fǎ wú tiān), “no law, no Heaven”, is said of people who stop at nothing.',
      },
      {
        term: '天',
        note: 'Sky, and also Heaven, the highest power: those who have no 天 above them fear nobody. The saying (a 歇后语) gives the picture first and the point after a pause; here it is aimed at 物业, the company that manages a housing estate and charges the residents for it.',
      },
    ],
    referenceExamples: [
      {
        text: '“The management charges what it likes. Does nobody stop them?”\n“Them? They’re a monk under an umbrella: bald as brass, and no heaven above.”',
        comment:
          'Monk, umbrella and Heaven all stay, and “bald as brass” bends the idiom “bold as brass” (shameless) as little as 无发 bends 无法. Shameless is not quite lawless.',
      },
      {
        text: '“The management charges what it likes. Does nobody stop them?”\n“Them? They’re the ghost in an empty house: they answer to no body.”',
        comment:
          '“Nobody” falls apart into “no body”: in an empty house a ghost has no body to answer to, and has none itself. The sense is close and the form is that of the saying; the monk and Heaven are given up.',
      },
    ],
    source: 'Traditional saying, in a dialogue written for this product',
  },
  {
    key: 'zh-pig-in-the-mirror',
    title: '劝架',
    content: '“你去给小两口劝架，劝得怎么样？”\n“猪八戒照镜子——里外不是人。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 3,
    difficulty: 'beginner',
    technique: 'xiehouyu (literal and figurative sense)',
    culturalNotes: [
      {
        term: '猪八戒',
        note: 'Zhu Bajie, the greedy pilgrim with a pig’s head in the sixteenth-century novel Journey to the West. Everybody knows his face, so everybody knows what he sees in a mirror. The saying (a 歇后语) gives the picture first and the point after a pause.',
      },
      {
        term: '里外不是人',
        note: '里外 (lǐ wài) is “inside and outside”, 不是人 “not a human being”. Of the pig it is literally true, inside the mirror and outside it. As a set phrase the whole means to be in the wrong with everybody: whoever tries to make peace gets the blame from both sides.',
      },
    ],
    referenceExamples: [
      {
        text: '“You went to make peace between the young couple. How did it go?”\n“Like a rasher of bacon: I was grilled on both sides.”',
        comment:
          '“Grilled” is cooked and questioned hard, and “both sides” are those of the bacon and of the quarrel. Being questioned is milder than being blamed. The pig survives, as breakfast; the novel and the mirror do not.',
      },
      {
        text: '“You went to make peace between the young couple. How did it go?”\n“Like a pig at a mirror: a swine, whichever side you looked from.”',
        comment:
          'Picture and point stay where they were: “swine” is the animal and the person everybody blames. The pilgrim of the novel becomes any pig, unless the reader happens to know him.',
      },
    ],
    source: 'Traditional saying, in a dialogue written for this product',
  },
  {
    key: 'zh-dragon-raises-head',
    title: '理发店的海报',
    content: '二月二，龙抬头。\n新的一年，从头开始。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 2,
    difficulty: 'beginner',
    technique: 'polysemy in an advertisement',
    culturalNotes: [
      {
        term: '从头开始',
        note: 'An everyday phrase, “to start from the beginning”, which says literally “to start from the head” (头 tóu). On a barber’s poster it is both.',
      },
      {
        term: '二月二，龙抬头',
        note: 'On the second day of the second lunar month the dragon is said to raise its head, and it is lucky to have one’s hair cut. A haircut in the first month is said to bring death to one’s mother’s brother, so barbers have waited for this day.',
      },
    ],
    referenceExamples: [
      {
        text: 'Second month, second day: the dragon lifts its head.\nGet a head start on the new year.',
        comment:
          '“Head start” carries the pun without a seam, and the dragon’s head in the line above prepares it. The beginning becomes an advantage over others, which is a more competitive wish.',
      },
      {
        text: 'Second month, second day: the dragon’s up.\nHair’s to a new year!',
        comment:
          '“Hair’s to” is heard as “Here’s to”, a toast, in the manner of English hairdressers’ shop names. The head is gone from both lines, and with it the link to the dragon.',
      },
    ],
    source: 'Written for this product; the first line is traditional',
  },
  {
    key: 'zh-rainy-day-note',
    title: '雨天的字条',
    content:
      '连日下雨，客人住着不走。主人写了一张不加标点的字条：“下雨天留客天留我不留”。客人看了，提笔点上几点，又安心住下了。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 5,
    difficulty: 'advanced',
    technique: 'ambiguous segmentation',
    culturalNotes: [
      {
        term: 'What the host meant',
        note: '下雨天留客，天留我不留。“The rainy day keeps guests; Heaven keeps them, I do not.” The word 天 is both “day” and “Heaven”, and 留 both “to keep a guest” and “to stay”.',
      },
      {
        term: 'What the guest read',
        note: '下雨天，留客天。留我不？留！“A rainy day, a day for keeping guests. Will you keep me or not? I’ll stay!” Chinese was long written without punctuation, so the reader had to find the pauses.',
      },
    ],
    referenceExamples: [
      {
        text: 'It had rained for days, and the guest would not leave. His host wrote him a note without a single stop: THE RAIN SAYS STAY I SAY NO GO. He meant: “The rain says stay; I say no. Go!” The guest took up a pen, made it “The rain says stay. I say: no go!”, and settled in again.',
        comment:
          'Eight plain words with two opposite readings, turning on “no go” (“it can’t be done”). As English readers are not used to finding pauses, both readings are written out, which the Chinese joke can leave to the listener.',
      },
      {
        text: 'It had rained for days, and the guest would not leave. His host wrote him a note without a single stop: IT RAINS MUST YOU STAY NO LEAVE IS GIVEN. He meant: “It rains. Must you stay? No: leave is given.” The guest took up a pen, made it “It rains. Must you? Stay! No leave is given”, and settled in again.',
        comment:
          '“Leave”, permission and departure, matches the old-fashioned courtesy of the scene, and the question that changes its object (“must you stay?”, “must you go?”) is like the 留我不 of the original. It takes a slower reader than the other version.',
      },
    ],
    source: 'Traditional joke, retold for this product',
  },
  {
    key: 'zh-oxtail-riddle',
    title: '灯谜一则',
    content: '谜面：一口咬掉牛尾巴。（打一字）\n谜底：告。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 4,
    difficulty: 'intermediate',
    technique: 'character riddle',
    culturalNotes: [
      {
        term: '告',
        note: 'Take 牛 (“ox”), cut off the end of the stroke that hangs down like a tail, and put 口 (“mouth”) under it: 告 (gào, “to tell”). 一口 is “in one bite” and also “one 口”, an instruction to add the mouth.',
      },
      {
        term: '灯谜',
        note: 'Riddles written on slips and hung on lanterns at the Lantern Festival, the fifteenth day of the new year. 打一字 says that the answer is one character, so the words have to be read as a recipe for writing it.',
      },
    ],
    referenceExamples: [
      {
        text: 'Bite the tail off the beef, and it buzzes. (One word.)\nAnswer: bee.',
        comment:
          'Letters take the place of strokes: “beef” without its last letter is “bee”. The ox and its bitten tail stay; the mouth is only in the biting and no longer part of the answer.',
      },
      {
        text: 'Open a round mouth in a ram, and off it wanders. (One word.)\nAnswer: roam.',
        comment:
          'Here the mouth is part of the answer, as 口 is: the letter O is a picture of it, and “ram” with an O inside is “roam”. The tail and the bite are given up.',
      },
    ],
    source: 'Traditional riddle',
  },
  {
    key: 'zh-fu-on-the-door',
    title: '年三十的大门',
    content: '“先生，您家门上的‘福’倒了！”\n“说得好！‘福’到了，‘福’到了！”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 1,
    difficulty: 'beginner',
    technique: 'homophone pun',
    culturalNotes: [
      {
        term: '倒 / 到',
        note: '倒 (“upside down”) and 到 (“has arrived”) are both dào. Who says “your 福 is upside down” has said, to the ear, “your good fortune has arrived”.',
      },
      {
        term: '福',
        note: '福 (fú), good fortune, is written on red paper and put on doors at the Chinese New Year, often upside down on purpose, so that passers-by will say the lucky sentence aloud.',
      },
    ],
    referenceExamples: [
      {
        text: '“Sir, the Luck on your door has turned right over!”\n“Well said! Our luck has turned, our luck has turned!”',
        comment:
          'A sheet of paper can be turned, and so can luck, for the better: the neighbour’s remark becomes a blessing, as in Chinese. “Luck” has to be a word on the door, which English readers don’t know from their own.',
      },
      {
        text: '“Sir, somebody has turned your Joy right over!”\n“That’s the idea: we’re overjoyed!”',
        comment:
          'With 福 rendered as “Joy”, “over” and “joy” join into “overjoyed”. The reply is quick and cheerful; good fortune that arrives from outside becomes a feeling one has already.',
      },
    ],
    source: 'Traditional New Year custom, in a scene written for this product',
  },
  {
    key: 'zh-dog-on-the-bank',
    title: '东坡与佛印',
    content:
      '苏东坡与佛印和尚泛舟江上，见岸边有条狗在啃骨头，便笑道：“狗啃河上骨。”佛印听了，把手中题有东坡诗的扇子往水里一抛，回道：“水流东坡诗。”',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 3,
    difficulty: 'intermediate',
    technique: 'homophone couplet',
    culturalNotes: [
      {
        term: '河上骨',
        note: 'Spoken innocently: a dog is gnawing a bone by the river (河上 hé shàng). To the ear it is all but 和尚骨 (héshang gǔ), “a monk’s bones”, and Foyin is a monk.',
      },
      {
        term: '东坡诗',
        note: 'The stream is carrying off a poem by Dongpo (诗 shī); by ear, Dongpo’s corpse (尸 shī). Su Dongpo (1037–1101) was the great poet of his age, and people love to tell of his duels of wit with his friend Foyin.',
      },
    ],
    referenceExamples: [
      {
        text: 'Su Dongpo was out in a boat with the monk Foyin when he saw a dog with a bone on the bank. “That dog,” he smiled, “is gnawing the bones of a monk—fish.” Foyin tossed his fan, which had a poem of Dongpo’s on it, into the water. “And there,” he replied, “goes the Dongpo corpus.”',
        comment:
          'A pause lets the monk out of “monkfish”, and “corpus” is a poet’s collected works and, in Latin, his body. The fish is a sea fish, and the pause shows the first insult a little more openly than the Chinese does.',
      },
      {
        text: 'Su Dongpo was out in a boat with the monk Foyin when he saw a dog with a bone on the bank. “Look,” he smiled, “how that dog enjoys a fryer.” Foyin tossed his fan, which had a poem of Dongpo’s on it, into the water. “And look,” he replied, “Dongpo’s body of work, floating by.”',
        comment:
          '“Fryer” (in American English a young chicken) sounds exactly like “friar”, and “body of work” lets the poet’s body float past. Foyin changes from a Buddhist monk to a Christian friar for the length of a word.',
      },
    ],
    source: 'Traditional anecdote, retold for this product',
  },
  {
    key: 'zh-shanghai-water',
    title: '正着念，倒着念',
    content: '上海自来水来自海上。',
    sourceLanguage: 'Chinese',
    sourceCulture: 'Chinese',
    weekNumber: 2,
    difficulty: 'intermediate',
    technique: 'palindrome',
    culturalNotes: [
      {
        term: '回文',
        note: 'A text that reads the same backwards, here character by character around the middle one, 水 (“water”). Such lines are offered as a challenge to write a matching one.',
      },
      {
        term: '自来水 / 来自',
        note: '“Shanghai’s tap water comes from the sea.” 自来水 is tap water, literally “water that comes by itself”; turned round, 自来 becomes 来自 (“comes from”), and 上海 (Shanghai) becomes 海上 (“on the sea”). That it is not true is part of the fun.',
      },
    ],
    referenceExamples: [
      {
        text: 'Shanghai taps water; water taps Shanghai.',
        comment:
          'The same three words read from either end, with the word as the unit, as the character is in Chinese. “Taps” first draws water and then knocks on the city’s door; the sea is only hinted at.',
      },
      {
        text: '“On tap, Pat?”\n“No.”',
        comment:
          'A palindrome letter by letter (o-n-t-a-p-p-a-t-n-o), which is the stricter English form. Shanghai and the sea are gone; only the tap is left, in a phrase heard more often of beer than of water.',
      },
    ],
    source: 'Anonymous modern palindrome, widely known',
  },
];
