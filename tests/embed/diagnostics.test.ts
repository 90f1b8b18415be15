import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

/** A backend without CORS headers. */
const withoutCors = createServer((_, answer) => answer.end('[]'));
let closedUrl = '';

beforeAll(async () => {
  withoutCors.listen(0, '127.0.0.1');
  await once(withoutCors, 'listening');
  const address = withoutCors.address();
  if (typeof address === 'object' && address) closedUrl = `http://127.0.0.1:${address.port}`;
});

afterAll(() => withoutCors.close());

const page = (
  settings: string,
  grids = '<dragoman-offer-grid load="eager"></dragoman-offer-grid>',
) => `<!doctype html>
  <html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
  <script async type="module" crossorigin src="SITE/embed/dragoman.js" ${settings}></script></head>
  <body>${grids}${grids}</body></html>`;

/** Opens a page and returns Dragoman’s console messages, without the browser’s. */
async function consoleOf(address: string) {
  const { page } = await visit();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(' – ')) lines.push(`${message.type()}: ${message.text()}`);
  });
  await page.goto(address);
  const diagnose = () =>
    page
      .locator('dragoman-offer-grid')
      .first()
      .evaluate((grid) => (grid as unknown as { diagnose(): Promise<{ code: string }[]> }).diagnose());
  return { page, lines, diagnose };
}

const failed = '[part~=error]';

it('reports a backend that does not answer, once per page', async () => {
  const {
    page: host,
    lines,
    diagnose,
  } = await consoleOf(hosts.show(page('data-api-url="http://127.0.0.1:9"')));
  await host.locator(failed).nth(1).waitFor();
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(/^error: The backend http:\/\/127\.0\.0\.1:9 does not answer – .*data-api-url/),
    ]);
  expect(await diagnose()).toMatchObject([{ code: 'backend-unreachable', level: 'error' }]);
  expect(lines).toHaveLength(1);
});

it('distinguishes a backend without CORS from an unreachable one', async () => {
  const { lines, diagnose } = await consoleOf(hosts.show(page(`data-api-url="${closedUrl}"`)));
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(/answers, but does not let pages of .* – .*Access-Control-Allow-Origin/),
    ]);
  expect(await diagnose()).toMatchObject([{ code: 'blocked-by-cors' }]);
});

it('reports that another server answers, as when no backend is configured', async () => {
  const { lines, diagnose } = await consoleOf(hosts.show(page(`data-api-url="${siteUrl}/nowhere"`)));
  await expect
    .poll(() => lines)
    .toEqual([expect.stringContaining(`No Dragoman backend answers at ${siteUrl}/nowhere (status 404)`)]);
  expect(await diagnose()).toMatchObject([{ code: 'backend-missing' }]);
});

it('names the CSP directive that blocks the backend, and what to add', async () => {
  const policy = `default-src 'none'; script-src ${siteUrl}; img-src *; connect-src 'self'`;
  const { lines, diagnose } = await consoleOf(hosts.show(page(''), { 'content-security-policy': policy }));
  await expect.poll(() => lines).toEqual([expect.stringContaining(`blocked by connect-src`)]);
  expect(lines[0]).toContain(`connect-src 'self' ${siteUrl};`);
  expect(await diagnose()).toMatchObject([{ code: 'blocked-by-csp' }]);
});

it('names the CSP directive that blocks pictures', async () => {
  const policy = `default-src 'none'; script-src ${siteUrl}; connect-src ${siteUrl}; img-src 'self'`;
  const { page: host, lines } = await consoleOf(hosts.show(page(''), { 'content-security-policy': policy }));
  await host.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  await expect.poll(() => lines).toEqual([expect.stringContaining(`img-src 'self' ${siteUrl};`)]);
});

it('shows its findings on the page with ?dragoman-debug', async () => {
  const address = hosts.show(
    page('', '<dragoman-offer-grid load="eager" categry="document"></dragoman-offer-grid>'),
  );
  const { page: host, lines } = await consoleOf(`${address}?dragoman-debug`);
  const findings = host.locator('dragoman-offer-grid [part~=findings]').first();
  await findings.getByText('unknown-attribute').waitFor();
  expect(await findings.textContent()).toContain('did you mean "category"?');
  expect(lines).toEqual([
    expect.stringMatching(/^warning: <dragoman-offer-grid> has no attribute "categry"/),
  ]);
});

it('names the right spelling of a misspelt tag and placeholder, also where nothing else is on the page', async () => {
  const { page: host, lines } = await consoleOf(
    hosts.show(page('', '<dragoman-offer-gird></dragoman-offer-gird><div data-dragoman="chekout"></div>')),
  );
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(
        /^error: There is no element <dragoman-offer-gird> – did you mean "dragoman-offer-grid"\?/,
      ),
      expect.stringMatching(/^error: data-dragoman="chekout" names no element – did you mean "checkout"\?/),
    ]);
  await host.evaluate(() => document.body.append(document.createElement('dragoman-toastr')));
  await expect.poll(() => lines.at(-1)).toContain('did you mean "dragoman-toaster"?');
});

it.each([
  ['from="german" languages="deutsch"', 'did you mean "de"'],
  ['from="x7" languages="de,x7"', 'two-letter language codes'],
])(
  'shows all offers for languages that are no codes, and writes one line for each: %s',
  async (wrong, finding) => {
    const { page: host, lines } = await consoleOf(
      hosts.show(page('', `<dragoman-offer-grid ${wrong}></dragoman-offer-grid>`)),
    );
    const problems: string[] = [];
    host.on('response', (answer) => answer.status() >= 400 && problems.push(answer.url()));
    await expect.poll(() => lines.length).toBe(2);
    lines.length = 0;
    await host.reload();
    await host.locator('dragoman-offer-grid [part~=card]').nth(5).waitFor();
    await expect.poll(() => lines.filter((line) => line.includes(finding)).length).toBe(2);
    expect(problems).toEqual([]);
  },
);
