/** The sound: the voice, rain where it rains, and a few plucked notes, all made here. */
import { SPEECH_RATE } from './speech.mjs';

/** Samples a second. */
export const RATE = 48_000;
const RAIN = 0.035;
const NOTE = 0.045;
/** A beat, in seconds, and the chords of eight beats each as notes above A2 in half tones: doubtful at first, and open from the umbrella on. */
const BEAT = 0.5;
const DOUBTFUL = [[0, 7, 12, 15], [-4, 8, 12, 15], [5, 8, 12, 17], [-5, 7, 11, 14]];
const OPEN = [[3, 10, 15, 19], [-2, 10, 14, 17], [0, 7, 12, 15], [-4, 8, 12, 15]];
const PATTERN = [0, 2, 1, 3, 2, 1, 3, 1];

/** One channel of `endMs` milliseconds. `lines` are spoken at their `atMs`; `shown` are the scenes with their rain; the notes change at `turnMs`. */
export function mixed(lines, shown, turnMs, endMs) {
  const sound = new Float32Array(Math.ceil((endMs / 1_000) * RATE));
  addRain(sound, shown);
  addNotes(sound, turnMs / 1_000);
  for (const { samples, atMs } of lines) addVoice(sound, samples, Math.round((atMs / 1_000) * RATE));
  fadeOut(sound, 2.5);
  return sound;
}

/** Linear between the samples of the slower rate; what that leaves above is taken off by the filter that ffmpeg applies afterwards. */
function addVoice(sound, samples, at) {
  const step = SPEECH_RATE / RATE;
  for (let index = 0; index * step < samples.length - 1; index += 1) {
    const place = index * step;
    const low = Math.floor(place);
    sound[at + index] += 0.8 * (samples[low] + (samples[low + 1] - samples[low]) * (place - low));
  }
}

/** Soft noise; how loud follows the scenes slowly. A fixed seed: the same script makes the same sound. */
function addRain(sound, shown) {
  let seed = 26;
  let soft = 0;
  let level = 0;
  for (let index = 0; index < sound.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    soft += 0.32 * (seed / 2 ** 31 - 1 - soft);
    const ms = (index / RATE) * 1_000;
    const rain = index % 480 === 0 ? (shown.find(({ fromMs, toMs }) => ms >= fromMs && ms < toMs)?.rain ?? 0) : undefined;
    if (rain !== undefined) level += 0.02 * (rain - level);
    sound[index] += RAIN * level * soft;
  }
}

function addNotes(sound, turn) {
  const seconds = sound.length / RATE;
  for (let beat = 2; beat * BEAT < seconds - 2; beat += 1) {
    const at = beat * BEAT;
    const chords = at < turn ? DOUBTFUL : OPEN;
    const chord = chords[Math.floor(beat / 8) % chords.length];
    // In the doubtful half every other note is missing.
    if (at < turn && beat % 2 === 1) continue;
    pluck(sound, at, 110 * 2 ** (chord[PATTERN[beat % 8]] / 12));
    if (beat % 8 === 0) pluck(sound, at, 55 * 2 ** (chord[0] / 12), 1.6);
  }
}

function pluck(sound, at, frequency, weight = 1) {
  const first = Math.round(at * RATE);
  const length = Math.min(sound.length - first, Math.round(1.4 * RATE));
  for (let index = 0; index < length; index += 1) {
    const time = index / RATE;
    const phase = 2 * Math.PI * frequency * time;
    const tone = Math.sin(phase) + 0.5 * Math.sin(2 * phase) * Math.exp(-5 * time) + 0.25 * Math.sin(3 * phase) * Math.exp(-9 * time);
    sound[first + index] += NOTE * weight * tone * Math.exp(-3.6 * time) * Math.min(1, time / 0.004);
  }
}

function fadeOut(sound, seconds) {
  const length = Math.round(seconds * RATE);
  for (let index = 0; index < length; index += 1) sound[sound.length - 1 - index] *= index / length;
}
