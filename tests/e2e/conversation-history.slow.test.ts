import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import {
  openConversation,
  sendMessage,
  startConversation,
  visibleMessages,
} from './support/conversation-page.ts';
import { readWholeThread } from './support/scroll-thread.ts';

/** MESSAGES=10000 npm run test:all -- tests/e2e/conversation-history.slow.test.ts */
const count = Number(process.env.MESSAGES || 220);

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const slowPoll = { timeout: 60_000, interval: 20 };

it(`shows ${count} messages while scrolling up, each once and in order, without a scroll jump`, {
  timeout: 120_000 + count * 200,
}, async () => {
  const { ada, bea, send } = await startConversation(siteUrl);
  const sent = Array.from({ length: count }, (_, number) => `Message ${number}`);
  for (const text of sent) await send(bea, text);
  const { page } = await visit();
  await openConversation(page, ada);
  await expect.poll(() => visibleMessages(page), slowPoll).not.toEqual([]);
  expect(await readWholeThread(page, sent[0])).toEqual(sent);

  await sendMessage(page, 'At last');
  await expect.poll(async () => (await visibleMessages(page)).at(-1), slowPoll).toBe('At last');
});
