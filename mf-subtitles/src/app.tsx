import type { Room } from '@transcreate/web-kit';
import { Desk } from './parts/desk.js';

/** The subtitle task of week 2: a room without a route of its own, which weekly practice shows. */
export const App: Room = () => <Desk />;
