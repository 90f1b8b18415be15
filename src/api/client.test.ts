import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Client, createClient } from './client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

let handle: Handler;
let attempts = 0;
let refused = 0;
let client: Client;
const server = createServer((request, response) => {
  attempts += 1;
  handle(request, response, attempts);
});

beforeEach(async () => {
  attempts = 0;
  refused = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: () => 'secret-token',
    onTokenRefused: () => {
      refused += 1;
    },
  });
});

afterEach(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a call', () => {
  it('sends the token only where the call asks for it', async () => {
    const seen: (string | undefined)[] = [];
    handle = (request, response) => {
      seen.push(request.headers.authorization);
      json(response, 200, []);
    };
    await client.call({ path: '/public' });
    await client.call({ path: '/private', token: 'always' });
    expect(seen).toEqual([undefined, 'Bearer secret-token']);
  });

  it('leaves out absent query values, and writes equal queries the same way', async () => {
    let url = '';
    handle = (request, response) => {
      url = request.url ?? '';
      json(response, 200, []);
    };
    await client.call({ path: '/list', query: { limit: 24, languages: 'de,en', cursor: undefined } });
    expect(url).toBe('/list?limit=24&languages=de%2Cen');
  });

  it('retries a read when the backend fails, and a change only with an idempotency key', async () => {
    handle = (_request, response, attempt) => json(response, attempt < 3 ? 503 : 200, [attempt]);
    expect((await client.call({ path: '/list' })).body).toEqual([3]);
    attempts = 0;
    expect((await failureOf(client.call({ method: 'POST', path: '/thing', body: {} }))).status).toBe(503);
    expect(attempts).toBe(1);
    attempts = 0;
    await client.call({ method: 'POST', path: '/thing', body: {}, idempotencyKey: 'k' });
    expect(attempts).toBe(3);
  });

  it.each([
    ['seconds', () => '1'],
    ['a time of day', (until: Date) => until.toUTCString()],
  ])('waits as long as `Retry-After` asks for, in %s', async (_, retryAfter) => {
    const calls: number[] = [];
    // HTTP dates have whole seconds.
    const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000);
    handle = (_request, response, attempt) => {
      calls.push(Date.now());
      if (attempt === 1) response.setHeader('retry-after', retryAfter(until));
      json(response, attempt === 1 ? 429 : 200, []);
    };
    await client.call({ path: '/list' });
    const [first = 0, second = 0] = calls;
    // Without the header it waits for half a second.
    expect(second).toBeGreaterThanOrEqual(Math.min(until.getTime(), first + 1000) - 10);
  });

  it('does not retry what the backend refuses permanently', async () => {
    handle = (_request, response) =>
      json(response, 422, { type: 'warning', message: 'Price must be a number.' });
    const error = await failureOf(client.call({ path: '/list' }));
    expect([error.status, error.type, error.message, error.call]).toEqual([
      422,
      'warning',
      'Price must be a number.',
      'GET /list',
    ]);
    expect(attempts).toBe(1);
  });

  it('reports that the token is refused, and keeps it out of the error', async () => {
    handle = (_request, response) => json(response, 401, { type: 'error', message: 'Please sign in.' });
    const error = await failureOf(client.call({ path: '/private', token: 'always' }));
    expect(refused).toBe(1);
    expect(JSON.stringify({ ...error }) + error.stack).not.toContain('secret-token');
    await failureOf(client.call({ path: '/public' }));
    expect(refused).toBe(1);
  });

  it('distinguishes HTML, an incomplete answer and no answer', async () => {
    handle = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
    expect((await failureOf(client.call({ path: '/list' }))).reason).toBe('unreadable');
    handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('[1, 2');
      response.destroy();
    };
    expect((await failureOf(client.call({ path: '/list' }))).status).toBe(0);
    handle = (_request, response) => response.destroy();
    expect((await failureOf(client.call({ path: '/list' }))).reason).toBe('unreachable');
  });

  it('returns a file unchanged, and a refusal like any other', async () => {
    handle = (request, response) => {
      if (request.url === '/gone') return json(response, 404, { type: 'error', message: 'Gone.' });
      response.writeHead(200, { 'content-type': 'text/plain' }).end('{"not": "parsed"}');
    };
    const { body } = await client.call({ path: '/file', asFile: true });
    expect(body instanceof Blob && (await body.text())).toBe('{"not": "parsed"}');
    const error = await failureOf(client.call({ path: '/gone', asFile: true }));
    expect([error.reason, error.status, error.type]).toEqual(['refused', 404, 'error']);
  });

  it('times out after ten seconds', async () => {
    const passing = AbortSignal.timeout.bind(AbortSignal);
    const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => passing(50));
    handle = () => undefined;
    const error = await failureOf(client.call({ path: '/slow' }));
    expect([error.reason, error.status]).toEqual(['timeout', 0]);
    expect(clock).toHaveBeenCalledExactlyOnceWith(10_000);
    clock.mockRestore();
  });

  it('can be aborted by its caller', async () => {
    const giveUp = new AbortController();
    handle = () => giveUp.abort();
    await failureOf(client.call({ path: '/slow', signal: giveUp.signal }));
    expect(attempts).toBe(1);
  });
});
