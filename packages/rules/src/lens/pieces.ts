/** Where a finding stands, by its place in the list of findings. */
export interface Marked {
  start: number;
  end: number;
  index: number;
}

/** A stretch of a text, and which findings lie on it: none, one, or several that overlap. */
export interface Piece {
  text: string;
  /** Where it begins. */
  start: number;
  indices: number[];
}

/** Cuts a text where findings begin or end. Joined, the pieces are the text. */
export function piecesOf(text: string, marks: readonly Marked[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].toSorted((one, other) => one - other);
  const coming = marks.toSorted((one, other) => one.start - other.start);
  let next = 0;
  let open: Marked[] = [];
  return cuts.slice(0, -1).map((cut, position) => {
    while (next < coming.length && coming[next]!.start <= cut) open.push(coming[next++]!);
    open = open.filter(({ end }) => end > cut);
    return { text: text.slice(cut, cuts[position + 1]), start: cut, indices: open.map(({ index }) => index) };
  });
}
