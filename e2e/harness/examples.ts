import type { Api } from './api.js';

interface Made {
  example: { _id: string };
}

/** A practice example that nobody has submitted to; answers its id. */
export async function newExample(admin: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const body = { title: 'A pun', content: 'Time flies like an arrow; fruit flies like a banana.', sourceLanguage: 'English', ...fields };
  const reply = await admin.post<Made>('/api/auth/admin/practice-examples', body);
  if (reply.status !== 201) throw new Error(`No example was made: ${reply.text}`);
  return reply.body.example._id;
}

/** A submission to a new example; answers its id. */
export async function newSubmission(admin: Api, author: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const sourceTextId = await newExample(admin);
  const reply = await author.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId, transcreation: '光阴似箭', ...fields });
  if (reply.status !== 201) throw new Error(`No submission was made: ${reply.text}`);
  return reply.body.submission._id;
}
