import { Injectable } from '@nestjs/common';
import {
  content, type Caller, type Input, type Output, type ReviewedSubmission, type SubmissionActivity, type submissions,
} from '@transcreate/contracts';
import { score } from '@transcreate/rules';
import { Bus } from '@transcreate/service-kit';
import { daysUntil } from './days.js';
import { ReviewStore } from './review.store.js';
import { viewFor } from './submission-view.js';

type Line = typeof submissions.reviewSubmissions;

/** How many days back the course's activity is told. */
const ACTIVITY_DAYS = 14;

/** What admins see of the whole class's work. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly store: ReviewStore,
    private readonly bus: Bus,
  ) {}

  /** A page of the class's submissions, newest first; what was submitted to a text that is just being deleted is left out. */
  async list({ page, ...filter }: Input<Line>, caller: Caller): Promise<Output<Line>> {
    const { rows, total, pages } = await this.store.page(filter, page);
    const ids = [...new Set(rows.map((row) => row.sourceTextId))];
    const { sourceTexts } = ids.length === 0 ? { sourceTexts: [] } : await this.bus.call(content.getSourceTexts, { ids });
    const byId = new Map(sourceTexts.map((text) => [text._id, text]));
    const reviewed = rows.flatMap((row): ReviewedSubmission[] => {
      const text = byId.get(row.sourceTextId);
      const seen = viewFor(caller, row);
      return text ? [{ ...seen, sourceTextId: text, score: score(seen.voteCounts) }] : [];
    });
    return { submissions: reviewed, total, pages };
  }

  /** What the submissions tell of the course's life: counts alone. */
  async activity(now = new Date()): Promise<SubmissionActivity> {
    const days = daysUntil(now, ACTIVITY_DAYS);
    const [byWeek, active, byStatus] = await Promise.all([this.store.byWeek(), this.store.byDay(days[0]!), this.store.byStatus()]);
    const activeOn = new Map(active.map((row) => [row.day, row]));
    return {
      byWeek,
      byDay: days.map((day) => activeOn.get(day) ?? { day, people: 0, submissions: 0 }),
      byStatus: { submitted: 0, pending: 0, approved: 0, rejected: 0, ...byStatus },
    };
  }
}
