import { join } from 'node:path';
import { createApi } from '../demo/api.mjs';
import { signInAdmin } from '../demo/sign-in.mjs';
import { readSettings } from '../lib/settings.mjs';

/** Imports so many students as an admin does, with a class list; answers their addresses. */
export async function enrol({ url, dataDir }, count) {
  const api = createApi(url, { say: () => undefined });
  const token = await signInAdmin(api, { email: readSettings(process.env).adminEmail, outbox: join(dataDir, 'outbox') });
  const emails = Array.from({ length: count }, (_, number) => `student-${number + 1}@example.edu`);
  const lines = ['email,name', ...emails.map((email, number) => `${email},学生 ${number + 1}`)];
  await api.post('/api/auth/admin/class-list/import', { file: Buffer.from(lines.join('\n')).toString('base64') }, { token });
  return emails;
}
