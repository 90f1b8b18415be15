/** Three sites over TLS and HTTP/2 on one throttled network: a host page, a CDN and the backend. */
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
  /** URL of the host page. */
  host: string;
  origins: Origins;
  /** Chromium arguments that accept the sites' certificate: without a valid one it caches nothing. */
  browserArgs: string[];
  /** Sets the body of the host page. */
  setBody(body: string): void;
  /** Sets the speed of the network. */
  throttle(speed: Speed): void;
  close(): void;
}

/** Origins of the pages' resources. */
export interface Origins {
  /** The backend: API, pictures and our own scripts. */
  backend: string;
  /** The CDN: scripts, frames and pictures of contenders that serve them apart from the API. */
  cdn: string;
}

const text =
  'Deeds, wills and certified copies since 1987. Bring your papers and something to prove who you are. ';

/** `files` are the contenders' own, served under `/bench/`. */
export async function openSites(backendPort: number, files: Map<string, string>): Promise<Sites> {
  const tls = certificate();
  const network = throttleNetwork();
  let body = '';
  const servers: { close(): void }[] = [];
  const compressed = new Map<string, Buffer>();

  async function serve(answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void) {
    const inner = createSecureServer(tls, answer);
    const innerPort = await listen(inner as unknown as Server);
    const outer = createServer((socket) => network.forward(socket, innerPort));
    servers.push(outer, inner);
    return listen(outer);
  }

  const withFiles = (incoming: Http2ServerRequest, response: Http2ServerResponse) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const file = path.startsWith('/bench/') ? files.get(path.slice('/bench/'.length)) : undefined;
    if (file === undefined) return proxy(backendPort, incoming, response);
    const body = compressed.get(path) ?? brotliCompressSync(file);
    compressed.set(path, body);
    response.writeHead(200, {
      'content-type': path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-encoding': 'br',
      'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...corsHeaders,
    });
    response.end(body);
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
    setBody: (next) => {
      body = next;
    },
    throttle: network.setSpeed,
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

/** Lets pages read responses and their timing and size. */
const corsHeaders = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

function proxy(port: number, incoming: Http2ServerRequest, response: Http2ServerResponse): void {
  const { ':authority': host = '', ':path': path = '/', ':method': method = 'GET' } = incoming.headers;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const forwarded = { ...headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
  const upstream = request({ port, host: '127.0.0.1', path, method, headers: forwarded }, (answer) => {
    const { connection, 'keep-alive': _alive, 'transfer-encoding': _coding, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, { ...rest, 'timing-allow-origin': '*' });
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
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

/** Hash of a certificate's public key in the browser's format. */
const keyHash = (certificate: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
