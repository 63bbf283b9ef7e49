import { useLocation } from '@transcreate/web-kit';
import type { Room } from '@transcreate/web-kit';
import { Skeleton } from '@transcreate/web-kit/parts';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useAdminTexts } from './locales/use-admin-texts.js';

/** Each page comes when somebody goes there, so that a student who reads slides loads nothing of Manage. */
const PAGES: Record<string, () => Promise<ComponentType>> = {
  '/slides': async () => (await import('./pages/slides/slides-page.js')).SlidesPage,
  '/feedback': async () => (await import('./pages/feedback/feedback-page.js')).FeedbackPage,
  '/manage': async () => (await import('./pages/manage/manage-page.js')).ManagePage,
};

/** The course office: slides, feedback and Manage. */
export const App: Room = ({ basePath }) => {
  const { pathname } = useLocation();
  const path = pathname.slice(basePath.length);
  // On the way out of the room its last render already sees where one goes.
  const load = PAGES[path];
  return load ? <LoadedPage key={path} load={load} /> : null;
};

type Loaded = { Page: ComponentType } | { error: unknown };

/** Not by `lazy`, which remembers a failure for ever: here 'Try again' mounts the room anew, and with it comes a new attempt. */
function LoadedPage({ load }: { load: () => Promise<ComponentType> }) {
  const t = useAdminTexts();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    load().then(
      (Page) => setLoaded({ Page }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [load]);
  if (!loaded) return <Skeleton label={t('loading')} lines={6} />;
  if ('error' in loaded) throw loaded.error;
  return <loaded.Page />;
}
