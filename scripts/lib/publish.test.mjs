import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publish } from './publish.mjs';

const DAY = 24 * 3600 * 1000;
let folder;
let site;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with these files; a build of the same name replaces the one before. */
function build(name, files) {
  rmSync(join(folder, name), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return { folder: join(folder, name), ...(name === 'shell' ? {} : { room: name }) };
}

const has = (path) => existsSync(join(site, path));
const shell = (hash) => build('shell', { 'index.html': hash, [`main.${hash}.js`]: hash, [`main.${hash}.js.br`]: hash });
const practice = (hash) => build('practice', { 'room.json': hash, 'mf-manifest.json': hash, [`app.${hash}.js`]: hash });

test('the shell lies at the root and each room below mf/', () => {
  publish(site, [shell('aaaaaaaa'), practice('bbbbbbbb')]);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('aaaaaaaa');
  expect(readFileSync(join(site, 'mf/practice/room.json'), 'utf8')).toBe('bbbbbbbb');
});

test('a release that changed nothing copies nothing', () => {
  publish(site, [shell('aaaaaaaa'), practice('bbbbbbbb')]);
  expect(publish(site, [shell('aaaaaaaa'), practice('bbbbbbbb')])).toBe(0);
});

test("the last release's hashed files stay for open tabs, 14 days from the day they were replaced", () => {
  publish(site, [shell('aaaaaaaa')], { now: 0 });
  publish(site, [shell('bbbbbbbb')], { now: 100 * DAY });
  publish(site, [shell('bbbbbbbb')], { now: 113 * DAY });
  expect(has('main.aaaaaaaa.js')).toBe(true);
  expect(has('main.aaaaaaaa.js.br')).toBe(true);
  publish(site, [shell('bbbbbbbb')], { now: 114 * DAY });
  expect(has('main.aaaaaaaa.js')).toBe(false);
  expect(has('main.aaaaaaaa.js.br')).toBe(false);
  expect(has('main.bbbbbbbb.js')).toBe(true);
});

test('a file that a later release has again is current again', () => {
  publish(site, [shell('aaaaaaaa')], { now: 0 });
  publish(site, [shell('bbbbbbbb')], { now: DAY });
  publish(site, [shell('aaaaaaaa')], { now: 2 * DAY });
  publish(site, [shell('bbbbbbbb')], { now: 15.5 * DAY });
  expect(has('main.aaaaaaaa.js')).toBe(true);
});

test('a file without a hash goes with its release', () => {
  publish(site, [build('shell', { 'index.html': '1', 'theme.js': '1' })]);
  publish(site, [build('shell', { 'index.html': '2' })]);
  expect(has('theme.js')).toBe(false);
});

test('one room is published alone and leaves everything else as it is', () => {
  publish(site, [shell('aaaaaaaa'), practice('bbbbbbbb')]);
  publish(site, [practice('cccccccc')]);
  expect(has('index.html')).toBe(true);
  expect(readFileSync(join(site, 'mf/practice/room.json'), 'utf8')).toBe('cccccccc');
  publish(site, [shell('dddddddd')]);
  expect(has('mf/practice/room.json')).toBe(true);
});

test('a room that is gone leaves the list of rooms at once', () => {
  publish(site, [shell('aaaaaaaa'), practice('bbbbbbbb')], { whole: true });
  publish(site, [shell('aaaaaaaa')], { whole: true });
  expect(has('mf/practice/room.json')).toBe(false);
  expect(has('mf/practice/app.bbbbbbbb.js')).toBe(true);
});

test('no half-copied file is left', () => {
  publish(site, [shell('aaaaaaaa'), practice('bbbbbbbb')]);
  expect(readdirSync(site, { recursive: true }).filter((name) => String(name).endsWith('.unfinished'))).toEqual([]);
});
