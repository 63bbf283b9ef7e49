/**
 * Makes the video of the subtitle task: `node services/files/assets/video/make.mjs`. Speaks the lines of `advertisement.mjs`, measures when
 * each is heard, writes that as the built-in segments (packages/rules/src/subtitles/built-in-segments.ts), draws the pictures and puts both
 * together as `foulweather.mp4`, which is committed. Needs ffmpeg, flite and fonts-noto-cjk, all in Debian. Takes some minutes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../../../scripts/lib/refusal.mjs';
import { ENDING_MS, scenes } from './advertisement.mjs';
import { frameAt, HEIGHT, placed, RATE, WIDTH } from './picture.mjs';
import { run } from './programs.mjs';
import { writeSegments } from './segments.mjs';
import { mixed, RATE as SOUND_RATE } from './sound.mjs';
import { speak } from './speech.mjs';

const FILE = fileURLToPath(new URL('foulweather.mp4', import.meta.url));
const MOST_BYTES = 6_000_000;
/** How many frames are drawn at once. */
const AT_ONCE = 4;
/** EBU R 128, as loud as speech on the web usually is. */
const LOUDNESS = 'loudnorm=I=-17:TP=-1.5:LRA=11';
const SOUND = ['-af', `highpass=f=70,lowpass=f=7600,${LOUDNESS}`, '-ar', String(SOUND_RATE), '-ac', '1', '-c:a', 'aac', '-b:a', '72k'];
/** What Chromium and Safari play, with a whole picture at least every two seconds, so that seeking is quick. */
const PICTURE = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-preset', 'slow', '-tune', 'animation', '-crf', '27', '-g', String(2 * RATE)],
];

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'advertisement-'));
  try {
    const lines = speak(scenes.flatMap((scene) => scene.lines));
    writeSegments(lines);
    const endMs = lines.at(-1).endMs + ENDING_MS;
    const shown = placed(scenes, lines, endMs);
    const voice = join(folder, 'sound.f32');
    writeFileSync(voice, mixed(lines, shown, shown.find(({ drawing }) => drawing === 'couple').fromMs, endMs));
    await film(shown, endMs, voice, join(folder, 'film.mp4'));
    run('ffmpeg', ['-v', 'error', '-y', '-i', join(folder, 'film.mp4'), '-c', 'copy', '-movflags', '+faststart', join(folder, 'whole.mp4')]);
    const bytes = statSync(join(folder, 'whole.mp4')).size;
    console.log(`${(endMs / 1_000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`);
    if (bytes > MOST_BYTES) throw new Error('The video is larger than 6 MB: draw with less rain.');
    copyFileSync(join(folder, 'whole.mp4'), `${FILE}.new`);
    renameSync(`${FILE}.new`, FILE);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Draws frame by frame, a few ahead, and hands them to ffmpeg as it takes them. */
async function film(shown, endMs, soundFile, to) {
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i', 'pipe:0'];
  const sound = ['-f', 'f32le', '-ar', String(SOUND_RATE), '-ac', '1', '-i', soundFile];
  const args = ['-v', 'error', '-y', ...pictures, ...sound, ...PICTURE, ...SOUND, '-shortest', to];
  const encoder = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  const count = Math.ceil((endMs / 1_000) * RATE);
  const ahead = [];
  for (let frame = 0, next = 0; frame < count; frame += 1) {
    for (; next < Math.min(frame + AT_ONCE, count); next += 1) ahead.push(frameAt(shown, (next / RATE) * 1_000));
    if (!encoder.stdin.write(await ahead.shift())) await once(encoder.stdin, 'drain');
    if (frame % (10 * RATE) === 0) console.log(`${frame / RATE} s`);
  }
  encoder.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error('ffmpeg could not put the film together.');
}
