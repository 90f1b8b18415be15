/** A backend without pagination: it returns all offers in one response, and serves the scripts. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from '#backend/project-root.ts';

export async function openUnpagedBackend(offers: number) {
  const rows = Array.from({ length: offers }, (_, index) => ({
    id: index + 1,
    title: `Offer ${index + 1} of certificates and contracts`,
    description: 'Ready in three days, terms checked twice, sworn on request.',
    type: 'document',
    price: 20 + (index % 100),
    languages: ['en', 'de', 'fr'].slice(0, 2 + (index % 2)),
    firstname: 'Alma',
    lastname: `Adler ${index}`,
    image: null,
    rating: 4.5,
    rating_count: 12,
  }));
  const compress = (text: Buffer | string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const list = compress(JSON.stringify(rows));
  /** Compressed once, as in the real backend. */
  const compressed = new Map<string, Buffer>();
  const compressedFile = (file: string): Buffer => {
    const found = compressed.get(file) ?? compress(readFileSync(file));
    compressed.set(file, found);
    return found;
  };
  const server = createServer((call, answer) => {
    const { pathname } = new URL(call.url ?? '/', 'http://localhost');
    const file = join(inProject('dist'), pathname);
    const isList = pathname === '/api/category/document';
    const isScript = pathname.endsWith('.js') && existsSync(file);
    const headers = { 'access-control-allow-origin': '*' };
    if (!isList && !isScript) return void answer.writeHead(404, headers).end();
    const type = isList ? 'application/json' : 'text/javascript';
    answer.writeHead(200, { ...headers, 'content-type': type, 'content-encoding': 'br' });
    answer.end(isList ? list : compressedFile(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
