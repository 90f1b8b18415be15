import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { openConversation, showConversation, shown, twoSpeakers, write } from './conversation-page.ts';
import { type Relay, relayTo } from './relay.ts';
import { readWhole } from './scroll-thread.ts';

const siteUrl = inject('siteUrl');
const { visit } = visitorsOf(siteUrl);
const patiently = { timeout: 30_000, interval: 50 };

let line: Relay;
beforeAll(async () => {
  line = await relayTo(siteUrl);
});
afterAll(() => line.close());

describe('live updates', () => {
  it('show every message once and in order, though the line is cut fifty times under traffic', async () => {
    const { ada, bea, say } = await twoSpeakers(siteUrl);
    const { page } = await visit({ baseURL: line.url });
    await openConversation(page, ada);
    await expect.poll(line.streams, patiently).toBe(1);

    const said: string[] = [];
    let isOver = false;
    const traffic = (async () => {
      while (!isOver) {
        said.push(`Message ${said.length}`);
        await say(bea, said.at(-1) ?? '');
        await wait(20);
      }
    })();
    for (let cuts = 0; cuts < 50; cuts += 1) {
      await expect.poll(line.streams, patiently).toBe(1);
      const before = said.length;
      await expect.poll(() => said.length, patiently).toBeGreaterThan(before + 2);
      line.cut();
    }
    await expect.poll(line.streams, patiently).toBe(1);
    isOver = true;
    await traffic;
    await expect.poll(async () => (await shown(page)).at(-1), patiently).toBe(said.at(-1));
    expect(await readWhole(page, said[0])).toEqual(said);
  }, 240_000);

  it('carry messages, typing and reading from one browser to another without a reload', async () => {
    const { ada, bea } = await twoSpeakers(siteUrl);
    const [{ page: hers }, { page: his }] = [await visit(), await visit()];
    await openConversation(hers, ada);
    await openConversation(his, bea);
    await his.locator('dragoman-chat-inbox [part~=input]').pressSequentially('On my');
    await hers.locator('dragoman-chat-inbox [part~=typing]').waitFor();
    await write(his, 'On my way');
    await expect.poll(() => shown(hers), patiently).toEqual(['On my way']);
    await hers.locator('dragoman-chat-inbox [part~=typing]').waitFor({ state: 'detached' });
    await his.locator('dragoman-chat-inbox [part~=state]', { hasText: 'Read' }).waitFor();
    await write(hers, 'Good');
    await expect.poll(() => shown(his), patiently).toEqual(['On my way', 'Good']);
  });

  it('come over one connection for all tabs, which another tab takes on', async () => {
    const { ada, bea, say } = await twoSpeakers(siteUrl);
    const { page: first } = await visit({ baseURL: line.url });
    await openConversation(first, ada);
    await expect.poll(line.streams, patiently).toBe(1);
    const before = line.opened();
    const second = await first.context().newPage();
    await showConversation(second);
    await say(bea, 'To both');
    for (const tab of [first, second]) await expect.poll(() => shown(tab), patiently).toEqual(['To both']);
    expect([line.streams(), line.opened()]).toEqual([1, before]);
    await first.close();
    await expect.poll(line.streams, patiently).toBe(1);
    await say(bea, 'To whoever stays');
    await expect.poll(() => shown(second), patiently).toEqual(['To both', 'To whoever stays']);
    await second.locator('dragoman-user-menu [part~=toggle]').click();
    await second.locator('dragoman-user-menu [part~=sign-out]').click();
    await expect.poll(line.streams, patiently).toBe(0);
  });

  it('end with the last element that listens', async () => {
    const { ada } = await twoSpeakers(siteUrl);
    const { page } = await visit({ baseURL: line.url });
    await openConversation(page, ada);
    await expect.poll(line.streams, patiently).toBe(1);
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('*'))
        if (node.localName.startsWith('dragoman-')) node.remove();
    });
    await expect.poll(line.streams, patiently).toBe(0);
  });

  it.each([
    ['are refused', (route: Route) => route.abort()],
    ['are held back', () => undefined],
  ])('are asked for where streams %s', async (_what, block) => {
    const { ada, bea, say } = await twoSpeakers(siteUrl);
    const { page } = await visit();
    await page.route('**/events', block);
    await openConversation(page, ada);
    await say(bea, 'Can you hear me?');
    await expect.poll(() => shown(page), patiently).toEqual(['Can you hear me?']);
    await write(page, 'Yes');
    await page.locator('dragoman-chat-inbox [part~=state]', { hasText: /^Sent$/ }).waitFor();
    await say(bea, 'Good');
    await expect.poll(() => shown(page), patiently).toEqual(['Can you hear me?', 'Yes', 'Good']);
  });
});

describe('files', () => {
  it('go from one to the other with a message, once a task is agreed on', async () => {
    const { ada, bea, agree } = await twoSpeakers(siteUrl);
    await agree();
    const [{ page: hers }, { page: his }] = [await visit(), await visit()];
    await openConversation(hers, ada);
    await openConversation(his, bea);
    const choosing = hers.waitForEvent('filechooser');
    await hers.getByRole('button', { name: 'Add files' }).click();
    const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir or Madam') };
    await (await choosing).setFiles(letter);
    await write(hers, 'Here it is');
    await hers.locator('dragoman-chat-inbox [part~=state]', { hasText: /^(Sent|Read)$/ }).waitFor();
    const downloading = his.waitForEvent('download');
    await his.getByRole('button', { name: /letter\.txt/ }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('letter.txt');
    expect(await readFile(await file.path(), 'utf8')).toBe('Dear Sir or Madam');
    for (const page of [hers, his]) await expect.poll(() => shown(page), patiently).toContain('Here it is');
  });
});

describe('the outbox', () => {
  it('keeps messages over a reload while they cannot be sent, and sends each once, in order', async () => {
    const { ada, heard } = await twoSpeakers(siteUrl);
    const { page } = await visit();
    await openConversation(page, ada);
    await page.route('**/chat/new/message/**', (route) => route.abort());
    await write(page, 'One');
    await write(page, 'Two');
    await page.locator('dragoman-chat-inbox [part~=resend]').first().waitFor();
    await showConversation(page);
    await expect.poll(() => shown(page), patiently).toEqual(['One', 'Two']);
    await page.unroute('**/chat/new/message/**');
    await page.locator('dragoman-chat-inbox [part~=state]', { hasText: /^Sent$/ }).waitFor();
    await expect.poll(heard, patiently).toEqual(['One', 'Two']);
    await showConversation(page);
    await expect.poll(() => shown(page), patiently).toEqual(['One', 'Two']);
  });

  it('sends what was written offline by itself once the browser is online again', async () => {
    const { ada, heard } = await twoSpeakers(siteUrl);
    const { page } = await visit();
    await openConversation(page, ada);
    await page.context().setOffline(true);
    await write(page, 'From the tunnel');
    await write(page, 'Still in it');
    await page.locator('dragoman-chat-inbox [part~=resend]').first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(heard, patiently).toEqual(['From the tunnel', 'Still in it']);
    await page.locator('dragoman-chat-inbox [part~=state]', { hasText: /^Sent$/ }).waitFor();
    expect(await shown(page)).toEqual(['From the tunnel', 'Still in it']);
  });
});
