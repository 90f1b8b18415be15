/** A real browser for a file of tests, and what went wrong on the pages that it showed. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { chromiumArgs, findHeadlessChromium } from '#scripts/chromium.mjs';

export interface Visit {
  page: Page;
  /** Errors and warnings in the console, uncaught errors, and calls to anybody but the site and the page's own origin. */
  troubles: string[];
}

export interface Visitors {
  /** A person with a browser of their own: no cookies, no storage, English unless said otherwise. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

export function visitorsOf(siteUrl: string): Visitors {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(() => browser.close());

  return {
    async visit(options = {}) {
      const context = await browser.newContext({
        baseURL: siteUrl,
        locale: 'en-GB',
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      return { page, troubles: troublesOn(page, siteUrl) };
    },
  };
}

function troublesOn(page: Page, siteUrl: string): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const own = page.url().startsWith('http') ? new URL(page.url()).origin : origin;
    if (![new URL(siteUrl).origin, own].includes(origin)) troubles.push(`third party: ${request.url()}`);
  });
  return troubles;
}
