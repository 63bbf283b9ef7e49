import { problemOf } from './file-name.js';

test.each(['第三周 练习（双关）.docx', 'résumé.pdf', 'a "b" 50% #1; x=y\'s.txt', '👩‍🏫 notes.md', '.hidden.txt', '字'.repeat(200)])('%s is a name', (name) => {
  expect(problemOf(name)).toBeUndefined();
});

test.each(['', '  ', '..', '字'.repeat(201), 'a\nb.txt', 'a\0.txt', 'photo\u202egnp.exe', 'a\u2066b.txt', '../etc/passwd', 'a\\b', 'half \ud83d.txt'])('%j is none', (name) => {
  expect(problemOf(name)).toMatch(/^must /);
});
