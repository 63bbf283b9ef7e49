import type { Room } from '@transcreate/web-kit';
import { ToolkitPage } from './pages/toolkit/toolkit-page.js';

/** Helper tools for translators, on /toolkit. */
export const App: Room = () => <ToolkitPage />;
