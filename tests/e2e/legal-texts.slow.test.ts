/** A marketplace with legal texts of its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { appStarted, browserFor } from './support/browser.ts';

const texts = {
  'terms.en.md':
    "# House rules\n\nIn force since today.\n\n## Fairness\n\nBe **fair**. <img src=x onerror=\"document.title='stolen'\">\n\n<script>document.title = 'stolen'</script>\n\n1. One\n2. [Who we are](/Imprint)",
  'terms.de.md': '# Hausordnung\n\n## Fairness\n\nSeien Sie fair.',
  'privacy.en.md': '# What we keep\n\nNothing.',
  'imprint.en.md': '# Who we are\n\nUs.',
};

const { visit } = browserFor('http://localhost');
let folder = '';
let marketplace: Marketplace | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-legal-'));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  marketplace = await startMarketplace({ LEGAL_DIR: folder, SEED: 'none' });
}, 250_000);
afterAll(async () => {
  await marketplace?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('shows them on the server, without scripts, and HTML in them as text', async () => {
  const { page } = await visit({ baseURL: marketplace?.address, javaScriptEnabled: false });
  await page.goto('/Terms');
  await page.getByRole('heading', { level: 1, name: 'House rules' }).waitFor();
  const main = page.locator('main');
  for (const text of ['In force since today.', '<script>document.title', '<img src=x onerror='])
    await main.getByText(text).waitFor();
  expect(await main.locator('img, script').count()).toBe(0);
  expect(await main.locator('ol > li').allTextContents()).toEqual(['One', 'Who we are']);
  await page.goto('/Terms?lang=de');
  await page.getByRole('heading', { level: 1, name: 'Hausordnung' }).waitFor();
});

it('shows them in the app, in the language that a visitor chooses, else in English', async () => {
  const { page, problems } = await visit({ baseURL: marketplace?.address });
  await page.goto('/Terms');
  await page.locator('footer').click({ position: { x: 2, y: 2 } });
  await appStarted(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await heading('House rules');
  await expect.poll(() => page.title()).toBe('House rules – Dragoman');
  await page.locator('main').getByText('<script>document.title').waitFor();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await heading('What we keep');
  await footer.getByRole('link', { name: 'Terms' }).click();
  await heading('House rules');
  await footer.getByRole('combobox').selectOption('de');
  await heading('Hausordnung');
  await footer.getByRole('link', { name: 'Datenschutz' }).click();
  await heading('What we keep');
  expect(await page.locator('article').getAttribute('lang')).toBe('en');
  expect(problems).toEqual([]);
});
