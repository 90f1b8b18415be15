/** Two sites over TLS and HTTP/2: somebody's page, and the backend with all scripts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Sites {
  host: string;
  backend: string;
  /** What the next page of the host shows. */
  place(body: string): void;
  /** Milliseconds that a new connection takes, which the browser's own slowing leaves out. */
  slowDown(handshake: number): void;
  close(): void;
}

const text =
  'Deeds, wills and certified copies since 1987. Bring your papers and something to prove who you are. ';

export async function openSites(backendPort: number, files: Map<string, string>): Promise<Sites> {
  const tls = certificate();
  let body = '';
  let handshake = 0;
  const servers: { close(): void }[] = [];
  const packed = new Map<string, Buffer>();

  async function serve(answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void) {
    const inner = createSecureServer(tls, answer);
    const innerPort = await listen(inner as unknown as Server);
    // In front of it, where the first bytes of a connection can be kept waiting.
    const outer = createServer((socket) => {
      const through = connect(innerPort, '127.0.0.1');
      socket.on('error', () => through.destroy());
      through.on('error', () => socket.destroy());
      through.pipe(socket);
      if (handshake) setTimeout(() => socket.pipe(through), handshake);
      else socket.pipe(through);
    });
    servers.push(outer, inner);
    return listen(outer);
  }

  const hostPort = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title><h1>Notary</h1><p>${text.repeat(3)}</p>${body}<p>${text.repeat(6)}</p></html>`,
    );
  });
  const port = await serve((incoming, response) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const file = path.startsWith('/bench/') ? files.get(path.slice('/bench/'.length)) : undefined;
    if (file === undefined) return pass(backendPort, incoming, response);
    const zipped = packed.get(path) ?? brotliCompressSync(file);
    packed.set(path, zipped);
    response.writeHead(200, {
      'content-type': path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
    });
    response.end(zipped);
  });
  return {
    host: `https://host.localhost:${hostPort}/`,
    backend: `https://backend.localhost:${port}`,
    place: (next) => {
      body = next;
    },
    slowDown: (milliseconds) => {
      handshake = milliseconds;
    },
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

function pass(port: number, incoming: Http2ServerRequest, response: Http2ServerResponse): void {
  const { ':authority': host = '', ':path': path = '/', ':method': method = 'GET' } = incoming.headers;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const forwarded = { ...headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
  const onward = request({ port, host: '127.0.0.1', path, method, headers: forwarded }, (answer) => {
    const { connection, 'keep-alive': _alive, 'transfer-encoding': _coding, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
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
