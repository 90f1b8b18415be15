/** A host page of another origin with our elements, and the calls it makes to the backend. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

export interface HostPage {
  body: string;
  headers?: Record<string, string>;
  lang?: string;
}

/** Serves host pages from another origin for a test file. */
export function hostPages() {
  let server: Server;
  let current: HostPage = { body: '' };

  beforeAll(async () => {
    server = createServer((_request, answer) => {
      const { body, headers = {}, lang = 'en' } = current;
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      const head = '<title>Host</title><link rel="icon" href="data:,">';
      answer.end(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  return {
    /** Opens a page with this body; returns the paths it requests from the backend, without scripts. */
    async open(page: Page, hostPage: HostPage): Promise<string[]> {
      current = hostPage;
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
