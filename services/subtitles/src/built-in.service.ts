import { Injectable, type OnModuleInit } from '@nestjs/common';
import { builtInSegments } from '@transcreate/rules';
import { Log } from '@transcreate/service-kit';
import { SegmentStore } from './segment.store.js';

/** The segments that come with the product. */
@Injectable()
export class BuiltInService implements OnModuleInit {
  constructor(
    private readonly segments: SegmentStore,
    private readonly log: Log,
  ) {}

  /** Gives a new course its segments, before the first call is taken. Those that are there stay as they are. */
  async onModuleInit(): Promise<void> {
    const created = await this.segments.addMissing(builtInSegments);
    if (created > 0) this.log.info({ created }, 'the course got its built-in segments');
  }
}
