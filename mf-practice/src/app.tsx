import type { Room } from '@transcreate/web-kit';
import './locales/use-practice-texts.js';
import { SearchPage } from './pages/search/search-page.js';

/** The practice examples, on /search. */
export const App: Room = () => <SearchPage />;
