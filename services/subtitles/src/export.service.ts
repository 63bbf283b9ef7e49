import { Injectable } from '@nestjs/common';
import type { Caller, Input, subtitles, WrittenFile } from '@transcreate/contracts';
import { writeSubRip, writeWebVtt } from '@transcreate/rules';
import { SegmentStore } from './segment.store.js';
import { WorkingTextStore } from './working-text.store.js';

type Wish = Input<typeof subtitles.exportSegments>;

const FORMATS = {
  srt: { write: writeSubRip, mediaType: 'application/x-subrip; charset=utf-8' },
  vtt: { write: writeWebVtt, mediaType: 'text/vtt; charset=utf-8' },
};

/** The segments as a subtitle file. */
@Injectable()
export class ExportService {
  constructor(
    private readonly segments: SegmentStore,
    private readonly texts: WorkingTextStore,
  ) {}

  /** The source lines, or the caller's own texts; segments without one are left out. */
  async write({ format, lang }: Wish, caller: Caller): Promise<WrittenFile> {
    const rows = await this.segments.list();
    const own = lang === 'zh' ? await this.texts.listBy(caller.userId) : undefined;
    const cues = rows
      .map(({ id, startMs, endMs, sourceText }) => ({ startMs, endMs, text: own ? own.get(id) : sourceText }))
      .filter((cue): cue is typeof cue & { text: string } => cue.text !== undefined);
    const { write, mediaType } = FORMATS[format];
    return { fileName: `subtitles-${lang}.${format}`, mediaType, text: write(cues) };
  }
}
