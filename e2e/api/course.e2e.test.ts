import { newExample, newSubmission, removeExamples } from '../harness/examples.js';
import { newEmail, type Person } from '../harness/people.js';
import { people } from '../harness/product.js';

interface Example {
  _id: string;
  title: string;
  sourceLanguage: string;
  sourceCulture: string;
  weekNumber: number;
  difficulty: string;
  culturalNotes: unknown[];
  referenceExamples: { text: string; comment: string }[];
  referencesLocked?: boolean;
}
interface Submission {
  _id: string;
  transcreation: string;
  status: string;
  isOwner: boolean;
  isAnonymous: boolean;
  username?: string;
  userId?: { _id: string };
  sourceTextId: string;
}

const REFERENCE = { text: '光阴似箭', comment: 'Keeps the arrow, lets the fruit flies go.' };

let student: Person;
let other: Person;
beforeAll(async () => {
  [student, other] = await Promise.all([people.student(), people.student()]);
});
afterEach(() => removeExamples(people.admin));

const searchAs = async (person: Person, sourceLanguage?: string | null) =>
  (await person.api.post<{ results: Example[] }>('/api/search/auto-search', sourceLanguage === undefined ? {} : { sourceLanguage })).body.results;
const exampleAs = async (person: Person, id: string) => (await searchAs(person)).find((example) => example._id === id)!;
const submissionsAs = async (person: Person, sourceTextId: string) =>
  (await person.api.get<{ submissions: Submission[] }>(`/api/submissions?sourceTextId=${sourceTextId}`)).body.submissions;

describe('practice examples', () => {
  test('come of one language, or of all when it is empty, absent or null', async () => {
    const all = await searchAs(student);
    const [english, chinese] = [await searchAs(student, 'English'), await searchAs(student, 'Chinese')];
    expect(new Set(english.map((example) => example.sourceLanguage))).toEqual(new Set(['English']));
    expect(new Set(chinese.map((example) => example.sourceLanguage))).toEqual(new Set(['Chinese']));
    expect(english.length + chinese.length).toBeLessThanOrEqual((await searchAs(student, '')).length);
    expect((await searchAs(student, null)).length).toBeGreaterThanOrEqual(12);
    expect(all.length).toBeGreaterThanOrEqual(12);
  });

  test('have the defaults of the specification', async () => {
    const example = await exampleAs(student, await newExample(people.admin));
    expect(example).toMatchObject({ sourceCulture: 'American', weekNumber: 1, difficulty: 'beginner', culturalNotes: [], referenceExamples: [] });
  });

  test('keep their reference examples back until one has submitted, except from admins', async () => {
    const id = await newExample(people.admin, { referenceExamples: [REFERENCE] });
    expect(await exampleAs(student, id)).toMatchObject({ referenceExamples: [], referencesLocked: true });
    await student.api.post('/api/submissions', { sourceTextId: id, transcreation: 'x' });
    expect(await exampleAs(student, id)).toMatchObject({ referenceExamples: [REFERENCE] });
    expect((await exampleAs(student, id)).referencesLocked ?? false).toBe(false);
    expect(await exampleAs(other, id)).toMatchObject({ referenceExamples: [], referencesLocked: true });
    const { body } = await people.admin.get<{ examples: Example[] }>('/api/auth/admin/practice-examples');
    expect(body.examples.find((example) => example._id === id)).toMatchObject({ referenceExamples: [REFERENCE] });
  });

  test('change in the fields that are given and in no other', async () => {
    const id = await newExample(people.admin, { title: 'Before', difficulty: 'advanced' });
    const { body } = await people.admin.put<{ example: Example }>(`/api/auth/admin/practice-examples/${id}`, { title: 'After' });
    expect(body.example).toMatchObject({ _id: id, title: 'After', difficulty: 'advanced' });
  });

  test('are not deleted with submissions unless that is forced, and then the submissions are gone from every list', async () => {
    const id = await newExample(people.admin);
    await student.api.post('/api/submissions', { sourceTextId: id, transcreation: 'x' });
    const refused = await people.admin.delete(`/api/auth/admin/practice-examples/${id}`);
    expect([refused.status, refused.body['code']]).toEqual([409, 'conflict']);
    expect(refused.body['error']).toMatch(/1/);
    expect((await people.admin.delete(`/api/auth/admin/practice-examples/${id}?force=true`)).body).toEqual({ success: true });
    const { body } = await student.api.get<{ submissions: { sourceTextId: { _id: string } }[] }>('/api/submissions/my-submissions');
    expect(body.submissions.filter((submission) => submission.sourceTextId._id === id)).toEqual([]);
    expect((await student.api.post('/api/submissions', { sourceTextId: id, transcreation: 'x' })).status).toBe(404);
  });

  test('are filled in once: initialising again creates nothing', async () => {
    const { body } = await people.admin.post('/api/search/initialize-practice-examples');
    expect(body).toMatchObject({ success: true, created: 0, skipped: expect.any(Number) });
  });
});

