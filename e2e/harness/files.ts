import type { Api } from './api.js';
import { removeLater } from './examples.js';

const SOURCES = '/api/weekly-practice-files/week/6/source';

/** The smallest PNG there is: one transparent dot. */
export const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==', 'base64');

/** A form with one file, as a browser sends it. */
export function formWith(content: string | Uint8Array<ArrayBuffer>, fileName: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('file', new File([content], fileName));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A source file of week 6; answers its id. It goes with the examples that a test removes. */
export async function newWeeklyFile(admin: Api, content: string | Uint8Array<ArrayBuffer> = '双关语\n', fileName = '讲义.txt'): Promise<string> {
  const reply = await admin.post<{ file: { _id: string } }>(SOURCES, formWith(content, fileName));
  if (reply.status !== 201) throw new Error(`No file was made: ${reply.text}`);
  removeLater(`/api/weekly-practice-files/${reply.body.file._id}`);
  return reply.body.file._id;
}

/** A picture; answers its address. */
export async function newImage(admin: Api): Promise<string> {
  const reply = await admin.post<{ imageUrl: string }>('/api/images', formWith(DOT, 'dot.png'));
  if (reply.status !== 201) throw new Error(`No picture was made: ${reply.text}`);
  return reply.body.imageUrl;
}
