import type { Rank, Submission, VoteState } from '@transcreate/contracts';
import { score } from '@transcreate/rules';

interface RankCounts {
  rank1Count: number;
  rank2Count: number;
  rank3Count: number;
}

export function voteCountsOf(row: RankCounts): Submission['voteCounts'] {
  return { '1': row.rank1Count, '2': row.rank2Count, '3': row.rank3Count };
}

/** How a translation stands, for the person who gave it `userRank`, or no rank. */
export function stateOf(row: RankCounts, userRank: Rank | null): VoteState {
  const voteCounts = voteCountsOf(row);
  return { score: score(voteCounts), voteCounts, hasVoted: userRank !== null, userRank };
}
