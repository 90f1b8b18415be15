import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { browserFor } from './support/browser.ts';
import { demoTranslator, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

const question = (page: Page) => page.locator('dragoman-user-menu [part~=dialog]');
const title = (page: Page) => page.locator('dragoman-offer-form [name=title]');
const notice = (page: Page, text: string) =>
  page.locator('dragoman-toaster [part~=notice]', { hasText: text });

async function enterPassword(page: Page): Promise<void> {
  await question(page).locator('[name=password]').fill(demoTranslator.password);
  await question(page).locator('[part~=confirm]').click();
}

describe('shortly before the session ends', () => {
  it('asks for the password, extends the session in all tabs, and keeps what was typed in them', async () => {
    const { page: first, problems } = await visit();
    await first.context().clock.install();
    await signIn(first, demoTranslator);
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto('/Select/Offer');
      await title(page).fill('Half a sentence');
    }
    const tokenBefore = await first.evaluate(() => localStorage.getItem('token'));
    expect(await question(first).count()).toBe(0);

    await first.context().clock.fastForward('56:00');
    await question(first).getByRole('heading', { name: 'Stay signed in?' }).waitFor();
    await question(second).waitFor();
    await enterPassword(first);
    for (const page of [first, second]) await question(page).waitFor({ state: 'detached' });
    await notice(first, 'You stay signed in.').waitFor();

    expect(await first.evaluate(() => localStorage.getItem('token'))).not.toBe(tokenBefore);
    for (const page of [first, second]) expect(await title(page).inputValue()).toBe('Half a sentence');
    // The old token is not valid any more, so that these calls show that both tabs have the new one.
    for (const page of [first, second]) await page.locator('dragoman-user-menu [part~=toggle]').click();
    await first.context().clock.fastForward('20:00');
    expect(await question(first).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('a session whose end was not answered', () => {
  let short: Marketplace;
  beforeAll(async () => {
    short = await startMarketplace({ SESSION_TTL: '9' });
  });
  afterAll(() => short.stop());

  it('ends with a notice, keeps what was typed, and goes on after signing in again', async () => {
    const { page } = await visit({ baseURL: short.address });
    await signIn(page, demoTranslator);
    await page.goto('/Select/Offer');
    await title(page).fill('Half a sentence');
    await question(page).waitFor();
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await question(page).waitFor({ state: 'detached' });
    await notice(page, 'Your Session is expired.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/Select/Offer');
    expect(await title(page).inputValue()).toBe('Half a sentence');
    await page.reload();
    await page.waitForURL(/\/SignIn\?next=/);
    await page.locator('dragoman-sign-in [name=email]').fill(demoTranslator.email);
    await page.locator('dragoman-sign-in [name=password]').fill(demoTranslator.password);
    await page.locator('dragoman-sign-in [part~=submit]').click();
    await page.waitForURL(/\/Select\/Offer$/);
    await expect.poll(() => title(page).inputValue()).toBe('Half a sentence');
  });
});
