import type { PracticeExample } from '@transcreate/contracts';
import { useErrorText, useSession } from '@transcreate/web-kit';
import { Button, Card, EmptyState, ErrorNotice, SearchIcon, Skeleton } from '@transcreate/web-kit/parts';
import { useDeferredValue } from 'react';
import type { Filter } from '../../api.js';
import { usePracticeTexts } from '../../locales/use-practice-texts.js';
import { ExampleCard } from '../../parts/example-card.js';
import type { Place } from '../../parts/example-card.js';
import styles from './example-list.module.css';
import { useOwnSubmissions } from '../../queries.js';
import type { useExamples } from '../../queries.js';

/** How many examples stand there at once. A class has dozens; the others follow a moment later without holding up the first. */
const AT_ONCE = 4;

interface ExampleListProps {
  examples: ReturnType<typeof useExamples>;
  filter: Filter;
  onShow(filter: Filter): void;
}

/** The examples, or why there are none. */
export function ExampleList({ examples, filter, onShow }: ExampleListProps) {
  const t = usePracticeTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = examples;
  if (error) {
    return (
      <ErrorNotice title={t('searchError')} retryLabel={t('tryAgain')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error, t('searchFailed'))}
      </ErrorNotice>
    );
  }
  if (!data) return <Waiting />;
  if (data.length === 0) return <None filter={filter} onShow={onShow} />;
  return <Examples examples={data} />;
}

function Examples({ examples }: { examples: readonly PracticeExample[] }) {
  const t = usePracticeTexts();
  const errorText = useErrorText();
  const own = useOwnSubmissions();
  const place = usePlace(own);
  const shown = useDeferredValue(examples, examples.slice(0, AT_ONCE));
  const done = examples.filter(({ _id }) => own.byExample.has(_id)).length;
  return (
    <section className={styles.list} aria-labelledby="practice-examples">
      <div className={styles.heading}>
        <h2 id="practice-examples">{t('listTitle', { count: examples.length })}</h2>
        {own.data && <p className={styles.progress}>{t('progress', { done, count: examples.length })}</p>}
      </div>
      {own.error && (
        <ErrorNotice title={t('ownFailed')} retryLabel={t('tryAgain')} onRetry={() => void own.refetch()} retrying={own.isFetching}>
          {errorText(own.error, t('searchFailed'))}
        </ErrorNotice>
      )}
      {shown.map((example) => (
        <ExampleCard key={example._id} example={example} own={own.byExample.get(example._id)} place={place} />
      ))}
    </section>
  );
}

/** What the person may do with an example. If nobody can say whether they have submitted to it, they may write: the server refuses a second one. */
function usePlace(own: ReturnType<typeof useOwnSubmissions>): Place {
  const { ready, isLoggedIn, isStudent, isAdmin } = useSession();
  if (!ready) return 'wait';
  if (!isStudent && !isAdmin) return isLoggedIn ? 'visitor' : 'log-in';
  return own.isPending ? 'wait' : 'write';
}

function Waiting() {
  const t = usePracticeTexts();
  return (
    <div className={styles.list}>
      <Card>
        <Skeleton label={t('loading')} lines={5} />
      </Card>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </div>
  );
}

function None({ filter, onShow }: Omit<ExampleListProps, 'examples'>) {
  const t = usePracticeTexts();
  const isFiltered = filter !== '';
  return (
    <EmptyState icon={<SearchIcon size={28} aria-hidden />} title={t('none')} action={<Button onClick={() => onShow('')}>{t('showAll')}</Button>}>
      {isFiltered ? t('noneText') : t('noneAtAllText')}
    </EmptyState>
  );
}
