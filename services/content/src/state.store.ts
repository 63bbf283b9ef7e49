import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';

/** How things stand for a person. */
export interface State {
  /** Of all source texts. */
  version: number;
  /** The ids of the source texts that the person has submitted to. */
  attempted: readonly string[];
}

const STATES = {
  name: 'states',
  text: `
    SELECT person AS id, (SELECT version FROM source_text_version) AS version,
      coalesce((SELECT string_agg(source_text_id::text, ',') FROM attempt WHERE user_id = person), '') AS attempted
    FROM unnest($1::uuid[]) person`,
};

const VERSION = { name: 'version', text: 'SELECT version FROM source_text_version' };

/** What must be read for every list: all else is kept. Plain SQL, because it is read more often than everything else together. */
@Injectable()
export class StateStore {
  constructor(private readonly database: Database) {}

  async read(userIds: readonly string[]): Promise<(userId: string) => State> {
    const { rows } = await this.database.pool.query<{ id: string; version: number; attempted: string }>({ ...STATES, values: [userIds] });
    const states = new Map(rows.map(({ id, version, attempted }) => [id, { version, attempted: attempted === '' ? [] : attempted.split(',') }]));
    return (userId) => states.get(userId)!;
  }

  async version(): Promise<number> {
    const { rows } = await this.database.pool.query<{ version: number }>(VERSION);
    return rows[0]!.version;
  }
}
