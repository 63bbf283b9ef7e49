/** What would end or change an address that somebody writes a name into as it is. */
const NOT_IN_AN_ADDRESS = /[?#%]/g;

/**
 * The names to keep a slide's file under, best first: its own, then the same with a number before the ending. They are part of an address, so
 * what means something else there becomes a `-`.
 */
export function* slideNames(fileName: string): Generator<string> {
  const name = fileName.replaceAll(NOT_IN_AN_ADDRESS, '-');
  const { stem, ending } = /^(?<stem>.+?)(?<ending>\.\w+)?$/su.exec(name)!.groups as { stem: string; ending?: string };
  yield name;
  for (let number = 2; ; number += 1) yield `${stem} (${number})${ending ?? ''}`;
}
