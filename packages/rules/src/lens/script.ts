import { finder, matches, spanOf, targetIsChinese, wholeOf } from './finding.js';
import type { Finding, LensInput } from './finding.js';

const find = finder('script');
const HAN = /\p{Script=Han}+/gu;
const LATIN_WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;
const SCRIPTS = ['Cyrillic', 'Hiragana', 'Katakana', 'Hangul', 'Arabic', 'Greek', 'Thai', 'Hebrew'];
const FOREIGN = new RegExp(`[${SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')}]+`, 'gu');

/** Below this many letters a text says little about its language. */
const ENOUGH_LETTERS = 12;

/** Frequent traditional characters that simplified Chinese writes otherwise. */
const TRADITIONAL = new RegExp(
  '[們個來時說對會過還後發經現與將這國學為從見長門開關電車馬鳥魚龍語話請讓認識讀書寫詩詞詳課談論議記許訴誰調識譯買賣費賓質貴貨資賞賽錢銀鐵錯鏡鐘鍋間問聞閉陽陰陳雙雜離難雲靈靜頁順頭題願類風飛飯館驚體髮魯點黨齊齒'
    + '東樂業樣樹橋機權歡歲歷殺氣決沒況減測湯滅滿漢潔濟災爺牆獨獲獎畫當療盡監盤眾確禮種稱穩窮競筆節範築簡糧約紅紙終組細給絕統絲綠線練總織繼續罰義習聖聽職聯腦臉臨興舉舊萬葉著葯藝蘇處號蟲術衛衝補裝裡製複覺覽觀親計討訓證變'
    + '豐負財責買贊趕跡踐軍轉輕較輛輪農運達違遠適選遺鄉郵醫釋針閱陸隊階際隨險雖電顏顯飲養騎驗鬥鬧鮮麗黃麼]+',
  'g',
);

/** A wrong language or a wrong script: of the whole, or of a word that was left in between. */
export function script(input: LensInput): Finding[] {
  const { source, target } = input;
  const han = lengthOf(target, HAN);
  const latin = lengthOf(target, /[A-Za-z]+/g);
  const foreign = matches(target, FOREIGN)
    .filter(([word]) => !source.includes(word))
    .map((match) => find('foreign-script', 'warning', spanOf(match), { params: { text: match[0] } }));
  // Chinese says in one character what English says in four letters.
  const isWrong = han + latin >= ENOUGH_LETTERS && (targetIsChinese(input) ? han * 4 < latin : han * 4 > latin);
  if (isWrong) return [find('wrong-language', 'error', wholeOf(target)), ...foreign];
  return [...foreign, ...(targetIsChinese(input) ? leftInChinese(source, target) : leftInEnglish(target))];
}

function leftInChinese(source: string, target: string): Finding[] {
  const known = new Set(matches(source, LATIN_WORD).map(([word]) => word.toLowerCase()));
  const words = matches(target, LATIN_WORD)
    .filter(([word]) => /^[a-z]{3}/.test(word) && known.has(word.toLowerCase()))
    .map((match) => find('latin-word', 'warning', spanOf(match), { params: { text: match[0] } }));
  const traditional = matches(target, TRADITIONAL).map((match) => find('traditional', 'warning', spanOf(match), { params: { text: match[0] } }));
  return [...words, ...traditional];
}

function leftInEnglish(target: string): Finding[] {
  return matches(target, HAN).map((match) => find('han-left', 'warning', spanOf(match), { params: { text: match[0] } }));
}

const lengthOf = (text: string, pattern: RegExp) => matches(text, pattern).reduce((sum, [word]) => sum + word.length, 0);
