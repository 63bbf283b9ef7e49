import { hash } from 'node:crypto';
import type { Call, CallContext, FailureMessage } from '@transcreate/contracts';
import { z } from 'zod';
import type { TraceHeaders } from './tracing.js';

/** What a call looks like on NATS (`pack`). */
export interface RequestMessage {
  input: unknown;
  context: CallContext;
  /** The caller's span, while traces are sent somewhere. */
  trace?: TraceHeaders;
}

/** Exactly one of the two, unless the reply is written text: then the message is that text, and these headers say so. */
export type ReplyMessage = { output: unknown } | { failure: FailureMessage };

/** Where the gateway asks whether a service is well. */
export function healthSubject(service: string): string {
  return `health.${service}`;
}

export interface HealthMessage {
  up: boolean;
}

/** Headers of a reply that is written text. */
export const HEADERS = {
  /** Which shape it was written by. */
  shape: 'shape',
  /** The name of its content. */
  tag: 'tag',
} as const;

const shapes = new WeakMap<Call, string>();

/** A name of the shape of a line's output. Two processes of different releases know by it whether they mean the same. */
export function shapeOf(line: Call): string {
  const known = shapes.get(line);
  if (known) return known;
  const shape = hash('sha1', JSON.stringify(z.toJSONSchema(line.output, { io: 'output', unrepresentable: 'any' })), 'base64url');
  shapes.set(line, shape);
  return shape;
}

/** Whether a list of tags, as `If-None-Match` has it, names this one. */
export function names(known: string | undefined, tag: string): boolean {
  return known?.includes(`"${tag}"`) ?? false;
}
