import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './browser.ts';
import { partnerSite } from './partner-site.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();
const root = fileURLToPath(new URL('../..', import.meta.url));

const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const widgets = readdirSync(join(root, 'widgets'));
const files = [
  'README.md',
  ...guides.map((name) => `docs/${name}`),
  ...widgets.map((name) => `widgets/${name}/README.md`),
];

const pathOf = (file: string) =>
  `/Docs/${file.replace(/^docs\/|\.md$|\/README\.md$/g, '').replace(/^widgets\//, 'elements/')}`
    .replace(/\/README$/, '')
    .replace(/\/$/, '');

/** Every HTML snippet of the documentation, by file and number. */
const snippets = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)].map(
    ([, html = ''], index): [string, string] => [`${file}, no. ${index + 1}`, html],
  ),
);

/** A page around a snippet. A snippet without a script gets the loader. */
async function pageWith(snippet: string): Promise<string> {
  const html = await withHash(snippet.replaceAll('https://dragoman.example', siteUrl));
  if (/^<!doctype/i.test(html)) return html.replace('<head>', '<head><link rel="icon" href="data:," />');
  const script = /<script[^>]+src=/.test(html)
    ? ''
    : `<script type="module" src="${siteUrl}/embed/dragoman.js" crossorigin></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <link rel="icon" href="data:,"></head><body>${script}${html}</body></html>`;
}

describe('the HTML of the documentation', () => {
  it.each(snippets)('%s works on a page and writes nothing to the console', async (_, html) => {
    const { page, problems } = await visit();
    await page.goto(partner.publish(await pageWith(html)));
    for (const tag of elementsIn(html)) {
      await page.locator(tag).first().waitFor({ state: 'attached' });
      await expect
        .poll(() =>
          page
            .locator(tag)
            .first()
            .evaluate((element) => element.shadowRoot?.childElementCount ?? 0),
        )
        .toBeGreaterThan(0);
    }
    await page.waitForLoadState('networkidle');
    expect(problems.filter((problem) => !problem.startsWith('third party'))).toEqual([]);
  });
});

/** Fills in the integrity hash, which the documentation leaves out. */
async function withHash(html: string): Promise<string> {
  const file = /\/embed\/([\w-]+\.js)"[^>]*integrity="sha384-…"/.exec(html)?.[1];
  if (!file) return html;
  const hashes: Record<string, string> = await (await fetch(`${siteUrl}/embed/integrity.json`)).json();
  return html.replace('sha384-…', hashes[file] ?? '');
}

/** The elements that a snippet contains. */
function elementsIn(html: string): string[] {
  const elements = [...html.matchAll(/<(dragoman-[\w-]+)/g)].map(([, tag = '']) => tag);
  const replaced = [...html.matchAll(/data-dragoman="([\w-]+)"/g)].map(([, name]) => `dragoman-${name}`);
  return [...new Set([...elements, ...replaced])];
}

describe('the documentation on the site', () => {
  it.each(files.slice(1))('shows %s', async (file) => {
    const { page, problems } = await visit();
    const [, title = ''] = /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    const answer = await page.goto(pathOf(file));
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: title.replaceAll('`', '') }).waitFor();
    expect(problems).toEqual([]);
  });

  it('links its pages and marks the current one', async () => {
    const { page } = await visit();
    await page.goto('/Docs');
    await page.getByRole('main').getByRole('link', { name: 'Theming' }).last().click();
    await page.waitForURL(/\/Docs\/theming$/);
    const heading = page.getByRole('heading', { level: 1, name: 'Theming' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toBe('Theming – Documentation – Dragoman');
    const current = page
      .getByRole('navigation', { name: 'Documentation' })
      .locator('[aria-current=page]:visible');
    expect(await current.textContent()).toBe('Theming');
    await page.getByRole('link', { name: 'Next Events' }).click();
    await page.waitForURL(/\/Docs\/events$/);
  });

  it('finds pages by their titles', async () => {
    const { page } = await visit();
    await page.goto('/Docs');
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    await navigation.getByRole('searchbox').fill('grid');
    await navigation.getByRole('status').getByText('1 page').waitFor({ state: 'attached' });
    expect(await navigation.getByRole('link').allTextContents()).toEqual(['<dragoman-offer-grid>']);
    await navigation.getByRole('searchbox').fill('xylophone');
    await navigation.getByText('No page has this in its title.').waitFor();
  });

  it('opens at the heading in the URL fragment', async () => {
    const { page } = await visit();
    await page.goto('/Docs/embedding#content-security-policy');
    const heading = page.getByRole('heading', { name: 'Content security policy' });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(400);
  });

  it('runs editable examples on sample or live data', async () => {
    const { page, problems } = await visit();
    await page.goto('/Docs/elements/offer-grid');
    const example = page.getByRole('figure', { name: 'Example' }).first();
    const frame = example.frameLocator('iframe');
    await frame.locator('dragoman-offer-grid[demo] [part~=card]').first().waitFor();
    await example.getByText('Markup, which you can change').click();
    await example
      .getByRole('textbox')
      .fill('<dragoman-offer-grid heading="Changed" limit="2"></dragoman-offer-grid>');
    await frame.getByRole('heading', { name: 'Changed' }).waitFor();
    await example.getByText('Live', { exact: true }).click();
    await frame.locator('dragoman-offer-grid:not([demo]) [part~=card]').first().waitFor();
    await example.getByRole('button', { name: 'As it was' }).click();
    expect(await example.getByRole('textbox').inputValue()).toContain('category="document"');
    expect(problems).toEqual([]);
  });

  it('answers 404 for an unknown page, and serves the API reference at /docs', async () => {
    const { page } = await visit();
    expect((await page.goto('/Docs/nothing'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'the doorway to the great nothing' }).waitFor();
    await page.goto('/docs');
    await page.locator('.swagger-ui').first().waitFor();
  });

  it('fits a small screen', async () => {
    const { page } = await visit({ viewport: { width: 320, height: 640 } });
    for (const path of ['/Docs/getting-started', '/Docs/tokens', '/Docs/elements/offer-grid']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.getByText('Pages', { exact: true }).click();
    await page.getByRole('link', { name: 'Events' }).first().click();
    await page.waitForURL(/\/Docs\/events$/);
  });
});
