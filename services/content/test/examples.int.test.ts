import { randomUUID } from 'node:crypto';
import { content, LIMITS, submissions, type Caller, type PracticeExample } from '@transcreate/contracts';
import { callerOf } from '@transcreate/service-kit/testing';
import { service as submissionsService } from '@transcreate/submissions';
import { startCourse, type Course } from './course.js';

let course: Course;
beforeAll(async () => {
  course = await startCourse();
});
afterAll(() => course.stop());

const NOTES = [{ term: '春晓', note: 'A spring dawn 🌸 in a Tang quatrain.' }];
const REFERENCES = [{ text: '时光如箭 🏹', comment: 'Keeps the arrow,\ngives up the flies.' }];

const search = async (sourceLanguage?: 'English' | 'Chinese' | '', as = callerOf()) => {
  return (await course.call(content.searchExamples, { sourceLanguage }, { as })).results;
};
const adminList = async () => (await course.call(content.listExamples, {}, { as: course.admin })).examples;
const seenBy = async (as: Caller, { _id }: PracticeExample) => (await search('', as)).find((example) => example._id === _id);
const ids = (examples: PracticeExample[]) => examples.map((example) => example._id);
const submit = (as: Caller, { _id }: PracticeExample) =>
  course.call(submissions.createSubmission, { sourceTextId: _id, transcreation: '光阴似箭' }, { as });
const update = (id: string, changes: object) => course.call(content.updateExample, { id, ...changes }, { as: course.admin });
const remove = (id: string, force?: 'true') => course.call(content.deleteExample, { id, force }, { as: course.admin });

