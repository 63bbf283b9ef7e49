import type { SourceTextKind } from '@transcreate/contracts';

/** What decides where a source text stands. */
export interface Placed {
  kind: SourceTextKind;
  weekNumber: number;
  title: string;
  age: number;
  /** The place that an admin gave it among its week's; null where the title decides. */
  position: number | null;
}

const KIND_ORDER: readonly SourceTextKind[] = ['practice', 'tutorial', 'weekly-practice'];
const LAST = Number.MAX_SAFE_INTEGER;

/** The number after 'ST' in a title ('ST 3: Night market'); undefined without one. */
export function sourceTextNumber(title: string): number | undefined {
  const digits = /\bST\s*(\d{1,9})/i.exec(title)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Source texts in the order of kind, week and list, each with its 1-based place in its list. Practice examples stand by age. Course work stands
 * where an admin has put it, then by the number after 'ST', then by age; what has neither comes last.
 */
export function inLists<T extends Placed>(texts: readonly T[]): (T & { place: number })[] {
  let place = 0;
  return texts.toSorted(compare).map((text, index, sorted) => {
    const last = sorted[index - 1];
    place = last?.kind === text.kind && last.weekNumber === text.weekNumber ? place + 1 : 1;
    return { ...text, place };
  });
}

function compare(one: Placed, other: Placed): number {
  const keys = sortKeys(one);
  const others = sortKeys(other);
  const different = keys.findIndex((key, index) => key !== others[index]);
  return different === -1 ? 0 : keys[different]! - others[different]!;
}

function sortKeys({ kind, weekNumber, title, age, position }: Placed): readonly number[] {
  const list = [KIND_ORDER.indexOf(kind), weekNumber];
  return kind === 'practice' ? [...list, age] : [...list, position ?? LAST, sourceTextNumber(title) ?? LAST, age];
}
