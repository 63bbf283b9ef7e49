/** Variables that hold secrets of the database, the mail server, the tokens and the services outside: nothing for the process that faces the network. */
const BACK_ROOM = /^(([A-Z]+_)?DATABASE_URL|SMTP_URL|[A-Z_]+_KEY)$/;

const passwordName = (user) => `${user.toUpperCase()}_NATS_PASSWORD`;

/**
 * The environment of one process: that of the supervisor, the product's own addresses, and of the NATS passwords those of the users that
 * live in it.
 *
 * @param {NodeJS.ProcessEnv} env what the supervisor was given
 * @param {{ users: string[], passwords: Record<string, string>, shared: Record<string, string> }} house `users` live in the process;
 *   `passwords` by user, empty when the NATS server is somebody else's (whose passwords then come in `env`)
 */
export function environmentOf(env, { users, passwords, shared }) {
  const own = new Set(users.map(passwordName));
  const facesNetwork = users.includes('gateway');
  const given = Object.entries({ ...env, ...shared }).filter(
    ([name]) => (!name.endsWith('_NATS_PASSWORD') || own.has(name)) && !(facesNetwork && BACK_ROOM.test(name)),
  );
  const generated = users.filter((user) => passwords[user]).map((user) => [passwordName(user), passwords[user]]);
  return Object.fromEntries([...given, ...generated]);
}
