import { rm } from 'node:fs/promises';

export default async function stopTestPostgres() {
  const { postgres, directory } = globalThis.testPostgres ?? {};
  await postgres?.stop();
  if (directory) await rm(directory, { recursive: true, force: true });
}
