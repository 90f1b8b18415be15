import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { parts, recordEvents } from '#tests/setup/test-element.ts';
import { findPart, place, signInAs, textsOf, uniqueText, untilNextPoll } from './inbox.test-support.ts';
import type { DragomanChatInbox } from './index.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');

let elena: SecondPerson;
let nour: string;
let conversationId: string;
let inbox: DragomanChatInbox;

const input = () => page.getByRole('textbox', { name: 'Message' });
const shown = () => textsOf(inbox, 'message');

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
  nour = await newcomer(apiUrl);
});

beforeEach(async () => {
  conversationId = await elena.conversationWith(await signInAs(nour, password));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The last part with this name, which is that of the newest message. */
async function last(name: string): Promise<HTMLElement> {
  await findPart(inbox, name);
  return parts(inbox, name).at(-1) as HTMLElement;
}

async function openConversation(properties: Partial<DragomanChatInbox> = {}): Promise<void> {
  inbox = document.createElement('dragoman-chat-inbox');
  Object.assign(inbox, { conversationId, ...properties });
  document.body.append(inbox);
  await findPart(inbox, 'input');
}

describe('reading', () => {
  it('shows what the other person writes, on the other side, without a reload', async () => {
    await openConversation();
    await userEvent.fill(input(), uniqueText('Hello from Nour'));
    await userEvent.keyboard('{Enter}');
    await findPart(inbox, 'message-own');
    const text = uniqueText('Hello from Elena');
    await elena.say(conversationId, text);
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    const theirs = parts(inbox, 'message').at(-1) as HTMLElement;
    const mine = parts(inbox, 'message-own').at(-1) as HTMLElement;
    expect(theirs.getBoundingClientRect().left).toBeLessThan(mine.getBoundingClientRect().left);
    expect(getComputedStyle(mine).backgroundColor).toBe('rgb(29, 95, 191)');
    expect(getComputedStyle(theirs).backgroundColor).toBe('rgb(244, 241, 234)');
    expect(theirs.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
  });

  it('says when the other person has read it', async () => {
    await openConversation();
    await userEvent.fill(input(), uniqueText('Read me'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Sent']));
    await elena.read(conversationId);
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Read']), untilNextPoll);
  });

  it('counts unread messages until their conversation is opened', async () => {
    inbox = place();
    const counts = recordEvents('dragoman-unread-change');
    const opened = recordEvents('dragoman-conversation-open');
    await findPart(inbox, 'conversation');
    const text = uniqueText('Are you there?');
    await elena.say(conversationId, text);
    expect(await vi.waitFor(() => findPart(inbox, 'unread'), untilNextPoll)).toHaveTextContent(
      '1 unread message',
    );
    await userEvent.click(page.getByRole('button', { name: /Elena Petrova/ }));
    await vi.waitFor(() => expect(counts.at(-1)).toEqual({ count: 0 }));
    expect(counts).toContainEqual({ count: 1 });
    expect(opened).toEqual([{ id: conversationId }]);
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    inbox.remove();
    inbox = place();
    await findPart(inbox, 'conversation');
    await vi.waitFor(() => expect(parts(inbox, 'unread')).toEqual([]));
  });

  it('does not move while the reader is further up, and offers a button to new messages', async () => {
    for (let line = 0; line < 60; line += 1)
      await elena.say(conversationId, `Line ${line}\n\nof a long story`);
    await openConversation();
    const log = await findPart(inbox, 'thread');
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await vi.waitFor(() => expect(shown().at(-1)).toContain('Line 59'));
    await vi.waitFor(() => expect(left()).toBeLessThan(2));
    log.scrollTop = 0;
    await vi.waitFor(() => expect(left()).toBeGreaterThan(500));
    const text = uniqueText('And they lived');
    await elena.say(conversationId, text);
    await userEvent.click(await findPart(inbox, 'news'));
    await vi.waitFor(() => expect(left()).toBeLessThan(2));
    expect(shown().at(-1)).toBe(text);
    await vi.waitFor(() => expect(parts(inbox, 'news')).toEqual([]));
  });

  it('shows earlier messages while scrolling up, without a scroll jump', async () => {
    for (let line = 0; line < 55; line += 1) await elena.say(conversationId, `Earlier line ${line}`);
    await openConversation();
    const log = await findPart(inbox, 'thread');
    await vi.waitFor(() => expect(shown().at(-1)).toBe('Earlier line 54'));
    const first = parts(inbox, 'message')[0] as HTMLElement;
    log.scrollTop = 0;
    const top = first.getBoundingClientRect().top;
    await vi.waitFor(() => expect(parts(inbox, 'message')[0]).not.toBe(first));
    expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(60);
  });

  it('makes links of web addresses and of nothing else', async () => {
    await elena.say(conversationId, 'See https://example.org/a_(b). Not javascript:alert(1) nor <b>this</b>');
    await openConversation();
    const links = () => [...(parts(inbox, 'message').at(-1)?.querySelectorAll('a') ?? [])];
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    const [link] = links();
    expect(link).toHaveAttribute('href', 'https://example.org/a_(b)');
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
    expect(shown().at(-1)).toContain('<b>this</b>');
  });

  it('shows a translation by the page below the original, which stays visible', async () => {
    const text = uniqueText('Dzień dobry');
    await elena.say(conversationId, text);
    let isThere = false;
    await openConversation({
      locale: 'en-GB',
      async translator(original, language) {
        if (!isThere) throw new Error('Nobody is there.');
        return `${original} in ${language}`;
      },
    });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    await userEvent.click(await last('translate'));
    await vi.waitFor(async () =>
      expect(await last('translate')).toHaveTextContent('This message could not be translated. Try again'),
    );
    isThere = true;
    await userEvent.click(await last('translate'));
    await vi.waitFor(async () => expect(await last('translation')).toHaveTextContent(`${text} in en-GB`));
    expect(shown().at(-1)).toBe(text);
    await userEvent.click(page.getByRole('button', { name: 'Hide translation' }));
    await vi.waitFor(() => expect(parts(inbox, 'translation')).toEqual([]));
  });

  it('translates by the browser if it can, and offers no translation otherwise', async () => {
    const text = uniqueText('Bonjour');
    await elena.say(conversationId, text);
    vi.stubGlobal('Translator', undefined);
    await openConversation();
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text));
    expect(parts(inbox, 'translate')).toEqual([]);
    inbox.remove();

    const translate = async (original: string) => original.replace('Bonjour', 'Hello');
    vi.stubGlobal('LanguageDetector', {
      create: async () => ({ detect: async () => [{ detectedLanguage: 'fr' }] }),
    });
    let availability = 'unavailable';
    const requested = vi.fn(async () => availability);
    vi.stubGlobal('Translator', {
      availability: requested,
      create: async (pair: object) => {
        expect(pair).toEqual({ sourceLanguage: 'fr', targetLanguage: 'en' });
        return { translate };
      },
    });
    await openConversation({ locale: 'en-GB' });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    expect(parts(inbox, 'translate')).toEqual([]);
    inbox.remove();

    availability = 'downloadable';
    await openConversation({ locale: 'en-GB' });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    await userEvent.click(await last('translate'));
    await vi.waitFor(async () =>
      expect(await last('translation')).toHaveTextContent(text.replace('Bonjour', 'Hello')),
    );
    expect(shown().at(-1)).toBe(text);
  });

  it('offers no translation of a message in a language that the reader reads', async () => {
    const text = uniqueText('Good morning, I will have the text for you on Monday');
    await elena.say(conversationId, text);
    await openConversation({ locale: 'en-GB' });
    Object.assign(inbox, { translator: async (original: string) => original });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    const bubble = parts(inbox, 'message').at(-1);
    await vi.waitFor(() => expect(bubble?.textContent).toContain(text));
    expect(bubble?.querySelector('[part~=translate]')).toBeNull();
  });

  it('offers no translation between two people of one language', async () => {
    const samira = await secondPerson(apiUrl, await newcomer(apiUrl));
    conversationId = await samira.conversationWith(await signInAs(nour, password));
    const text = uniqueText('Dzień dobry');
    await samira.say(conversationId, text);
    await openConversation({ locale: 'en-GB', translator: async (original) => original });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), untilNextPoll);
    expect(parts(inbox, 'translate')).toEqual([]);
  });
});
