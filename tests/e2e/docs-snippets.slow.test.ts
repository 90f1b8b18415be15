/** Runs every HTML snippet of the documentation, and shows each of its pages in a browser. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from './browser.ts';
import { docsFiles, docsPath, docsTitle } from './docs-files.ts';
import { partnerSite } from './partner-site.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

/** Every HTML snippet of the documentation, by file and number. */
const snippets = docsFiles.flatMap((file) =>
  [...readFileSync(inProject(file), 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)].map(
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
  it.each(docsFiles.slice(1))('shows %s and writes nothing to the console', async (file) => {
    const { page, problems } = await visit();
    await page.goto(docsPath(file));
    await page.getByRole('heading', { level: 1, name: docsTitle(file) }).waitFor();
    expect(problems).toEqual([]);
  });
});
