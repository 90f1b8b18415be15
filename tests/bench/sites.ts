/** Three sites over TLS and HTTP/2, on one line: somebody's page, a place for scripts, and the backend. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Speed, throttleNetwork } from './throttled-network.ts';

export interface Sites {
  /** Somebody's page. */
  host: string;
  origins: Origins;
  /** What a Chromium is started with that takes these sites' certificate as good: else it would keep nothing. */
  browserArgs: string[];
  /** What the next page of the host shows. */
  place(body: string): void;
  /** How fast the visitor's line is from now on. */
  slowDown(speed: Speed): void;
  close(): void;
}

/** Where the pages' parts come from. */
export interface Origins {
  /** The backend with its calls, pictures and our own scripts. */
  backend: string;
  /** Scripts, frames and pictures of those who part them from their calls. */
  cdn: string;
}

const text =
  'Deeds, wills and certified copies since 1987. Bring your papers and something to prove who you are. ';

/** `files` are the contenders' own, served under `/bench/`. */
export async function openSites(backendPort: number, files: Map<string, string>): Promise<Sites> {
  const tls = certificate();
  const line = throttleNetwork();
  let body = '';
  const servers: { close(): void }[] = [];
  const packed = new Map<string, Buffer>();

  async function serve(answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void) {
    const inner = createSecureServer(tls, answer);
    const innerPort = await listen(inner as unknown as Server);
    const outer = createServer((socket) => line.carry(socket, innerPort));
    servers.push(outer, inner);
    return listen(outer);
  }

  const withFiles = (incoming: Http2ServerRequest, response: Http2ServerResponse) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const file = path.startsWith('/bench/') ? files.get(path.slice('/bench/'.length)) : undefined;
    if (file === undefined) return pass(backendPort, incoming, response);
    const zipped = packed.get(path) ?? brotliCompressSync(file);
    packed.set(path, zipped);
    response.writeHead(200, {
      'content-type': path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-encoding': 'br',
      'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...open,
    });
    response.end(zipped);
  };

  const hostPort = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title><h1>Notary</h1><p>${text.repeat(3)}</p>${body}<p>${text.repeat(6)}</p></html>`,
    );
  });
  return {
    host: `https://host.localhost:${hostPort}/`,
    origins: {
      backend: `https://backend.localhost:${await serve(withFiles)}`,
      cdn: `https://cdn.localhost:${await serve(withFiles)}`,
    },
    browserArgs: [`--ignore-certificate-errors-spki-list=${keyHash(tls.cert)}`],
    place: (next) => {
      body = next;
    },
    slowDown: line.be,
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

/** Pages may read what they load from there, and how long it took and how large it was. */
const open = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

function pass(port: number, incoming: Http2ServerRequest, response: Http2ServerResponse): void {
  const { ':authority': host = '', ':path': path = '/', ':method': method = 'GET' } = incoming.headers;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const forwarded = { ...headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
  const onward = request({ port, host: '127.0.0.1', path, method, headers: forwarded }, (answer) => {
    const { connection, 'keep-alive': _alive, 'transfer-encoding': _coding, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, { ...rest, 'timing-allow-origin': '*' });
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:*.localhost,DNS:localhost'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '30',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Of a certificate's public key, as browsers take it. */
const keyHash = (certificate: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
