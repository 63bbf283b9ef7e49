import { useErrorText, useNavigate, useSearchParams } from '@transcreate/web-kit';
import { Button, Card, EmptyState, ErrorNotice, PageFrame, SearchIcon, Skeleton, useKeySwitch } from '@transcreate/web-kit/parts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { heldNext, nextUnvoted, searchOf, selected, sortedExamples, viewOf } from './arrangement.js';
import type { View } from './arrangement.js';
import { CardGrid } from './card-grid.js';
import { Details, NextButton } from './details.js';
import { Filters } from './filters.js';
import { KeyHelp } from './key-help.js';
import { useVoteables } from './queries.js';
import { KEY_SWITCH, useKeys } from './use-keys.js';
import { useSteadyOrder } from './use-steady-order.js';
import styles from './votes-page.module.css';

/** How everything is ranked, and one's own ranking of it. Filters, order and the selected source text are in the address. */
export function VotesPage() {
  const t = useVotesTexts();
  const { view, show } = useView();
  const list = useVoteables(view);
  return (
    <PageFrame title={t('title')} subtitle={t('subtitle')}>
      <Filters view={view} onChange={(change) => show({ ...view, ...change })} />
      <Results list={list} view={view} onShow={show} />
    </PageFrame>
  );
}

/** The view that the address asks for, and the way to another one, which becomes a step of the history unless it only mends the address. */
function useView() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const show = (next: View, options?: { replace: boolean }) => void navigate({ search: searchOf(next) }, options);
  return { view: viewOf(parameters), show };
}

interface ResultsProps {
  list: ReturnType<typeof useVoteables>;
  view: View;
  onShow: ReturnType<typeof useView>['show'];
}

function Results({ list, view, onShow }: ResultsProps) {
  const t = useVotesTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  if (error) {
    return (
      <ErrorNotice title={t('loadFailed')} retryLabel={t('tryAgain')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error, t('failedText'))}
      </ErrorNotice>
    );
  }
  if (!data) return <Waiting />;
  return <Examples voteables={data} isSettled={!isPlaceholderData && !isFetching} view={view} onShow={onShow} />;
}

interface ExamplesProps extends Pick<ResultsProps, 'view' | 'onShow'> {
  voteables: NonNullable<ResultsProps['list']['data']>;
  /** It is the server's newest word, so an example that is not in it is not there. */
  isSettled: boolean;
}

function Examples({ voteables, isSettled, view, onShow }: ExamplesProps) {
  const t = useVotesTexts();
  const held = useHeld(view, voteables);
  const visible = selected(voteables, view, held);
  const { category, week, sort, unvoted, example } = view;
  const cards = useSteadyOrder(visible, [category, week, sort, unvoted].join(), (items) => sortedExamples(items, sort), idOf);
  const chosen = cards.find((each) => each.example.id === example);
  const next = nextUnvoted(cards, example);
  const goNext = next && (() => onShow({ ...view, example: next.example.id }));
  const [keysAreOn, setKeysAreOn] = useKeySwitch(KEY_SWITCH);
  useKeys(keysAreOn, ({ kind }) => {
    if (kind !== 'next-example' || !goNext) return false;
    goNext();
    return true;
  });
  // Whoever comes by a link to an example is not torn away from the top of the page, as one who has just chosen a card wants to be.
  const [opened] = useState(example);
  const isGone = example !== null && !chosen && isSettled;
  const clear = useEffectEvent(() => onShow({ ...view, example: null }, { replace: true }));
  useEffect(() => {
    if (isGone) clear();
  }, [isGone]);
  if (cards.length === 0) return <None view={view} onShow={onShow} />;
  return (
    <>
      <CardGrid cards={cards} view={view} tools={<KeyHelp isOn={keysAreOn} onSwitch={setKeysAreOn} />} />
      {chosen ? (
        <Details
          key={chosen.example.id}
          summary={chosen}
          sort={sort}
          isOpened={opened === chosen.example.id}
          keysAreOn={keysAreOn}
          onNext={goNext}
        />
      ) : (
        <div className={styles.hint}>
          <p>{t('selectOne')}</p>
          {goNext && <NextButton onClick={goNext} />}
        </div>
      )}
    </>
  );
}

const idOf = ({ example }: { example: { id: string } }) => example.id;

/** Follows `heldNext` through the page's renders. */
function useHeld(view: View, voteables: ExamplesProps['voteables']): string | null {
  const [held, setHeld] = useState<string | null>(null);
  const next = heldNext(held, view, voteables);
  if (next !== held) setHeld(next);
  return next;
}

function Waiting() {
  const t = useVotesTexts();
  return (
    <div className={styles.waiting}>
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Skeleton label={card === 0 ? t('loading') : undefined} lines={4} />
        </Card>
      ))}
    </div>
  );
}

function None({ view, onShow }: Pick<ResultsProps, 'view' | 'onShow'>) {
  const t = useVotesTexts();
  const isFiltered = view.category !== 'all' || view.week !== 'all' || view.unvoted;
  const showAll = isFiltered && (
    <Button onClick={() => onShow({ ...view, category: 'all', week: 'all', unvoted: false })}>{t('clearFilters')}</Button>
  );
  return (
    <EmptyState icon={<SearchIcon size={28} aria-hidden />} title={t('none')} action={showAll}>
      <p>{t('noneSelected')}</p>
      {!isFiltered && <p>{t('noneAtAll')}</p>}
    </EmptyState>
  );
}
