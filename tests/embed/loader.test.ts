import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Request } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

const script = (settings = '') =>
  `<script async type="module" crossorigin src="SITE/embed/dragoman.js" ${settings}></script>`;

/** Opens a page with this body; `requests` fills with its calls to the backend. */
async function open(body: string, head = script()) {
  const { page, problems } = await visit();
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === siteUrl) requests.push(request);
  });
  await page.goto(
    hosts.show(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
      <link rel="icon" href="data:," />${head}</head><body>${body}</body></html>`),
  );
  return {
    page,
    problems,
    requests,
    paths: () => requests.map((request) => request.url().slice(siteUrl.length)),
  };
}

const cards = (page: Page, within = 'dragoman-offer-grid') => page.locator(`${within} [part~=card]`);
const grid = (id: string, attributes = '') =>
  `<dragoman-offer-grid id="${id}" limit="1" ${attributes}></dragoman-offer-grid>`;

it('shows offers in a local file that contains the README’s first snippet', async () => {
  const [, lines = ''] =
    /^```html\n([\s\S]*?)^```/m.exec(await readFile(inProject('README.md'), 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-page-'));
  const file = join(folder, 'index.html');
  await writeFile(file, lines.replaceAll('https://dragoman.example', siteUrl));
  const { page, problems } = await visit();
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('heading', { name: 'Certified translators' }).waitFor();
  await cards(page).first().waitFor();
  expect(problems).toEqual([]);
  await rm(folder, { recursive: true });
});

it('reports a backend that does not answer the loader’s prefetch', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (limit) => timeout.call(AbortSignal, Math.min(limit, 1500));
  });
  const isData = /\/(api|embed\/prerender)\//;
  await page.route(isData, () => undefined);
  await page.goto(hosts.show(`<!doctype html><title>Host</title>${script()}${grid('offers')}`));
  await page.getByText('did not answer in time').waitFor();
  const findings = await page
    .locator('#offers')
    .evaluate((element: HTMLElement & { diagnose(): Promise<{ code: string }[]> }) => element.diagnose());
  expect(findings.map(({ code }) => code)).toEqual(['backend-unreachable']);
  await page.unroute(isData);
  await page.getByRole('button', { name: 'Retry' }).click();
  await cards(page).first().waitFor();
});

describe('the loader', () => {
  it('replaces a marked div by an element with its attributes, children, id, class and style', async () => {
    const { page, problems } = await open(
      `<div data-dragoman="offer-grid" data-category="call" data-limit="2" data-filters id="offers" class="wide"
        style="min-height: 300px"><a href="/call">All offers</a></div>`,
    );
    const element = page.locator('dragoman-offer-grid#offers.wide');
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(await element.getAttribute('category')).toBe('call');
    expect(await element.evaluate(({ style }) => style.minHeight)).toBe('300px');
    expect(await element.locator('a[href="/call"]').count()).toBe(1);
    await element.locator('[part~=filters]').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('finds elements added later, also in fragments and in open shadow roots', async () => {
    const { page, problems } = await open(`<section id="there"></section>
      <script>document.getElementById('there').attachShadow({ mode: 'open' }).innerHTML =
        '<p><dragoman-offer-grid limit="1"></dragoman-offer-grid></p>';</script>`);
    await cards(page, '#there dragoman-offer-grid').first().waitFor();
    await page.evaluate(() => {
      const make = (id: string, tag = 'dragoman-offer-grid') => {
        const element = document.createElement(tag);
        element.id = id;
        element.setAttribute('limit', '1');
        return element;
      };
      document.body.append(make('alone'));
      const deep = document.createElement('article');
      deep.append(document.createElement('p'), make('deep'));
      document.body.append(deep);
      const div = document.createElement('div');
      div.dataset.dragoman = 'offer-grid';
      div.dataset.limit = '1';
      div.id = 'marked-div';
      document.body.append(div);
      const lateSection = document.createElement('section');
      lateSection.id = 'late';
      lateSection.attachShadow({ mode: 'open' }).append(make('inside'));
      document.body.append(lateSection);
      document.getElementById('there')?.shadowRoot?.append(make('later'));
    });
    for (const id of ['alone', 'deep', 'marked-div', 'inside', 'later'])
      await cards(page, `dragoman-offer-grid#${id}`).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('starts a widget when visible, on interaction or at once, as its load attribute says', async () => {
    const { page, paths } = await open(
      `${grid('touched', 'category="call" load="interaction"')}
      <div style="height: 4000px"></div>
      ${grid('unseen', 'category="document"')}
      ${grid('eager', 'category="translation" load="eager"')}`,
    );
    const hasRequested = (category: string) => paths().some((path) => path.includes(category));
    await cards(page, '#eager').first().waitFor({ state: 'attached' });
    // The code is loaded for one of them; the others have made no call yet.
    expect([hasRequested('call'), hasRequested('document')]).toEqual([false, false]);
    await page.locator('#touched').dispatchEvent('pointerover');
    await cards(page, '#touched').first().waitFor();
    expect(hasRequested('document')).toBe(false);
    await page.locator('#unseen').evaluate((element) => element.scrollIntoView());
    await cards(page, '#unseen').first().waitFor();
  });

  it('fetches each file once, without cookies, for any number of elements and script tags', async () => {
    const { page, problems, requests, paths } = await open(
      `${grid('one')}${grid('two')}`,
      script() + script('data-partner="demo"'),
    );
    await cards(page, '#two').first().waitFor();
    const files = paths().filter((path) => path.startsWith('/embed/chunks/'));
    expect(new Set(files).size).toBe(files.length);
    expect(files.some((file) => /chat-inbox|dashboard|offer-form/.test(file))).toBe(false);
    expect(paths().filter((path) => /^\/(api|embed\/prerender)\//.test(path))).toHaveLength(1);
    // In the same mode as the script with `crossorigin`, so that script, chunks and calls share one connection.
    const own = requests.filter((request) => ['script', 'fetch'].includes(request.resourceType()));
    for (const headers of await Promise.all(own.map((request) => request.allHeaders()))) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.origin).toBe(new URL(page.url()).origin);
    }
    expect(problems).toEqual([]);
  });

  it('may be loaded a second time from another URL', async () => {
    const { page, problems } = await open(
      grid('one'),
      `${script()}${script().replace('dragoman.js', 'dragoman.js?again')}`,
    );
    await cards(page, '#one').first().waitFor();
    expect(await page.locator('dragoman-offer-grid').count()).toBe(1);
    expect(problems).toEqual([]);
  });
});

