import { finder, matches, spanOf, targetIsChinese } from './finding.js';
import type { Finding, LensInput } from './finding.js';

const find = finder('repeated');
const ENGLISH = /\b([A-Za-z]+(?:['’][a-z]+)?)(\s+\1)+\b/gi;
/** Function words are never doubled; other characters often are (看看, 天天), so only longer stretches count. */
const CHINESE = /([的了是在把被和与就也都很我你他她它这那])\1+|(\p{Script=Han}{2,6})\2+/gu;
/** Doublings that English has. */
const MEANT = /^(had|that|bye|ha|no|very|so|knock|tut|now|there|well|hear)\b/i;
/** Doublings of pairs that Chinese has. */
const MEANT_CHINESE = /^(哈哈|嘻嘻|呵呵|嘿嘿|一点|研究|休息|考虑|讨论|介绍|打扫|商量|练习|复习|学习|准备|收拾|认识|好好)/;

/** The same word twice in a row. */
export function repeated(input: LensInput): Finding[] {
  const [pattern, meant] = targetIsChinese(input) ? [CHINESE, MEANT_CHINESE] : [ENGLISH, MEANT];
  return matches(input.target, pattern)
    .filter(([text]) => !meant.test(text))
    .map((match) => find('word-twice', 'warning', spanOf(match), { params: { text: match[0] } }));
}
