import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { partnerSite } from './support/partner-site.ts';
import { signedInUser } from './support/signed-in-user.ts';

const { visit } = browserFor(inject('siteUrl'));
const partner = partnerSite();

const preview = (page: Page) => page.frameLocator('iframe');
const code = (page: Page) => page.locator('.embed__code code').first();

async function openBuilder(query = '', options = {}) {
  const visitor = await visit(options);
  await visitor.page.goto(`/Embed${query}`);
  await visitor.page.getByRole('heading', { level: 1, name: 'Embed builder' }).waitFor();
  // The server renders the heading alone.
  await code(visitor.page).waitFor({ state: 'attached' });
  return visitor;
}

describe('the embed builder', () => {
  it('shows the configured widget and its code', async () => {
    const { page, problems } = await openBuilder();
    await preview(page).locator('dragoman-offer-grid [part~=card]').first().waitFor();
    await page.getByLabel('category', { exact: true }).selectOption('call');
    await page.getByLabel('heading', { exact: true }).fill('On the line');
    await page.getByRole('switch', { name: 'filters' }).check();
    await preview(page).getByRole('heading', { name: 'On the line' }).waitFor();
    await preview(page).locator('dragoman-offer-grid [part~=filters]').waitFor();
    expect(await code(page).textContent()).toContain('category="call" heading="On the line"');
    expect(problems).toEqual([]);
  });

  it('stores the configuration in the URL, with one history entry per change', async () => {
    const { page } = await openBuilder();
    await page.getByLabel('sort', { exact: true }).selectOption('newest');
    await page.getByLabel('heading', { exact: true }).pressSequentially('Four words typed slowly');
    await page.waitForURL(/heading=Four\+words\+typed\+slowly/);
    await page.reload();
    expect(await page.getByLabel('heading', { exact: true }).inputValue()).toBe('Four words typed slowly');
    await page.goBack();
    await expect.poll(() => page.getByLabel('heading', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel('sort', { exact: true }).inputValue()).toBe('newest');
  });

  it('explains what an attribute accepts, and leaves out an invalid value', async () => {
    const { page } = await openBuilder();
    await page.getByLabel('page-size', { exact: true }).fill('0');
    await page.getByText('a whole number from 1 to 10000').waitFor();
    expect(await code(page).textContent()).not.toContain('page-size');
  });

  it('lets a member pick a partner by its name, for the code and for the preview', async () => {
    const { page, call } = await signedInUser(visit, 'Bea');
    const { id } = await call('/partners', { name: 'Bea & Co', site: 'https://bea.example' });
    await page.goto('/Embed');
    await page.getByText('Your page', { exact: true }).click();
    await page.getByLabel('partner', { exact: true }).selectOption({ label: 'Bea & Co' });
    await expect.poll(() => code(page).textContent()).toContain(`data-partner="${id}"`);
    await preview(page).locator(`dragoman-offer-grid[partner="${id}"]`).waitFor();
    await page.reload();
    await page.getByText('Your page', { exact: true }).click();
    await expect.poll(() => page.getByLabel('partner', { exact: true }).inputValue()).toBe(id);
  });

  it('offers languages by name and offers by their words', async () => {
    const { page } = await openBuilder();
    await page.getByLabel('languages', { exact: true }).last().selectOption({ label: 'German' });
    await page.getByLabel('ids', { exact: true }).last().fill('technical manuals');
    const found = page.locator('datalist option', { hasText: 'Technical manuals' });
    await found.waitFor({ state: 'attached' });
    const id = (await found.getAttribute('value')) ?? '';
    await page.getByLabel('ids', { exact: true }).last().fill(id);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Remove Technical manuals/ }).waitFor();
    await expect.poll(() => code(page).textContent()).toContain(`languages="de" ids="${id}"`);
    await page.getByRole('button', { name: 'Remove German' }).press('Enter');
    await expect.poll(() => code(page).textContent()).not.toContain('languages=');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('languages');
  });

  it('copies the code and says so', async () => {
    const { page } = await openBuilder('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const region = page.getByRole('region', { name: 'Code' });
    await region.getByRole('button', { name: 'Copy' }).first().click();
    await region.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
  });

  it('applies a theme to the widget, and exports its style sheet', async () => {
    const { page } = await openBuilder();
    await page.getByText('Colours and shape').click();
    await page.getByText('Plum', { exact: true }).click();
    const book = preview(page).locator('[part~=book]').first();
    await expect
      .poll(() => book.evaluate((link) => getComputedStyle(link).backgroundColor))
      .toBe('rgb(122, 31, 75)');
    const css = page.locator('.code-block', { hasText: 'CSS' }).locator('code');
    expect(await css.textContent()).toContain('--dragoman-color-accent: light-dark(#7A1F4B, #F0A6C6);');
    await page.getByLabel('light').nth(1).fill('#F8E4EC');
    await page.getByText('color-on-accent on color-accent (light): contrast').waitFor();
  });

  it('works by keyboard alone', async () => {
    const { page } = await openBuilder();
    await page.getByRole('radio', { name: '768 px' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/wide=1280/);
    await page.getByRole('radio', { name: 'HTML', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/code=angular/);
    expect(await page.locator('.code-block').nth(1).textContent()).toContain('CUSTOM_ELEMENTS_SCHEMA');
  });

  it('shows one panel at a time on a small screen', async () => {
    const { page } = await openBuilder('', { viewport: { width: 320, height: 640 } });
    const widget = page.getByLabel('Widget');
    expect(await widget.isVisible()).toBe(false);
    await page.getByText('Settings', { exact: true }).click();
    await widget.waitFor();
    expect(await page.locator('iframe').isVisible()).toBe(false);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.getByText('Code', { exact: true }).first().click();
    await code(page).waitFor();
    expect(await overflow()).toBe(0);
  });

  it.each(['html', 'instant', 'classic', 'wordpress'])(
    'generates code (%s) that works on a page of another origin',
    async (kind) => {
      const { page } = await openBuilder(`?category=document&limit=3&partner=demo&code=${kind}&pin=`);
      if (kind === 'classic')
        await expect.poll(() => code(page).textContent()).toContain('integrity="sha384-');
      const snippets = await page
        .getByRole('region', { name: 'Code' })
        .locator('.code-block code')
        .allTextContents();
      const html = snippets.filter((text) => text.startsWith('<')).join('\n');
      const partnerVisit = await visit();
      await partnerVisit.page.goto(
        partner.publish(`<!doctype html><html lang="en"><link rel="icon" href="data:,">${html}</html>`),
      );
      await expect.poll(() => partnerVisit.page.locator('dragoman-offer-grid [part~=card]').count()).toBe(3);
      const link = partnerVisit.page.locator('[part~=details]').first();
      expect(await link.getAttribute('href')).toContain('partner=demo');
      const ownProblems = partnerVisit.problems.filter((problem) => !problem.startsWith('third party'));
      expect(ownProblems).toEqual([]);
    },
  );
});
