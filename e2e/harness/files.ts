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

/** A file for slides; answers the name that goes into a slide. It goes with the first slide that names it, or after a day. */
export async function newSlideFile(admin: Api, content: string | Uint8Array<ArrayBuffer> = '双关语\n', fileName = '幻灯片.txt'): Promise<string> {
  const reply = await admin.post<{ file: string }>('/api/slides/upload', formWith(content, fileName));
  if (reply.status !== 201) throw new Error(`No file was made: ${reply.text}`);
  return reply.body.file;
}

/** Slides with a file of their own; answers their address and their file's. */
export async function newSlide(admin: Api, content?: string | Uint8Array<ArrayBuffer>, fileName?: string): Promise<{ path: string; file: string }> {
  const file = await newSlideFile(admin, content, fileName);
  const reply = await admin.post<{ slide: { _id: string } }>('/api/slides', { title: '双关语', date: '2026-11-21', file });
  if (reply.status !== 201) throw new Error(`No slide was made: ${reply.text}`);
  return { path: removeLater(`/api/slides/${reply.body.slide._id}`), file: `/slides/${encodeURIComponent(file)}` };
}
