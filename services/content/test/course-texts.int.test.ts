import { randomUUID } from 'node:crypto';
import { content, LIMITS, submissions, type Caller } from '@transcreate/contracts';
import { callerOf } from '@transcreate/service-kit/testing';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
beforeEach(() => course.clearCourseWork());
afterAll(() => course.stop());

const NOTES = [{ term: '春晓', note: 'A spring dawn 🌸 in a Tang quatrain.' }];
const REFERENCES = [{ text: '时光如箭 🏹', comment: 'Keeps the arrow,\ngives up the flies.' }];
const PICTURE = 'https://example.org/海报.png';

const seen = (week: number, as: Partial<Caller> = callerOf()) => course.call(content.listTutorialTasks, { week }, { as });
const seenPractice = (week: number, as: Partial<Caller> = callerOf()) => course.call(content.listWeeklyPractice, { week }, { as });
const adminTasks = async () => (await course.call(content.listAllTutorialTasks, {}, { as: course.admin })).tutorialTasks;
const adminPractice = async () => (await course.call(content.listAllWeeklyPractice, {}, { as: course.admin })).weeklyPractice;
const update = async (id: string, changes: object) => (await course.call(content.updateTutorialTask, { id, ...changes }, { as: course.admin })).tutorialTask;
const submit = (as: Caller, sourceTextId: string, groupNumber?: number) =>
  course.call(submissions.createSubmission, { sourceTextId, transcreation: '言以简为贵', groupNumber }, { as });

describe('a new source text of course work', () => {
  it('has what was written, and what is usual for the rest', async () => {
    const written = { title: 'ST 2: Cafe\u0301', content: '  狗不理\n🏮 ', sourceLanguage: 'Chinese', weekNumber: 2 } as const;
    const usual = {
      sourceCulture: 'American', difficulty: 'beginner', technique: '', source: '', culturalNotes: [], referenceExamples: [],
      imageUrl: '', imageAlt: '', imageSize: 200, imageAlignment: 'center', translationBrief: '', position: 1, version: 1,
    };
    const { tutorialTask } = await course.call(content.createTutorialTask, written, { as: course.admin });
    expect(tutorialTask).toMatchObject({ ...written, title: 'ST 2: Caf\u00e9', ...usual, category: 'tutorial' });
    const { weeklyPractice } = await course.call(content.createWeeklyPractice, written, { as: course.admin });
    expect(weeklyPractice).toMatchObject({ ...usual, category: 'weekly-practice' });
    expect(await adminTasks()).toEqual([tutorialTask]);
    expect(await adminPractice()).toEqual([weeklyPractice]);
  });

  it('may be a picture alone, which is then called so', async () => {
    const picture = { content: undefined, imageUrl: PICTURE, imageAlt: '一张海报', imageSize: 300, imageAlignment: 'portrait-split' } as const;
    expect(await course.addTask(picture)).toMatchObject({ ...picture, content: 'Image-based task' });
    expect(await course.addPractice({ content: ' ', imageUrl: '/api/images/6f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3b' })).toMatchObject({ content: 'Image-based practice' });
  });

  it.each([
    ['neither content nor a picture', { content: '' }],
    ['a blank title', { title: ' ' }],
    ['a week after the last', { weekNumber: 7 }],
    ['another language', { sourceLanguage: 'French' }],
    ['a picture in no known size', { imageSize: 250 }],
    ['a picture in no known place', { imageAlignment: 'top' }],
    ['text and picture side by side before week 4', { weekNumber: 3, imageUrl: PICTURE, imageAlignment: 'portrait-split' }],
    ['a picture that is a script', { imageUrl: 'javascript:alert(1)' }],
    ['a picture that the gateway has not stored', { imageUrl: 'data:image/png;base64,iVBORw0KGgo=' }],
    ['a picture elsewhere on this site', { imageUrl: '/api/auth/logout' }],
    ['content over its limit', { content: '🏮'.repeat(LIMITS.sourceText + 1) }],
    ['a NUL character in what the picture shows', { imageAlt: 'a\0' }],
  ])('is refused with %s', async (_what, fields) => {
    for (const add of [course.addTask, course.addPractice]) await expect(add(fields as object)).rejects.toMatchObject({ code: 'invalid_input' });
    const task = await course.addTask();
    await expect(update(task._id, fields)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await adminTasks()).toEqual([task]);
    expect(await adminPractice()).toEqual([]);
  });
});

