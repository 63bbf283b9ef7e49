import type { VoteCounts } from '@transcreate/contracts';
import { usePartTexts } from './use-part-texts.js';
import styles from './vote-figures.module.css';

interface VoteFiguresProps {
  counts: VoteCounts;
  /** 3, 2 and 1 points for each first, second and third rank; left out where it is of no interest. */
  score?: number;
}

/** How many people gave a translation the first, second and third rank. */
export function VoteFigures({ counts, score }: VoteFiguresProps) {
  const t = usePartTexts();
  const figures = [
    ...(score === undefined ? [] : [{ label: t('score'), count: score }]),
    { label: t('first'), count: counts['1'] },
    { label: t('second'), count: counts['2'] },
    { label: t('third'), count: counts['3'] },
  ];
  return (
    <dl className={styles.votes} aria-label={t('votes')}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
