import { useLocation } from '@transcreate/web-kit';
import type { Room } from '@transcreate/web-kit';
import { Skeleton } from '@transcreate/web-kit/parts';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { usePracticeTexts } from './locales/use-practice-texts.js';
import { SearchPage } from './pages/search/search-page.js';

/** The practice examples on /search, and the ranking of translations on /votes, which is loaded when somebody goes there. */
export const App: Room = ({ basePath }) => {
  const { pathname } = useLocation();
  return pathname === `${basePath}/votes` ? <Votes /> : <SearchPage />;
};

type Loaded = { Page: ComponentType } | { error: unknown };

/**
 * Loads the page. Not by `lazy`, which remembers a failure for ever: here 'Try again' mounts the room anew, and with it comes a new attempt.
 * Nor would a second Suspense inside the room's own come without a third of a second's wait.
 */
function Votes() {
  const t = usePracticeTexts();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    import('./pages/votes/votes-page.js').then(
      ({ VotesPage }) => setLoaded({ Page: VotesPage }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  if (!loaded) return <Skeleton label={t('loading')} lines={6} />;
  if ('error' in loaded) throw loaded.error;
  return <loaded.Page />;
}
