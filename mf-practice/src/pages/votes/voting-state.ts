import type { Rank } from '@transcreate/contracts';

/** What can be done with a translation at the moment, and what came of the last thing. Plain values, so that most items need not be drawn anew. */
export interface VotingState {
  /** The person has an account of their own. */
  canVote: boolean;
  /** The ranks that other translations hold, one digit each. */
  taken: string;
  /** A vote in this example is under way. */
  isBusy: boolean;
  /** The rank whose button was chosen here, while that is under way. */
  pending: Rank | null;
  /** Why the last vote for it was refused. */
  refusal: Error | null;
  /** The rank whose key was pressed here although another translation holds it. */
  missed: Rank | null;
}
