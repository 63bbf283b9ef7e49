import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import type { Person } from './people.js';
import { product } from './product.js';

/** What keeps a headless Chromium to itself: no sandbox inside a container, no calls to its maker. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** How long an expected thing may take to appear, in milliseconds: the machine may have much else to do. */
const PATIENCE = 30_000;
/** A page that has asked for nothing for this long has all that it needs, in milliseconds. */
const QUIET = 120;

export type Language = 'en' | 'zh-Hans';
export type Theme = 'light' | 'dark';

export interface VisitOptions {
  language?: Language;
  theme?: Theme;
  width?: number;
  /** Comes with this session, as if they had signed in earlier on this device. */
  person?: Person;
  url?: string;
}

/** One browser for a test file; each visit in it is a device of its own. */
export async function startBrowser(): Promise<Browser> {
  const { findBrowser } = (await import(new URL('../../scripts/lib/browser.mjs', import.meta.url).href)) as { findBrowser(): string | undefined };
  return chromium.launch({ executablePath: findBrowser() ?? 'chromium', headless: true, args: FLAGS });
}

/** A person's device at the site: a page, and everything that went wrong in it. */
export class Visit {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #underWay = new Set<Request>();
  #lastChange = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, path: string, { language = 'en', theme = 'light', width = 1_280, person, url = product.url }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: url,
      locale: language === 'en' ? 'en-GB' : 'zh-CN',
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    context.setDefaultTimeout(PATIENCE);
    if (person) await context.addInitScript(remember, { token: person.token, user: JSON.stringify(person.user) });
    const visit = new Visit(context, await context.newPage());
    visit.#listen();
    await visit.page.goto(path);
    return visit;
  }

  /** What the browser reported: errors and warnings of scripts, and everything that the page's own security policy refused. */
  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  /** Something that this visit provokes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The page shows its heading and waits for nothing more. */
  async settled(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    while (this.#underWay.size > 0 || Date.now() - this.#lastChange < QUIET) await sleep(20);
    await this.page.evaluate(() => document.fonts.ready);
  }

  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  #listen(): void {
    this.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    this.page.on('request', (request) => this.#underWay.add(request));
    this.page.on('requestfinished', (request) => this.#ended(request));
    this.page.on('requestfailed', (request) => this.#ended(request));
    this.page.on('pageerror', (error) => this.#problems.push(`exception: ${error.stack ?? error.message}`));
  }

  #ended(request: Request): void {
    this.#underWay.delete(request);
    this.#lastChange = Date.now();
  }
}

/** Runs in the page before its own scripts; once, so that a later log-out is not undone by a reload. */
function remember({ token, user }: { token: string; user: string }): void {
  if (sessionStorage.getItem('remembered')) return;
  sessionStorage.setItem('remembered', 'yes');
  localStorage.setItem('token', token);
  localStorage.setItem('user', user);
}
