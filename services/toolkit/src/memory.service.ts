import { Injectable } from '@nestjs/common';
import type { Output, toolkit } from '@transcreate/contracts';

/** Translation memories: the class's own, then an external one. */
@Injectable()
export class MemoryService {
  async search(): Promise<Output<typeof toolkit.searchMemory>> {
    return { machine: null, suggestions: [] };
  }
}
