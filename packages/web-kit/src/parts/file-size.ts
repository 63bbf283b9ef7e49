import { FILES } from '@transcreate/contracts/browser';

/** The limit in the unit that people read. */
export const LIMIT_MB = FILES.largest / 1024 / 1024;

/** Why a file need not be sent at all. What is in it, the server judges. */
export function uploadProblem({ size }: { size: number }): 'uploadTooLarge' | 'uploadEmpty' | null {
  if (size === 0) return 'uploadEmpty';
  return size > FILES.largest ? 'uploadTooLarge' : null;
}

/** A size in bytes as people read it: '12 KB', '3.4 MB'. */
export function sizeText(bytes: number, language: string): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB'];
  const digits = unit === 'MB' && value < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(bytes === 0 ? 0 : Math.max(value, 1))} ${unit}`;
}
