import type { User } from '@transcreate/contracts';

/** A page that a room may serve, with its text's key in the catalog (`nav.<key>`, `dashboard.<key>`). */
export interface Place {
  path: string;
  key: 'practice' | 'tutorialTasks' | 'weeklyPractice' | 'votes' | 'myWork' | 'toolkit' | 'slides' | 'feedback';
  /** Visitors have no entry for it. */
  forStudents?: boolean;
  /** The dashboard leads there, and not the navigation. */
  aside?: boolean;
}

/** In the order of the navigation. */
const PLACES: readonly Place[] = [
  { path: '/search', key: 'practice' },
  { path: '/tutorial-tasks', key: 'tutorialTasks' },
  { path: '/weekly-practice', key: 'weeklyPractice' },
  { path: '/votes', key: 'votes' },
  { path: '/my-work', key: 'myWork', forStudents: true, aside: true },
  { path: '/toolkit', key: 'toolkit' },
  { path: '/slides', key: 'slides', forStudents: true },
  { path: '/feedback', key: 'feedback' },
];

/** The admins' place; it has an entry of its own beside the others. */
export const MANAGE_PATH = '/manage';

/** The catalog's key of a path's name, as the navigation says it; undefined for a path that has no entry. */
export function nameOfPlace(path: string): `nav.${Place['key'] | 'manage'}` | undefined {
  if (path === MANAGE_PATH) return 'nav.manage';
  const place = PLACES.find((one) => one.path === path);
  return place && `nav.${place.key}`;
}

/**
 * The places that have an entry for this role: those that a room serves and that the role may see. The place itself and the server
 * decide again.
 */
export function placesFor(role: User['role'], served: ReadonlySet<string>): Place[] {
  return PLACES.filter(({ path, forStudents }) => served.has(path) && !(forStudents && role === 'visitor'));
}

/** Whether Manage has an entry for this role. */
export function canManage(role: User['role'], served: ReadonlySet<string>): boolean {
  return role === 'admin' && served.has(MANAGE_PATH);
}
