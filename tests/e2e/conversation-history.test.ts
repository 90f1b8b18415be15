import { expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { openConversation, shown, twoSpeakers, write } from './conversation-page.ts';
import { readWhole } from './scroll-thread.ts';

/** MESSAGES=10000 npx vitest run --project e2e tests/e2e/conversation-history.test.ts */
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
  await openConversation(page, ada);
  await expect.poll(() => shown(page), patiently).not.toEqual([]);
  expect(await readWhole(page, said[0])).toEqual(said);

  await write(page, 'At last');
  await expect.poll(async () => (await shown(page)).at(-1), patiently).toBe('At last');
});
