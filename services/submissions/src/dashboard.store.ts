import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';

/** How many ranks a person gives within a source text at most. */
const RANKS = 3;

/** Who may vote for what is the function `cast_vote`'s rule: not for an own translation, nor for one of a group in whose name one submitted. */
const WAITING = {
  name: 'dashboard-waiting',
  text: `
    SELECT count(*)::int AS count FROM (
      SELECT s.source_text_id FROM submission s JOIN source_text t ON t.id = s.source_text_id
      WHERE t.closed_at IS NULL AND s.status <> 'rejected' AND s.user_id <> $1::uuid AND NOT EXISTS (
        SELECT 1 FROM submission own
        WHERE own.user_id = $1::uuid AND own.source_text_id = s.source_text_id AND own.group_number = s.group_number)
      GROUP BY s.source_text_id
      HAVING LEAST(count(*), $2) > (SELECT count(*) FROM vote v WHERE v.user_id = $1::uuid AND v.source_text_id = s.source_text_id)
    ) waiting`,
};

@Injectable()
export class DashboardStore {
  constructor(private readonly database: Database) {}

  /** How many source texts have translations that a person may still give a rank. */
  async countWaiting(userId: string): Promise<number> {
    const { rows } = await this.database.pool.query<{ count: number }>({ ...WAITING, values: [userId, RANKS] });
    return rows[0]!.count;
  }
}
