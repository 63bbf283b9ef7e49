import { ApiRefusal } from './api.mjs';
import { addDemoClass } from './demo-class.mjs';
import { translations } from './translations.mjs';

const refusal = (status, code) => new ApiRefusal('a call', { status, body: { error: code, code, requestId: 'r' } });

/** The product's calls that the demo needs, in memory and with the product's rules. Ids of accounts are their e-mails; so are tokens. */
function fakeProduct() {
  const users = new Map([['admin@transcreate.local', 'admin']]);
  const examples = translations.map(({ title, excerpt }, index) => ({ _id: `example-${index}`, title, content: `… ${excerpt} …` }));
  const submissions = new Map();
  const votes = [];
  const signedOut = [];

  const login = ({ email }) => ({ token: email, user: { _id: email, role: users.get(email) } });

  function createUser({ email, role }) {
    if (users.has(email)) throw refusal(409, 'conflict');
    users.set(email, role);
    return { user: { email } };
  }

  function submit({ sourceTextId, ...rest }, { token, key }) {
    const id = `${sourceTextId}/${token}`;
    if (!key) throw new Error('no idempotency key');
    if (submissions.has(id)) throw refusal(409, 'already_submitted');
    submissions.set(id, { ...rest, _id: id, sourceTextId, userId: { _id: token }, status: 'submitted' });
    return {};
  }

  function vote(id, { rank }, { token }) {
    const { sourceTextId, userId } = submissions.get(id);
    if (userId._id === token) throw refusal(403, 'own_submission');
    const isTaken = votes.some((other) => other.token === token && other.rank === rank && other.sourceTextId === sourceTextId);
    if (isTaken) throw refusal(409, 'rank_taken');
    votes.push({ id, sourceTextId, token, rank });
    return {};
  }

  const voteable = (token) => ({
    examples: examples.map(({ _id }) => ({
      example: { id: _id },
      translations: [...submissions.values()]
        .filter(({ sourceTextId, status }) => sourceTextId === _id && status !== 'rejected')
        .map((submission) => ({
          id: submission._id,
          isOwner: submission.userId._id === token,
          hasVoted: votes.some((one) => one.token === token && one.id === submission._id),
        })),
    })),
  });

  return {
    base: 'http://localhost:8080', users, examples, submissions, votes, signedOut,
    async get(path, { token } = {}) {
      if (path === '/api/auth/config') return {};
      if (path === '/api/auth/admin/users') return { users: [...users.keys()].map((email) => ({ email })) };
      if (path.startsWith('/api/submissions/voteable')) return voteable(token);
      const [, sourceTextId] = /^\/api\/submissions\?sourceTextId=(.+)$/.exec(path) ?? [];
      if (sourceTextId) return { submissions: [...submissions.values()].filter((one) => one.sourceTextId === sourceTextId) };
      throw refusal(404, 'not_found');
    },
    async post(path, body, options) {
      if (path === '/api/auth/login') return login(body);
      if (path === '/api/auth/admin/users') return createUser(body);
      if (path === '/api/search/auto-search') return { results: examples };
      if (path === '/api/submissions') return submit(body, options);
      if (path === '/api/auth/logout') return signedOut.push(options.token);
      return vote(/^\/api\/submissions\/(.+)\/vote$/.exec(path)[1], body, options);
    },
    async put(path, { status }) {
      submissions.get(/^\/api\/submissions\/(.+)\/status$/.exec(path)[1]).status = status;
      return {};
    },
  };
}

async function run(product) {
  const lines = [];
  await addDemoClass(product, { email: 'admin@transcreate.local', outbox: 'nowhere', ask: undefined }, (line) => lines.push(line));
  return lines.join('\n');
}

const count = (product, status) => [...product.submissions.values()].filter((one) => one.status === status).length;
const total = translations.flatMap(({ versions }) => versions).length;

test('the class joins, hands in, is judged and votes, and everybody signs out', async () => {
  const product = fakeProduct();
  const output = await run(product);
  expect(product.users.size).toBe(25);
  expect(product.submissions.size).toBe(total);
  expect(count(product, 'approved')).toBeGreaterThan(total / 2);
  expect(count(product, 'rejected')).toBeGreaterThan(0);
  expect(count(product, 'submitted')).toBeGreaterThan(0);
  expect(product.votes.length).toBeGreaterThan(500);
  expect(new Set(product.votes.map(({ token }) => token)).size).toBe(24);
  expect(product.signedOut).toHaveLength(25);
  expect(output).toContain('Students: 24 in 3 groups; 24 added, 0 were there already.');
  expect(output).toContain(`Translations: ${total} added, 0 were there already.`);
  expect(output).toContain('  Group 3: ');
  expect(output).toContain(`Votes: ${product.votes.length} added.`);
  const last = 'Look around at http://localhost:8080: sign in as lin.yue@example.edu (林悦, Joy Lin, group 1), without a code.';
  expect(output.split('\n').at(-1)).toBe(last);
});

test('everything is anonymous, in the target language and culture', async () => {
  const product = fakeProduct();
  await run(product);
  for (const { isAnonymous, transcreation, targetLanguage, targetCulture } of product.submissions.values()) {
    expect(isAnonymous).toBe(true);
    expect(targetLanguage).toBe(/\p{Script=Han}/u.test(transcreation) ? 'Chinese' : 'English');
    expect(targetCulture).toBe(targetLanguage === 'Chinese' ? 'Chinese' : 'American');
  }
});

test('a second run says what is there and changes nothing', async () => {
  const product = fakeProduct();
  await run(product);
  const before = structuredClone([[...product.users], [...product.submissions], product.votes]);
  const output = await run(product);
  expect([[...product.users], [...product.submissions], product.votes]).toEqual(before);
  expect(output).toContain('Students: 24 in 3 groups; 0 added, 24 were there already.');
  expect(output).toContain(`Translations: 0 added, ${total} were there already.`);
  expect(output).toContain('Their status: 0 approved and 0 rejected now');
  expect(output).toContain('Votes: none added, the class has voted already.');
});

test('a second run completes what the first could not', async () => {
  const product = fakeProduct();
  await run(product);
  const [gone] = product.submissions.keys();
  product.submissions.delete(gone);
  product.users.delete('lin.yue@example.edu');
  const output = await run(product);
  expect(output).toContain('Students: 24 in 3 groups; 1 added, 23 were there already.');
  expect(output).toContain(`Translations: 1 added, ${total - 1} were there already.`);
});

test("a lecturer's decision since stays", async () => {
  const product = fakeProduct();
  await run(product);
  const approved = [...product.submissions.values()].find(({ status }) => status === 'approved');
  approved.status = 'pending';
  await run(product);
  expect(approved.status).toBe('pending');
});

test('an example that was changed or deleted is left alone, and said to be', async () => {
  const product = fakeProduct();
  product.examples[0].title = 'Another title';
  product.examples[1].content = 'Another text';
  const output = await run(product);
  expect(output).toContain(`Examples: 2 of ${translations.length} are not here, or were changed, and get no translations.`);
  expect(product.submissions.size).toBe(total - translations[0].versions.length - translations[1].versions.length);
});
