import { Injectable } from '@nestjs/common';
import type { CourseKind, TranslationBrief } from '@transcreate/contracts';
import { BriefStore } from './brief.store.js';

/** The briefs of the weeks: what a week's translations are for. */
@Injectable()
export class BriefService {
  constructor(private readonly briefs: BriefStore) {}

  /** The brief of a week; empty when there is none. */
  async get(kind: CourseKind, weekNumber: number): Promise<{ translationBrief: string }> {
    return { translationBrief: await this.briefs.text(kind, weekNumber) };
  }

  /** Writes the brief of a week; an empty one clears it. */
  async set(type: CourseKind, weekNumber: number, text: string): Promise<TranslationBrief> {
    const translationBrief = text.trim() === '' ? '' : text;
    await this.briefs.write(type, weekNumber, translationBrief);
    return { translationBrief, weekNumber, type };
  }
}
