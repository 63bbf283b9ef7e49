import { finder, matches, spanOf, targetIsChinese } from './finding.js';
import type { Finding, LensInput } from './finding.js';

const find = finder('punctuation');

/** A mark of one width, and its sister of the other. */
const FULL: Record<string, string> = { ',': '，', '.': '。', ';': '；', ':': '：', '?': '？', '!': '！', '(': '（', ')': '）', '"': '“”' };
const HALF: Record<string, string> = {
  '，': ',', '。': '.', '；': ';', '：': ':', '？': '?', '！': '!', '（': '(', '）': ')', '、': ',', '《': '“', '》': '”', '「': '“', '」': '”',
  '【': '[', '】': ']',
};
/** Half-width marks that touch a Chinese character; a point between figures or in an ellipsis is none. */
const HALF_IN_CHINESE = /(?<=[\p{Script=Han}”』」》）])(?:[,;:?!()"]|\.(?!\.))|[,;:?!()"](?=\p{Script=Han})/gu;
const FULL_IN_ENGLISH = /[，。；：？！（）、《》「」【】]/g;
const DOUBLED = /([,，;；:：、])(?:\s*[,，;；:：、。])+|。[,，;；:：、。](?!。)|([?!？！])\2{2,}|(?<!\.)\.\.(?!\.)/g;
const ELLIPSIS = { 'en-zh': /\.{3,}|。{3,}|(?<!…)…(?!…)/g, 'zh-en': /…{2,}|。{3,}/g };

const PAIRS: Record<string, string> = { '(': ')', '（': '）', '[': ']', '【': '】', '《': '》', '「': '」', '『': '』', '“': '”', '{': '}' };
const CLOSING = new Set(Object.values(PAIRS));
/** Either width closes a bracket: which one is right is another rule's business. */
const WIDTHS: Record<string, string> = { '(': '（', ')': '）' };
const BRACKET = /[()（）[\]【】《》「」『』“”{}]/g;

const END = /[.?!。？！…]["'”’」』）)\]]*$/;

/** Marks of the wrong width, doubled, without their partner, or missing at the end. */
export function punctuation(input: LensInput): Finding[] {
  const { target, direction } = input;
  const doubled = matches(target, DOUBLED).map((match) => find('doubled', 'warning', spanOf(match), { params: { mark: match[0] } }));
  const ellipsis = matches(target, ELLIPSIS[direction]).map((match) =>
    find('ellipsis', 'info', spanOf(match), { params: { better: targetIsChinese(input) ? '……' : '…' } }),
  );
  return [...widths(input), ...doubled, ...ellipsis, ...unbalanced(target), ...atTheEnd(input)];
}

function widths(input: LensInput): Finding[] {
  const isChinese = targetIsChinese(input);
  const [pattern, advice, better] = isChinese ? ([HALF_IN_CHINESE, 'half-width', FULL] as const) : ([FULL_IN_ENGLISH, 'full-width', HALF] as const);
  return matches(input.target, pattern).map((match) => {
    const [mark] = match;
    return find(advice, 'warning', spanOf(match), { params: { mark, better: better[mark] ?? '' } });
  });
}

function unbalanced(text: string): Finding[] {
  const open: RegExpExecArray[] = [];
  const lonely: RegExpExecArray[] = [];
  for (const match of matches(text, BRACKET)) {
    const mark = wide(match[0]);
    const last = open.at(-1);
    if (!CLOSING.has(mark)) open.push(match);
    else if (last && wide(PAIRS[wide(last[0])] ?? '') === mark) open.pop();
    else lonely.push(match);
  }
  return [...lonely, ...open].map((match) => find('unbalanced', 'warning', spanOf(match), { params: { mark: match[0] } }));
}

const wide = (mark: string) => WIDTHS[mark] ?? mark;

function atTheEnd(input: LensInput): Finding[] {
  const source = input.source.trimEnd();
  const target = input.target.trimEnd();
  if (!END.test(source) || target === '') return [];
  const last: [number, number] = [target.length - 1, target.length];
  if (!END.test(target)) return [find('end-missing', 'warning', last, { params: { mark: targetIsChinese(input) ? '。' : '.' } })];
  const asks = (text: string) => /[?？]/.test(END.exec(text)?.[0] ?? '');
  return asks(source) === asks(target) ? [] : [find('end-differs', 'info', last)];
}
