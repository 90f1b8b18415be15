/** A marketplace that wants a confirmed address (`VERIFY`): people learn it before they type, and lose nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { freePort } from '#tests/backend/support/service-process.ts';
import { mailboxKey } from '#tests/setup/start-marketplace.ts';
import { browserFor } from './support/browser.ts';
import { mailbox } from './support/mailbox.ts';
import { newUser, type Person, signIn } from './support/user-actions.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-verify-'));
const port = await freePort();
const siteUrl = `http://localhost:${port}`;
const { visit } = browserFor(siteUrl);
let backend: ReturnType<typeof spawnBackend>;

beforeAll(async () => {
  const settings = { VERIFY: 'to-publish', RATE_LIMITS: 'off', MAILBOX_KEY: mailboxKey };
  backend = spawnBackend({ PORT: String(port), DATA_DIR: dataDir, ...settings });
  await backend.ready;
}, 120_000);
afterAll(async () => {
  backend.child.kill('SIGTERM');
  await backend.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function unverified(firstname: string): Promise<{ page: Page; person: Person }> {
  const person = newUser(firstname);
  const body = JSON.stringify({ ...person, language: 'en' });
  await fetch(`${siteUrl}/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { page } = await visit();
  await signIn(page, person);
  return { page, person };
}

async function confirm(page: Page, { email }: Person): Promise<void> {
  const mails: { to: string; text: string }[] = await mailbox(siteUrl);
  const newest = mails.find(({ to, text }) => to === email && text.includes('/VerifyEmail'));
  const [link = ''] = /http\S+\/VerifyEmail\?token=\S+/.exec(newest?.text ?? '') ?? [];
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Confirm address' }).click();
  await tab.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await tab.close();
}

describe('a person with an unconfirmed address', () => {
  it('learns it above the form, gets the link again, and goes on after confirming in another tab', async () => {
    const { page, person } = await unverified('Jay');
    await page.goto('/Select/Offer');
    const form = page.locator('dragoman-offer-form');
    await form.getByText(`we have sent a link to`).waitFor();
    await form.getByRole('button', { name: 'Send the link again' }).click();
    await form.getByText('A mail with a link is on its way.').waitFor();
    await form.locator('[name=title]').fill('Sworn translations');
    await confirm(page, person);
    await form.getByText('Your e-mail address is confirmed. You can go on.').waitFor();
    expect(await form.locator('[name=title]').inputValue()).toBe('Sworn translations');
  });

  it('who sends the form all the same loses nothing, and sends it again', async () => {
    const { page, person } = await unverified('Kim');
    await page.goto('/Select/Offer');
    const form = page.locator('dragoman-offer-form');
    await form.locator('[name=title]').fill('Sworn translations');
    await form.locator('[name=description]').fill('Certificates of all kinds.');
    await form.locator('[name=type][value=document]').check({ force: true });
    await form.locator('[part~=next]').click();
    await form.locator('[name=price]').fill('45');
    for (const language of ['German', 'Polish']) {
      await form.locator('[name=languages]').fill(language);
      await form.locator('[name=languages]').press('Enter');
    }
    await form.locator('[part~=next]').click();
    await form.locator('[part~=submit]').click();
    await form.getByRole('alert').filter({ hasText: 'What you have written is kept.' }).waitFor();
    await confirm(page, person);
    await form.getByText('You can go on.').first().waitFor();
    await form.locator('[part~=submit]').click();
    await form.locator('[part~=published]').waitFor();
  });
});
