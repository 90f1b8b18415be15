/** A real browser for a test file, and the problems on its pages: console errors, uncaught errors, third-party calls. */
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

export interface Visit {
  page: Page;
  /** Console errors and warnings, uncaught errors, and calls to origins other than the site and the page's own. */
  problems: string[];
}

export interface TestBrowser {
  /** Opens a page in a new browser context: no cookies, no storage, English by default. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

export function browserFor(siteUrl: string): TestBrowser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'));
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
      // Passing tests never wait this long; a busy machine may.
      context.setDefaultTimeout(45_000);
      const page = await context.newPage();
      return { page, problems: recordProblems(page, siteUrl) };
    },
  };
}

/** Resolves once the site's app listens to what the visitor does: its toaster starts then. */
export const appStarted = (page: Page) => page.waitForFunction(() => customElements.get('dragoman-toaster'));

/** Resolves once the view of a widget listens to what the visitor does: until then a browser does what HTML does. */
export const listens = (widget: Locator) =>
  widget.locator('[data-listening]').first().waitFor({ state: 'attached' });

function recordProblems(page: Page, siteUrl: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const own = page.url().startsWith('http') ? new URL(page.url()).origin : origin;
    if (![new URL(siteUrl).origin, own].includes(origin)) problems.push(`third party: ${request.url()}`);
  });
  return problems;
}
