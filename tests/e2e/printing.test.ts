/** Pages on paper: dark on white, with what they say and nothing that leads around. */
import { expect, inject, it } from 'vitest';
import { browserFor, listens } from './support/browser.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

it.each(['/ProductDetails/1', '/messages'])(
  'prints %s light, without header, footer and notices',
  async (path) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await signIn(page, demoCustomer);
    await page.goto(path);
    const text = page.locator('main [part~=title], main [part~=conversation]').first();
    await text.waitFor();
    const lightness = (name: 'color' | 'backgroundColor') =>
      text.evaluate((node, name) => {
        const colour = getComputedStyle(name === 'color' ? node : document.body)[name];
        return Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      }, name);
    expect(await lightness('backgroundColor')).toBeLessThan(60);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => lightness('backgroundColor')).toBeGreaterThan(240);
    await expect.poll(() => lightness('color')).toBeLessThan(130);
    for (const part of ['.navigation', '.footer', 'dragoman-toaster'])
      expect(await page.locator(part).isVisible()).toBe(false);
  },
);

it('prints all of an open conversation', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 500 } });
  await signIn(page, demoCustomer);
  await page.goto('/messages');
  const inbox = page.locator('dragoman-chat-inbox');
  await listens(inbox);
  await inbox.locator('[part~=conversation]').first().click();
  // The newest conversation may have nothing but lines about a booking.
  const message = inbox.locator('[part~=thread] ol > li').first();
  await message.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const cut = await message.evaluate((node) => {
    const all: string[] = [];
    for (let box = node.parentElement; box; box = box.parentElement)
      if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible')
        all.push(box.className);
    return all;
  });
  expect(cut).toEqual([]);
  expect(await inbox.locator('[part~=composer]').isVisible()).toBe(false);
});
