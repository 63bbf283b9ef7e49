import type { Api } from './api.js';

interface Made {
  example: { _id: string };
}

const made: string[] = [];

/** A practice example that nobody has submitted to; answers its id. Whoever makes many removes them, or every list of the product grows. */
export async function newExample(admin: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const body = { title: 'A pun', content: 'Time flies like an arrow; fruit flies like a banana.', sourceLanguage: 'English', ...fields };
  const reply = await admin.post<Made>('/api/auth/admin/practice-examples', body);
  if (reply.status !== 201) throw new Error(`No example was made: ${reply.text}`);
  removeLater(`/api/auth/admin/practice-examples/${reply.body.example._id}`);
  return reply.body.example._id;
}

/** Remembers what an admin can delete at a path, for `removeExamples`; answers the path. */
export function removeLater(path: string): string {
  made.push(path);
  return path;
}

/** Deletes the examples that this test file has made, and whatever else it has remembered. */
export async function removeExamples(admin: Api): Promise<void> {
  await Promise.all(made.splice(0).map((path) => admin.delete(`${path}?force=true`)));
}

/** A submission to a new example; answers its id. */
export async function newSubmission(admin: Api, author: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const sourceTextId = await newExample(admin);
  const reply = await author.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId, transcreation: '光阴似箭', ...fields });
  if (reply.status !== 201) throw new Error(`No submission was made: ${reply.text}`);
  return reply.body.submission._id;
}
