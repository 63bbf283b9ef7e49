import { CustomSource, Input, Logging, LogLevel, MP4, WEBM } from 'mediabunny';

// What it would print about a file that it can't read is nothing that an operator can do something about.
Logging.level = LogLevel.Silent;

/** Which bytes a video has: from `start` up to, and without, `end`. */
export type ReadPart = (start: number, end: number) => Promise<Uint8Array>;

/** Pictures that every current browser can play, by the names that mediabunny has for them: H.264, VP8, VP9, AV1. */
const PLAYABLE = new Set(['avc', 'vp8', 'vp9', 'av1']);

/**
 * How long an mp4 or webm is, in whole milliseconds, by what stands in it. Null for one without pictures that a browser can play, and for one
 * that is damaged. Reads the parts that it needs; what `readPart` throws is thrown.
 */
export async function durationOf(size: number, readPart: ReadPart): Promise<number | null> {
  let broken: { error: unknown } | undefined;
  const read = async (start: number, end: number) => {
    try {
      return await readPart(start, end);
    } catch (error) {
      broken = { error };
      throw error;
    }
  };
  const input = new Input({ source: new CustomSource({ getSize: () => size, read }), formats: [MP4, WEBM] });
  try {
    return await playableDuration(input);
  } catch {
    if (broken) throw broken.error;
    return null;
  } finally {
    input.dispose();
  }
}

async function playableDuration(input: Input): Promise<number | null> {
  const track = await input.getPrimaryVideoTrack();
  if (!track || !PLAYABLE.has((await track.getCodec()) ?? '')) return null;
  const durationMs = Math.floor((await input.computeDuration()) * 1_000);
  return durationMs > 0 ? durationMs : null;
}
