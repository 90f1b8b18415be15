/** Somebody else's page with our elements on it, and what it asks the backend for. */
import type { Page } from 'playwright';

export interface PlacedPage {
  body: string;
  /** Of the whole page; headers of the page itself. */
  head?: string;
  headers?: Record<string, string>;
  lang?: string;
}

export const hostUrl = 'http://page.test/';

/** Opens a page of another site with this body; returns the paths that it asks the backend for, scripts apart. */
export async function openHost(page: Page, { body, head = '', headers = {}, lang = 'en' }: PlacedPage) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|embed\/prerender)\//.test(pathname)) calls.push(pathname + search);
  });
  await page.route(`${hostUrl}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="${lang}"><head><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(hostUrl);
  return calls;
}
