import { content } from '@transcreate/contracts';
import { links } from './links.js';

describe('the built-in links', () => {
  it.each(links.map((link) => [link.title, link] as const))('%s is what an admin could have written, and safe', (_title, link) => {
    expect(content.createLink.input.parse(link)).toEqual(link);
    expect(link.url).toMatch(/^https:/);
    expect(link.desc).toMatch(/\.$/);
  });

  it('lead to different places', () => {
    expect(new Set(links.map(({ url }) => new URL(url).host)).size).toBe(links.length);
  });
});
