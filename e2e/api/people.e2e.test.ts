import { Api, eventually } from '../harness/api.js';
import { newPractice } from '../harness/course-work.js';
import { removeExamples } from '../harness/examples.js';
import { formWith } from '../harness/files.js';
import { startSecondGateway, type Gateway } from '../harness/gateway.js';
import { newEmail, type Person } from '../harness/people.js';
import { anonymous, people, product } from '../harness/product.js';
import { ROWS } from './permission-rows.js';

const FORMER = 'Former student';

let second: Gateway;
beforeAll(async () => {
  second = await startSecondGateway(product);
  await eventually(() => new Api(second.url).get('/api/health/ready'), (reply) => reply.status === 200, 30_000);
}, 180_000);
afterAll(async () => {
  await second?.stop();
  await removeExamples(people.admin);
});

const account = (email: string) => `/api/auth/admin/users/${encodeURIComponent(email)}`;

/** What somebody leaves in every service, and where others see their name with it. */
async function work(person: Person): Promise<{ own: string; names: () => Promise<unknown[]> }> {
  const text = (await newPractice(people.admin)).split('/').at(-1)!;
  const { body } = await person.api.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId: text, transcreation: '光阴似箭' });
  const file = await person.api.post<{ file: { _id: string } }>('/api/weekly-practice-files/week/6/translation', formWith('双关\n', '译文.txt'));
  const message = await person.api.post<{ message: { _id: string } }>('/api/messages', { content: '谢谢' });
  const caption = await person.api.post<{ submission: { _id: string } }>('/api/subtitle-submissions/submit', { segmentId: 26, chineseTranslation: '我是坏人吗？' });
  expect([file.status, message.status, caption.status]).toEqual([201, 201, 201]);
  const { admin } = people;
  const names = async () => {
    const submissions = await admin.get<{ submissions: { _id: string; username: string }[] }>(`/api/submissions?sourceTextId=${text}`);
    const files = await admin.get<{ files: { _id: string; uploadedBy: string }[] }>('/api/weekly-practice-files/week/6');
    const messages = await admin.get<{ messages: { _id: string; userName: string }[] }>('/api/messages');
    const captions = await admin.get<{ data: { _id: string; username: string }[] }>('/api/subtitle-submissions/segment/26?week=2');
    return [
      submissions.body.submissions.find(({ _id }) => _id === body.submission._id)?.username,
      files.body.files.find(({ _id }) => _id === file.body.file._id)?.uploadedBy,
      messages.body.messages.find(({ _id }) => _id === message.body.message._id)?.userName,
      captions.body.data.find(({ _id }) => _id === caption.body.submission._id)?.username,
    ];
  };
  return { own: body.submission._id, names };
}

const everywhere = (name: string) => Array.from({ length: 4 }, () => name);

describe('a person who is deleted', () => {
  test('leaves their work under another name in every service, and their votes; the address is free, and the token dead', async () => {
    const [leaver, reader] = [await people.student(), await people.student()];
    const { names } = await work(leaver);
    const { own } = await work(reader);
    await leaver.api.post(`/api/submissions/${own}/vote`, { rank: 1 });
    expect((await people.admin.delete(account(leaver.email))).body).toEqual({ success: true });
    await eventually(names, (seen) => seen.every((name) => name === FORMER), 15_000);
    const vote = await reader.api.get<{ submissions: { _id: string; voteCounts: object }[] }>('/api/submissions/my-submissions');
    expect(vote.body.submissions.find(({ _id }) => _id === own)?.voteCounts).toEqual({ '1': 1, '2': 0, '3': 0 });
    const doors = [leaver.api, new Api(second.url, leaver.token)];
    await eventually(() => Promise.all(doors.map(async (api) => (await api.get('/api/auth/profile')).status)), (all) => all.every((status) => status === 401), 1_000);
    const seen = JSON.stringify(await Promise.all(['/api/auth/admin/users', '/api/messages', '/api/auth/admin/login-summary'].map((path) => people.admin.get(path))));
    expect(seen).not.toContain(leaver.email);
    expect((await anonymous.post('/api/auth/register', { email: leaver.email, name: 'Another' })).status).toBe(201);
  });
});

describe('a person who takes another username', () => {
  test('has it on all that they have done, in every service', async () => {
    const person = await people.student();
    const { names } = await work(person);
    const username = `画家-${person.user._id.slice(0, 4)}`;
    expect((await person.api.put('/api/auth/profile', { username })).status).toBe(200);
    expect(await eventually(names, (seen) => seen.every((name) => name === username), 15_000)).toEqual(everywhere(username));
  });
});

