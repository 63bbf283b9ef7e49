import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Log } from '@transcreate/service-kit';
import { practiceExamples } from './built-in/practice-examples.js';
import { SourceTextStore } from './source-text.store.js';

/** The content that comes with the product. */
@Injectable()
export class BuiltInService implements OnModuleInit {
  constructor(
    private readonly texts: SourceTextStore,
    private readonly log: Log,
  ) {}

  /** Gives a new course something to begin with, before the first call is taken. */
  async onModuleInit(): Promise<void> {
    const created = await this.texts.fillOnce('practice', practiceExamples);
    if (created > 0) this.log.info({ created }, 'the empty course got its built-in practice examples');
  }

  /** Adds the built-in practice examples that are not there; running it again creates nothing twice and overwrites no edit. */
  async initialise(): Promise<{ created: number; skipped: number }> {
    const created = await this.texts.addBuiltIn('practice', practiceExamples);
    return { created, skipped: practiceExamples.length - created };
  }
}
