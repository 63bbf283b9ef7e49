import { SERVICES, type Contract } from './call.js';
import { natsRights, type ProcessName } from './nats-rights.js';

/** The largest message on NATS in bytes. A longer reply is a failure of its own, and not a time-out. */
export const MAX_PAYLOAD = 8 * 1024 * 1024;

/** Every process that has NATS credentials. */
export const PROCESSES: readonly ProcessName[] = ['gateway', ...SERVICES];

const list = (subjects: string[]) => `[${subjects.map((subject) => `"${subject}"`).join(', ')}]`;

/**
 * The configuration of nats-server: one user a process, with the rights that follow from the tables. `password` gives what stands in the
 * password's place: a quoted text, or `$NAME` for a variable of the server's environment.
 */
export function natsConfig(contracts: readonly Contract[], password: (process: ProcessName) => string): string {
  const users = PROCESSES.map((process) => {
    const rights = natsRights(contracts, process);
    const replies = rights.replies > 0 ? `\n      allow_responses: { max: ${rights.replies}, expires: "1m" }` : '';
    return `  { user: "${process}", password: ${password(process)}, permissions: {
      publish: ${list(rights.publish)}
      subscribe: ${list(rights.subscribe)}${replies}
  } }`;
  });
  return `# Made from the tables in packages/contracts; edit those.\nmax_payload: ${MAX_PAYLOAD}\nauthorization: { users: [\n${users.join('\n')}\n] }\n`;
}
