import { students } from './class.mjs';
import { signInAdmin } from './sign-in.mjs';
import { addStudents, addSubmissions, addVotes, findExamples, signOut } from './steps.mjs';
import { translations } from './translations.mjs';

/**
 * Adds the demo class to the instance behind `api`, or what is missing of it. `admin`: `{ email, outbox, ask }` as `signInAdmin` takes it;
 * `say` prints a line of progress.
 */
export async function addDemoClass(api, admin, say) {
  // It should be clear that the product answers before anybody signs in.
  await api.get('/api/auth/config');
  say(`The demo class joins ${api.base}.`);
  const token = await signInAdmin(api, admin);
  const { people, added } = await addStudents(api, token, students);
  say(`Students: ${people.length} in ${groupsOf(people).length} groups; ${added} added, ${people.length - added} were there already.`);
  const examples = await chooseExamples(api, token, say);
  const qualities = await handIn(api, token, { people, examples }, say);
  await vote(api, { people, examples, qualities }, say);
  await signOut(api, [token, ...people.map((person) => person.token)]);
  const [one] = people;
  say(`\nLook around at ${api.base}: sign in as ${one.email} (${one.name}, ${one.displayName}, group ${one.group}), without a code.`);
}

async function chooseExamples(api, admin, say) {
  const examples = await findExamples(api, admin, translations);
  const absent = translations.length - examples.length;
  if (absent > 0) say(`Examples: ${absent} of ${translations.length} are not here, or were changed, and get no translations.`);
  return examples;
}

/** Resolves to the quality of each of the class's translations, by its id. */
async function handIn(api, admin, { people, examples }, say) {
  const total = { added: 0, approved: 0, rejected: 0 };
  const qualities = new Map();
  for (const example of examples) {
    const { written, ...counts } = await addSubmissions(api, admin, people, example);
    for (const key of Object.keys(total)) total[key] += counts[key];
    for (const { id, quality } of written) qualities.set(id, quality);
    if (counts.added > 0) say(`  ${example.title}: ${counts.added} added`);
  }
  say(`Translations: ${total.added} added, ${qualities.size - total.added} were there already.`);
  say(`Their status: ${total.approved} approved and ${total.rejected} rejected now; the others stay as they are.`);
  return qualities;
}

async function vote(api, { people, examples, qualities }, say) {
  let total = 0;
  for (const group of groupsOf(people)) {
    let cast = 0;
    for (const person of people.filter((one) => one.group === group)) cast += await addVotes(api, person, examples, qualities);
    if (cast > 0) say(`  Group ${group}: ${cast} votes`);
    total += cast;
  }
  say(total > 0 ? `Votes: ${total} added.` : 'Votes: none added, the class has voted already.');
}

function groupsOf(people) {
  return [...new Set(people.map(({ group }) => group))];
}
