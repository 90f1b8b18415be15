/** Pages that were right for a released version, with the scripts of the present one, at both addresses. */
import { describe, expect, inject, it } from 'vitest';
import { releasedPages, releases } from '#tests/releases/releases.ts';
import { browserFor } from './support/browser.ts';
import { elementsIn, pageWith } from './support/docs-page.ts';
import { partnerSite } from './support/partner-site.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

describe.each(releases())('a page of %s', (release) => {
  it.each(releasedPages(release))('%s works, also with the script of its major version', async (_, html) => {
    for (const version of ['', `v${release.split('.')[0]}/`]) {
      const { page, problems } = await visit();
      const content = await pageWith(html, siteUrl);
      await page.goto(
        partner.publish(content.replaceAll(`${siteUrl}/embed/`, `${siteUrl}/embed/${version}`)),
      );
      for (const tag of elementsIn(html)) {
        const element = page.locator(tag).first();
        await element.waitFor({ state: 'attached' });
        await expect
          .poll(() => element.evaluate(({ shadowRoot }) => shadowRoot?.childElementCount ?? 0))
          .toBeGreaterThan(0);
      }
      await page.waitForLoadState('networkidle');
      expect(problems.filter((problem) => !problem.startsWith('third party'))).toEqual([]);
    }
  });
});
