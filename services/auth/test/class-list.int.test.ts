import { auth, type Caller, type ClassListLine } from '@transcreate/contracts';
import { ADMIN, failureOf, GUEST, startAuthBed, type AuthBed } from './auth-bed.js';

let bed: AuthBed;
let admin: Caller;

beforeAll(async () => {
  bed = await startAuthBed();
  admin = (await bed.signIn(ADMIN)).caller;
});
afterAll(() => bed?.stop());

const asFile = (content: string | Uint8Array) => ({ file: Buffer.from(content).toString('base64') });
const preview = (content: string | Uint8Array) => bed.call(auth.previewClassList, asFile(content), { as: admin });
const load = (content: string | Uint8Array) => bed.call(auth.importClassList, asFile(content), { as: admin });
const exported = async () => (await bed.call(auth.getClassList, {}, { as: admin })).csv;
const accounts = () => bed.sql<{ email: string; name: string; role: string }>('SELECT email, name, role FROM account ORDER BY email');
const actions = ({ lines }: { lines: ClassListLine[] }) => lines.map(({ line, action, problem }) => [line, action, ...(problem ? [problem] : [])]);

test('a preview says what an import does, and does nothing', async () => {
  await bed.signIn('known@class.example');
  const list = 'email;姓名;角色\nnew@class.example;李雷;学生\nKNOWN@class.example;韩梅梅;\nnew@class.example;;\nnobody;;\n';
  const before = await accounts();
  const said = await preview(list);
  expect(actions(said)).toEqual([[2, 'create'], [3, 'update'], [4, 'refused', 'duplicate'], [5, 'refused', 'bad_email']]);
  expect(said).toMatchObject({ counts: { create: 1, update: 1, unchanged: 0, refused: 2 }, encoding: 'UTF-8', separator: 'semicolon' });
  expect(await accounts()).toEqual(before);
  expect(await load(list)).toEqual(said);
  expect(await accounts()).toEqual(expect.arrayContaining([
    { email: 'known@class.example', name: '韩梅梅', role: 'student' }, { email: 'new@class.example', name: '李雷', role: 'student' },
  ]));
  expect((await load(list)).counts).toEqual({ create: 0, update: 0, unchanged: 2, refused: 2 });
});

test('the export comes back unchanged, with Chinese names and names that look like formulas', async () => {
  await load('email,name,displayName,role\nformula@class.example,=1+1,"a ""b"", c",student\nzh@class.example,欧阳娜娜,,admin\n');
  const csv = await exported();
  expect(csv).toMatch(/^\uFEFFemail,name,displayName,role\r\n/);
  expect(csv).toContain(`formula@class.example,'=1+1,"a ""b"", c",student\r\n`);
  expect(csv).not.toContain(GUEST);
  const before = await accounts();
  const { counts } = await load(csv);
  expect(counts).toMatchObject({ create: 0, update: 0, refused: 0 });
  expect(counts.unchanged).toBe(csv.trim().split('\r\n').length - 1);
  expect(await accounts()).toEqual(before);
});

test('who was a visitor is a student at once, and their old token ends', async () => {
  const { caller } = await bed.signIn('visitor@class.example');
  await load('email\nvisitor@class.example\n');
  expect(await failureOf(bed.call(auth.heartbeat, {}, { as: caller }))).toBe('unauthenticated');
  expect((await bed.signIn('visitor@class.example')).caller.role).toBe('student');
});

test('no admin is demoted, and the accounts of the house stay as they are', async () => {
  await load('email,role\nprof@class.example,admin\n');
  const list = `email,name,role\nprof@class.example,,student\n${ADMIN},Mallory,\n${GUEST},Mallory,student\n`;
  expect(actions(await load(list))).toEqual([[2, 'refused', 'is_admin'], [3, 'refused', 'protected'], [4, 'refused', 'protected']]);
  const roles = Object.fromEntries((await accounts()).map(({ email, role }) => [email, role]));
  expect(roles).toMatchObject({ 'prof@class.example': 'admin', [ADMIN]: 'admin', [GUEST]: 'visitor' });
});

test('a class of 5,000 with Chinese names in GB18030 is imported, by two admins at once as by one', async () => {
  const bytes = Buffer.concat([
    Buffer.from('email,'), Buffer.from('d0d5c3fb', 'hex'), Buffer.from('\r\n'),
    ...Array.from({ length: 5_000 }, (_, index) => [Buffer.from(`s${index}@large.example,`), Buffer.from('c0eec0d7', 'hex'), Buffer.from(`${index}\r\n`)]).flat(),
  ]);
  expect((await preview(bytes)).counts).toEqual({ create: 5_000, update: 0, unchanged: 0, refused: 0 });
  const results = await Promise.all([load(bytes), load(bytes)]);
  const made = results.map(({ counts }) => counts.create);
  expect(made[0]! + made[1]!).toBe(5_000);
  expect(results.map(({ counts }) => counts.create + counts.unchanged)).toEqual([5_000, 5_000]);
  const stored = await bed.sql<{ name: string }>("SELECT name FROM account WHERE email LIKE '%@large.example' AND role = 'student' ORDER BY email");
  expect(stored).toHaveLength(5_000);
  expect(stored[0]!.name).toBe('李雷0');
  expect(results.map(({ encoding, lines }) => [encoding, lines.length])).toEqual([['GB18030', 5_000], ['GB18030', 5_000]]);
});

test('who signs in for the first time in the same moment is made once, and is a student afterwards', async () => {
  const people = Array.from({ length: 40 }, (_, index) => `racer-${index}@class.example`);
  const [{ counts }] = await Promise.all([load(`email\n${people.join('\n')}`), ...people.slice(0, 10).map((email) => bed.login(email))]);
  expect(counts.create + counts.update + counts.unchanged).toBe(40);
  const stored = await bed.sql<{ role: string }>("SELECT role FROM account WHERE email LIKE 'racer-%@class.example'");
  expect(stored.map(({ role }) => role)).toEqual(Array.from({ length: 40 }, () => 'student'));
});

test('what is no class list is refused with a reason, and changes nothing', async () => {
  for (const content of ['', 'name\nLi\n', 'email\n', Buffer.from([0xff, 0xff, 0x00, 0x80])]) {
    expect(await failureOf(preview(content))).toBe('invalid_input');
    expect(await failureOf(load(content))).toBe('invalid_input');
  }
  expect(await failureOf(bed.call(auth.importClassList, { file: 'no base64!' }, { as: admin }))).toBe('invalid_input');
});
