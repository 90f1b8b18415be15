import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let person: Person;
const agency = 'https://agency.example';
beforeAll(async () => {
  const partners = [{ id: 'agency', name: 'Agency', origins: [agency] }];
  server = await testApp({ PARTNERS: JSON.stringify(partners) });
  person = await server.person();
});
afterAll(() => server.close());

const preflight = (origin: string, method = 'GET', headers = 'authorization') =>
  server.call('OPTIONS', '/user/Profile', {
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

describe('pages of other origins', () => {
  it.each([
    '/api/task/all',
    '/api/category/call',
    '/api/languages',
    '/flags/en.svg',
    '/healthz',
    '/openapi.json',
  ])('may read %s', async (path) => {
    const { status, headers } = await server.call('GET', path, {
      headers: { origin: 'https://unregistered.example' },
    });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe(
      'Link, X-Total-Count, ETag, Retry-After, Dragoman-Version',
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([agency, 'http://partner.localhost', 'http://partner.localhost:8123', 'http://localhost:80'])(
    'may send a token from the registered or own origin %s',
    async (origin) => {
      const { status, headers } = await preflight(origin, 'PATCH');
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-headers']).toContain('authorization');
      expect(headers['access-control-allow-methods']).toContain('PATCH');
      const answer = await server.call('GET', '/user/Profile', { as: person, headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers.vary).toContain('Origin');
    },
  );

  it.each([
    'https://unregistered.example',
    'http://agency.example',
    'https://agency.example.evil.example',
    'http://partner.localhost.evil.example:80',
    'http://partner.localhost:80.evil.example',
    'null',
  ])('may not send a token from %s', async (origin) => {
    const refused = await preflight(origin);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const answer = await server.call('GET', '/user/Profile', { as: person, headers: { origin } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(
      (await preflight(origin, 'POST', 'content-type')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  it('lets any origin revalidate a public read', async () => {
    const answer = await preflight('https://unregistered.example', 'GET', 'if-none-match');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('our own pages', () => {
  it('are sent with a strict policy, without forcing https over plain http', async () => {
    const { headers } = await server.call('GET', '/Dashboard');
    const policy = headers['content-security-policy'];
    // A page that the server renders contains the styles of its widgets.
    const rendered = (await server.call('GET', '/')).headers['content-security-policy'];
    expect(rendered?.replace(/(?<=style-src 'self')( 'sha256-[\w+/=]+')+/, '')).toBe(policy);
    expect(policy?.split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      'trusted-types dragoman',
    ]);
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('cannot be framed and send no referrer in the sign-in window', async () => {
    const { headers } = await server.call('GET', '/embed/sign-in');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
  });

  it.each([
    ['/', 200],
    ['/about', 200],
    ['/ABOUT', 200],
    ['/Category/call', 200],
    ['/document', 200],
    ['/Category/poem', 404],
    ['/ProductDetails/1', 404],
    ['/ProductDetails', 404],
    ['/Select/Request/translation', 200],
    ['/Select/Request/poem', 404],
    ['/Embed', 200],
    ['/Docs', 200],
    ['/Docs/theming', 200],
    ['/Docs/elements/offer-grid', 200],
    ['/Docs/nothing', 404],
    ['/Docs/elements/nothing', 404],
    ['/nowhere', 404],
  ])('answer %s with status %i', async (path, status) => {
    const answer = await server.call('GET', path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\//);
  });

  it.each(['/api/nothing', '/embed/none.js', '/assets/none.js', '/chat/nothing'])(
    'answer a missing path %s in JSON',
    async (path) => {
      expect(await server.call('GET', path)).toMatchObject({ status: 404, body: { type: 'error' } });
    },
  );

  it.each<['GET' | 'POST' | 'DELETE', string, string]>([
    ['GET', '/login', 'POST'],
    ['DELETE', '/user/Profile', 'GET, HEAD, PATCH'],
    ['DELETE', '/chat/selectedChat/7', 'GET, HEAD'],
    ['POST', '/flags/de.svg', 'GET, HEAD'],
  ])('answer %s at %s with 405 and Allow: %s', async (method, path, allow) => {
    const answer = await server.call(method, path);
    expect(answer).toMatchObject({ status: 405, headers: { allow }, body: { type: 'error' } });
    expect(answer.body.message).toContain(allow);
  });

  it('serve no file outside their folders', async () => {
    for (const path of [
      '/embed/..%2f..%2fpackage.json',
      '/hosts/..%2f..%2fbackend/start.ts',
      '/assets/../../package.json',
    ]) {
      const answer = await server.app.inject({ method: 'GET', url: path });
      expect([path, answer.statusCode >= 400]).toEqual([path, true]);
      expect(answer.body).not.toMatch(/devDependencies|import /);
    }
  });

  it('publishes an OpenAPI document', async () => {
    const { body } = await server.call<{ paths: object }>('GET', '/openapi.json');
    for (const path of ['/login', '/api/task/all/{id}', '/task/accepted/{id}', '/chat/new/message/{id}']) {
      expect(body.paths).toHaveProperty([path]);
    }
    expect((await server.call('GET', '/api-docs')).status).toBe(200);
  });
});

describe('malformed calls', () => {
  it.each([
    ['malformed JSON', { headers: { 'content-type': 'application/json' }, payload: '{"a":' }, 400],
    [
      'prototype pollution',
      { headers: { 'content-type': 'application/json' }, payload: '{"__proto__":{"a":1}}' },
      400,
    ],
    ['an unsupported content type', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415],
    ['a compressed body', { headers: { 'content-encoding': 'gzip' }, payload: gzipSync('{}') }, 415],
    ['a list', { json: [] }, 422],
    ['an empty body', {}, 422],
    ['a body that is too large', { json: { email: 'x'.repeat(2_000_000) } }, 413],
  ])('with %s are refused with a clear message', async (_name, more, status) => {
    const answer = await server.call('POST', '/login', more);
    expect(answer).toMatchObject({ status, body: { type: 'error', message: expect.any(String) } });
    expect(answer.text).not.toMatch(/\bat \/|node_modules|stack/);
  });

  it('with a compressed body are refused at once', async () => {
    const { headers, payload } = multipart([{ name: 'documents', file: { name: 'a.txt', content: 'A' } }]);
    const compressed = { headers: { ...headers, 'content-encoding': 'gzip' }, payload: gzipSync(payload) };
    expect(await server.call('POST', '/upload', { as: person, ...compressed })).toMatchObject({
      status: 415,
    });
  });

  it.each(['/api/task/all/%', '/%ff', '/chat/selectedChat/%zz'])(
    'at %s cause no server error',
    async (path) => {
      const { status } = await server.call('GET', path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('answers about a person', () => {
  it.each([
    ['POST', '/login'],
    ['POST', '/signup'],
    ['POST', '/embed/session'],
    ['POST', '/embed/session/renew'],
    ['DELETE', '/embed/session'],
    ['GET', '/user/Profile'],
    ['GET', '/TestPayment/unknown'],
  ] as const)('are never stored, refused ones neither: %s %s', async (method, path) => {
    const { headers } = await server.call(method, path, { json: {} });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('are never stored when a sign-in succeeds', async () => {
    const { headers, status } = await server.call('POST', '/login', {
      json: { email: person.email, password },
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
  });
});