describe('a search for practice examples', () => {
  it('finds those of one language, or all, oldest first', async () => {
    const english = await course.addExample({ sourceLanguage: 'English' });
    const chinese = await course.addExample({ sourceLanguage: 'Chinese', content: '东边日出西边雨，道是无晴却有晴。' });
    const all = await search();
    expect(ids(all).slice(-2)).toEqual([english._id, chinese._id]);
    expect(await search('')).toEqual(all);
    expect(await search('Chinese')).toEqual(all.filter((example) => example.sourceLanguage === 'Chinese'));
    expect(await search('English')).toEqual(all.filter((example) => example.sourceLanguage === 'English'));
  });

  it('refuses another language', async () => {
    await expect(search('French' as 'English')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('shows the cultural notes to everybody at once, and the reference examples to whoever has submitted', async () => {
    const example = await course.addExample({ culturalNotes: NOTES, referenceExamples: REFERENCES });
    const [author, other, guest] = [callerOf(), callerOf(), callerOf({ role: 'visitor', guest: true })];
    for (const caller of [author, other, guest]) {
      expect(await seenBy(caller, example)).toMatchObject({ culturalNotes: NOTES, referenceExamples: [], referencesLocked: true });
    }
    await submit(author, example);
    const unlocked = await seenBy(author, example);
    expect(unlocked).toMatchObject({ referenceExamples: REFERENCES });
    expect(unlocked?.referencesLocked).toBeUndefined();
    expect(await seenBy(other, example)).toMatchObject({ referenceExamples: [], referencesLocked: true });
  });

  it('never keeps anything back from an admin', async () => {
    const example = await course.addExample({ referenceExamples: REFERENCES });
    expect(await seenBy(course.admin, example)).toEqual(example);
  });

  it('does not show texts of another kind', async () => {
    const before = await search();
    await course.addTask();
    expect(await search()).toEqual(before);
  });
});

describe('an admin', () => {
  it('adds an example with nothing but title, content and language', async () => {
    const typed = { title: '双关', content: '春眠不觉晓', sourceLanguage: 'Chinese' } as const;
    const { example } = await course.call(content.createExample, typed, { as: course.admin });
    expect(example).toMatchObject({ ...typed, weekNumber: 1, difficulty: 'beginner', sourceCulture: 'American' });
    expect(example).toMatchObject({ technique: '', source: '', culturalNotes: [], referenceExamples: [] });
    expect((await adminList()).at(-1)).toEqual(example);
  });

  it('gets back what was typed: Chinese, emoji, line breaks, outer spaces', async () => {
    const fields = { title: ' 谐音 👩‍🏫 ', content: '外甥打灯笼——照旧（舅）\n\t𠮷 🏮', culturalNotes: NOTES, referenceExamples: REFERENCES };
    const example = await course.addExample(fields);
    expect(example).toMatchObject(fields);
    expect((await adminList()).find(({ _id }) => _id === example._id)).toEqual(example);
  });

  it('gets text back in the normal form', async () => {
    expect((await course.addExample({ title: 'Cafe\u0301' })).title).toBe('Caf\u00e9');
  });

  it.each([
    ['a blank title', { title: ' \n' }],
    ['no content', { content: '' }],
    ['a NUL character', { content: 'a\0b' }],
    ['a note with a NUL character', { culturalNotes: [{ term: 'a\0', note: 'b' }] }],
    ['half a character', { content: 'a\ud83d' }],
    ['a title over its limit', { title: '字'.repeat(LIMITS.name + 1) }],
    ['content over its limit', { content: '🏮'.repeat(LIMITS.sourceText + 1) }],
    ['a week after the last', { weekNumber: 7 }],
    ['more notes than a list holds', { culturalNotes: Array.from({ length: LIMITS.listItems + 1 }, () => NOTES[0]!) }],
  ])('is refused %s', async (_what, fields) => {
    await expect(course.addExample(fields)).rejects.toMatchObject({ code: 'invalid_input' });
    const example = await course.addExample();
    await expect(update(example._id, fields)).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await adminList()).at(-1)).toEqual(example);
  });

  it('may use the whole of a limit, counted in characters and not in bytes', async () => {
    const longest = { title: '字'.repeat(LIMITS.name), content: '🏮'.repeat(LIMITS.sourceText) };
    expect(await course.addExample(longest)).toMatchObject(longest);
  });

  it('changes the given fields and no others', async () => {
    const example = await course.addExample({ title: 'Old', weekNumber: 3, culturalNotes: NOTES, referenceExamples: REFERENCES });
    const { example: changed } = await update(example._id, { title: '新', referenceExamples: [] });
    expect(changed).toEqual({ ...example, title: '新', referenceExamples: [], version: example.version + 1 });
    expect((await adminList()).find(({ _id }) => _id === example._id)).toEqual(changed);
  });

  it('changes nothing but the version with an empty change', async () => {
    const example = await course.addExample();
    expect((await update(example._id, {})).example).toEqual({ ...example, version: example.version + 1 });
  });

  it('hears that somebody else has changed the example since, and overwrites nothing', async () => {
    const { _id, version } = await course.addExample({ title: 'Old' });
    const edits = await Promise.allSettled([update(_id, { title: '甲', basedOn: version }), update(_id, { title: '乙', basedOn: version })]);
    const [refused] = edits.flatMap((edit) => (edit.status === 'rejected' ? [edit.reason] : []));
    expect(refused).toMatchObject({ code: 'conflict' });
    const [kept] = edits.flatMap((edit) => (edit.status === 'fulfilled' ? [edit.value.example] : []));
    expect((await adminList()).find((example) => example._id === _id)).toEqual(kept);
    expect((await update(_id, { title: '丙', basedOn: version + 1 })).example.title).toBe('丙');
  });

  it('keeps an example in its place when it is changed', async () => {
    const [first, second] = [await course.addExample(), await course.addExample()];
    await update(first._id, { title: 'Changed' });
    expect(ids(await adminList()).slice(-2)).toEqual([first._id, second._id]);
  });

  it('changes and deletes practice examples alone here', async () => {
    for (const id of [randomUUID(), (await course.addTask())._id]) {
      await expect(update(id, { title: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(remove(id, 'true')).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('deleting an example', () => {
  it('that nobody has submitted to takes it away', async () => {
    const example = await course.addExample();
    expect(await remove(example._id)).toEqual({ success: true });
    expect(ids(await adminList())).not.toContain(example._id);
    await expect(remove(example._id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('with submissions says how many there are, and does it when told to', async () => {
    const example = await course.addExample();
    const author = callerOf();
    await submit(author, example);
    await expect(remove(example._id)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('has 1 submission.') });
    await submit(callerOf(), example);
    await expect(remove(example._id)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('has 2 submissions.') });
    expect(ids(await adminList())).toContain(example._id);

    expect(await remove(example._id, 'true')).toEqual({ success: true });
    expect(ids(await search())).not.toContain(example._id);
    expect((await course.call(submissions.listOwnSubmissions, {}, { as: author })).submissions).toEqual([]);
    await expect(submit(callerOf(), example)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes its attempts away with it', async () => {
    const example = await course.addExample();
    await submit(callerOf(), example);
    await remove(example._id, 'true');
    expect(await course.sql('SELECT 1 FROM attempt WHERE source_text_id = $1', [example._id])).toEqual([]);
  });

  it('happens once when two admins do it at once', async () => {
    const example = await course.addExample();
    const outcomes = await Promise.allSettled([remove(example._id), remove(example._id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'not_found' });
  });

  it('waits until submissions can be asked', async () => {
    const example = await course.addExample();
    await course.services.get('submissions')!.close();
    course.services.delete('submissions');
    await expect(remove(example._id, 'true')).rejects.toMatchObject({ code: 'unavailable' });
    expect(ids(await adminList())).toContain(example._id);
    await course.start(submissionsService);
    expect(await remove(example._id)).toEqual({ success: true });
  });
});