describe('an edit', () => {
  it('changes the given fields, and raises the version', async () => {
    const task = await course.addTask({ culturalNotes: NOTES, referenceExamples: REFERENCES });
    const changed = await update(task._id, { title: 'ST 3', imageUrl: PICTURE, referenceExamples: [] });
    expect(changed).toEqual({ ...task, title: 'ST 3', imageUrl: PICTURE, referenceExamples: [], version: 2 });
    expect(await adminTasks()).toEqual([changed]);
  });

  it('is held to the rules by what comes out of it', async () => {
    const task = await course.addTask({ content: '', imageUrl: PICTURE, imageAlignment: 'portrait-split' });
    await expect(update(task._id, { imageUrl: '' })).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'content' }] });
    await expect(update(task._id, { weekNumber: 3 })).rejects.toMatchObject({ code: 'invalid_input', details: [{ path: 'imageAlignment' }] });
    expect(await update(task._id, { imageUrl: '', content: 'A text' })).toMatchObject({ imageUrl: '', content: 'A text' });
    expect(await update(task._id, { content: '', imageUrl: PICTURE })).toMatchObject({ content: 'Image-based task' });
  });

  it('that was made from an older version is refused, and changes nothing', async () => {
    const { _id, version } = await course.addTask();
    const changed = await update(_id, { title: 'First', basedOn: version });
    await expect(update(_id, { title: 'Second', basedOn: version })).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('Somebody else') });
    expect(await adminTasks()).toEqual([changed]);
    expect(await update(_id, { title: 'Second', basedOn: changed.version })).toMatchObject({ title: 'Second' });
    expect(await update(_id, { title: 'Whatever is there' })).toMatchObject({ title: 'Whatever is there' });
  });

  it('of one version is made by one of many admins who save at once', async () => {
    const { _id, version } = await course.addTask();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, admin) => update(_id, { title: `Admin ${admin}`, basedOn: version })));
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))).toEqual(Array.from({ length: 9 }, () => 'conflict'));
    expect(await adminTasks()).toMatchObject([{ version: version + 1 }]);
  });

  it('of one field each loses nothing when many are made at once', async () => {
    const { _id } = await course.addTask();
    const changes = [{ title: '新题' }, { content: '新文' }, { technique: '双关' }, { imageUrl: PICTURE }, { difficulty: 'advanced' }];
    await Promise.all(changes.map((change) => update(_id, change)));
    expect(await adminTasks()).toMatchObject([{ ...Object.assign({}, ...changes), version: changes.length + 1 }]);
  });

  it('finds texts of its own kind alone', async () => {
    const [task, practice] = [await course.addTask(), await course.addPractice()];
    for (const id of [randomUUID(), practice._id, (await course.addExample())._id]) {
      await expect(update(id, { title: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(course.call(content.deleteTutorialTask, { id, force: 'true' }, { as: course.admin })).rejects.toMatchObject({ code: 'not_found' });
    }
    const foreign = course.call(content.updateWeeklyPractice, { id: task._id, title: 'Mine' }, { as: course.admin });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe("a week's list", () => {
  it('keeps reference examples back from whoever has not submitted, and shows the rest to everybody', async () => {
    const task = await course.addTask({ culturalNotes: NOTES, referenceExamples: REFERENCES });
    const [author, other, guest] = [callerOf(), callerOf(), callerOf({ role: 'visitor', guest: true })];
    const locked = { ...task, referenceExamples: [], referencesLocked: true };
    for (const caller of [author, other, guest]) expect(await seen(4, caller)).toEqual([locked]);
    await submit(author, task._id, 1);
    expect(await seen(4, author)).toEqual([task]);
    expect(await seen(4, other)).toEqual([locked]);
    expect(await seen(4, course.admin)).toEqual([task]);
  });

  it('unlocks weekly practice by a submission without a group', async () => {
    const practice = await course.addPractice({ referenceExamples: REFERENCES });
    const author = callerOf();
    await submit(author, practice._id);
    expect(await seenPractice(4, author)).toEqual([practice]);
    expect(await seenPractice(4)).toMatchObject([{ referencesLocked: true }]);
  });

  it('has the texts of its week and kind alone', async () => {
    await course.addTask({ weekNumber: 5 });
    await course.addPractice();
    expect(await seen(4)).toEqual([]);
    expect(await seenPractice(5)).toEqual([]);
  });
});

describe('deleting', () => {
  const remove = (id: string, force?: 'true') => course.call(content.deleteTutorialTask, { id, force }, { as: course.admin });
  const removePractice = (id: string, force?: 'true') => course.call(content.deleteWeeklyPractice, { id, force }, { as: course.admin });

  it('a text that nobody has submitted to takes it away, once', async () => {
    const task = await course.addTask();
    expect((await Promise.allSettled([remove(task._id), remove(task._id)])).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await adminTasks()).toEqual([]);
  });

  it('one with submissions says how many there are, and does it when told to', async () => {
    const [task, practice] = [await course.addTask(), await course.addPractice()];
    await submit(callerOf(), task._id, 2);
    await submit(callerOf(), practice._id);
    await expect(remove(task._id)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('tutorial task has 1 submission.') });
    await expect(removePractice(practice._id)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('weekly practice has 1') });
    await remove(task._id, 'true');
    await removePractice(practice._id, 'true');
    expect([...(await adminTasks()), ...(await adminPractice())]).toEqual([]);
    await expect(submit(callerOf(), task._id, 2)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an edit of it at the same moment leaves nothing behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await course.addTask();
      const [deleted, edited] = await Promise.allSettled([remove(_id), update(_id, { title: 'Late' })]);
      expect(deleted.status).toBe('fulfilled');
      if (edited.status === 'rejected') expect(edited.reason).toMatchObject({ code: 'not_found' });
      expect(await adminTasks()).toEqual([]);
    }
  });
});