declare const Dragoman: { configure(settings: Record<string, string>): void };

describe('the configuration of a page', () => {
  const partnerOf = (page: Page, id: string) =>
    cards(page, `#${id}`)
      .locator('[part~=details]')
      .first()
      .getAttribute('href')
      .then((href) => new URL(href ?? '').searchParams.get('partner'));
  const meta = '<meta name="dragoman:partner" content="by-meta">';
  const early =
    '<script>(window.dragoman = window.dragoman || []).push((d) => d.configure({ partner: "by-configure" }));</script>';

  it.each([
    ['a meta tag', meta + script(), 'by-meta'],
    ['the script before a meta tag', meta + script('data-partner="by-script"'), 'by-script'],
    ['configure before the script', meta + script('data-partner="by-script"') + early, 'by-configure'],
  ])('is taken from %s', async (_, head, expected) => {
    const { page, problems } = await open(`${grid('page')}${grid('own', 'partner="by-attribute"')}`, head);
    for (const id of ['page', 'own']) await cards(page, `#${id}`).first().waitFor();
    await expect.poll(() => partnerOf(page, 'page')).toBe(expected);
    await expect.poll(() => partnerOf(page, 'own')).toBe('by-attribute');
    expect(problems).toEqual([]);
  });

  it('applies to elements that are already rendered', async () => {
    const { page } = await open(grid('page'), script('data-partner="by-script" data-locale="de"'));
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: 'Mehr Details' }).or(cards(page)).first().waitFor();
    await page.evaluate(() => Dragoman.configure({ partner: 'by-configure', locale: 'fr' }));
    await expect.poll(() => partnerOf(page, 'page')).toBe('by-configure');
    await expect.poll(() => page.locator('#page [lang]').first().getAttribute('lang')).toBe('fr');
  });
});
