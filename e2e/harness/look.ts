import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds by the rules of WCAG 2.2 AA and its own best practices: one line each. Of a list of cards it looks at three, since the others
 * are alike and each costs its share of seconds.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('article:nth-of-type(n+4)').analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}\n${node.failureSummary ?? ''}`));
}

/** What reaches beyond the right edge; empty where the page does not scroll sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 150))];
  });
}
