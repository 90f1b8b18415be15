import { pbkdf2Sync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp({ MAX_EVENT_LOOP_DELAY: '200' });
  person = await server.person();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const reads = ['/api/task/all', '/embed/prerender/offer-grid'];
const statusOf = async (path: string, as?: Person) => (await server.call('GET', path, { as })).status;

/** Occupies the event loop with more and more work until the call is answered with this status, and returns the answer. */
async function occupyUntil(status: number, path: string): Promise<Answer> {
  for (let iterations = 100_000; ; iterations *= 1.5) {
    pbkdf2Sync('work', 'salt', Math.round(iterations), 64, 'sha512');
    await setImmediate();
    const answer = await server.call('GET', path);
    if (answer.status === status) return answer;
  }
}

it('refuses calls without a valid token while the event loop lags, and no others', {
  timeout: 60_000,
}, async () => {
  expect(await statusOf('/api/task/all')).toBe(200);
  for (const path of reads) {
    const { headers, body } = await occupyUntil(503, path);
    expect({ path, body }).toMatchObject({ body: { type: 'error', code: 'busy' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const page = await occupyUntil(503, '/ProductDetails/1');
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  // The site's app, or where it is not built a sentence: no JSON for a visitor.
  expect(page.headers['content-type']).toMatch(/^text\//);
  expect(page.text).not.toContain('data-rendered');
  expect(await statusOf('/embed/dragoman.js')).toBe(200);
  expect(await statusOf('/embed/sign-in')).not.toBe(503);
  for (const token of ['x', 'Bearer x', `Bearer ${'x'.repeat(43)}`])
    expect((await server.call('GET', '/api/task/all', { as: token })).status, token).toBe(503);
  expect(await statusOf('/user/Profile', person)).toBe(200);
  expect(await statusOf('/api/task/all', person)).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  // Nothing occupies it now.
  await expect.poll(() => statusOf('/api/task/all'), { timeout: 30_000 }).toBe(200);
});

it('refuses signing in last', { timeout: 60_000 }, async () => {
  const signIn = async () => (await server.call('POST', '/login', { json: {} })).status;
  await expect.poll(() => statusOf('/api/task/all'), { timeout: 30_000 }).toBe(200);
  const seen = new Set<string>();
  // The lag may jump past both limits at once. Then it begins anew with less work.
  for (let iterations = 50_000; !seen.has('503 422') || !seen.has('503 503'); iterations *= 1.3) {
    pbkdf2Sync('work', 'salt', Math.round(iterations), 64, 'sha512');
    await setImmediate();
    const both = `${await statusOf('/api/task/all')} ${await signIn()}`;
    if (both === '503 503' && !seen.has('503 422')) iterations = 50_000;
    seen.add(both);
  }
  expect([...seen]).not.toContain('200 503');
  expect(await statusOf('/user/Profile', person)).toBe(200);
});
