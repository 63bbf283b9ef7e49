import type { Api } from './api.js';
import { removeLater } from './examples.js';

interface Made {
  tutorialTask: { _id: string };
  weeklyPractice: { _id: string };
  doc: { _id: string };
  link: { _id: string };
}

const TEXT = { title: 'ST 9', content: 'Brevity is the soul of wit.', sourceLanguage: 'English', weekNumber: 6 };

/** A tutorial task of week 6, the last of its week, that nobody has submitted to; answers its path for admins. */
export async function newTask(admin: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const { tutorialTask } = await make(admin, '/api/auth/admin/tutorial-tasks', { ...TEXT, ...fields });
  return removeLater(`/api/auth/admin/tutorial-tasks/${tutorialTask._id}`);
}

/** The same for a weekly practice. */
export async function newPractice(admin: Api, fields: Record<string, unknown> = {}): Promise<string> {
  const { weeklyPractice } = await make(admin, '/api/auth/admin/weekly-practice', { ...TEXT, ...fields });
  return removeLater(`/api/auth/admin/weekly-practice/${weeklyPractice._id}`);
}

/** A link for translators; answers its path. */
export async function newLink(admin: Api): Promise<string> {
  const { link } = await make(admin, '/api/links', { title: 'A dictionary', url: 'https://example.org', desc: '' });
  return removeLater(`/api/links/${link._id}`);
}

/** The document of a group that nobody works in; answers its path. */
export async function newDoc(admin: Api): Promise<string> {
  const { doc } = await make(admin, '/api/docs/create', GROUP_DOC);
  return `/api/docs/${doc._id}`;
}

/** A week and group with the link to its document. */
export const GROUP_DOC = { weekNumber: 6, groupNumber: 8, docUrl: 'https://docs.google.com/document/d/1AbC/edit' };

/** What an admin would write to leave a week's brief as it is. */
export async function sameBrief(admin: Api, kind: 'tutorial-tasks' | 'weekly-practice'): Promise<{ translationBrief: string; weekNumber: number }> {
  const reply = await admin.get<{ translationBrief: string }>(`/api/search/${kind}/6/brief`);
  return { translationBrief: reply.body.translationBrief, weekNumber: 6 };
}

async function make(admin: Api, path: string, body: Record<string, unknown>): Promise<Made> {
  const reply = await admin.post<Made>(path, body);
  if (reply.status !== 201 && reply.status !== 200) throw new Error(`Nothing was made at ${path}: ${reply.text}`);
  return reply.body;
}
