import type { BrowserContext, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { startConversation } from './support/conversation-page.ts';
import { signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const secrets = ['555-867-5309', '12 Harbour Lane', 'birth certificate'];
const details = `My ${secrets[2]}; call ${secrets[0]}, ${secrets[1]}`;

/** Everything that the browser has stored for the site. */
async function device(page: Page, context: BrowserContext): Promise<string> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  return JSON.stringify([cookies, origins, session]);
}

async function signOut(page: Page): Promise<void> {
  await page.locator('dragoman-user-menu [part~=toggle]').click();
  await page.locator('dragoman-user-menu [part~=sign-out]').click();
  await page.locator('dragoman-user-menu [part~=toggle]').waitFor({ state: 'detached' });
}

it('keeps what one person typed from the next one on the device, and has it ready for the first', async () => {
  const { ada, bea } = await startConversation(siteUrl);
  const { page } = await visit();
  const typed = page.locator('dragoman-checkout [name=details]');
  const text = () => typed.inputValue();
  const expectNothingReadable = async () => {
    const stored = await device(page, page.context());
    for (const secret of secrets) expect(stored).not.toContain(secret);
  };

  await signIn(page, ada);
  await page.goto('/Checkout/1');
  await typed.fill(details);
  await expect.poll(() => device(page, page.context())).toContain('dragoman.private.');
  await page.reload();
  await expect.poll(text).toBe(details);
  await expectNothingReadable();
  await signOut(page);
  await expectNothingReadable();
  await page.goto('/Checkout/1');
  await expect.poll(text).toBe('');

  await signIn(page, bea);
  await page.goto('/Checkout/1');
  await page.locator('dragoman-user-menu [part~=toggle]').waitFor();
  expect(await text()).toBe('');
  await signOut(page);

  await signIn(page, ada);
  await page.goto('/Checkout/1');
  await expect.poll(text).toBe(details);
});

it('sends an unsent message only for the person who wrote it', async () => {
  const { ada, bea, storedTexts } = await startConversation(siteUrl);
  const { page } = await visit();
  const sending = '**/chat/new/message/**';
  const openConversation = async () => {
    await page.goto('/messages');
    await page.locator('dragoman-chat-inbox [part~=conversation]').click();
  };
  await signIn(page, ada);
  await openConversation();
  await page.route(sending, (route) => route.abort());
  await page.locator('dragoman-chat-inbox [part~=input]').fill(details);
  await page.locator('dragoman-chat-inbox [part~=send]').click();
  await page.locator('dragoman-chat-inbox [part~=resend]').first().waitFor();
  await signOut(page);
  const stored = await device(page, page.context());
  for (const secret of secrets) expect(stored).not.toContain(secret);
  await page.unroute(sending);

  await signIn(page, bea);
  await openConversation();
  await page.locator('dragoman-chat-inbox [part~=input]').waitFor();
  await expect.poll(() => page.locator('dragoman-chat-inbox [part~=message]').count()).toBe(0);
  expect(await storedTexts()).toEqual([]);
  await signOut(page);

  await signIn(page, ada);
  await openConversation();
  await expect.poll(storedTexts).toEqual([details]);
});
