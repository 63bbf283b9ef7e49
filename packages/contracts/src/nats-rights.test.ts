import { CONTRACTS, inboxPrefix, MAX_PAYLOAD, natsConfig, natsRights, NEWS, PROCESSES, SERVICES, type ProcessName } from './index.js';

const rights = new Map(PROCESSES.map((process) => [process, natsRights(CONTRACTS, process)]));
const rightsOf = (process: ProcessName) => rights.get(process)!;
const lines = CONTRACTS.flatMap((table) => Object.values(table));
const news = Object.values(NEWS);

test('no service may make a call of the browser: that is the gateway\'s alone', () => {
  for (const service of SERVICES) expect(rightsOf(service).publish.filter((subject) => subject.startsWith('api.'))).toEqual([]);
  const api = lines.filter((line) => 'http' in line).map((line) => line.subject);
  expect(rightsOf('gateway').publish).toEqual(expect.arrayContaining(api));
});

test('an internal call may be made by the processes that its line names and by nobody else', () => {
  for (const line of lines) {
    if (!('internal' in line)) continue;
    const allowed = PROCESSES.filter((process) => rightsOf(process).publish.includes(line.subject));
    expect(allowed.toSorted()).toEqual([...line.internal].toSorted());
  }
});

test('a call is heard by its own service alone', () => {
  for (const line of lines) {
    expect(PROCESSES.filter((process) => rightsOf(process).subscribe.includes(line.subject))).toEqual([line.service]);
  }
});

test('news is told by its own service and heard by the gateway', () => {
  for (const item of news) {
    expect(PROCESSES.filter((process) => rightsOf(process).publish.includes(item.subject))).toEqual([item.from]);
    expect(PROCESSES.filter((process) => rightsOf(process).subscribe.includes(item.subject))).toEqual(['gateway']);
  }
});

test('every right names one subject, but for a process\'s own replies and the gateway\'s question after health', () => {
  for (const process of PROCESSES) {
    const { publish, subscribe } = rightsOf(process);
    expect(publish.filter((subject) => /[*>]/.test(subject))).toEqual(process === 'gateway' ? ['health.*'] : []);
    expect(subscribe.filter((subject) => /[*>]/.test(subject))).toEqual([`${inboxPrefix(process)}.>`]);
  }
});

test('nobody hears the replies of another process', () => {
  expect(new Set(PROCESSES.map(inboxPrefix)).size).toBe(PROCESSES.length);
  expect(PROCESSES.map(inboxPrefix)).not.toContain('_INBOX');
});

test('a service may answer what it received; the gateway answers nobody', () => {
  for (const service of SERVICES) expect(rightsOf(service).replies).toBe(1);
  expect(rightsOf('gateway').replies).toBe(0);
});

describe('the configuration of nats-server', () => {
  const config = natsConfig(CONTRACTS, (process) => `$${process.toUpperCase()}_NATS_PASSWORD`);

  test('has one user a process, with a password of its own', () => {
    expect([...config.matchAll(/user: "(\w+)", password: (\S+),/g)].map((match) => [match[1], match[2]])).toEqual(
      PROCESSES.map((process) => [process, `$${process.toUpperCase()}_NATS_PASSWORD`]),
    );
  });

  test('lets nobody in without a user', () => {
    expect(config).not.toContain('no_auth_user');
    expect(config).not.toMatch(/default_permissions/);
  });

  test('takes messages of 8 MB', () => {
    expect(MAX_PAYLOAD).toBe(8 * 1024 * 1024);
    expect(config).toContain(`max_payload: ${MAX_PAYLOAD}`);
  });
});
