import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { service as contentService } from '@transcreate/content';
import { content, subtitles } from '@transcreate/contracts';
import { builtInSegments } from '@transcreate/rules';
import { callerOf } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';
import { failureOf, persistently, startDesk, type Desk } from './desk.js';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk(contentService);
}, 60_000);
afterAll(() => desk?.stop());

describe('a subtitle submission', () => {
  test('is in the list of its segment, oldest first, for everybody', async () => {
    const [one, other] = [callerOf({ username: '李雷' }), callerOf()];
    const first = await desk.submit(1, one, { chineseTranslation: '我是不是很坏？' });
    const second = await desk.submit(1, other);
    expect(first).toEqual({
      _id: first._id, segmentId: 1, chineseTranslation: '我是不是很坏？', isAnonymous: false, weekNumber: 2, isOwner: true,
      username: '李雷', userId: { _id: one.userId, username: '李雷' }, submissionDate: expect.stringMatching(/Z$/),
    });
    expect(await desk.submissions(1, other)).toEqual([{ ...first, isOwner: false }, second]);
    expect(await desk.submissions(2)).toEqual([]);
  });

  test('belongs to week 2: other weeks have none, and none is taken for them', async () => {
    await desk.submit(3, callerOf());
    expect((await desk.call(subtitles.listSubtitleSubmissions, { segmentId: 3 })).count).toBe(1);
    expect(await desk.call(subtitles.listSubtitleSubmissions, { segmentId: 3, week: '3' })).toEqual({ success: true, data: [], count: 0 });
    const wish = { segmentId: 3, chineseTranslation: '坏', weekNumber: 3 };
    expect((await failureOf(desk.call(subtitles.submitSubtitle, wish))).code).toBe('invalid_input');
  });

  test('needs a segment that is there', async () => {
    for (const segmentId of [0, 27, 999_999]) {
      expect((await failureOf(desk.call(subtitles.submitSubtitle, { segmentId, chineseTranslation: '坏' }))).code).toBe('not_found');
    }
  });

  test('that is anonymous names its author, and its hour, to the author and admins alone', async () => {
    const author = callerOf({ username: '韩梅梅' });
    const own = await desk.submit(6, author, { isAnonymous: true });
    const [seen] = await desk.submissions(6, callerOf());
    expect(seen).toEqual({
      _id: own._id, segmentId: 6, chineseTranslation: '我是坏人吗？', isAnonymous: true, weekNumber: 2, isOwner: false,
      submissionDate: `${own.submissionDate.slice(0, 10)}T00:00:00.000Z`,
    });
    expect(await desk.submissions(6, author)).toEqual([own]);
    expect(await desk.submissions(6, desk.admin)).toEqual([{ ...own, isOwner: false }]);
    expect(own.username).toBe('韩梅梅');
  });

  test('that is sent twice with one key is made once, also at once; another text under that key is a conflict', async () => {
    const student = callerOf();
    const key = { idempotencyKey: randomUUID() };
    const [one, other] = await Promise.all([desk.submit(8, student, {}, key), desk.submit(8, student, {}, key)]);
    expect(one).toEqual(other);
    expect(await desk.submissions(8)).toHaveLength(1);
    expect((await failureOf(desk.submit(8, student, { chineseTranslation: '我泼冷水' }, key))).code).toBe('conflict');
  });

  test('of a whole class at once is there once for each', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `第 ${index} 个`);
    await Promise.all(texts.map(async (chineseTranslation) => {
      const [student, key] = [callerOf(), { idempotencyKey: randomUUID() }];
      await persistently(() => desk.submit(9, student, { chineseTranslation }, key));
    }));
    expect((await desk.submissions(9)).map(({ chineseTranslation }) => chineseTranslation).toSorted()).toEqual(texts.toSorted());
  }, 60_000);

  test('is changed by its author or an admin, and deleted for good', async () => {
    const author = callerOf();
    const { _id: id } = await desk.submit(11, author);
    const change = (as: typeof author, chineseTranslation: string) => desk.call(subtitles.updateSubtitleSubmission, { id, chineseTranslation }, { as });
    expect((await failureOf(change(callerOf(), '偷'))).code).toBe('forbidden');
    expect((await change(author, '抓住我')).submission).toMatchObject({ _id: id, chineseTranslation: '抓住我', isOwner: true });
    await change(desk.admin, '抓紧我');
    expect((await desk.submissions(11))[0]!.chineseTranslation).toBe('抓紧我');
    await desk.call(subtitles.deleteSubtitleSubmission, { id }, { as: desk.admin });
    expect(await desk.submissions(11)).toEqual([]);
    expect((await failureOf(change(author, '还在吗'))).code).toBe('not_found');
    expect((await failureOf(desk.call(subtitles.deleteSubtitleSubmission, { id }, { as: desk.admin }))).code).toBe('not_found');
  });

  test('is among what its author has handed in, in the order of the segments', async () => {
    const author = callerOf();
    for (const segmentId of [13, 12, 13]) await desk.submit(segmentId, author, { chineseTranslation: `第 ${segmentId} 句`, isAnonymous: true });
    const { data, count } = await desk.call(subtitles.listOwnSubtitleSubmissions, {}, { as: author });
    expect(data.map(({ segmentId, username }) => [segmentId, username])).toEqual([[12, author.username], [13, author.username], [13, author.username]]);
    expect(count).toBe(3);
    expect(data.map(({ sourceText }) => sourceText)).toEqual([12, 13, 13].map((id) => builtInSegments[id - 1]!.sourceText));
    expect((await desk.submissions(13, author))[0]).not.toHaveProperty('sourceText');
  });

  test("opens the references of the week's other texts for its author", async () => {
    const author = callerOf();
    const references = async () => {
      const week = await desk.call(content.listWeeklyPractice, { week: 2 }, { as: author });
      return week.map(({ referencesLocked }) => referencesLocked ?? false);
    };
    expect(await references()).toContain(true);
    await desk.submit(14, author);
    expect(await references()).not.toContain(true);
  });

  test('is taken while content is away, which hears of it later', async () => {
    const author = callerOf();
    const untold = async () => desk.sql('SELECT 1 FROM handed_in WHERE user_id = $1 AND NOT is_told', [author.userId]);
    await desk.services.get('content')!.close();
    await desk.submit(15, author);
    expect(await untold()).toHaveLength(1);
    await desk.start(contentService);
    await desk.start(service);
    while ((await untold()).length > 0) await setTimeout(20);
    const week = await desk.call(content.listWeeklyPractice, { week: 2 }, { as: author });
    expect(week.map(({ referencesLocked }) => referencesLocked ?? false)).not.toContain(true);
  }, 60_000);
});