describe('a submission', () => {
  test('keeps Chinese, emoji and line breaks as they were typed, in Unicode normal form C', async () => {
    const sourceTextId = await newExample(people.admin);
    const typed = '  一语双关 👩‍👧\r\n\u3000第二行 e\u0301 𠀀 \n';
    const { body, status } = await student.api.post<{ submission: Submission }>('/api/submissions', { sourceTextId, transcreation: typed });
    expect(status).toBe(201);
    expect(body.submission).toMatchObject({ transcreation: typed.normalize('NFC'), status: 'submitted', isOwner: true, sourceTextId });
  });

  test('may be 5,000 characters long, however many bytes those take', async () => {
    const body = { sourceTextId: await newExample(people.admin), transcreation: '𠀀'.repeat(5_000) };
    expect((await student.api.post('/api/submissions', body)).status).toBe(201);
  });

  test('to a practice example is anonymous whatever it says: only its author and admins see who wrote it', async () => {
    const sourceTextId = await newExample(people.admin);
    await student.api.post('/api/submissions', { sourceTextId, transcreation: 'x', isAnonymous: false, username: 'Somebody Else' });
    const [toOthers] = await submissionsAs(other, sourceTextId);
    expect(toOthers).toMatchObject({ isAnonymous: true, isOwner: false });
    expect([toOthers!.username, toOthers!.userId]).toEqual([undefined, undefined]);
    expect((await submissionsAs(student, sourceTextId))[0]).toMatchObject({ isOwner: true, userId: { _id: student.user._id } });
    const { body } = await people.admin.get<{ submissions: Submission[] }>(`/api/submissions?sourceTextId=${sourceTextId}`);
    expect(body.submissions[0]).toMatchObject({ isOwner: false, userId: { _id: student.user._id } });
  });

  test('is changed by its author and by admins, and its status by admins', async () => {
    const id = await newSubmission(people.admin, student.api);
    const change = async (api: Person['api'], transcreation: string) => (await api.put<{ submission: Submission }>(`/api/submissions/${id}`, { transcreation })).body;
    expect((await change(student.api, 'by me')).submission.transcreation).toBe('by me');
    expect((await change(people.admin, 'by the lecturer')).submission.transcreation).toBe('by the lecturer');
    for (const status of ['pending', 'approved', 'rejected', 'submitted']) {
      const { body } = await people.admin.put<{ submission: Submission }>(`/api/submissions/${id}/status`, { status });
      expect(body.submission.status).toBe(status);
    }
    expect((await people.admin.put(`/api/submissions/${id}/status`, { status: 'praised' })).status).toBe(400);
  });

  test('that is deleted is gone, and its author may submit anew', async () => {
    const sourceTextId = await newExample(people.admin);
    const body = { sourceTextId, transcreation: 'x' };
    const made = await student.api.post<{ submission: Submission }>('/api/submissions', body);
    expect((await people.admin.delete(`/api/submissions/${made.body.submission._id}`)).body).toEqual({ success: true });
    expect(await submissionsAs(student, sourceTextId)).toEqual([]);
    expect((await student.api.post('/api/submissions', body)).status).toBe(201);
  });

  test('stays when its author is deleted, without a name', async () => {
    const leaving = await people.student('Leaving Soon');
    const sourceTextId = await newExample(people.admin);
    await leaving.api.post('/api/submissions', { sourceTextId, transcreation: 'a work that stays' });
    await people.admin.delete(`/api/auth/admin/users/${encodeURIComponent(leaving.email)}`);
    const [left] = await submissionsAs(student, sourceTextId);
    expect(left).toMatchObject({ transcreation: 'a work that stays' });
    expect(JSON.stringify(left)).not.toContain('Leaving Soon');
  });
});

describe('an admin sees', () => {
  test('everybody, and who is there now', async () => {
    await student.api.post('/api/auth/online/heartbeat', { email: 'somebody@else.example', path: '/search' });
    const { body } = await people.admin.get<{ users: { email: string; role: string; online?: boolean }[] }>('/api/auth/admin/users');
    expect(body.users).toContainEqual(expect.objectContaining({ email: student.email, role: 'student', online: true }));
    expect(body.users.map((user) => user.email)).not.toContain('somebody@else.example');
  });

  test('the figures of the course', async () => {
    await newSubmission(people.admin, student.api);
    await student.api.post('/api/auth/online/heartbeat', {});
    const { body } = await people.admin.get('/api/auth/admin/stats');
    expect(body).toEqual({ totalUsers: expect.any(Number), practiceExamples: expect.any(Number), totalSubmissions: expect.any(Number), activeSessions: expect.any(Number) });
    for (const figure of Object.values(body)) expect(figure).toBeGreaterThan(0);
  });

  test('who came when, newest first, of one role if asked', async () => {
    const { body } = await people.admin.get<{ sessions: { email: string; role: string; startAt: string; durationMs: number }[] }>('/api/auth/admin/login-summary?role=student');
    const starts = body.sessions.map((session) => session.startAt);
    expect(starts).toEqual([...starts].toSorted().toReversed());
    expect(new Set(body.sessions.map((session) => session.role))).toEqual(new Set(['student']));
  });

  test('the same as a table that no spreadsheet runs', async () => {
    const formula = `=cmd${newEmail()}`;
    const { api } = await people.visitor();
    await api.post('/api/auth/online/heartbeat', {});
    await people.admin.as(undefined).post('/api/auth/login', { email: formula });
    const reply = await people.admin.get<string>('/api/auth/admin/login-summary?format=csv');
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename=.*\.csv/);
    expect(reply.text.split(/\r?\n/, 1)[0]!.replace(/^\uFEFF/, '')).toBe('email,role,start,last seen,duration (minutes)');
    expect(reply.text).not.toMatch(/^[=+@-]/m);
  });
});
