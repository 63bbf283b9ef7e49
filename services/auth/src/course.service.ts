import { Injectable } from '@nestjs/common';
import { auth, content, submissions, type Input, type Output } from '@transcreate/contracts';
import { Bus } from '@transcreate/service-kit';
import { AccountStore } from './account.store.js';
import { loginSessionOf, loginSummaryCsv } from './login-summary.js';
import { PresenceService } from './presence.service.js';

/** How long another service may take for its figure, in ms: a page with a gap is better than a page that waits. */
const FIGURE_MS = 1_500;
/** The longest login summary, in rows: about half of what a reply may hold. */
const MAX_ROWS = 20_000;

/** What an admin sees of the course as a whole. */
@Injectable()
export class CourseService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly presence: PresenceService,
    private readonly bus: Bus,
  ) {}

  /** A figure whose service cannot be asked is null. */
  async stats(): Promise<Output<typeof auth.getStats>> {
    const [totalUsers, activeSessions, practiceExamples, totalSubmissions] = await Promise.all([
      this.accounts.count(),
      this.presence.countActive(),
      this.#figure(content.countExamples),
      this.#figure(submissions.countSubmissions),
    ]);
    return { totalUsers, practiceExamples, totalSubmissions, activeSessions };
  }

  /** Login sessions of the last `sinceMs`, newest first; of more than 20,000 the newest. */
  async loginSummary({ sinceMs, role, format }: Input<typeof auth.getLoginSummary>): Promise<Output<typeof auth.getLoginSummary>> {
    // A database knows no times before 4713 BC.
    const since = new Date(Math.max(0, Date.now() - sinceMs));
    const rows = await this.presence.list(since, role === 'all' ? undefined : role, MAX_ROWS);
    const sessions = rows.map(loginSessionOf);
    return format === 'csv' ? { csv: loginSummaryCsv(sessions) } : { sessions };
  }

  async #figure(line: typeof content.countExamples | typeof submissions.countSubmissions): Promise<number | null> {
    try {
      return (await this.bus.call(line, {}, {}, { deadlineMs: FIGURE_MS })).count;
    } catch {
      return null;
    }
  }
}
