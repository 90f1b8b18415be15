/** Files of the loader that do not come: a cut line, a release that has replaced them, an outage. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

const page = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">
  <script async type="module" src="SITE/embed/dragoman.js" crossorigin data-locale="de"></script></head><body>
  <dragoman-offer-grid page-size="3" load="eager" heading="Ours"><a href="/own">Find a translator</a></dragoman-offer-grid>
  <dragoman-offer-detail offer-id="1" load="eager"></dragoman-offer-detail></body></html>`;

const chunks = '**/embed/chunks/**';

const isLive = async (host: Page) => {
  await host.locator('dragoman-offer-grid:defined [part~=card]').nth(2).waitFor();
  await host.locator('dragoman-offer-detail:defined [part~=title]').waitFor();
};

/** Without the browser's own lines about calls that failed. */
const ownLines = (problems: readonly string[]) =>
  problems.filter((line) => !/^error: Failed to load resource/.test(line));

it('loads each file once more after the line was cut', async () => {
  const { page: host, problems } = await visit();
  const cut = new Set<string>();
  await host.route(chunks, (route) => {
    const address = route.request().url();
    if (cut.has(address)) return route.continue();
    cut.add(address);
    return route.abort('connectionreset');
  });
  await host.goto(hosts.show(page));
  await isLive(host);
  expect(cut.size).toBeGreaterThan(3);
  expect(ownLines(problems)).toEqual([]);
});

it('goes on with the newest loader where a release has replaced the files', async () => {
  const { page: host, problems } = await visit();
  const loaders: string[] = [];
  await host.route('**/embed/dragoman.js*', async (route) => {
    const { search } = new URL(route.request().url());
    loaders.push(search);
    const answer = await route.fetch();
    const text = await answer.text();
    return route.fulfill({
      response: answer,
      body: search ? text : text.replaceAll('./chunks/', './chunks/of-an-older-release-'),
    });
  });
  await host.goto(hosts.show(page));
  await isLive(host);
  expect(loaders).toHaveLength(2);
  expect(await host.locator('dragoman-offer-detail [lang]').first().getAttribute('lang')).toBe('de');
  expect(await host.locator('dragoman-offer-grid').first().getByText('Ours').isVisible()).toBe(true);
  expect(ownLines(problems)).toEqual([]);
});

it('says once that the code cannot be loaded, and leaves the page’s own links', async () => {
  const { page: host, problems } = await visit();
  await host.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
  await host.goto(hosts.show(page));
  await expect.poll(() => ownLines(problems).length).toBeGreaterThan(0);
  await host.getByRole('link', { name: 'Find a translator' }).waitFor();
  expect(await host.locator('dragoman-offer-grid').evaluate((grid) => grid.shadowRoot === null)).toBe(true);
  // Once the files are there again, an element that comes later works, and so does the one that waited.
  await host.unroute(chunks);
  await host.evaluate(() => document.body.append(document.createElement('dragoman-offer-grid')));
  await host.locator('dragoman-offer-grid:defined [part~=card]').nth(20).waitFor();
  expect(ownLines(problems)).toEqual([
    expect.stringMatching(/^error: dragoman: cannot load. Check the backend/),
  ]);
});
