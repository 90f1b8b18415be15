import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, recordEvents } from '#tests/setup/test-element.ts';
import { found, patiently, place, signInAs, textsOf, unheardOf } from './inbox.test-support.ts';
import type { DragomanChatInbox } from './index.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');
const realFetch = globalThis.fetch;

let elena: SecondPerson;
let nour: string;
let talk: string;
let inbox: DragomanChatInbox;

const input = () => page.getByRole('textbox', { name: 'Message' });
const shown = () => textsOf(inbox, 'message');

/** The network loses everything this person sends, until the returned function is called. */
function losePosts(): () => void {
  globalThis.fetch = (address, init) =>
    init?.method === 'POST' && String(address).includes('/message/')
      ? Promise.reject(new TypeError('The network is down.'))
      : realFetch(address, init);
  return () => {
    globalThis.fetch = realFetch;
  };
}

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
  nour = await newcomer(apiUrl);
});

beforeEach(async () => {
  talk = await elena.talkWith(await signInAs(nour, password));
});

afterEach(() => {
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

async function openTalk(): Promise<void> {
  inbox = place({ 'conversation-id': talk });
  await found(inbox, 'input');
}

describe('writing', () => {
  it('shows a message at once, clears the field and tells when the backend has it', async () => {
    await openTalk();
    const sent = recordEvents('dragoman-message-sent');
    const text = unheardOf('Good morning');
    await userEvent.fill(input(), text);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(shown().at(-1)).toBe(text);
    await expect.element(input()).toHaveValue('');
    expect(focused(inbox)).toBe(part(inbox, 'input'));
    await vi.waitFor(() =>
      expect(sent).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), conversationId: talk }]),
    );
    expect(await elena.heard(talk)).toContain(text);
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Sent']));
    await vi.waitFor(() => expect(part(inbox, 'preview')).toHaveTextContent(text), patiently);
    expect(shown().filter((one) => one === text)).toHaveLength(1);
  });

  it('sends on Enter, breaks the line on Shift+Enter, and leaves Enter to whoever composes', async () => {
    await openTalk();
    const first = unheardOf('First line');
    await userEvent.fill(input(), first);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}second line');
    const field = await found(inbox, 'input');
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
    );
    await expect.element(input()).toHaveValue(`${first}\nsecond line`);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(async () => expect(await elena.heard(talk)).toContain(`${first}\nsecond line`));
  });

  it('sends nothing where there is nothing but white space', async () => {
    await openTalk();
    const before = shown();
    await userEvent.fill(input(), ' \n  ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(shown()).toEqual(before);
  });

  it('sends once however often Enter is pressed, and keeps the order of what was written', async () => {
    await openTalk();
    const texts = [unheardOf('One'), unheardOf('Two'), unheardOf('Three')];
    const field = await found(inbox, 'input');
    const enter = () =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
      );
    for (const text of texts) {
      await userEvent.fill(input(), text);
      enter();
      enter();
    }
    await vi.waitFor(async () => expect((await elena.heard(talk)).slice(-3)).toEqual(texts), patiently);
    expect(shown().slice(-3)).toEqual(texts);
  });

  it('keeps a message that did not get through, and sends it when asked again', async () => {
    await openTalk();
    const errors = recordEvents('dragoman-error');
    const mend = losePosts();
    const text = unheardOf('Into the tunnel');
    await userEvent.fill(input(), text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await expect.element(page.getByText('Failed: The server could not be reached.')).toBeVisible();
    expect(errors).toEqual([{ status: 0, message: '' }]);
    expect((await axe.run(inbox)).violations).toEqual([]);
    mend();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(async () =>
      expect((await elena.heard(talk)).filter((one) => one === text)).toHaveLength(1),
    );
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Sent']), patiently);
  });

  it('lets go of a failed message when asked', async () => {
    await openTalk();
    losePosts();
    const text = unheardOf('Never mind');
    await userEvent.fill(input(), text);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    expect(shown()).not.toContain(text);
  });

  it('grows to five lines, and says when it has become too long', async () => {
    await openTalk();
    const field = await found(inbox, 'input');
    const single = field.offsetHeight;
    await userEvent.fill(input(), 'a\nb\nc');
    const three = field.offsetHeight;
    await userEvent.fill(input(), Array.from({ length: 30 }, (_, line) => line).join('\n'));
    expect(three).toBeGreaterThan(single);
    expect(field.offsetHeight).toBeLessThan(single * 4);
    await userEvent.fill(input(), 'x'.repeat(5001));
    await expect.element(page.getByText('Please shorten this to at most 5,000 characters.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.fill(input(), '');
  });

  it('keeps what was begun in each conversation', async () => {
    const me = await secondPerson(apiUrl, nour);
    const other = await me.talkWith(await elena.stranger());
    await openTalk();
    await userEvent.fill(input(), 'Half a thought');
    inbox.conversationId = other;
    await expect.element(input()).toHaveValue('');
    document.body.replaceChildren();
    await openTalk();
    await expect.element(input()).toHaveValue('Half a thought');
    await userEvent.fill(input(), '');
  });
});
