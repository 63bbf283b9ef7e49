import type { Browser, Page } from 'playwright-core';
import { startBrowser, Visit, type VisitOptions } from './browser.js';
import type { Person } from './people.js';
import { anonymous, people } from './product.js';

/** What the shell serves itself; every other route is in the list of rooms, so a new room is visited without a line here. */
const SHELL_ROUTES = ['/', '/login', '/dashboard'];

/** Those whose pages differ. */
export type Who = 'guest' | 'student' | 'admin';

/** A browser, people who have something to see, and every route there is. */
export class Tour {
  private constructor(
    readonly browser: Browser,
    private readonly routes: string[],
    private readonly persons: Record<Who, Person | undefined>,
  ) {}

  static async start(): Promise<Tour> {
    const [browser, { body }, student, admin] = await Promise.all([
      startBrowser(),
      anonymous.get<{ rooms: { routes: string[] }[] }>('/remotes.json'),
      people.student('Li Lei'),
      people.ownAdmin('Lecturer'),
    ]);
    await submitToFirstExample(student);
    return new Tour(browser, [...SHELL_ROUTES, ...body.rooms.flatMap((room) => room.routes)], { guest: undefined, student, admin });
  }

  /** Opens every route as one person, waits until nothing is left on its way, and looks at it. What the browser complains of is a failure. */
  async visitEveryRoute(who: Who, options: VisitOptions, look: (page: Page, where: string) => Promise<void>): Promise<void> {
    const visit = await Visit.open(this.browser, '/', { ...options, person: this.persons[who] });
    try {
      for (const route of this.routes) {
        const where = `${route} as ${who}`;
        await visit.page.goto(route);
        await visit.settled();
        await look(visit.page, where);
        expect([where, visit.problems]).toEqual([where, []]);
      }
    } finally {
      await visit.close();
    }
  }
}

/** One card of the examples then looks as it does after a submission. */
async function submitToFirstExample({ api }: Person): Promise<void> {
  const { body } = await api.post<{ results: { _id: string }[] }>('/api/search/auto-search', {});
  await api.post('/api/submissions', { sourceTextId: body.results[0]!._id, transcreation: '光阴似箭', explanation: 'A pun for a pun.', isAnonymous: true });
}
