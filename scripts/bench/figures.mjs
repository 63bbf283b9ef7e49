/** The value below which a share of `values` lies; 0 for none. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values) {
  return percentile(values, 0.5);
}

/**
 * The ratio of two measurements that were taken in turn: of each round by itself, so that a drift of the machine falls out, and of those the
 * middle one.
 */
export function ratio(rounds, over, under) {
  return median(rounds.map((round) => round[over].perSecond / round[under].perSecond));
}
