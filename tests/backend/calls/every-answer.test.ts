/** What every answer has in common: headers against guessed types and against frames, and the encoding of its text. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRoutes } from '#tests/backend/support/app-routes.ts';
import {
  createSampleResources,
  pathOf,
  type SampleResources,
} from '#tests/backend/support/sample-resources.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let sample: SampleResources;
let paths: string[];

beforeAll(async () => {
  server = await testApp();
  sample = await createSampleResources(server);
  const gets = listRoutes(server.app)
    .filter((route) => route.startsWith('GET ') && route !== 'GET /events')
    .map((route) => pathOf(route, sample.examplePaths).replaceAll('*', ''));
  const files = ['/flags/en.svg', '/embed/dragoman.js', '/api-docs/static/swagger-ui.css', '/robots.txt'];
  paths = [
    ...gets,
    ...files,
    '/',
    '/nowhere',
    '/api/nothing',
    '/%',
    '/hosts/plain',
    '/embed/preview/page.html',
  ];
});
afterAll(() => server.close());

it('forbids guessing its type and framing it, and names the encoding of its text', async () => {
  expect(paths.length).toBeGreaterThan(35);
  for (const path of paths)
    for (const as of [undefined, sample.people.owner]) {
      const { headers, text: body } = await server.call('GET', path, { as });
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-security-policy'], path).toMatch(/frame-ancestors '(self|none)'/);
      const isText = /^(text\/|application\/(json|javascript))|\+xml|\+json/.test(
        headers['content-type'] ?? '',
      );
      if (body && isText) expect(headers['content-type'], path).toMatch(/charset=utf-8/i);
      if (body) expect(headers['content-type'], path).toBeDefined();
    }
});

it('lists no folder, and shows nothing of the version control', async () => {
  for (const path of ['/assets/', '/uploads/', '/uploads/avatars/'])
    expect(await server.call('GET', path), path).toMatchObject({ status: 404, body: { type: 'error' } });
  for (const path of ['/.git/HEAD', '/hosts/..%2f..%2f.git/HEAD', '/embed/..%2f..%2f.git%2fHEAD']) {
    const { status, text: body } = await server.call('GET', path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(body, path).not.toContain('refs/heads');
  }
});

it('never repeats a call with TRACE', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${sample.people.owner.token}` };
  const call = request(`${address}/user/Profile`, { method: 'TRACE', headers }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect([404, 405]).toContain(answer.statusCode);
  expect(await text(answer)).not.toContain(sample.people.owner.token);
});
