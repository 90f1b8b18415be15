import { expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { openTalk, shown, twoSpeakers, write } from './talk.ts';

/** MESSAGES=10000 npx vitest run --project e2e tests/e2e/history.test.ts */
const count = Number(process.env.MESSAGES || 220);

const siteUrl = inject('siteUrl');
const { visit } = visitorsOf(siteUrl);
const patiently = { timeout: 30_000, interval: 20 };

it(`shows ${count} messages on the way up, each once and in order, without moving what is being read`, {
  timeout: 120_000 + count * 200,
}, async () => {
  const { ada, bea, say } = await twoSpeakers(siteUrl);
  const said = Array.from({ length: count }, (_, number) => `Message ${number}`);
  for (const text of said) await say(bea, text);
  const { page } = await visit();
  await openTalk(page, ada);
  const thread = page.locator('dragoman-chat-inbox [part~=thread]');
  const messages = thread.locator('[part~=message]');
  await expect.poll(() => messages.count(), patiently).toBeGreaterThan(0);

  for (let known = await messages.count(); known < count; known = await messages.count()) {
    const oldest = await messages.first().elementHandle();
    const top = () => oldest?.evaluate((row) => row.getBoundingClientRect().top);
    await thread.evaluate((box) => {
      box.scrollTop = 0;
    });
    const before = await top();
    await expect.poll(() => messages.count(), patiently).toBeGreaterThan(known);
    // Less than a line of the day and the button above, which may go.
    expect(Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(60);
  }
  expect(await shown(page)).toEqual(said);

  await write(page, 'At last');
  await expect.poll(async () => (await shown(page)).at(-1), patiently).toBe('At last');
});
