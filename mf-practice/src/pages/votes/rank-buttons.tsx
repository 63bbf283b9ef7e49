import type { Rank } from '@transcreate/contracts';
import { classNames } from '@transcreate/web-kit/parts';
import type { VotesTexts } from '../../locales/use-votes-texts.js';
import { RANKS } from './ballot.js';
import { rankName } from './rank-name.js';
import styles from './rank-buttons.module.css';
import type { VotingState } from './voting-state.js';

interface RankButtonsProps extends Omit<VotingState, 'refusal'> {
  held: Rank | null;
  t: VotesTexts;
  onChoose(rank: Rank): void;
}

/** The ranks 1, 2 and 3. A free one is given, the held one taken back; one that another translation holds is disabled and says so. */
export function RankButtons({ held, canVote, taken, isBusy, pending, missed, t, onChoose }: RankButtonsProps) {
  return (
    <>
      <div className={styles.buttons} role="group" aria-label={t('yourRank')}>
        {RANKS.map((rank) => {
          const isTaken = taken.includes(String(rank));
          const isChosen = pending === rank;
          return (
            <button
              key={rank}
              type="button"
              className={classNames(styles.rank, isChosen && styles.chosen)}
              aria-pressed={held === rank}
              // The chosen button keeps the focus, so it is not disabled with the others.
              aria-busy={isChosen || undefined}
              disabled={!canVote || isTaken || (isBusy && !isChosen)}
              title={titleOf(rank, isTaken)}
              onClick={() => onChoose(rank)}
            >
              {rank}
            </button>
          );
        })}
      </div>
      {missed !== null && (
        <p role="status" className={styles.missed}>
          {t('rankTaken', { rank: rankName(t, missed) })}
        </p>
      )}
    </>
  );

  function titleOf(rank: Rank, isTaken: boolean): string {
    if (!canVote) return t('logInFirst');
    return isTaken ? t('rankTaken', { rank: rankName(t, rank) }) : rankName(t, rank);
  }
}
