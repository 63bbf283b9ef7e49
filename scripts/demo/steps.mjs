import { createHash } from 'node:crypto';
import { ApiRefusal } from './api.mjs';
import { authorsOf, ballotOf, verdictOn } from './plan.mjs';
import { signInStudent } from './sign-in.mjs';

/** Resolves to true, or to false when the server refused with one of these codes: it is there already, or can't be any more. */
async function unless(codes, promise) {
  try {
    await promise;
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal && codes.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Adds the accounts that are missing and signs everybody in; `{ people, added }`, each of them with `id` and `token`. One after the other:
 * where students can't sign in, one account is left behind and not 24.
 */
export async function addStudents(api, admin, students) {
  const { users } = await api.get('/api/auth/admin/users', { token: admin });
  const known = new Set(users.map(({ email }) => email));
  const people = [];
  let added = 0;
  for (const student of students) {
    const { email, name, displayName } = student;
    const isNew = !known.has(email)
      && (await unless(['conflict'], api.post('/api/auth/admin/users', { email, name, displayName, role: 'student' }, { token: admin })));
    added += isNew ? 1 : 0;
    people.push({ ...student, ...(await signInStudent(api, email)) });
  }
  return { people, added };
}

/** The practice examples of this instance that the class has translations for: `[{ ...translation, _id }]`. */
export async function findExamples(api, admin, translations) {
  const { results } = await api.post('/api/search/auto-search', {}, { token: admin });
  return translations.flatMap((translation) => {
    const found = results.find(({ title, content }) => title === translation.title && content.includes(translation.excerpt));
    return found ? [{ ...translation, _id: found._id }] : [];
  });
}

/** Everything that was handed in to an example, by the author's id. */
async function submissionsTo(api, admin, example) {
  const { submissions } = await api.get(`/api/submissions?sourceTextId=${example._id}`, { token: admin });
  return new Map(submissions.map((submission) => [submission.userId._id, submission]));
}

/**
 * Hands in what is missing of an example's translations and gives those that wait their status; `{ added, approved, rejected, written }`,
 * the latter the example's translations by the class: `[{ id, quality }]`.
 */
export async function addSubmissions(api, admin, students, example) {
  const work = authorsOf(example, students);
  const before = await submissionsTo(api, admin, example);
  for (const { student, version } of work) {
    if (before.has(student.id)) continue;
    await unless(['already_submitted', 'conflict'], submit(api, example, student, version));
  }
  const after = await submissionsTo(api, admin, example);
  const mine = work.flatMap(({ student, version }) => {
    const submission = after.get(student.id);
    return submission ? [{ version, submission }] : [];
  });
  const verdicts = await judge(api, admin, mine);
  return {
    added: after.size - before.size,
    ...verdicts,
    written: mine.map(({ version, submission }) => ({ id: submission._id, quality: version.quality })),
  };
}

function submit(api, example, { email, token }, { text, explanation = '' }) {
  const body = {
    sourceTextId: example._id,
    targetCulture: example.target === 'Chinese' ? 'Chinese' : 'American',
    targetLanguage: example.target,
    transcreation: text,
    explanation,
    isAnonymous: true,
  };
  return api.post('/api/submissions', body, { token, key: idempotencyKey(email, body) });
}

/** The same for the same student and translation, so that two runs at once make nothing twice. */
function idempotencyKey(email, body) {
  return `demo-${createHash('sha256').update(JSON.stringify([email, body])).digest('hex').slice(0, 32)}`;
}

/** Sets the status of what still waits; what a lecturer has decided since stays. */
async function judge(api, admin, work) {
  const count = { approved: 0, rejected: 0 };
  for (const { version, submission } of work) {
    const status = verdictOn(version);
    if (submission.status !== 'submitted' || status === 'submitted') continue;
    const isSet = await unless(['not_found'], api.put(`/api/submissions/${submission._id}/status`, { status }, { token: admin }));
    count[status] += isSet ? 1 : 0;
  }
  return count;
}

/**
 * A student votes in each of the examples in which the student has not voted yet. `examples`: `[{ _id, title }]`; `qualities`: the quality of
 * each of the class's translations by its id. Resolves to the number of votes.
 */
export async function addVotes(api, { email, token }, examples, qualities) {
  const reply = await api.get('/api/submissions/voteable?category=practice&summary=true', { token });
  const translationsOf = new Map(reply.examples.map(({ example, translations }) => [example.id, translations]));
  let cast = 0;
  for (const { _id, title } of examples) {
    const translations = translationsOf.get(_id) ?? [];
    if (translations.some(({ hasVoted }) => hasVoted)) continue;
    const others = translations.filter(({ isOwner }) => !isOwner).map(({ id }) => ({ id, quality: qualities.get(id) }));
    for (const { id, rank } of ballotOf(email, title, others)) {
      // Whoever votes by hand at the same moment, or rejects the translation, comes first.
      const isCast = await unless(['rank_taken', 'own_submission', 'not_found'], api.post(`/api/submissions/${id}/vote`, { rank }, { token }));
      cast += isCast ? 1 : 0;
    }
  }
  return cast;
}

/** Ends the sessions that the demo has begun. */
export async function signOut(api, tokens) {
  await Promise.all(tokens.map((token) => api.post('/api/auth/logout', {}, { token })));
}
