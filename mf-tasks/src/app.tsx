import { useLocation } from '@transcreate/web-kit';
import type { Room } from '@transcreate/web-kit';
import { Late } from '@transcreate/web-kit/parts';
import { TutorialPage } from './pages/tutorial/tutorial-page.js';
import { WeeklyPage } from './pages/weekly/weekly-page.js';

const loadMyWork = async () => (await import('./pages/my-work/my-work-page.js')).MyWorkPage;

/** Course work by week: group work on /tutorial-tasks, practice on one's own on /weekly-practice; and on /my-work what came of all of it. */
export const App: Room = ({ basePath }) => {
  const { pathname } = useLocation();
  if (pathname === `${basePath}/my-work`) return <Late load={loadMyWork} props={{}} />;
  return pathname === `${basePath}/weekly-practice` ? <WeeklyPage /> : <TutorialPage />;
};
