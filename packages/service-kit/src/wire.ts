import type { CallContext, FailureMessage } from '@transcreate/contracts';

/** What a call looks like on NATS: JSON in UTF-8. */
export interface RequestMessage {
  input: unknown;
  context: CallContext;
}

/** Exactly one of the two. */
export type ReplyMessage = { output: unknown } | { failure: FailureMessage };

/** Where the gateway asks whether a service is well. */
export function healthSubject(service: string): string {
  return `health.${service}`;
}

export interface HealthMessage {
  up: boolean;
}
