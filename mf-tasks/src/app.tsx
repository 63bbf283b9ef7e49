import { useLocation } from '@transcreate/web-kit';
import type { Room } from '@transcreate/web-kit';
import { TutorialPage } from './pages/tutorial/tutorial-page.js';
import { WeeklyPage } from './pages/weekly/weekly-page.js';

/** Course work by week: group work on /tutorial-tasks, practice on one's own on /weekly-practice. */
export const App: Room = ({ basePath }) => {
  const { pathname } = useLocation();
  return pathname === `${basePath}/weekly-practice` ? <WeeklyPage /> : <TutorialPage />;
};
