import type { Activity } from '@transcreate/rules/reorderer';
import styles from './reorderer.module.css';
import { useReordererTexts } from './use-reorderer-texts.js';

/** More lines than this are a tangle. */
const MOST = 14;
const STEP = 40;
const HEIGHT = 84;

/** Lines from the phrases of the source, above, to their places in the result, below. */
export function OrderPicture({ activity: { cards, order } }: { activity: Activity }) {
  const t = useReordererTexts();
  if (cards.length < 2 || cards.length > MOST) return null;
  const numbers = order.map((id) => cards.findIndex((card) => card.id === id) + 1);
  const x = (index: number) => index * STEP + STEP / 2;
  return (
    <figure className={styles.figure}>
      <figcaption>{t('picture')}</figcaption>
      <svg
        width={cards.length * STEP}
        viewBox={`0 0 ${cards.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={t('pictureText', { order: numbers.join(', ') })}
        className={styles.picture}
      >
        {numbers.map((number, index) => (
          <path
            key={number}
            d={`M ${x(number - 1)} 24 C ${x(number - 1)} 44, ${x(index)} 40, ${x(index)} 60`}
            className={number - 1 === index ? styles.still : styles.moved}
          />
        ))}
        {numbers.map((number, index) => (
          <g key={number}>
            <text x={x(index)} y={17}>
              {index + 1}
            </text>
            <text x={x(index)} y={77}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
