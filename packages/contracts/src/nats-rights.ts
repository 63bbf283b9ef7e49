import type { Call, Contract, ServiceName } from './call.js';
import { NEWS } from './news.js';

/** A process with NATS credentials of its own. */
export type ProcessName = ServiceName | 'gateway';

/** What NATS lets a process do; everything else is refused. */
export interface NatsRights {
  publish: string[];
  subscribe: string[];
  /** How many messages it may send to the reply subject of each request that it received. */
  replies: number;
}

/** A reply is one message: a file travels as one request for each of its chunks. */
const REPLIES_PER_REQUEST = 1;

/** The prefix of a process's reply subjects; with the default one every process could read every reply. */
export function inboxPrefix(process: ProcessName): string {
  return `_INBOX_${process}`;
}

/** Rights follow from the tables: who makes a call may send it, whose call it is may hear it, nobody else either. */
export function natsRights(contracts: readonly Contract[], process: ProcessName): NatsRights {
  const calls = contracts.flatMap((table) => Object.values(table));
  const news = Object.values(NEWS);
  return {
    publish: [
      ...calls.filter((line) => mayCall(line, process)).map((line) => line.subject),
      ...news.filter((item) => item.from === process).map((item) => item.subject),
      ...(process === 'gateway' ? ['health.*'] : []),
    ],
    subscribe: [
      `${inboxPrefix(process)}.>`,
      ...calls.filter((line) => line.service === process).map((line) => line.subject),
      ...(process === 'gateway' ? news.map((item) => item.subject) : [`health.${process}`]),
    ],
    replies: process === 'gateway' ? 0 : REPLIES_PER_REQUEST,
  };
}

function mayCall(line: Call, process: ProcessName): boolean {
  return 'internal' in line ? line.internal.includes(process) : process === 'gateway';
}
