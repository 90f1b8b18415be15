import { text } from 'node:stream/consumers';
import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import {
  openConversation,
  sendMessage,
  showConversation,
  startConversation,
  visibleMessages,
} from './support/conversation-page.ts';
import { type Relay, relayTo } from './support/relay.ts';
import { readWholeThread } from './support/scroll-thread.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
/** `npm run test:all` breaks it more often. */
const breaks = process.env.TEST_ALL ? 50 : 5;
const slowPoll = { timeout: 60_000, interval: 50 };

let relay: Relay;
beforeAll(async () => {
  relay = await relayTo(siteUrl);
});
afterAll(() => relay.close());

describe('live updates', () => {
  it(`show every message once and in order, although the connection breaks ${breaks} times under load`, async () => {
    const { ada, bea, send } = await startConversation(siteUrl);
    const { page } = await visit({ baseURL: relay.url });
    await openConversation(page, ada);
    await expect.poll(relay.streams, slowPoll).toBe(1);

    const sent: string[] = [];
    const write = () => {
      sent.push(`Message ${sent.length}`);
      return send(bea, sent.at(-1) ?? '');
    };
    for (let count = 0; count < breaks; count += 1) {
      await expect.poll(relay.streams, slowPoll).toBe(1);
      await write();
      const underWay = write();
      relay.cut();
      await underWay;
      await write();
    }
    await expect.poll(relay.streams, slowPoll).toBe(1);
    await expect.poll(async () => (await visibleMessages(page)).at(-1), slowPoll).toBe(sent.at(-1));
    expect(await readWholeThread(page, sent[0])).toEqual(sent);
  }, 240_000);

  it('deliver messages, typing and read receipts between browsers without a reload', async () => {
    const { ada, bea } = await startConversation(siteUrl);
    const [{ page: hers }, { page: his }] = [await visit(), await visit()];
    await openConversation(hers, ada);
    await openConversation(his, bea);
    await his.locator('dragoman-chat-inbox [part~=input]').pressSequentially('On my');
    await hers.locator('dragoman-chat-inbox [part~=typing]').waitFor();
    await sendMessage(his, 'On my way');
    await expect.poll(() => visibleMessages(hers), slowPoll).toEqual(['On my way']);
    await hers.locator('dragoman-chat-inbox [part~=typing]').waitFor({ state: 'detached' });
    await his.locator('dragoman-chat-inbox [part~=state]', { hasText: 'Read' }).waitFor();
    await sendMessage(hers, 'Good');
    await expect.poll(() => visibleMessages(his), slowPoll).toEqual(['On my way', 'Good']);
  });

  it('share one connection between tabs, which another tab takes over', async () => {
    const { ada, bea, send } = await startConversation(siteUrl);
    const { page: first } = await visit({ baseURL: relay.url });
    await openConversation(first, ada);
    await expect.poll(relay.streams, slowPoll).toBe(1);
    const before = relay.opened();
    const second = await first.context().newPage();
    await showConversation(second);
    await send(bea, 'To both');
    for (const tab of [first, second])
      await expect.poll(() => visibleMessages(tab), slowPoll).toEqual(['To both']);
    expect([relay.streams(), relay.opened()]).toEqual([1, before]);
    await first.close();
    await expect.poll(relay.streams, slowPoll).toBe(1);
    await send(bea, 'To whoever stays');
    await expect.poll(() => visibleMessages(second), slowPoll).toEqual(['To both', 'To whoever stays']);
    await second.locator('dragoman-user-menu [part~=toggle]').click();
    await second.locator('dragoman-user-menu [part~=sign-out]').click();
    await expect.poll(relay.streams, slowPoll).toBe(0);
  });

  it('stop with the last element that uses them', async () => {
    const { ada } = await startConversation(siteUrl);
    const { page } = await visit({ baseURL: relay.url });
    await openConversation(page, ada);
    await expect.poll(relay.streams, slowPoll).toBe(1);
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('*'))
        if (node.localName.startsWith('dragoman-')) node.remove();
    });
    await expect.poll(relay.streams, slowPoll).toBe(0);
  });

  it.each([
    ['are refused', (route: Route) => route.abort()],
    ['never answer', () => undefined],
  ])('fall back to polling where event streams %s', async (_what, block) => {
    const { ada, bea, send } = await startConversation(siteUrl);
    const { page } = await visit();
    await page.route('**/events', block);
    await openConversation(page, ada);
    await send(bea, 'Can you hear me?');
    await expect.poll(() => visibleMessages(page), slowPoll).toEqual(['Can you hear me?']);
    await sendMessage(page, 'Yes');
    await page.locator('dragoman-chat-inbox [part~=state]', { hasText: /^Sent$/ }).waitFor();
    await send(bea, 'Good');
    await expect.poll(() => visibleMessages(page), slowPoll).toEqual(['Can you hear me?', 'Yes', 'Good']);
  });
});

describe('files', () => {
  it('are sent with a message once a task is booked', async () => {
    const { ada, bea, bookTask } = await startConversation(siteUrl);
    await bookTask();
    const [{ page: hers }, { page: his }] = [await visit(), await visit()];
    await openConversation(hers, ada);
    await openConversation(his, bea);
    const choosing = hers.waitForEvent('filechooser');
    await hers.getByRole('button', { name: 'Add files' }).click();
    const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir or Madam') };
    await (await choosing).setFiles(letter);
    await sendMessage(hers, 'Here it is');
    await hers.locator('dragoman-chat-inbox [part~=state]', { hasText: /^(Sent|Read)$/ }).waitFor();
    const downloading = his.waitForEvent('download');
    await his.getByRole('button', { name: /letter\.txt/ }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('letter.txt');
    expect(await text(await file.createReadStream())).toBe('Dear Sir or Madam');
    for (const page of [hers, his])
      await expect.poll(() => visibleMessages(page), slowPoll).toContain('Here it is');
  });
});

describe('the outbox', () => {
  it('keeps unsent messages across a reload, and sends each once, in order', async () => {
    const { ada, storedTexts } = await startConversation(siteUrl);
    const { page } = await visit();
    await openConversation(page, ada);
    await page.route('**/chat/new/message/**', (route) => route.abort());
    await sendMessage(page, 'One');
    await sendMessage(page, 'Two');
    await page.locator('dragoman-chat-inbox [part~=resend]').first().waitFor();
    await showConversation(page);
    await expect.poll(() => visibleMessages(page), slowPoll).toEqual(['One', 'Two']);
    await page.unroute('**/chat/new/message/**');
    await page.locator('dragoman-chat-inbox [part~=state]', { hasText: /^Sent$/ }).waitFor();
    await expect.poll(storedTexts, slowPoll).toEqual(['One', 'Two']);
    await showConversation(page);
    await expect.poll(() => visibleMessages(page), slowPoll).toEqual(['One', 'Two']);
  });

  it('sends messages written offline once the browser is online again', async () => {
    const { ada, storedTexts } = await startConversation(siteUrl);
    const { page } = await visit();
    await openConversation(page, ada);
    await page.context().setOffline(true);
    await sendMessage(page, 'From the tunnel');
    await sendMessage(page, 'Still in it');
    await page.locator('dragoman-chat-inbox [data-state=waiting]').first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(storedTexts, slowPoll).toEqual(['From the tunnel', 'Still in it']);
    await page.locator('dragoman-chat-inbox [part~=state]', { hasText: /^Sent$/ }).waitFor();
    expect(await visibleMessages(page)).toEqual(['From the tunnel', 'Still in it']);
  });
});
