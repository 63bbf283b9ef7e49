/** What headwords are written with. */
const SIGNS = "abcdefghijklmnopqrstuvwxyz '-";

/** Every text that is one slip of the finger away: a sign left out, put in, mistaken, or two neighbours that changed places. */
export function* oneEditFrom(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1 && after[0] !== after[1]) yield before + after[1]! + after[0]! + after.slice(2);
    for (const sign of SIGNS) {
      yield before + sign + after;
      if (after !== '' && sign !== after[0]) yield before + sign + after.slice(1);
    }
  }
}
