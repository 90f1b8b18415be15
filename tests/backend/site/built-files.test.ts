import { readdirSync, statSync, utimesSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.call('GET', path, { headers });
const [chunk = ''] = readdirSync(inProject('dist', 'embed', 'chunks')).filter((name) => name.endsWith('.js'));

describe('a built file', () => {
  it.each(['/embed/dragoman.js', '/embed/v1/dragoman.js', '/embed/offer-grid.js'])(
    'that pages of partners name, such as %s, is kept for five minutes, and longer while we are away',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(
        'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
      );
    },
  );

  it('with a hash in its name is kept for good', async () => {
    const { status, headers } = await get(`/embed/chunks/${chunk}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('has an ETag of its content, whenever and wherever it was built, and is not sent twice', async () => {
    const first = await get('/embed/dragoman.js');
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const file = inProject('dist', 'embed', 'dragoman.js');
    const { atime, mtime } = statSync(file);
    utimesSync(file, atime, new Date(mtime.getTime() + 60_000));
    try {
      const again = await get('/embed/dragoman.js', { 'if-none-match': String(etag) });
      expect(again.status).toBe(304);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    } finally {
      utimesSync(file, atime, mtime);
    }
    const compressed = await get('/embed/dragoman.js', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.etag).toBe(etag);
  });

  it.each([
    '/embed/chunks/none-Abcdefgh.js',
    '/embed/chunks%2f..%2fdragoman.js',
    '/embed/%2e%2e%2fpackage.json',
  ])('that there is not, such as %s, is not sent and not kept', async (path) => {
    const { status, headers } = await get(path);
    expect([403, 404]).toContain(status);
    expect(headers.etag).toBeUndefined();
    expect(String(headers['cache-control'])).not.toContain('max-age=3');
  });
});
