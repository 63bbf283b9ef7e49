/** What a first, second and third rank is worth. */
const POINTS = { '1': 3, '2': 2, '3': 1 } as const;

/** A translation's score from how many people gave it each rank. */
export function score(voteCounts: Readonly<Record<keyof typeof POINTS, number>>): number {
  return voteCounts['1'] * POINTS['1'] + voteCounts['2'] * POINTS['2'] + voteCounts['3'] * POINTS['3'];
}
