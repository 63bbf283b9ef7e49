import type { Room } from '@transcreate/web-kit';

export const App: Room = () => <h1>Toolkit</h1>;
