import { Api, eventually } from '../harness/api.js';
import { startSecondGateway, type Gateway } from '../harness/gateway.js';
import { newEmail, People } from '../harness/people.js';
import { codeFor } from '../harness/outbox.js';
import { anonymous, people, product } from '../harness/product.js';

let second: Gateway;
beforeAll(async () => {
  second = await startSecondGateway(product);
  await eventually(() => new Api(second.url).get('/api/health/ready'), (reply) => reply.status === 200);
});
afterAll(() => second?.stop());

/** Both gateways refuse the token within a second. */
async function expectDeadEverywhere(token: string): Promise<void> {
  const doors = [anonymous.as(token), new Api(second.url, token)];
  const isDead = (statuses: number[]) => statuses.every((status) => status === 401);
  await eventually(() => Promise.all(doors.map(async (api) => (await api.get('/api/auth/profile')).status)), isDead, 1_000);
}

describe('a token loses its rights in every gateway within a second', () => {
  test('by log-out', async () => {
    const { token, api } = await people.student();
    expect((await new Api(second.url, token).get('/api/auth/profile')).status).toBe(200);
    await api.post('/api/auth/logout');
    await expectDeadEverywhere(token);
  });

  test('when its person is deleted, whose address is then free again', async () => {
    const { token, email } = await people.student();
    expect((await people.admin.delete(`/api/auth/admin/users/${encodeURIComponent(email)}`)).body).toEqual({ success: true });
    await expectDeadEverywhere(token);
    expect((await anonymous.post('/api/auth/register', { email, name: 'Another' })).status).toBe(201);
  });

  test('when its person\'s role is changed; the next sign-in has the new one', async () => {
    const admin = await people.ownAdmin();
    const { status } = await people.admin.put(`/api/auth/admin/users/${encodeURIComponent(admin.email)}`, { role: 'student' });
    expect(status).toBe(200);
    await expectDeadEverywhere(admin.token);
    const again = await anonymous.post<{ token: string; user: { role: string } }>('/api/auth/login', { email: admin.email });
    expect(again.body.user.role).toBe('student');
    expect((await anonymous.as(again.body.token).get('/api/auth/admin/users')).status).toBe(403);
  });

  test('and the person\'s other sessions, and everybody else\'s, live on after a log-out', async () => {
    const person = await people.student();
    const other = await people.again(person);
    await person.api.post('/api/auth/logout');
    await expectDeadEverywhere(person.token);
    expect((await other.api.get('/api/auth/profile')).status).toBe(200);
  });
});

test('a token of one gateway is good at the other', async () => {
  const { token, user } = await new People(second.url, product.dataDir, '').visitor();
  expect((await anonymous.as(token).get('/api/auth/profile')).body).toMatchObject({ _id: user._id, id: user._id });
});

describe('sign-in', () => {
  test('by an unknown address makes a visitor, and the same address in capitals is the same person', async () => {
    const email = newEmail();
    const first = await anonymous.post<{ user: { _id: string; role: string } }>('/api/auth/login', { email });
    const again = await anonymous.post<{ user: { _id: string } }>('/api/auth/login', { email: ` ${email.toUpperCase()} ` });
    expect(first.body.user.role).toBe('visitor');
    expect(again.body.user._id).toBe(first.body.user._id);
  });

  test('of an admin takes the mailed code, once', async () => {
    const email = await people.account('admin', 'Careful');
    const challenge = await anonymous.post<{ challenge: { kind: string; expiresAt: string } }>('/api/auth/login', { email });
    expect(challenge.status).toBe(202);
    expect(challenge.body).toEqual({ challenge: { kind: 'email-code', expiresAt: expect.any(String) } });
    const code = await codeFor(product.dataDir, email);
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await anonymous.post('/api/auth/login', { email, code: wrong })).body).toMatchObject({ code: 'invalid_code' });
    expect((await anonymous.post('/api/auth/login', { email, code })).status).toBe(200);
    expect((await anonymous.post('/api/auth/login', { email, code })).body).toMatchObject({ code: 'invalid_code' });
  });

  test('says nothing of a role that a browser asks for', async () => {
    const reply = await anonymous.post<{ user: { role: string } }>('/api/auth/register', { email: newEmail(), name: 'Eve', role: 'admin' });
    expect(reply.body.user.role).toBe('visitor');
    const { api } = await people.visitor();
    await api.put('/api/auth/profile', { role: 'admin', email: 'else@example.edu' });
    expect((await api.get('/api/auth/profile')).body).toMatchObject({ role: 'visitor' });
  });

  test('by registering an address that is taken is 409', async () => {
    const { email } = await people.visitor();
    expect((await anonymous.post('/api/auth/register', { email, name: 'Twice' })).body).toMatchObject({ code: 'conflict' });
  });
});

test('the primary admin and the guest can be neither deleted nor changed out of their place', async () => {
  for (const email of ['admin@transcreate.local', 'visitor@transcreate.local']) {
    expect((await people.admin.delete(`/api/auth/admin/users/${email}`)).body).toMatchObject({ code: 'protected' });
    expect((await people.admin.put(`/api/auth/admin/users/${email}`, { role: 'student' })).body).toMatchObject({ code: 'protected' });
  }
});
