/** Pages whose offers cannot be read for now: a visitor gets a page, and search engines are asked to come again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let id: number;

beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  id = await server.offer(await server.person(), { title: 'Contracts' });
});
afterAll(() => server.close());

const read = (path: string) =>
  server.call('GET', path, { headers: { accept: 'text/html', 'accept-language': 'de' } });

it('answers 503 with a page while the database does not answer, and 200 once it does', {
  timeout: 60_000,
}, async () => {
  const paths = ['/', '/document', '/Category/call', `/ProductDetails/${id}`];
  await server.db.transaction().execute(async (transaction) => {
    await sql`lock table offers in access exclusive mode`.execute(transaction);
    // Answered while the lock is held: no page waits for as long as the database does.
    for (const { status, headers, text } of await Promise.all(paths.map(read))) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(text).toContain('<noscript><p class="without-scripts" lang="de" dir="ltr">Die Angebote');
    }
    const about = await read('/About');
    expect(about.status).toBe(200);
  });
  for (const path of paths) expect((await read(path)).status, path).toBe(200);
});

it('answers a browser with a page, whatever the query of the address says', async () => {
  for (const path of ['/?lang=%00', '/document?query=%00', '/About?%00=1', `/ProductDetails/${id}?x=%00`]) {
    const { status, headers } = await read(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(headers['content-type']).toMatch(/^text\/html/);
  }
});
