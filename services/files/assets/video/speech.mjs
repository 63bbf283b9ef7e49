/** The voice: each line spoken by flite (CMU, in Debian), and when it is heard. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './programs.mjs';

/** A man's voice of the CMU ARCTIC recordings, a little slower than it speaks by itself. */
const VOICE = ['-voice', 'rms', '--setf', 'duration_stretch=1.06', '--setf', 'int_f0_target_mean=98'];
/** Samples a second that flite writes. */
export const SPEECH_RATE = 16_000;
/** What is softer counts as silence, of 1. */
const SILENCE = 0.012;

/** How much earlier a subtitle comes than its words, and how much longer it stays, in milliseconds. */
const LEAD_MS = 80;
const TAIL_MS = 240;
/** Netflix's timed text rules for English: at least 833 ms; 17 characters a second is what they allow for children, 20 for adults. */
const SHORTEST_MS = 1_000;
const CHARACTERS_A_SECOND = 17;
/** Two frames of 24 a second between one subtitle and the next. */
const BETWEEN_MS = 84;

/**
 * Speaks the lines one after the other. Answers for each what is shown when (`startMs`, `endMs`), and its samples with the moment at which
 * they begin (`samples`, `atMs`).
 */
export function speak(lines) {
  const folder = mkdtempSync(join(tmpdir(), 'advertisement-'));
  try {
    let endMs = 0;
    return lines.map(({ text, said = text, pause }, index) => {
      const file = join(folder, `${index}.wav`);
      run('flite', [...VOICE, '-t', said, '-o', file]);
      const samples = withoutSilence(samplesOf(readFileSync(file)));
      const atMs = Math.round(endMs + pause);
      const startMs = atMs - LEAD_MS;
      const spokenMs = Math.round(atMs + (samples.length / SPEECH_RATE) * 1_000);
      endMs = Math.max(spokenMs + TAIL_MS, startMs + SHORTEST_MS, startMs + Math.ceil((text.length / CHARACTERS_A_SECOND) * 1_000));
      if (pause - LEAD_MS < BETWEEN_MS) throw new Error(`Line ${index + 1} follows too soon.`);
      return { text, startMs, endMs, samples, atMs };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The samples of a WAV file of one channel and 16 bits, from -1 to 1. */
function samplesOf(wav) {
  const data = wav.subarray(wav.indexOf('data') + 8);
  return Float32Array.from({ length: Math.floor(data.length / 2) }, (_, index) => data.readInt16LE(index * 2) / 32_768);
}

function withoutSilence(samples) {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  return samples.subarray(first, last + 1);
}
