import { Injectable } from '@nestjs/common';
import { content, IMAGES, WeekBriefId, type Caller, type CourseKind, type Input, type WeeklyPracticeRow } from '@transcreate/contracts';
import { hasBox } from '@transcreate/rules';
import { failure } from '@transcreate/service-kit';
import { AttemptStore } from './attempt.store.js';
import { BriefStore } from './brief.store.js';
import { contentOf, isOrderedByHand, problemsOfText } from './course-text-rules.js';
import { fullText, lockedText, weekBriefRow, type CourseText } from './course-text-view.js';
import { CourseTextStore, type CourseTextFields, type CourseTextRecord } from './course-text.store.js';
import { RemovalService } from './removal.service.js';
import { CHANGED_SINCE } from './changed-since.js';

type WriteLine = (typeof CREATE | typeof UPDATE)[CourseKind];
type Changes = Omit<Input<typeof content.updateTutorialTask>, 'id'>;

const CREATE = { tutorial: content.createTutorialTask, 'weekly-practice': content.createWeeklyPractice } as const;
const UPDATE = { tutorial: content.updateTutorialTask, 'weekly-practice': content.updateWeeklyPractice } as const;
const DELETE = { tutorial: content.deleteTutorialTask, 'weekly-practice': content.deleteWeeklyPractice } as const;
const MOVE = content.moveTutorialTask;
const NOT_THERE = { tutorial: 'This tutorial task does not exist.', 'weekly-practice': 'This weekly practice does not exist.' } as const;

/** Tutorial tasks and weekly practices: what students work on, and what admins edit. */
@Injectable()
export class CourseTextService {
  constructor(
    private readonly texts: CourseTextStore,
    private readonly briefs: BriefStore,
    private readonly attempts: AttemptStore,
    private readonly removal: RemovalService,
  ) {}

  /** The texts of a week in their order, as the caller may see them. */
  async list<K extends CourseKind>(kind: K, weekNumber: number, { userId, role }: Caller): Promise<CourseText<K>[]> {
    const [texts, brief, attempted] = await Promise.all([
      this.texts.list(kind, weekNumber),
      this.briefs.text(kind, weekNumber),
      this.texts.attempted(userId, kind, weekNumber),
    ]);
    return texts.map((text) => {
      const full = fullText(kind, text, brief);
      return role === 'admin' || attempted.has(text.id) ? full : lockedText(full);
    });
  }

  /**
   * A person hands in work of a week as a file or as subtitles: that counts for the texts of its weekly practice that the page has no box for, and
   * unlocks their reference examples. Answers how many those are.
   */
  async recordWeekAttempt({ userId, weekNumber }: Input<typeof content.recordWeekAttempt>): Promise<number> {
    const texts = await this.texts.list('weekly-practice', weekNumber);
    const ids = texts.filter((text) => !hasBox({ ...text, category: 'weekly-practice' }, IMAGES)).map(({ id }) => id);
    await this.attempts.addAll(userId, ids);
    return ids.length;
  }

  /** The texts of all weeks with everything in them, in the order of week and list. */
  async listAll<K extends CourseKind>(kind: K): Promise<CourseText<K>[]> {
    const [texts, briefs] = await Promise.all([this.texts.list(kind), this.briefs.all(kind)]);
    return texts.map((text) => fullText(kind, text, briefs.get(text.weekNumber)?.text ?? ''));
  }

  /** The same for weekly practice, with a row for each week that has a brief and no practice. */
  async listWeeklyRows(): Promise<WeeklyPracticeRow[]> {
    const [texts, briefs] = await Promise.all([this.listAll('weekly-practice'), this.briefs.all('weekly-practice')]);
    const weeks = new Set(texts.map(({ weekNumber }) => weekNumber));
    const alone = [...briefs.values()].filter(({ weekNumber }) => !weeks.has(weekNumber));
    return [...texts, ...alone.map((brief) => weekBriefRow(brief.weekNumber, brief.text, brief.updatedAt))].toSorted((a, b) => a.weekNumber - b.weekNumber);
  }

