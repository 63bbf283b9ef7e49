import type { HttpCall } from '@transcreate/contracts';
import { Failure } from '@transcreate/service-kit';

/** A version as `ETag` and `If-Match` write it. A weak one is taken as well: proxies that compress a reply weaken its tag. */
const TAG = /^(?:W\/)?"([1-9]\d{0,8})"$/;

/**
 * The version that a change was made from, as `If-Match` says it, for the input of a line with `versionOf`. Nothing without the header, and for
 * `*`, which means any version. A tag that never was one of ours is `invalid_input`: it can't be told whether the sender saw the newest text.
 */
export function versionIn(line: HttpCall, header: string | undefined): { basedOn?: number } {
  if (line.versionOf === undefined || header === undefined || header.trim() === '*') return {};
  const version = TAG.exec(header.trim())?.[1];
  if (version === undefined) throw new Failure({ code: 'invalid_input', details: [{ path: 'If-Match', message: 'must be the ETag of an earlier reply' }] });
  return { basedOn: Number(version) };
}

/** The `ETag` of a reply, where its line has one. */
export function etagOf(line: HttpCall, output: Record<string, unknown>): string | undefined {
  const versioned = line.versionOf === undefined ? undefined : (output[line.versionOf] as { version: number } | undefined);
  return versioned && `"${versioned.version}"`;
}
