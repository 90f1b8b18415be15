/** Somebody else's page with our elements on it, and what it asks the backend for. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

export interface PlacedPage {
  body: string;
  headers?: Record<string, string>;
  lang?: string;
}

/** Serves pages of another origin for a file of tests. */
export function hostPages() {
  let server: Server;
  let placed: PlacedPage = { body: '' };

  beforeAll(async () => {
    server = createServer((_request, answer) => {
      const { body, headers = {}, lang = 'en' } = placed;
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      const head = '<title>Host</title><link rel="icon" href="data:,">';
      answer.end(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  return {
    /** Opens a page with this body; returns the paths that it asks the backend for, scripts apart. */
    async open(page: Page, wanted: PlacedPage): Promise<string[]> {
      placed = wanted;
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/^\/(api|embed\/prerender)\//.test(pathname)) calls.push(pathname + search);
      });
      const address = server.address();
      if (!address || typeof address === 'string') throw new Error('The host page is not served.');
      await page.goto(`http://127.0.0.1:${address.port}/`);
      return calls;
    },
  };
}
