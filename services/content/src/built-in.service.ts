import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CourseKind } from '@transcreate/contracts';
import { Log } from '@transcreate/service-kit';
import { briefs } from './built-in/briefs.js';
import type { BuiltInCourseText } from './built-in/built-in.types.js';
import { links } from './built-in/links.js';
import { practiceExamples } from './built-in/practice-examples.js';
import { tutorialTasks } from './built-in/tutorial-tasks.js';
import { weeklyPractices } from './built-in/weekly-practices.js';
import { withPicture } from './built-in-pictures.js';
import { BuiltInStore, type Filling } from './built-in.store.js';
import type { Transaction } from './course-text.store.js';

/** What initialisation did. */
interface Added {
  created: number;
  skipped: number;
}

const TEXTS: Record<CourseKind, readonly BuiltInCourseText[]> = { tutorial: tutorialTasks, 'weekly-practice': weeklyPractices };
const BRIEF_TYPES = { tutorial: 'tutorial', 'weekly-practice': 'weekly' } as const;
const WEEKS = [1, 2, 3, 4, 5, 6];

/** The content that comes with the product. */
@Injectable()
export class BuiltInService implements OnModuleInit {
  constructor(
    private readonly store: BuiltInStore,
    private readonly log: Log,
  ) {}

  /** Gives a new course something to begin with, before the first call is taken. */
  async onModuleInit(): Promise<void> {
    await this.#fill('practice', (tx) => this.store.addExamples(tx, practiceExamples));
    await this.#fill('tutorial', (tx) => this.#addWeeks(tx, 'tutorial'));
    await this.#fill('weekly-practice', (tx) => this.#addWeeks(tx, 'weekly-practice'));
    await this.#fill('links', (tx) => this.store.addLinks(tx, links));
  }

  /** Adds the built-in practice examples that are not there; running it again creates nothing twice and overwrites no edit. */
  async initialiseExamples(): Promise<Added> {
    const created = await this.store.transaction((tx) => this.store.addExamples(tx, practiceExamples));
    return { created, skipped: practiceExamples.length - created };
  }

  /** The same for the texts of a week of course work, and for its brief, which is not counted. */
  async initialiseWeek(kind: CourseKind, weekNumber: number): Promise<Added> {
    const created = await this.store.transaction((tx) => this.#addWeek(tx, kind, weekNumber));
    return { created, skipped: textsOf(kind, weekNumber).length - created };
  }

  async #fill(what: Filling, work: (tx: Transaction) => Promise<number>): Promise<void> {
    const created = await this.store.fillOnce(what, work);
    if (created > 0) this.log.info({ what, created }, 'the course got its built-in content');
  }

  async #addWeeks(tx: Transaction, kind: CourseKind): Promise<number> {
    let created = 0;
    for (const week of WEEKS) created += await this.#addWeek(tx, kind, week);
    return created;
  }

  async #addWeek(tx: Transaction, kind: CourseKind, weekNumber: number): Promise<number> {
    const created = await this.store.addWeek(tx, kind, weekNumber, await Promise.all(textsOf(kind, weekNumber).map(withPicture)));
    const brief = briefs.find((one) => one.type === BRIEF_TYPES[kind] && one.weekNumber === weekNumber);
    if (brief) await this.store.addBrief(tx, kind, weekNumber, brief.translationBrief);
    return created;
  }
}

function textsOf(kind: CourseKind, weekNumber: number): BuiltInCourseText[] {
  return TEXTS[kind].filter((text) => text.weekNumber === weekNumber);
}