describe('a person', () => {
  test('who is erased leaves submissions under another name and nothing else; both can be said again', async () => {
    const [auth, student, key] = [await desk.busOf('auth'), callerOf({ username: '李雷' }), { idempotencyKey: randomUUID() }];
    const { userId } = student;
    await desk.save(20, '认识一下风雨', student);
    await desk.submit(20, student, {}, key);
    for (let time = 0; time < 2; time += 1) await auth.call(subtitles.eraseUser, { userId });
    expect((await desk.segment(20, student)).chineseTranslation).toBe('');
    expect((await desk.submissions(20)).map(({ username }) => username)).toEqual(['Former student']);
    expect(await desk.sql('SELECT 1 FROM idempotency_key WHERE owner = $1', [userId])).toEqual([]);
    expect(await auth.call(subtitles.exportUser, { userId })).toMatchObject({ workingTexts: [], timeCodeChanges: [] });
  });

  test('with a new name has it everywhere, and gets everything that is kept of them', async () => {
    const [auth, admin] = [await desk.busOf('auth'), callerOf({ role: 'admin', username: 'Old' })];
    await desk.save(21, '八根钢骨', admin);
    const { _id } = await desk.submit(21, admin, { isAnonymous: true });
    await desk.sql(
      `INSERT INTO time_code_change (id, segment_id, from_start_ms, from_end_ms, to_start_ms, to_end_ms, reason, user_id, username)
       VALUES (gen_random_uuid(), 26, 1, 2, 1, 3, '太长', $1, 'Old')`,
      [admin.userId],
    );
    await auth.call(subtitles.renameUser, { userId: admin.userId, username: 'New' });
    expect((await desk.submissions(21, admin))[0]!.username).toBe('New');
    expect(await auth.call(subtitles.exportUser, { userId: admin.userId })).toMatchObject({
      workingTexts: [{ segmentId: 21, text: '八根钢骨' }],
      subtitleSubmissions: [{ _id, segmentId: 21, text: '我是坏人吗？', isAnonymous: true, username: 'New' }],
      timeCodeChanges: [{ segmentId: 26, reason: '太长', changedBy: 'New' }],
    });
  });
});
