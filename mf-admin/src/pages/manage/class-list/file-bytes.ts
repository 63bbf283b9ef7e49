import { CLASS_LIST } from '@transcreate/contracts/browser';

/** What keeps a file from being sent as a class list; null if nothing. */
export function fileProblem({ size }: Pick<File, 'size'>): 'listEmpty' | 'listTooLarge' | null {
  if (size === 0) return 'listEmpty';
  return size > CLASS_LIST.largest ? 'listTooLarge' : null;
}

/** A file's bytes in base64. Rejects if the browser can't read the file any more. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}
