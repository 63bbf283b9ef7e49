import { Boundary, Skeleton } from '@transcreate/ui/base';
import { Route, Routes, useHeartbeat } from '@transcreate/web-kit';
import { lazy, Suspense } from 'react';
import { loadInside } from './inside/preload.js';
import { useShellTexts } from './locales/use-shell-texts.js';
import { LandingPage } from './pages/landing/landing-page.js';

const Inside = lazy(async () => ({ default: (await loadInside()).Inside }));

/** The site's pages, inside a router and a session: the landing page at hand, everything else a step away. */
export function Site() {
  const t = useShellTexts();
  useHeartbeat();
  // A chunk that could not be had is asked for anew by loading the page anew.
  return (
    <Boundary title={t('frame.failed')} text={t('frame.failedText')} retryLabel={t('tryAgain')} onRetry={() => window.location.reload()}>
      <Suspense fallback={<Skeleton label={t('loading')} lines={6} />}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
          <Route path="*" element={<Inside />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}
