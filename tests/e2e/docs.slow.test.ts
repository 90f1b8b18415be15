import { describe, expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';
import { docsFiles, docsPath, docsTitle } from './support/docs-files.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

describe('the documentation on the site', () => {
  it('shows each page by its link, and writes nothing to the console', async () => {
    const { page, problems } = await visit();
    await page.goto('/Docs');
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    for (const file of docsFiles.slice(1).filter((name) => docsPath(name) !== '/Docs')) {
      await navigation.locator(`a[href="${docsPath(file)}"]`).click();
      await page.getByRole('heading', { level: 1, name: docsTitle(file) }).waitFor();
    }
    expect(problems).toEqual([]);
  });

  it('links its pages and marks the current one', async () => {
    const { page } = await visit();
    await page.goto('/Docs');
    // A link waits for the app, but not for long: then the browser loads the page, and moves no focus to its heading.
    await appStarted(page);
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

  it('finds what the pages say, and leads to the very section', async () => {
    const { page } = await visit();
    await page.goto('/Docs');
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    const search = navigation.getByRole('searchbox');
    await search.fill('integrity sha384');
    const match = navigation.getByRole('link', { name: /Embedding/ }).first();
    await match.locator('mark', { hasText: 'integrity' }).first().waitFor();
    await search.fill('xylophone');
    await navigation.getByText('Nothing in the documentation has these words.').waitFor();
    await search.fill('offer-grid page-size');
    await navigation.getByRole('link', { name: /<dragoman-offer-grid> Attributes/ }).click();
    await page.waitForURL(/\/Docs\/elements\/offer-grid#attributes$/);
    const heading = page.locator('#attributes');
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(400);
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('is the same at /docs, and offers each page as Markdown', async () => {
    const { page } = await visit();
    await page.goto('/docs/theming');
    await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
    await page.getByRole('link', { name: 'This page as Markdown' }).click();
    await page.getByText('# Theming').waitFor();
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

  it.each([
    ['/Docs/elements/offer-grid', 'dragoman-offer-grid [part~=card]'],
    ['/Docs/elements/chat-inbox', 'dragoman-chat-inbox [part=inbox]'],
    ['/Docs/session', 'dragoman-user-menu button'],
  ])('shows the examples of %s without moving the text below', async (path, shown) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    await page.goto(path);
    const frame = page.getByRole('figure', { name: 'Example' }).first().locator('iframe');
    const heightAtFirst = await frame.getAttribute('height');
    await frame.contentFrame().locator(shown).first().waitFor();
    await expect
      .poll(() =>
        frame
          .contentFrame()
          .locator('html')
          .evaluate(() => document.fonts.status),
      )
      .toBe('loaded');
    expect(await frame.getAttribute('height')).toBe(heightAtFirst);
  });

  it('answers 404 for an unknown page', async () => {
    const { page } = await visit();
    expect((await page.goto('/Docs/nothing'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'the doorway to the great nothing' }).waitFor();
  });

  it('makes calls from the API reference at /api-docs, under the policy of every page', async () => {
    const { page, problems } = await visit();
    const answer = await page.goto('/api-docs');
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';style-src 'self';");
    await page.locator('.opblock-summary').first().waitFor();
    // Of a long list only the calls near the visible area are there.
    const health = page.locator('.opblock-summary').filter({ hasText: '/healthz' });
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 700);
        return health.count();
      })
      .toBe(1);
    await health.click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('"status": "ok"').waitFor();
    expect(problems).toEqual([]);
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
