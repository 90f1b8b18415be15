import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { findPart, place, signInAs, textsOf, uniqueText, untilNextPoll } from './inbox.test-support.ts';
import type { DragomanChatInbox } from './index.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');
const realFetch = globalThis.fetch;

let elena: SecondPerson;
let nour: string;
let conversationId: string;
let inbox: DragomanChatInbox;

const input = () => page.getByRole('textbox', { name: 'Message' });
const shown = () => textsOf(inbox, 'message');

/** Messages that are sent once this moment has come fail, until the returned function is called. */
function failPosts(moment: Promise<void> = Promise.resolve()): () => void {
  globalThis.fetch = (address, init) =>
    init?.method === 'POST' && String(address).includes('/message/')
      ? moment.then(() => Promise.reject(new TypeError('The network is down.')))
      : realFetch(address, init);
  return () => {
    globalThis.fetch = realFetch;
  };
}

/** Returns whether the browser would open the file in place of the page. */
function dropOn(target: Element, file: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = { dataTransfer, bubbles: true, composed: true, cancelable: true };
  return ['dragover', 'drop'].map((type) => target.dispatchEvent(new DragEvent(type, event))).some(Boolean);
}

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
  nour = await newcomer(apiUrl);
});

beforeEach(async () => {
  conversationId = await elena.conversationWith(await signInAs(nour, password));
});

