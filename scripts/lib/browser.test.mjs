import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, prepareBrowser } from './browser.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(path) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '#!/bin/sh\n', { mode: 0o755 });
  return join(folder, path);
}

/** A machine without anything; `installs` are the packages that its network has. */
function machine({ isRoot = true, installs = [], hasFont = false } = {}) {
  const asked = [];
  let fonts = hasFont ? 'Noto Serif CJK SC' : '';
  const run = async (name, words) => {
    asked.push([name, ...words].join(' '));
    if (name === 'fc-list') return { status: fonts === '' ? 127 : 0, output: fonts };
    if (words[0] === 'update') return { status: 0, output: '' };
    const wanted = words.filter((word) => !word.startsWith('-') && word !== 'install');
    if (!wanted.every((each) => installs.includes(each))) return { status: 100, output: '' };
    if (wanted.includes('chromium')) program('bin/chromium');
    if (wanted.includes('fonts-noto-cjk')) fonts = 'Noto Serif CJK SC';
    return { status: 0, output: '' };
  };
  return { env: { PATH: join(folder, 'bin') }, systemFolders: [join(folder, 'usr', 'bin')], run, isRoot, asked };
}

const prepared = async (on) => {
  const lines = [];
  await prepareBrowser((line) => lines.push(line), on);
  return lines;
};

describe('the browser', () => {
  test('is the one that CHROMIUM names, and no other', () => {
    program('bin/chromium');
    const named = program('elsewhere/my-browser');
    expect(findBrowser({ ...machine(), env: { PATH: join(folder, 'bin'), CHROMIUM: named } })).toBe(named);
    expect(() => findBrowser({ ...machine(), env: { CHROMIUM: '/nowhere/browser' } })).toThrow('CHROMIUM names /nowhere/browser');
  });

  test('is otherwise found on the PATH, and then in the folders of the system', () => {
    expect(findBrowser(machine())).toBeUndefined();
    const ofSystem = program('usr/bin/chromium');
    expect(findBrowser(machine())).toBe(ofSystem);
    const onPath = program('bin/chromium');
    expect(findBrowser(machine())).toBe(onPath);
  });
});

describe('what is missing', () => {
  test('is nothing: nothing is installed and nothing is said', async () => {
    program('bin/chromium');
    const on = machine({ hasFont: true });
    expect(await prepared(on)).toEqual([]);
    expect(on.asked.filter((command) => command.startsWith('apt-get'))).toEqual([]);
  });

  test('is installed, and one line says so', async () => {
    const lines = await prepared(machine({ installs: ['chromium', 'fonts-noto-cjk', 'fontconfig'] }));
    expect(lines).toEqual([expect.stringMatching(/^chromium, fonts-noto-cjk, fontconfig installed \(\d+\.\d s\)$/)]);
  });

  test('is looked for once more after the list of packages was brought up to date', async () => {
    const on = machine();
    await expect(prepared(on)).rejects.toThrow('it could not be installed: check the network');
    expect(on.asked.filter((command) => command.startsWith('apt-get')).map((command) => command.split(' ')[1])).toEqual(['install', 'update', 'install']);
  });

  test('and may not be installed by this user: one clear line, and nothing is tried', async () => {
    const on = machine({ isRoot: false, installs: ['chromium', 'fonts-noto-cjk', 'fontconfig'] });
    await expect(prepared(on)).rejects.toThrow(
      'Chromium is missing, which end-to-end tests need, and this user may not install it: run as root apt-get install chromium fonts-noto-cjk fontconfig, or name a browser in CHROMIUM.',
    );
    expect(on.asked.filter((command) => command.startsWith('apt-get'))).toEqual([]);
  });

  test('is a font alone: the browser that is there stays', async () => {
    program('bin/chromium');
    await expect(prepared(machine({ isRoot: false }))).rejects.toThrow(/^A font with Chinese characters is missing.*fonts-noto-cjk fontconfig\.$/);
  });
});
