/** Web server of a partner: pages on a separate origin. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface PartnerSite {
  /** Publishes a page and returns its URL. */
  publish(html: string): string;
}

/** A site for a test file. By default its origin is that of the partner `demo` in the sample data. */
export function partnerSite(name = 'partner.localhost'): PartnerSite {
  const pages: string[] = [];
  const server = createServer((call, answer) => {
    const html = pages[Number(call.url?.split('?')[0]?.slice(1))];
    answer
      .writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(html);
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    publish(html) {
      // A server that listens on a port has an AddressInfo.
      const { port } = server.address() as AddressInfo;
      return `http://${name}:${port}/${pages.push(html) - 1}`;
    },
  };
}
