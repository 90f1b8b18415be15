/** What released versions promised about calls: nothing of it goes or changes within a major version. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { brokenCalls, type Calls } from '#tests/releases/compare-calls.ts';
import { released, releases } from '#tests/releases/releases.ts';

let server: TestApp;
const present = async () => (await server.call<Calls>('GET', '/openapi.json')).body;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Whoever accepts a proposal says which price they have read: without it, one would agree to what was changed meanwhile. */
const neededOnPurpose = ['price', 'unit', 'quantity'].map(
  (name) => `POST /requests/{id}/proposals/{proposal}/accept: the field "${name}" is needed now.`,
);

it.each(releases())('keeps the calls of %s, with their fields', async (release) => {
  const broken = brokenCalls(JSON.parse(released(release, 'openapi.json')), await present());
  expect(broken).toEqual(neededOnPurpose);
});

it('names its version with every script, at both addresses', async () => {
  for (const path of ['/embed/integrity.json', '/embed/v1/integrity.json', '/embed/prerender/offer-grid']) {
    const { headers } = await server.call('GET', path);
    expect.soft(headers['dragoman-version'], path).toMatch(/^1\.\d+\.\d+$/);
    expect.soft(headers['access-control-expose-headers'], path).toContain('Dragoman-Version');
  }
  expect((await server.call('GET', '/healthz')).headers['dragoman-version']).toBeUndefined();
});

it('notices what is taken away', async () => {
  const changed = await present();
  delete changed.paths['/healthz'];
  const body = changed.paths['/login']?.post?.requestBody?.content?.['application/json']?.schema;
  if (!body?.required) throw new Error('Signing in takes a body with fields that are needed.');
  body.required.push('captcha');
  const offer =
    changed.paths['/api/task/all']?.get?.responses?.['200']?.content?.['application/json']?.schema?.items;
  if (!offer?.properties) throw new Error('The list of offers has fields.');
  delete offer.properties.title;
  offer.properties.price = { type: 'string' };
  const broken = brokenCalls(await present(), changed);
  expect(broken).toContain('GET /healthz is gone.');
  expect(broken).toContain('POST /login: the field "captcha" is needed now.');
  expect(broken).toContain('GET /api/task/all: "title" of an entry of the answer is gone.');
  expect(broken).toContain(
    'GET /api/task/all: "price" of an entry of the answer was "number", it is "string".',
  );
});
