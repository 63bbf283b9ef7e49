import type { Voteable } from '@transcreate/contracts';
import { Badge, classNames, ProgressBar, tagIn, tagOf } from '@transcreate/web-kit/parts';
import { Link } from '@transcreate/web-kit';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { nameOf, scoreOf, searchOf, snippetOf, votesOf } from './arrangement.js';
import type { Sort, View } from './arrangement.js';
import { RANKS, votesCast } from './ballot.js';
import styles from './card-grid.module.css';

const GRID_ID = 'vote-source-texts';

/** Where the card of an example is; the way back from the details leads there. */
export const cardId = (exampleId: string) => `vote-card-${exampleId}`;

interface CardGridProps {
  cards: readonly Voteable[];
  view: View;
  /** Stands beside the heading. */
  tools: ReactNode;
}

/** A card for each source text. Each is a link, so that it opens in a tab of its own as well, and the way back leads back. */
export function CardGrid({ cards, view, tools }: CardGridProps) {
  const t = useVotesTexts();
  return (
    <section className={styles.section} aria-labelledby={GRID_ID}>
      <div className={styles.heading}>
        <h2 id={GRID_ID} className={styles.title}>
          {t('sourceTexts', { count: cards.length })}
        </h2>
        {tools}
      </div>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.example.id}>
            <SourceCard
              voteable={card}
              search={searchOf({ ...view, example: card.example.id })}
              isSelected={card.example.id === view.example}
              sort={view.sort}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a source text is called, in the language that its name is in. */
export function ExampleName({ example }: { example: Voteable['example'] }) {
  const t = useVotesTexts();
  const name = nameOf(example);
  if (name === null) return t('untitled');
  return 'number' in name ? t('sourceTextN', { number: name.number }) : <span lang={tagIn(name.title)}>{name.title}</span>;
}

interface SourceCardProps {
  voteable: Voteable;
  /** The address of the page with this card selected. */
  search: string;
  isSelected: boolean;
  sort: Sort;
}

const SourceCard = memo(function SourceCard({ voteable, search, isSelected, sort }: SourceCardProps) {
  const t = useVotesTexts();
  const { example, translations } = voteable;
  const id = cardId(example.id);
  const cast = votesCast(translations);
  const label = t('votesCast', { cast });
  return (
    <Link
      id={id}
      to={{ search }}
      className={classNames(styles.card, isSelected && styles.selected)}
      aria-current={isSelected ? 'true' : undefined}
      aria-labelledby={`${id}-name ${id}-facts`}
      aria-describedby={`${id}-cast`}
    >
      <span className={styles.head}>
        <span id={`${id}-name`} className={styles.name}>
          <ExampleName example={example} />
        </span>
        <span id={`${id}-facts`} className={styles.facts}>
          <Badge tone={example.category === 'tutorial' ? 'indigo' : 'neutral'}>
            {example.category === 'tutorial' ? t('tutorialTag') : t('practiceTag')}
          </Badge>{' '}
          <span>{t('weekN', { week: example.weekNumber })}</span>
        </span>
      </span>
      <span lang={tagOf(example.language)} className={styles.snippet}>
        {snippetOf(example.content)}
      </span>
      <span className={styles.foot}>
        <span className={styles.line}>
          <span id={`${id}-cast`}>{label}</span>
          <span className={styles.standing}>{standing()}</span>
        </span>
        <ProgressBar value={cast} max={RANKS.length} label={label} />
      </span>
    </Link>
  );

  /** What the cards are sorted by; else how much there is to read. */
  function standing(): string {
    if (sort === 'score') return t('scoreN', { score: scoreOf(voteable) });
    return sort === 'votes' ? t('votes', { count: votesOf(voteable) }) : t('translations', { count: translations.length });
  }
});
