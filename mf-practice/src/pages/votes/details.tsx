import type { Voteable } from '@transcreate/contracts';
import { useErrorText } from '@transcreate/web-kit';
import { ArrowRightIcon, Button, EmptyState, ErrorNotice, Skeleton, VotesIcon } from '@transcreate/web-kit/parts';
import { useEffect, useRef } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import type { Sort } from './arrangement.js';
import { cardId, ExampleName } from './card-grid.js';
import styles from './details.module.css';
import { useVoteable } from './queries.js';
import { Source } from './source.js';
import { TranslationList } from './translation-list.js';

interface DetailsProps {
  /** The example as the grid knows it: what is there before its translations have arrived. */
  summary: Voteable;
  sort: Sort;
  /** The page was opened at this example: it comes into sight, but the focus stays where a page begins. */
  isOpened: boolean;
  keysAreOn: boolean;
  /** Goes to the next example not yet voted in; undefined if there is none. */
  onNext?: () => void;
}

/** The selected source text with its guidance, and beside it the translations to rank. */
export function Details({ summary, sort, isOpened, keysAreOn, onNext }: DetailsProps) {
  const { example } = summary;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpened) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isOpened]);
  return (
    <section className={styles.details} aria-labelledby="vote-details">
      <header className={styles.header}>
        <h2 id="vote-details" ref={heading} tabIndex={-1} className={styles.title}>
          <ExampleName example={example} />
        </h2>
        <Ways exampleId={example.id} onNext={onNext} />
      </header>
      <div className={styles.columns}>
        <Source example={example} />
        <Translations exampleId={example.id} sort={sort} keysAreOn={keysAreOn} />
      </div>
    </section>
  );
}

/** The way back to the cards, and the way on. */
function Ways({ exampleId, onNext }: { exampleId: string; onNext?: () => void }) {
  const t = useVotesTexts();
  const goBack = () => {
    const card = document.getElementById(cardId(exampleId));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.ways}>
      <Button size="sm" variant="quiet" onClick={goBack}>
        {t('backToList')}
      </Button>
      {onNext ? <NextButton onClick={onNext} /> : <span className={styles.done}>{t('nextNone')}</span>}
    </div>
  );
}

/** Goes to the next example that the person has not voted in. */
export function NextButton({ onClick }: { onClick(): void }) {
  const t = useVotesTexts();
  return (
    <Button size="sm" icon={<ArrowRightIcon size={16} aria-hidden />} onClick={onClick}>
      {t('next')}
    </Button>
  );
}

type TranslationsProps = Pick<DetailsProps, 'sort' | 'keysAreOn'> & { exampleId: string };

function Translations(props: TranslationsProps) {
  const t = useVotesTexts();
  return (
    <section className={styles.target} aria-labelledby="vote-translations">
      <h3 id="vote-translations" className={styles.label}>
        {t('translationsTitle')}
      </h3>
      <Fetched {...props} />
    </section>
  );
}

/** The translations, or why there are none. */
function Fetched({ exampleId, sort, keysAreOn }: TranslationsProps) {
  const t = useVotesTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useVoteable(exampleId);
  if (error) {
    return (
      <ErrorNotice title={t('exampleFailed')} retryLabel={t('tryAgain')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error, t('failedText'))}
      </ErrorNotice>
    );
  }
  if (data === undefined) return <Skeleton label={t('loading')} lines={8} />;
  if (data === null) return <EmptyState icon={<VotesIcon size={28} aria-hidden />} title={t('nothingLeft')} />;
  return <TranslationList voteable={data} sort={sort} keysAreOn={keysAreOn} />;
}
