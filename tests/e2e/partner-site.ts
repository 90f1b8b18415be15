/** Somebody else's web server: pages of a partner, on an origin of their own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface PartnerSite {
  /** Puts a page on the site and answers its address. */
  publish(html: string): string;
}

/** A site for a file of tests. Its origin is that of the partner `demo` in the sample data unless it has another name. */
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
      // A server that listens on a port has such an address.
      const { port } = server.address() as AddressInfo;
      return `http://${name}:${port}/${pages.push(html) - 1}`;
    },
  };
}
