import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { sendMessage, startConversation, visibleMessages } from './support/conversation-page.ts';
import { signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const profile = '**/user/Profile';

async function failProfile(page: Page): Promise<void> {
  await page.route(profile, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
}

it('stays on the page while the profile cannot be read, and shows the conversation once it can', async () => {
  const { ada, bea, send } = await startConversation(siteUrl);
  await send(bea, 'Are you there?');
  const { page } = await visit();
  await signIn(page, ada);
  await failProfile(page);
  await page.goto('/messages');
  const inbox = page.locator('dragoman-chat-inbox');
  await inbox.locator('[part~=error]').waitFor();
  await inbox.locator('[part~=retry]').waitFor();
  await page.locator('dragoman-user-menu [part~=retry]').waitFor();
  await page.locator('dragoman-notification-bell [part~=toggle]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/messages');
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  await page.unroute(profile);
  await inbox.locator('[part~=conversation]').click();
  await expect.poll(() => visibleMessages(page)).toEqual(['Are you there?']);
  await sendMessage(page, 'Here I am');
  await inbox.locator('[part~=state]', { hasText: /^(Sent|Read)$/ }).waitFor();
  await page.locator('dragoman-user-menu [part~=toggle]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/messages');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

it('still ends a session that the backend refuses', async () => {
  const { ada } = await startConversation(siteUrl);
  const { page } = await visit();
  await signIn(page, ada);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${siteUrl}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.goto('/messages');
  await page.waitForURL(({ pathname, search }) => pathname === '/SignIn' && search === '?next=%2Fmessages');
});
