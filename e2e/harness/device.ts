import type { Browser, Page } from 'playwright-core';
import { startBrowser, Visit, type VisitOptions } from './browser.js';

/** What a file's journeys are made on: one browser, and in it a device for each. */
export interface Device {
  /** Comes to the site with a device that has not been there before. */
  open(path: string, options?: VisitOptions): Promise<Page>;
  /** The newest visit. */
  readonly visit: Visit;
}

/** Makes the device of a file of tests; at the end of each of them nothing may have gone wrong in it that the test did not provoke. */
export function newDevice(): Device {
  let browser: Browser | undefined;
  const visits: Visit[] = [];
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser?.close());
  afterEach(async () => {
    const ended = visits.splice(0);
    const problems = ended.flatMap((visit) => visit.problems);
    for (const visit of ended) await visit.close();
    expect(problems).toEqual([]);
  });
  return {
    open: async (path, options) => {
      const visit = await Visit.open(browser!, path, options);
      visits.push(visit);
      return visit.page;
    },
    get visit() {
      const visit = visits.at(-1);
      if (!visit) throw new Error('Nobody has opened a page yet.');
      return visit;
    },
  };
}