afterEach(() => {
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

async function openConversation(): Promise<void> {
  inbox = place({ 'conversation-id': conversationId });
  await findPart(inbox, 'input');
}

describe('writing', () => {
  it('names each file that cannot be attached, with the reason', async () => {
    inbox = place({ demo: '' });
    (await findPart(inbox, 'conversation')).click();
    await findPart(inbox, 'attach');
    const chooser = inbox.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
    const pages = Array.from({ length: 11 }, (_, index) => new File(['One page.'], `page-${index}.txt`));
    if (chooser) await userEvent.upload(chooser, [new File(['x'], 'setup.exe'), ...pages]);
    await vi.waitFor(() => expect(textsOf(inbox, 'file')).toHaveLength(10));
    expect(inbox.shadowRoot?.querySelector('[part=field-error]')?.textContent).toMatch(
      /“setup.exe” is of a kind.*“page-10.txt” was left out: at most 10 files/,
    );
    await userEvent.click(page.getByRole('button', { name: 'Remove page-0.txt' }));
    await vi.waitFor(() => expect(inbox.shadowRoot?.querySelector('[part=field-error]')).toBeNull());
  });

  it('takes files that are dropped anywhere in it, and never leaves them to the browser', async () => {
    inbox = place({ demo: '' });
    (await findPart(inbox, 'conversation')).click();
    await findPart(inbox, 'attach');
    const letter = new File(['One page.'], 'letter.txt');
    for (const place of ['input', 'message', 'conversation'])
      expect(dropOn(await findPart(inbox, place), letter), place).toBe(false);
    await vi.waitFor(() => expect(textsOf(inbox, 'file')).toHaveLength(3));
  });

  it('says where a file cannot be dropped', async () => {
    const notices = recordEvents('dragoman-notice');
    inbox = place();
    expect(dropOn(await findPart(inbox, 'conversation'), new File(['x'], 'letter.txt'))).toBe(false);
    await vi.waitFor(() =>
      expect(notices).toMatchObject([{ message: expect.stringMatching(/^Open a conv/) }]),
    );
    (await findPart(inbox, 'conversation')).click();
    expect(dropOn(await findPart(inbox, 'input'), new File(['x'], 'letter.txt'))).toBe(false);
    expect(await findPart(inbox, 'field-error')).toHaveTextContent(/agreed on a task/);
    await userEvent.fill(input(), 'Good morning');
    await vi.waitFor(() => expect(parts(inbox, 'field-error')).toEqual([]));
  });

  it('shows a message at once, clears the field and reports when the backend has it', async () => {
    await openConversation();
    const sent = recordEvents('dragoman-message-sent');
    const text = uniqueText('Good morning');
    await userEvent.fill(input(), text);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(shown().at(-1)).toBe(text);
    await expect.element(input()).toHaveValue('');
    expect(focused(inbox)).toBe(part(inbox, 'input'));
    await vi.waitFor(() =>
      expect(sent).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), conversationId }]),
    );
    expect(await elena.textsIn(conversationId)).toContain(text);
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Sent']));
    await vi.waitFor(() => expect(part(inbox, 'preview')).toHaveTextContent(text), untilNextPoll);
    expect(shown().filter((one) => one === text)).toHaveLength(1);
  });

  it('sends on Enter, breaks the line on Shift+Enter, and ignores Enter of an input method', async () => {
    await openConversation();
    const first = uniqueText('First line');
    await userEvent.fill(input(), first);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}second line');
    const field = await findPart(inbox, 'input');
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
    );
    await expect.element(input()).toHaveValue(`${first}\nsecond line`);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(async () =>
      expect(await elena.textsIn(conversationId)).toContain(`${first}\nsecond line`),
    );
  });

  it('does not send white space', async () => {
    await openConversation();
    const before = shown();
    await userEvent.fill(input(), ' \n  ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(shown()).toEqual(before);
  });

  it('sends a message once however often Enter is pressed, and keeps the order', async () => {
    await openConversation();
    const texts = [uniqueText('One'), uniqueText('Two'), uniqueText('Three')];
    const field = await findPart(inbox, 'input');
    const enter = () =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
      );
    for (const text of texts) {
      await userEvent.fill(input(), text);
      enter();
      enter();
    }
    await vi.waitFor(
      async () => expect((await elena.textsIn(conversationId)).slice(-3)).toEqual(texts),
      untilNextPoll,
    );
    expect(shown().slice(-3)).toEqual(texts);
  });

  it('keeps a message that failed, and sends it on request', async () => {
    await openConversation();
    const errors = recordEvents('dragoman-error');
    let fail = (): void => undefined;
    const moment = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const restoreNetwork = failPosts(moment);
    const text = uniqueText('Into the tunnel');
    await userEvent.fill(input(), text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Sending…')).toBeVisible();
    fail();
    await expect.element(page.getByText('Failed: The server could not be reached.')).toBeVisible();
    expect(errors).toEqual([{ status: 0, message: '' }]);
    // At once: after a while it is sent by itself.
    const retry = page.getByRole('button', { name: 'Retry' }).element() as HTMLElement;
    restoreNetwork();
    retry.click();
    await vi.waitFor(async () =>
      expect((await elena.textsIn(conversationId)).filter((one) => one === text)).toHaveLength(1),
    );
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Sent']), untilNextPoll);
  });

  it('shows a message that failed to everybody', async () => {
    await openConversation();
    failPosts();
    await userEvent.fill(input(), uniqueText('Into the tunnel'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Failed: The server could not be reached.')).toBeVisible();
    expect((await axe.run(inbox)).violations).toEqual([]);
  });

  it('says one thing of a message that is written offline, and sends it once online', async () => {
    await openConversation();
    const errors = recordEvents('dragoman-error');
    const restoreNetwork = failPosts();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    const seen = new Set<string | null>();
    const watch = new MutationObserver(() => {
      for (const state of textsOf(inbox, 'state')) seen.add(state);
    });
    watch.observe(inbox.shadowRoot as ShadowRoot, { subtree: true, childList: true, characterData: true });
    const text = uniqueText('From the valley');
    await userEvent.fill(input(), text);
    await userEvent.keyboard('{Enter}');
    // After all its attempts.
    await vi.waitFor(() => expect(errors).toHaveLength(1), 10_000);
    await expect.element(page.getByText('Will be sent when you are online again.')).toBeVisible();
    watch.disconnect();
    // The message before it was sent.
    seen.delete('Sent');
    expect([...seen]).toEqual(['Will be sent when you are online again.']);
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    expect((await axe.run(inbox)).violations).toEqual([]);
    restoreNetwork();
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await vi.waitFor(async () => expect(await elena.textsIn(conversationId)).toContain(text), untilNextPoll);
  });

  it('discards a failed message on request', async () => {
    await openConversation();
    failPosts();
    const text = uniqueText('Never mind');
    await userEvent.fill(input(), text);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    expect(shown()).not.toContain(text);
  });

  it('grows to five lines, and says when the text is too long', async () => {
    await openConversation();
    const field = await findPart(inbox, 'input');
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

  it('begins a new message with what it is about, unless one is being written', async () => {
    inbox.remove();
    inbox = place({ 'conversation-id': conversationId, about: 'Leases' }) as DragomanChatInbox;
    await expect.element(input()).toHaveValue('About “Leases”:\n');
    expect(focused(inbox)).toBe(await findPart(inbox, 'input'));
    await userEvent.fill(input(), 'Can you');
    inbox.about = 'Wills';
    await expect.element(input()).toHaveValue('Can you');
    await userEvent.fill(input(), '');
  });

  it('stores a draft for each conversation', async () => {
    const me = await secondPerson(apiUrl, nour);
    const other = await me.conversationWith(await elena.stranger());
    await openConversation();
    await userEvent.fill(input(), 'Half a thought');
    inbox.conversationId = other;
    await expect.element(input()).toHaveValue('');
    document.body.replaceChildren();
    await openConversation();
    await expect.element(input()).toHaveValue('Half a thought');
    await userEvent.fill(input(), '');
  });
});
