import { Injectable } from '@nestjs/common';
import { content, type Caller, type Dashboard, type Input, type submissions } from '@transcreate/contracts';
import { Bus } from '@transcreate/service-kit';
import { DashboardStore } from './dashboard.store.js';

/** What the course asks of a person by now, in figures. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly store: DashboardStore,
    private readonly bus: Bus,
  ) {}

  /** The guest does no work and casts no votes, so nothing waits for it. */
  async of({ userId, guest }: Caller, weeks: Input<typeof submissions.getDashboard>): Promise<Dashboard> {
    const [work, waitingForVote] = await Promise.all([
      this.bus.call(content.countWork, { userId, ...weeks }),
      guest ? 0 : this.store.countWaiting(userId),
    ]);
    return { ...work, waitingForVote };
  }
}
