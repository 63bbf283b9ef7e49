import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeIn, watchOutbox } from './outbox.mjs';

const mail = (to, subject) => `From: Course <course@example.edu>\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nYour code is 999999.\r\n`;

test.each([
  [mail('li@example.edu', 'Your Transcreate sign-in code: 123456'), { to: 'li@example.edu', code: '123456' }],
  [mail('Li Lei <li@example.edu>', 'Your Transcreate sign-in code: 012345'), { to: 'li@example.edu', code: '012345' }],
  [mail('li@example.edu', 'Hello'), undefined],
  ['From: Course <cou', undefined],
])('the code of a mail and whom it is for', (text, found) => {
  expect(codeIn(text)).toEqual(found);
});

test('mails that were there before are not shown again; each new one is shown once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  writeFileSync(join(folder, 'old.eml'), mail('old@example.edu', 'Your Transcreate sign-in code: 111111'));
  const found = [];
  const stop = watchOutbox(folder, (code) => found.push(code));
  try {
    writeFileSync(join(folder, 'new.eml'), mail('new@example.edu', 'Your Transcreate sign-in code: 222222'));
    writeFileSync(join(folder, 'new.eml'), mail('new@example.edu', 'Your Transcreate sign-in code: 222222'));
    for (let waited = 0; found.length === 0 && waited < 2000; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(found).toEqual([{ to: 'new@example.edu', code: '222222' }]);
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
