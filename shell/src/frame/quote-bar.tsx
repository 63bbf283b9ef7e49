import { Button, Loader, QuoteIcon } from '@transcreate/ui/base';
import { useQuery } from '@transcreate/web-kit';
import type { Quote } from '@transcreate/contracts';
import { toolkitApi } from '../api.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './quote-bar.module.css';

/** How long a quote is good for, in milliseconds. */
const QUOTE_AGE = 300_000;

/** A quotation at the foot of the page: visible, loading, failed, or (by its owner's choice) not there. */
export function QuoteBar({ onHide }: { onHide: () => void }) {
  const t = useShellTexts();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['quote'],
    queryFn: ({ signal, client, queryKey }) => toolkitApi.getQuote({ next: client.getQueryData(queryKey) !== undefined }, { signal }),
    staleTime: QUOTE_AGE,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <aside className={styles.bar} aria-label={t('quote.label')}>
      <div className={styles.inner}>
        <QuoteIcon size={18} aria-hidden className={styles.sign} />
        <div className={styles.body} aria-live="polite" aria-busy={isFetching}>
          {isError && !isFetching ? t('quote.failed') : <Words quote={data} />}
        </div>
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" loading={isFetching} onClick={() => void refetch()}>
            {t('quote.next')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onHide}>
            {t('quote.hide')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function Words({ quote }: { quote?: Quote }) {
  const t = useShellTexts();
  if (!quote) return <Loader label={t('quote.loading')} />;
  return (
    <figure className={styles.quote}>
      <blockquote lang={languageOf(quote.quote)}>{quote.quote}</blockquote>
      <figcaption lang={languageOf(quote.author)}>{[quote.author, quote.source].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}

/** Quotations come in both languages and don't say in which. */
function languageOf(text: string): 'en' | 'zh-Hans' {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en';
}
