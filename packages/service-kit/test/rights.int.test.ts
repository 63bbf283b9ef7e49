import { connect, type NatsConnection } from '@nats-io/transport-node';
import { auth, content, inboxPrefix, submissions, type ProcessName } from '@transcreate/contracts';
import { startTestBed, type TestBed } from '../src/testing/index.js';

describe('NATS', () => {
  let bed: TestBed;
  const connections: NatsConnection[] = [];
  beforeAll(async () => {
    bed = await startTestBed({ services: [] });
  });
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await bed.stop();
  });

  const as = async (process: ProcessName) => {
    const connection = await connect({ servers: bed.env['NATS_URL'], user: process, pass: process, inboxPrefix: inboxPrefix(process) });
    connections.push(connection);
    return connection;
  };
  const refused = /permissions violation/i;

  it('refuses a process with a wrong password', async () => {
    await expect(connect({ servers: bed.env['NATS_URL'], user: 'content', pass: 'guess' })).rejects.toThrow(/authorization/i);
  });

  it.each<[ProcessName, string, string]>([
    ['content', auth.login.subject, "the gateway's calls"],
    ['toolkit', submissions.countSubmissions.subject, 'a call that names another service'],
    ['submissions', 'news.auth.revocations', "another's news"],
    ['gateway', content.recordAttempt.subject, 'a call between services'],
  ])('refuses %s to publish on %s: %s', async (process, subject) => {
    const connection = await as(process);
    await expect(connection.request(subject, '{}', { timeout: 1_000 })).rejects.toThrow(refused);
  });

  it.each<[ProcessName, string, string]>([
    ['content', auth.login.subject, "another's calls"],
    ['toolkit', `${inboxPrefix('gateway')}.>`, "another's replies"],
    ['submissions', '>', 'everything'],
  ])('refuses %s to listen on %s: %s', async (process, subject) => {
    const connection = await as(process);
    const refusal = await new Promise<Error | null>((resolve) => connection.subscribe(subject, { callback: (error) => resolve(error) }));
    expect(refusal?.message).toMatch(refused);
  });
});
