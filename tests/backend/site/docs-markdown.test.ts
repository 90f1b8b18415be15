/** The documentation for coding assistants: /llms.txt, and each page as Markdown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsFiles, docsPathOf } from '#backend/features/site/docs.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

const origin = 'https://market.example';
let server: TestApp;

beforeAll(async () => {
  server = await testApp({ PUBLIC_URL: origin, SEED: 'none', PAYMENT_POLICY: 'off' });
});
afterAll(() => server.close());

const read = (address: string) => server.call('GET', address.replace(origin, ''));

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((https:[^)#]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(origin) && !link.startsWith(`${origin}/embed/`));

it('lists every page in /llms.txt, with links that work', async () => {
  const overview = await read('/llms.txt');
  expect(overview.status).toBe(200);
  expect(overview.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(overview.text).toMatch(/^# Dragoman\n\n> .+\n/);
  const links = linksIn(overview.text);
  const pages = docsFiles().map((file) => `${origin}/Docs/${docsPathOf(file)}.md`);
  expect(pages.filter((page) => page !== `${origin}/Docs/.md` && !links.includes(page))).toEqual([]);
  for (const link of links) expect.soft((await read(link)).status, link).toBe(200);
});

it.each(docsFiles())('gives %s as Markdown that leads to Markdown', async (file) => {
  const path = docsPathOf(file);
  const page = await read(`/Docs${path && `/${path}`}.md`);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(page.text).toMatch(/^# /);
  expect(page.text).not.toContain('dragoman.example');
  for (const link of linksIn(page.text).filter((target) => target.endsWith('.md')))
    expect.soft((await read(link)).status, link).toBe(200);
});

it('answers in any case, and 404 for a page that is not there or lies elsewhere', async () => {
  expect((await read('/docs/theming.md')).text).toContain('# Theming');
  for (const path of ['/Docs/nothing.md', '/Docs/../package.json.md', '/Docs/elements/theming.md', '/x.md'])
    expect.soft((await read(path)).status, path).toBe(404);
});
