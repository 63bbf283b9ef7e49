import { randomUUID } from 'node:crypto';
import { content, type ListedSourceText } from '@transcreate/contracts';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
beforeEach(() => course.clearCourseWork());
afterAll(() => course.stop());

const list = async (week: number) => (await course.call(content.listTutorialTasks, { week }, { as: callerOf() })).map(({ position, title }) => `${position} ${title}`);
const move = async (id: string, position: number) => (await course.call(content.moveTutorialTask, { id, position }, { as: course.admin })).tutorialTask;
const addTasks = async (weekNumber: number, titles: string[]) => {
  const ids: string[] = [];
  for (const title of titles) ids.push((await course.addTask({ title, weekNumber }))._id);
  return ids;
};

describe('in weeks 1 to 3 and in weekly practice', () => {
  it('the number after ST decides, then age, whatever was written first', async () => {
    const titles = ['Warm-up', 'ST 10', 'ST 2', 'ST 2 again', 'Encore'];
    await addTasks(3, titles);
    expect(await list(3)).toEqual(['1 ST 2', '2 ST 2 again', '3 ST 10', '4 Warm-up', '5 Encore']);
    for (const title of titles) await course.addPractice({ title, weekNumber: 5 });
    const practices = await course.call(content.listWeeklyPractice, { week: 5 }, { as: callerOf() });
    expect(practices.map(({ title }) => title)).toEqual(['ST 2', 'ST 2 again', 'ST 10', 'Warm-up', 'Encore']);
  });

  it('a new title gives a new place', async () => {
    const [id] = await addTasks(2, ['ST 1', 'ST 2']);
    await course.call(content.updateTutorialTask, { id: id!, title: 'ST 3' }, { as: course.admin });
    expect(await list(2)).toEqual(['1 ST 2', '2 ST 3']);
  });

  it('nothing is moved', async () => {
    const [id] = await addTasks(3, ['ST 1', 'ST 2']);
    await expect(move(id!, 2)).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining('week 4') });
    expect(await list(3)).toEqual(['1 ST 1', '2 ST 2']);
  });
});

describe('in weeks 4 to 6', () => {
  it('a new task goes last', async () => {
    await addTasks(4, ['ST 2', 'ST 1']);
    expect(await list(4)).toEqual(['1 ST 2', '2 ST 1']);
  });

  it('a task changes places with the one at its new position, and stops at the ends', async () => {
    const [a, , c] = await addTasks(4, ['A', 'B', 'C']);
    expect(await move(a!, 3)).toMatchObject({ title: 'A', position: 3, version: 1 });
    expect(await list(4)).toEqual(['1 C', '2 B', '3 A']);
    await move(a!, 99);
    expect(await list(4)).toEqual(['1 C', '2 B', '3 A']);
    await move(a!, -7);
    expect(await list(4)).toEqual(['1 A', '2 B', '3 C']);
    await move(c!, 2);
    expect(await list(4)).toEqual(['1 A', '2 C', '3 B']);
  });

  it('the places of those behind a deleted one close up', async () => {
    const [a, b] = await addTasks(5, ['A', 'B', 'C', 'D']);
    await course.call(content.deleteTutorialTask, { id: b! }, { as: course.admin });
    expect(await list(5)).toEqual(['1 A', '2 C', '3 D']);
    await move(a!, 2);
    expect(await list(5)).toEqual(['1 C', '2 A', '3 D']);
  });

  it('a task that comes from another week goes last, and one that leaves goes by its title', async () => {
    const [x] = await addTasks(3, ['ST 1']);
    const [a] = await addTasks(4, ['ST 9', 'ST 8']);
    await addTasks(3, ['ST 10']);
    const moveToWeek = (id: string, weekNumber: number) => course.call(content.updateTutorialTask, { id, weekNumber }, { as: course.admin });
    await moveToWeek(x!, 4);
    await moveToWeek(a!, 3);
    expect(await list(4)).toEqual(['1 ST 8', '2 ST 1']);
    expect(await list(3)).toEqual(['1 ST 9', '2 ST 10']);
  });

  it('an edit leaves a task where it is', async () => {
    const [a] = await addTasks(6, ['ST 1', 'ST 2']);
    await move(a!, 2);
    await course.call(content.updateTutorialTask, { id: a!, title: 'ST 0', weekNumber: 6 }, { as: course.admin });
    expect(await list(6)).toEqual(['1 ST 2', '2 ST 0']);
  });

  it('no place is lost or doubled however many admins move and add at once', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const ids = await addTasks(4, titles);
    const moves = Array.from({ length: 30 }, (_, turn) => move(ids[turn % 5]!, ((turn * 7) % 5) + 1));
    const additions = ['F', 'G', 'H'].map((title) => course.addTask({ title }));
    await Promise.all([...moves, ...additions]);
    const positions = await course.sql<{ position: number }>(`SELECT position FROM source_text WHERE kind = 'tutorial' ORDER BY position`);
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await list(4)).map((line) => line.slice(2)).toSorted()).toEqual([...titles, 'F', 'G', 'H']);
  });

  it('what is no tutorial task is not moved', async () => {
    for (const id of [randomUUID(), (await course.addPractice())._id]) await expect(move(id, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([1.5, '1', null])('nothing is moved to %j', async (position) => {
    const { _id: id } = await course.addTask();
    await expect(move(id, position as number)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

test('other services hear of the same order', async () => {
  const [a] = await addTasks(4, ['ST 1', 'ST 2']);
  await addTasks(2, ['ST 2', 'ST 1']);
  await move(a!, 2);
  const bus = await course.busOf('submissions');
  const { sourceTexts } = await bus.call(content.listSourceTexts, { kind: 'tutorial' });
  const said = ({ weekNumber, position, title }: ListedSourceText) => `${weekNumber}.${position} ${title}`;
  expect(sourceTexts.map(said)).toEqual(['2.1 ST 1', '2.2 ST 2', '4.1 ST 2', '4.2 ST 1']);
  expect((await bus.call(content.listSourceTexts, { id: a! })).sourceTexts.map(said)).toEqual(['4.2 ST 1']);
});
