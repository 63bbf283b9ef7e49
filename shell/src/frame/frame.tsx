import { Boundary, Button } from '@transcreate/ui/base';
import { Outlet, useLocation } from '@transcreate/web-kit';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './frame.module.css';
import { QuoteBar } from './quote-bar.js';
import { CONTENT_ID, SkipLink } from './skip-link.js';
import { TopBar } from './top-bar.js';
import { useQuoteHidden } from './use-quote-hidden.js';

/** What stands around every page behind the door. */
export function Frame() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  const [quoteHidden, setQuoteHidden] = useQuoteHidden();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <TopBar />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <Boundary title={t('frame.failed')} text={t('frame.failedText')} retryLabel={t('tryAgain')} resetKey={pathname}>
          <Outlet />
        </Boundary>
      </main>
      {quoteHidden ? (
        <footer className={styles.footer}>
          <Button size="sm" variant="quiet" onClick={() => setQuoteHidden(false)}>
            {t('quote.show')}
          </Button>
        </footer>
      ) : (
        <QuoteBar onHide={() => setQuoteHidden(true)} />
      )}
    </div>
  );
}
