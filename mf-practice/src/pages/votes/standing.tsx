import type { VoteCounts } from '@transcreate/contracts';
import { classNames } from '@transcreate/web-kit/parts';
import { memo } from 'react';
import type { VotesTexts } from '../../locales/use-votes-texts.js';
import { RANKS, totalVotes } from './ballot.js';
import { rankName } from './rank-name.js';
import styles from './standing.module.css';

const PATTERNS = { 1: styles.first, 2: styles.second, 3: styles.third };

/** How a translation stands: the spread of its votes over the ranks as a bar, and the figures, score and total first. */
export const Standing = memo(function Standing({ score, counts, t }: { score: number; counts: VoteCounts; t: VotesTexts }) {
  return (
    <div className={styles.standing}>
      <Distribution counts={counts} t={t} />
      <dl className={styles.figures}>
        <div>
          <dt>{t('score')}</dt>
          <dd>{score}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{totalVotes(counts)}</dd>
        </div>
        {RANKS.map((rank) => (
          <div key={rank}>
            <dt>
              <span className={classNames(styles.swatch, PATTERNS[rank])} aria-hidden="true" />
              {rankName(t, rank)}
            </dt>
            <dd>{counts[rank]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

/** Three patterns, which can be told apart without colour. */
function Distribution({ counts, t }: { counts: VoteCounts; t: VotesTexts }) {
  const isEmpty = totalVotes(counts) === 0;
  const label = isEmpty ? t('noVotes') : t('distribution', { first: counts['1'], second: counts['2'], third: counts['3'] });
  return (
    <div role="img" aria-label={label} className={styles.bar}>
      {RANKS.filter((rank) => counts[rank] > 0).map((rank) => (
        <span key={rank} className={PATTERNS[rank]} style={{ flexGrow: counts[rank] }} />
      ))}
    </div>
  );
}
