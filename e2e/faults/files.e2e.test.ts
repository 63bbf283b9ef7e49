import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { eventually, type Api } from '../harness/api.js';
import { rowsOf } from '../harness/database.js';
import { newSubmission } from '../harness/examples.js';
import { formWith, newWeeklyFile } from '../harness/files.js';
import { People, type Person } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';

const TAIL = '\r\n--x--\r\n';
/** Room for two of the large files, and not for three. */
const QUOTA = '12 MB';
const LARGE = '双关语\n'.repeat(500_000);

let system: OwnSystem;
let people: People;
let student: Person;

beforeAll(async () => {
  system = await OwnSystem.start('apart', { FILES_QUOTA: QUOTA });
  people = await People.of(system);
  student = await people.student();
}, 180_000);
afterAll(() => system?.remove());

/** What is stored beside what comes with the product. */
const STOCK = `
  SELECT count(DISTINCT id)::int files, count(number)::int chunks FROM stored_file LEFT JOIN chunk ON file_id = id WHERE use NOT IN ('image', 'video')`;
const stock = async () => (await rowsOf<{ files: number; chunks: number }>(system.dataDir, 'files', STOCK, []))[0]!;

/** Begins an upload of a translation to week 5, whose bytes then are written by hand. */
function beginUpload(bytes: number): ClientRequest {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="第五周 译文.txt"\r\n\r\n';
  const headers = {
    authorization: `Bearer ${student.token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': Buffer.byteLength(head) + bytes + TAIL.length,
  };
  const sending = request(`${system.url}/api/weekly-practice-files/week/5/translation`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(head);
  return sending;
}

async function answerTo(sending: ClientRequest): Promise<{ status: number; body: { file?: { _id: string }; code?: string } }> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const pieces = await response.toArray();
  return { status: response.statusCode!, body: JSON.parse(Buffer.concat(pieces).toString()) };
}

test('an upload lives on when the files service is killed in the middle of it, and arrives to the byte', async () => {
  const text = randomBytes(1_500_000).toString('hex');
  const half = text.length / 2;
  const sending = beginUpload(text.length);
  sending.write(text.slice(0, half));
  await eventually(stock, ({ chunks }) => chunks > 3);
  const { pid } = system.process('files');
  system.process('files').kill('SIGKILL');
  sending.end(text.slice(half) + TAIL);
  const { status, body } = await answerTo(sending);
  expect(status).toBe(201);
  expect(system.process('files').pid).not.toBe(pid);
  const { text: found, headers } = await student.api.get(`/api/weekly-practice-files/${body.file!._id}/download`);
  expect(found === text).toBe(true);
  expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('第五周 译文.txt')}`);
  await people.admin.delete(`/api/weekly-practice-files/${body.file!._id}`);
  expect(await stock()).toEqual({ files: 0, chunks: 0 });
}, 180_000);

test('an upload whose sender goes away leaves nothing', async () => {
  const sending = beginUpload(3_000_000);
  sending.write('x'.repeat(1_500_000));
  await eventually(stock, ({ chunks }) => chunks > 2);
  sending.destroy();
  await eventually(stock, ({ files, chunks }) => files === 0 && chunks === 0);
});

test('a full store refuses uploads, and nothing else; what is deleted makes room again', async () => {
  const [first, second] = [await newWeeklyFile(people.admin, LARGE), await newWeeklyFile(people.admin, LARGE)];
  const author = await people.student();
  const id = await newSubmission(people.admin, author.api);
  const upload = (api: Api) => api.post('/api/weekly-practice-files/week/6/translation', formWith(LARGE, '译文.txt'));
  const refused = await Promise.all([student.api, people.admin, author.api].map(upload));
  expect(refused.map(({ status, body }) => `${status} ${body['code']}`)).toEqual(Array.from({ length: 3 }, () => '507 storage_full'));
  const [submission, ballot, download, text] = await Promise.all([
    newSubmission(people.admin, student.api),
    student.api.post(`/api/submissions/${id}/vote`, { rank: 1 }),
    student.api.get(`/api/weekly-practice-files/${first}/download`),
    author.api.put('/api/subtitles/translate/3', { chineseTranslation: '我是坏人吗？' }),
  ]);
  expect([typeof submission, ballot.body['score'], download.text === LARGE, text.status]).toEqual(['string', 3, true, 200]);
  expect((await stock()).files).toBe(2);

  expect((await people.admin.delete(`/api/weekly-practice-files/${second}`)).status).toBe(200);
  const taken = await upload(student.api);
  expect(taken.status).toBe(201);
  expect((await upload(student.api)).status).toBe(507);
  for (const file of [first, (taken.body['file'] as { _id: string })._id]) await people.admin.delete(`/api/weekly-practice-files/${file}`);
  expect(await stock()).toEqual({ files: 0, chunks: 0 });
}, 120_000);

test('a files service that is away is 503 for files, and the rest of the site goes on', async () => {
  const id = await newWeeklyFile(people.admin);
  await system.process('files').stop();
  const [list, download, vote] = await Promise.all([
    student.api.get('/api/weekly-practice-files/week/6'),
    student.api.get(`/api/weekly-practice-files/${id}/download`),
    student.api.post('/api/search/auto-search', {}),
  ]);
  expect([list.status, download.status, vote.status]).toEqual([503, 503, 200]);
  await system.process('files').start();
  expect((await student.api.get(`/api/weekly-practice-files/${id}/download`)).text).toBe('双关语\n');
}, 180_000);