  /** Adds a text behind the others of its week. */
  async create<K extends CourseKind>(kind: K, fields: CourseTextFields): Promise<CourseText<K>> {
    const settled = settle(CREATE[kind], kind, fields);
    return this.#view(kind, await this.texts.transaction((tx) => this.texts.add(tx, kind, settled)));
  }

  /**
   * Changes the given fields and leaves the others as they are; the rules look at what comes out. With a `basedOn` that is no longer the text's
   * nothing is changed (`conflict`); without one the last edit wins.
   */
  async update<K extends CourseKind>(kind: K, id: string, { basedOn, ...changes }: Changes): Promise<CourseText<K>> {
    const line = UPDATE[kind];
    refuseWeekBrief(content.updateWeeklyPractice, id);
    const text = await this.texts.transaction(async (tx) => {
      const old = await this.texts.find(tx, kind, id);
      if (!old) throw failure(line, 'not_found', NOT_THERE[kind]);
      if (basedOn !== undefined && basedOn !== old.version) throw failure(line, 'conflict', CHANGED_SINCE);
      return this.texts.change(tx, old, settle(line, kind, { ...fieldsOf(old), ...changes }));
    });
    if (!text) throw failure(line, 'not_found', NOT_THERE[kind]);
    return this.#view(kind, text);
  }

  /** Lets a tutorial task change places with the one at a 1-based place of its week; past the ends it stops there. */
  async move(id: string, place: number): Promise<CourseText<'tutorial'>> {
    const text = await this.texts.transaction(async (tx) => {
      const task = await this.texts.find(tx, 'tutorial', id);
      if (!task) throw failure(MOVE, 'not_found', NOT_THERE.tutorial);
      if (!isOrderedByHand('tutorial', task.weekNumber)) throw failure(MOVE, 'invalid_input', 'Tutorial tasks can be reordered from week 4 on.');
      const list = await this.texts.list('tutorial', task.weekNumber, tx);
      const other = list.at(Math.min(Math.max(place, 1), list.length) - 1)!;
      return this.texts.swap(tx, task, other);
    });
    if (!text) throw failure(MOVE, 'not_found', NOT_THERE.tutorial);
    return this.#view('tutorial', text);
  }

  /** Deletes a text; one with submissions only with `force`. */
  async delete(kind: CourseKind, id: string, force: boolean): Promise<void> {
    refuseWeekBrief(content.deleteWeeklyPractice, id);
    await this.removal.remove(DELETE[kind], kind, id, force);
  }

  async #view<K extends CourseKind>(kind: K, text: CourseTextRecord): Promise<CourseText<K>> {
    return fullText(kind, text, await this.briefs.text(kind, text.weekNumber));
  }
}

/** What is kept of a new or changed text, or the failure that says what is wrong with it. */
function settle(line: WriteLine, kind: CourseKind, fields: CourseTextFields): CourseTextFields {
  const details = problemsOfText(kind, fields);
  if (details.length > 0) throw failure(line, 'invalid_input', undefined, { details });
  return { ...fields, content: contentOf(kind, fields) };
}

/** What an admin writes, of a text as it is kept. */
function fieldsOf({ id: _id, kind: _kind, age: _age, position: _position, version: _version, createdAt: _createdAt, place: _place, ...fields }: CourseTextRecord) {
  return fields;
}

/** The row of a week that has a brief alone stands for no practice: there is nothing to change or delete but the brief. */
function refuseWeekBrief(line: typeof content.updateWeeklyPractice | typeof content.deleteWeeklyPractice, id: string): void {
  if (WeekBriefId.safeParse(id).success) throw failure(line, 'protected', "This row stands for a week's brief. Change the brief itself, or add a practice to the week.");
}
