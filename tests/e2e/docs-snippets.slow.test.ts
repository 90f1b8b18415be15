/** Runs every HTML snippet of the documentation, and shows each of its pages in a browser. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from './support/browser.ts';
import { docsFiles, docsPath, docsTitle } from './support/docs-files.ts';
import { elementsIn, pageWith } from './support/docs-page.ts';
import { partnerSite } from './support/partner-site.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

/** Every HTML snippet of the documentation, by file and number. */
const snippets = docsFiles.flatMap((file) =>
  [...readFileSync(inProject(file), 'utf8').matchAll(/^( *)```html\n([\s\S]*?)^\1```/gm)].map(
    ([, indentation = '', html = ''], index): [string, string] => [
      `${file}, no. ${index + 1}`,
      html.replaceAll(new RegExp(`^${indentation}`, 'gm'), ''),
    ],
  ),
);

describe('the HTML of the documentation', () => {
  it.each(snippets)('%s works on a page and writes nothing to the console', async (_, html) => {
    const { page, problems } = await visit();
    await page.goto(partner.publish(await pageWith(html, siteUrl)));
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

describe('the documentation on the site', () => {
  it.each(docsFiles.slice(1))(
    'shows %s, as wide as a phone and no wider, and writes nothing to the console',
    async (file) => {
      const { page, problems } = await visit();
      await page.goto(docsPath(file));
      await page.getByRole('heading', { level: 1, name: docsTitle(file) }).waitFor();
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(problems).toEqual([]);
    },
  );
});
