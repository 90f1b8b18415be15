/** The content security policy of pages that have our origin, though others wrote them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it.each([
  ['/api-docs', []],
  ['/api-docs/static/index.html', []],
  ['/api-docs/static/swagger-initializer.js', []],
  ['/hosts/', ['style-src']],
  ['/hosts/plain', ['style-src']],
  ['/hosts/patched.html', ['script-src']],
  ['/hosts/bootstrap.html', []],
  ['/hosts/preview/preview.js', []],
])('is the same at %s, but for the hashes of its own elements in %j', async (path, hashed) => {
  const own = (await server.call('GET', '/Dashboard')).headers['content-security-policy'] ?? '';
  const { headers } = await server.call('GET', path);
  const policy = headers['content-security-policy'] ?? '';
  const withoutHashes = policy.replace(/ 'sha256-[^']+'/g, '');
  expect(withoutHashes.replace('default dompurify', 'dragoman')).toBe(own);
  expect([...policy.matchAll(/([\w-]+) 'self'(?: 'sha256-[^']+')+/g)].map(([, name]) => name)).toEqual(
    hashed,
  );
});

it('gives the preview, which shows what its reader writes, another origin', async () => {
  for (const path of ['/embed/preview/page.html', '/hosts/preview/page.html']) {
    const { headers } = await server.call('GET', path);
    expect(headers['content-security-policy']).toMatch(/;sandbox (?!.*allow-same-origin)allow-scripts/);
  }
});
