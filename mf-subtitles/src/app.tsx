import type { Room } from '@transcreate/web-kit';

export const App: Room = () => <h2>Subtitles</h2>;
