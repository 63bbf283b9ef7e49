import type { CulturalNote } from '@transcreate/contracts';
import { builtInSegments } from '@transcreate/rules';

/** What a line plays with, and what of it a translator should know. */
export interface Guidance {
  technique: string;
  culturalNotes: readonly CulturalNote[];
}

/**
 * The guidance of the video that comes with the product, by segment. Somebody confesses; in line 15 it turns out to be an umbrella, and half of
 * the confession is said again and means the opposite. Lines without wordplay of their own have none.
 */
const GUIDANCE: Readonly<Record<number, Guidance>> = {
  1: {
    technique: 'refrain',
    culturalNotes: [
      {
        term: 'Am I a bad person?',
        note: 'Asked three times: here in earnest, in 13 to make a point, in 26 with the answer put off until the next rain. One wording should carry all three, and 14 takes its “person” literally: 坏人 has a 人 in it, 我坏吗 has none.',
      },
    ],
  },
  3: {
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'outlook / grim',
        note: '“Outlook” is what one expects of the future, and the weather forecast; “grim” suits both. 前景 has the prospects and the view, but no weather.',
      },
    ],
  },
  4: {
    technique: 'double reading',
    culturalNotes: [
      {
        term: 'weddings / rain',
        note: 'In English-speaking countries rain spoils a wedding, so hoping for it is spiteful; for an umbrella it is work. Rain is not a bad sign at weddings everywhere, so the spite may have to be made plain.',
      },
    ],
  },
  5: {
    technique: 'idiom taken literally later',
    culturalNotes: [
      {
        term: 'put myself above everybody else',
        note: 'Arrogance here, and in 16 simply where an umbrella is. 高高在上 and 凌驾于人 are arrogance; choose the one whose height can be taken at its word eleven lines later.',
      },
    ],
  },
  6: {
    technique: 'idiom taken literally later',
    culturalNotes: [
      {
        term: 'come between couples',
        note: 'To part them; in 17 it is the pole in their middle. In Chinese an umbrella does part couples: 伞 (sǎn) sounds much like 散 (sàn, “to part”), which is why lovers do not give each other one. A problem, or your best line.',
      },
    ],
  },
  7: {
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'press my button / open up',
        note: '“To push somebody’s buttons” is to provoke them, and “to open up” to speak of one’s feelings; an umbrella has a button and unfolds. 敞开心扉 and 撑开 share their 开.',
      },
    ],
  },
  8: {
    technique: 'slang taken literally',
    culturalNotes: [
      {
        term: 'throw shade',
        note: 'To insult somebody with style: slang of the drag balls of New York, now common in American English. A parasol throws shade as well. Chinese insults work with water (泼冷水) or faces (甩脸子), and water suits this speaker.',
      },
    ],
  },
  9: {
    technique: 'idiom that means its opposite later',
    culturalNotes: [
      {
        term: 'high and dry',
        note: 'Left helpless, like a ship on the sand at low tide. The axis of the whole text: in 18 the same words are a service, because whoever is high and dry is not wet. Look for one phrase that is a reproach here and a kindness there.',
      },
    ],
  },
  11: {
    technique: 'idiom taken literally in the next line',
    culturalNotes: [
      { term: 'get a grip', note: 'To control oneself. A grip is a handle too, and the answer comes in 12. 把持得住 has the holding, and 把柄 is a handle, though one by which others hold you.' },
    ],
  },
  12: {
    technique: 'answer at cross purposes',
    culturalNotes: [
      { term: 'I have one', note: 'The grip of 11, now of wood. Cherry wood stands for old-fashioned quality; that it is wood matters more than which.' },
    ],
  },
  13: {
    technique: 'refrain',
    culturalNotes: [{ term: 'bad person', note: 'The question of 1 again, with the wording that you chose there; the next line denies the “person”, and not the “bad”.' }],
  },
  14: {
    technique: 'word taken literally',
    culturalNotes: [{ term: 'not a person at all', note: '不是人 is a strong insult in Chinese, of which English knows nothing: a gift for this line, if the subtitle before prepares it.' }],
  },
  16: {
    technique: 'idiom taken literally',
    culturalNotes: [{ term: 'above everybody', note: 'Now plain fact: an umbrella is above people. The words of 5, and the height in them.' }],
  },
  17: {
    technique: 'idiom taken literally',
    culturalNotes: [{ term: 'between couples', note: 'The words of 6, turned round: two under one umbrella walk closer. In the Legend of the White Snake a lent umbrella brings the lovers together.' }],
  },
  18: {
    technique: 'idiom that means its opposite',
    culturalNotes: [{ term: 'high and dry / you’re welcome', note: 'The words of 9, and whoever is above the puddles and dry may say thanks. “You’re welcome” answers thanks that nobody has given.' }],
  },
  19: {
    technique: 'idiom with weather in it',
    culturalNotes: [
      {
        term: 'fair-weather friends',
        note: 'Friends who leave when things go wrong. 酒肉朋友 are such friends and have no weather in them; 患难见真情 and 风雨同舟 have the rain, and the other kind of friend.',
      },
    ],
  },
  20: {
    technique: 'speaking brand name',
    culturalNotes: [{ term: 'Foulweather', note: 'The brand: the opposite of fair weather, and the friend for it. A Chinese name should answer to the friends of 19; 25 uses it again.' }],
  },
  21: {
    technique: 'polysemy',
    culturalNotes: [
      {
        term: 'ribs / soft spot',
        note: 'Ribs of a body, and of the frame; “to have a soft spot for somebody” is to be fond of them. 伞骨 are the ribs, and 骨 is a bone as well; 软肋 (“soft ribs”) is a weak point.',
      },
    ],
  },
  22: {
    technique: 'proverb taken literally',
    culturalNotes: [
      {
        term: 'every cloud has a silver lining',
        note: 'There is comfort in every trouble; this umbrella has a lining of silver. Chinese knows the proverb as a loan (乌云背后有银边), where the edge is no lining that could be sewn.',
      },
    ],
  },
  23: {
    technique: 'idiom taken literally in the next line',
    culturalNotes: [
      { term: 'I’m over it', note: 'It no longer hurts. Umbrellas are what people leave on trains most. The next line says “over” once more, of the head.' },
    ],
  },
  24: {
    technique: 'polysemy',
    culturalNotes: [
      { term: 'over you', note: '“I’m over you” ends a love; an umbrella that is over you keeps its promise. It must sound like the one and turn out to be the other.' },
    ],
  },
  25: {
    technique: 'slogan with a double reading',
    culturalNotes: [{ term: 'above all', note: 'Before anything else, and over everything. 首要, 至上 and 头顶 each have the top in them; the brand is that of 20.' }],
  },
  26: {
    technique: 'refrain',
    culturalNotes: [{ term: 'Ask me when it rains', note: 'The question of 1 for the last time, and the answer is the product: when it rains, nobody will think so.' }],
  },
};

/** What helps with a segment, while it says what it says in the video that comes with the product: guidance must not stand beside other words. */
export function guidanceOf({ id, sourceText }: { id: number; sourceText: string }): Guidance | undefined {
  return sourceText === builtInSegments[id - 1]?.sourceText ? GUIDANCE[id] : undefined;
}
