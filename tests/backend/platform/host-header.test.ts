/** Addresses that a caller makes up, in headers: shared caches would serve them to everybody. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRoutes } from '#tests/backend/support/app-routes.ts';
import {
  createSampleResources,
  pathOf,
  type SampleResources,
} from '#tests/backend/support/sample-resources.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { publicPaths, signedInPaths } from '#tests/e2e/support/site-paths.ts';

let server: TestApp;
let sample: SampleResources;
let paths: string[];

beforeAll(async () => {
  server = await testApp({ TRUST_PROXY: '1' });
  sample = await createSampleResources(server);
  const { owner } = sample.people;
  const id = await server.offer(owner, { title: 'With a picture' });
  const image = '/uploads/avatars/a.webp';
  await server.db.updateTable('users').set({ image }).where('id', '=', owner.id).execute();
  const gets = listRoutes(server.app)
    .filter((route) => route.startsWith('GET ') && route !== 'GET /events')
    .map((route) => pathOf(route, sample.examplePaths).replaceAll('*', ''));
  paths = [
    ...gets,
    ...[...publicPaths, ...signedInPaths],
    ...['/api/task/all?limit=1', '/api/category/document?limit=1', '/nowhere', '/robots.txt', '/sitemap.xml'],
    ...[
      '/embed/dragoman.js',
      '/hosts/plain',
      '/api-docs/static/index.html',
      '/api-docs/json',
      '/api-docs/yaml',
    ],
    ...['/embed/prerender/offer-grid', `/embed/prerender/offer-detail?offer-id=${id}`],
    ...['/embed/instant/offer-grid.js', '/login', '/api/nothing', '/embed/none.js', '/%'],
  ];
});
afterAll(() => server.close());

const mark = /evil|alert/i;

it.each<[string, Record<string, string>]>([
  ['a host', { host: 'evil.example' }],
  ['a host with our port', { host: 'evil.example:3000' }],
  ['a host that looks local', { host: 'localhost.evil.example' }],
  ['a host with a local user', { host: 'localhost:3000@evil.example' }],
  ['markup', { host: '"><script>alert(1)</script>' }],
  ['markup after a local host', { host: 'localhost:80"><script>alert(1)</script>' }],
  ['a host in X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
  ['a scheme in X-Forwarded-Proto', { 'x-forwarded-proto': 'javascript:alert(1)//' }],
  ['a host in other headers', { forwarded: 'host=evil.example', 'x-original-host': 'evil.example' }],
])('show %s nowhere', { timeout: 60_000 }, async (_name, headers) => {
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    for (const accept of ['application/json', 'text/html']) {
      const as = sample.people.owner;
      const answer = await server.call('GET', path, { as, headers: { ...headers, accept } });
      expect(answer.text, path).not.toMatch(mark);
      expect(JSON.stringify(answer.headers), path).not.toMatch(mark);
    }
  }
});

it('are believed where they name this machine', async () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:8080', 'partner.localhost:3000']) {
    const { body } = await server.call<{ image: string }[]>('GET', '/api/task/all?limit=1', {
      headers: { host },
    });
    expect(body[0]?.image).toBe(`http://${host}/uploads/avatars/a.webp`);
  }
});
