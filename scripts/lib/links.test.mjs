import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './workspaces.mjs';

const pages = ['.', 'docs'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: folder !== '.' }).map((name) => join(folder, name))).filter((name) => name.endsWith('.md'));
const read = (name) => readFileSync(join(ROOT, name), 'utf8');

/** The names by which a page's headings are linked to, as GitHub and most others make them. */
const anchorsOf = (text) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-'));

test.each(pages)('every link of %s leads somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)].map(([, path, anchor]) => ({ file: path ? join(dirname(page), path) : page, anchor }));
  const broken = links.filter(({ file, anchor }) => !existsSync(join(ROOT, file)) || (anchor && !anchorsOf(read(file)).includes(anchor)));
  expect(broken).toEqual([]);
});
