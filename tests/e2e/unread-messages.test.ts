import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { startConversation, visibleMessages } from './support/conversation-page.ts';
import { signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

const toast = (page: Page) => page.locator('dragoman-toaster [part~=notice]');

/** The numbers in the navigation, at the user menu, and in the title. */
const counts = async (page: Page) => [
  await numberAt(page, 'header .navigation__messages--bar [data-unread]'),
  await numberAt(page, 'dragoman-user-menu [part~=toggle] [data-unread]'),
  /^\((\d+)\) /.exec(await page.title())?.[1] ?? '0',
];

async function numberAt(page: Page, selector: string): Promise<string> {
  const found = page.locator(selector);
  return (await found.count()) ? ((await found.getAttribute('data-unread')) ?? '') : '0';
}

it('says who writes while one is elsewhere, leads to that conversation, and counts in all tabs until it is read', async () => {
  const { ada, bea, send } = await startConversation(siteUrl);
  const { page: first, problems } = await visit();
  await signIn(first, ada);
  await first.goto('/Profile');
  const second = await first.context().newPage();
  await second.goto('/About');
  await second.locator('dragoman-user-menu [part~=toggle]').waitFor();
  expect(await counts(first)).toEqual(['0', '0', '0']);

  await send(bea, 'The translation is ready.');
  await toast(first).filter({ hasText: 'Bea Newcomer: The translation is ready.' }).waitFor();
  for (const page of [first, second]) await expect.poll(() => counts(page)).toEqual(['1', '1', '1']);
  expect(await numberAt(first, '.account__menu [data-unread]')).toBe('1');
  await send(bea, 'And the bill too.');
  await toast(first).filter({ hasText: 'Bea Newcomer (2 new): And the bill too.' }).waitFor();
  expect(await toast(first).filter({ hasText: 'Bea' }).count()).toBe(1);
  // Two messages of one conversation.
  expect(await counts(first)).toEqual(['1', '1', '1']);

  await toast(first).getByRole('link').click();
  await first.waitForURL(/\/messages\?conversation=/);
  await expect.poll(() => visibleMessages(first)).toEqual(['The translation is ready.', 'And the bill too.']);
  for (const page of [first, second]) await expect.poll(() => counts(page)).toEqual(['0', '0', '0']);

  await send(bea, 'One moment.');
  await expect.poll(() => visibleMessages(first)).toContain('One moment.');
  // The other tab, which was told of the same message, has said so by then.
  await toast(second).filter({ hasText: 'One moment.' }).waitFor();
  expect(await toast(first).filter({ hasText: 'One moment.' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

it('says nothing about what one writes oneself in another tab', async () => {
  const { ada, bea, send } = await startConversation(siteUrl);
  const { page } = await visit();
  await signIn(page, ada);
  await send(ada, 'From the other tab.');
  await send(bea, 'An answer.');
  await toast(page).filter({ hasText: 'An answer.' }).waitFor();
  expect(await toast(page).filter({ hasText: 'From the other tab.' }).count()).toBe(0);
});
