import { FILES } from '@transcreate/contracts/browser';

/** The limit in the unit that people read. */
export const LIMIT_MB = FILES.largest / 1024 / 1024;

/** Why a file need not be sent at all. What is in it, the server judges. */
export function uploadProblem({ size }: { size: number }): 'uploadTooLarge' | 'uploadEmpty' | null {
  if (size === 0) return 'uploadEmpty';
  return size > FILES.largest ? 'uploadTooLarge' : null;
}