describe('own data', () => {
  test('is one file with what every service has of the person, and nothing of others', async () => {
    const [person, other] = [await people.student(), await people.student()];
    const { own } = await work(person);
    await work(other);
    const reply = await person.api.get<Record<string, unknown>>('/api/auth/my-data');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(reply.body).toMatchObject({
      account: { email: person.email, role: 'student' },
      submissions: { submissions: [{ _id: own, transcreation: '光阴似箭' }] },
      files: { weeklyFiles: [{ fileName: '译文.txt' }] },
      messages: { messages: [{ content: '谢谢' }] },
    });
    expect(reply.text).toContain('我是坏人吗？');
    expect(reply.text).not.toContain(other.email);
    expect(reply.text).not.toContain(other.user._id);
  });
});

describe('a class list', () => {
  const send = (step: 'preview' | 'import', content: string | Buffer, as = people.admin) =>
    as.post<{ counts: object; encoding: string; lines: object[] }>(`/api/auth/admin/class-list/${step}`, { file: Buffer.from(content).toString('base64') });

  test('from a spreadsheet in China is shown first, then imported, and its people get in as students', async () => {
    const [li, han] = [newEmail('li'), newEmail('han')];
    const head = Buffer.concat([Buffer.from('email;'), Buffer.from('d0d5c3fb', 'hex'), Buffer.from('\r\n')]);
    const rows = [li, han].map((email) => Buffer.concat([Buffer.from(`${email};`), Buffer.from('c0eec0d7', 'hex'), Buffer.from('\r\n')]));
    const list = Buffer.concat([head, ...rows, Buffer.from('nobody;x\r\n')]);
    const counts = { create: 2, update: 0, unchanged: 0, refused: 1 };
    expect((await send('preview', list)).body).toMatchObject({ counts, encoding: 'GB18030', lines: [{ line: 2, name: '李雷' }, { line: 3 }, { problem: 'bad_email' }] });
    const users = await people.admin.get('/api/auth/admin/users');
    expect(users.text).not.toContain(li);
    expect((await send('import', list)).body).toMatchObject({ counts });
    const { user } = await people.returning(li);
    expect(user).toMatchObject({ name: '李雷', role: 'student' });
    await Promise.all([li, han].map((email) => people.admin.delete(account(email))));
  });

  test('comes out as a table that spreadsheets open, and in again without a change', async () => {
    const student = await people.student('欧阳娜娜');
    const reply = await people.admin.get<string>('/api/auth/admin/class-list');
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="class-list.csv"');
    expect(reply.text).toContain(`${student.email},欧阳娜娜,欧阳娜娜,student\r\n`);
    // What fetch reads as text has lost the mark that a spreadsheet needs.
    const raw = await fetch(`${product.url}/api/auth/admin/class-list`, { headers: { authorization: `Bearer ${people.admin.token}` } });
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await send('preview', reply.text)).body.counts).toMatchObject({ create: 0, update: 0, refused: 0 });
  });

  test('that is too large is refused before it is read', async () => {
    const { status, body } = await send('import', Buffer.alloc(3_000_000, 'a'));
    expect([status, body]).toEqual([413, expect.objectContaining({ code: 'too_large' })]);
  });
});

test('a demoted admin loses every right at once, at every door, and has none of them with a new token', async () => {
  const admin = await people.ownAdmin();
  const reads = ROWS.filter(({ route, answers }) => route.startsWith('GET ') && !route.includes(':') && answers[7] === '200' && answers[5] === '403 forbidden');
  expect(reads.length).toBeGreaterThan(5);
  const world = { people, admin: people.admin, student: await people.student() };
  const paths = await Promise.all(reads.map(async (row) => (await row.request(world)).path));
  const statuses = (doors: Api[]) => Promise.all(doors.flatMap((api) => paths.map(async (path) => (await api.get(path)).status)));
  const doors = [admin.api, new Api(second.url, admin.token)];
  expect(new Set(await statuses(doors))).toEqual(new Set([200]));
  expect((await people.admin.put(account(admin.email), { role: 'student' })).status).toBe(200);
  await eventually(() => statuses(doors), (all) => all.every((status) => status === 401), 1_000);
  const { token } = await people.returning(admin.email);
  expect(new Set(await statuses([anonymous.as(token), new Api(second.url, token)]))).toEqual(new Set([403]));
});
