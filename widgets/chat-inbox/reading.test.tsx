import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { parts, recordEvents } from '#tests/setup/test-element.ts';
import { found, patiently, place, signInAs, textsOf, unheardOf } from './inbox.test-support.ts';
import type { DragomanChatInbox } from './index.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');

let elena: SecondPerson;
let nour: string;
let talk: string;
let inbox: DragomanChatInbox;

const input = () => page.getByRole('textbox', { name: 'Message' });
const shown = () => textsOf(inbox, 'message');

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
  nour = await newcomer(apiUrl);
});

beforeEach(async () => {
  talk = await elena.talkWith(await signInAs(nour, password));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The part of this name that comes last, which is that of the newest message. */
async function last(name: string): Promise<HTMLElement> {
  await found(inbox, name);
  return parts(inbox, name).at(-1) as HTMLElement;
}

async function openTalk(properties: Partial<DragomanChatInbox> = {}): Promise<void> {
  inbox = document.createElement('dragoman-chat-inbox');
  Object.assign(inbox, { conversationId: talk, ...properties });
  document.body.append(inbox);
  await found(inbox, 'input');
}

describe('reading', () => {
  it('shows what the other one writes, on the other side, without being asked', async () => {
    await openTalk();
    await userEvent.fill(input(), unheardOf('Hello from Nour'));
    await userEvent.keyboard('{Enter}');
    await found(inbox, 'message-own');
    const text = unheardOf('Hello from Elena');
    await elena.say(talk, text);
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), patiently);
    const theirs = parts(inbox, 'message').at(-1) as HTMLElement;
    const mine = parts(inbox, 'message-own').at(-1) as HTMLElement;
    expect(theirs.getBoundingClientRect().left).toBeLessThan(mine.getBoundingClientRect().left);
    expect(getComputedStyle(mine).backgroundColor).toBe('rgb(29, 95, 191)');
    expect(getComputedStyle(theirs).backgroundColor).toBe('rgb(244, 241, 234)');
    expect(theirs.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
  });

  it('says when the other one has read it', async () => {
    await openTalk();
    await userEvent.fill(input(), unheardOf('Read me'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Sent']));
    await elena.read(talk);
    await vi.waitFor(() => expect(textsOf(inbox, 'state')).toEqual(['Read']), patiently);
  });

  it('counts what waits, and counts it no more once it is open', async () => {
    inbox = place();
    const counts = recordEvents('dragoman-unread-change');
    const opened = recordEvents('dragoman-conversation-open');
    await found(inbox, 'conversation');
    const text = unheardOf('Are you there?');
    await elena.say(talk, text);
    expect(await vi.waitFor(() => found(inbox, 'unread'), patiently)).toHaveTextContent('1 unread message');
    await userEvent.click(page.getByRole('button', { name: /Elena Petrova/ }));
    await vi.waitFor(() => expect(counts.at(-1)).toEqual({ count: 0 }));
    expect(counts).toContainEqual({ count: 1 });
    expect(opened).toEqual([{ id: talk }]);
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), patiently);
    inbox.remove();
    inbox = place();
    await found(inbox, 'conversation');
    await vi.waitFor(() => expect(parts(inbox, 'unread')).toEqual([]));
  });

  it('stays where the person reads, and offers the way down to what is new', async () => {
    for (let line = 0; line < 60; line += 1) await elena.say(talk, `Line ${line}\n\nof a long story`);
    await openTalk();
    const log = await found(inbox, 'thread');
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await vi.waitFor(() => expect(shown().at(-1)).toContain('Line 59'));
    await vi.waitFor(() => expect(left()).toBeLessThan(2));
    log.scrollTop = 0;
    await vi.waitFor(() => expect(left()).toBeGreaterThan(500));
    const text = unheardOf('And they lived');
    await elena.say(talk, text);
    await userEvent.click(await found(inbox, 'news'));
    await vi.waitFor(() => expect(left()).toBeLessThan(2));
    expect(shown().at(-1)).toBe(text);
    await vi.waitFor(() => expect(parts(inbox, 'news')).toEqual([]));
  });

  it('shows earlier messages on the way up without moving what is being read', async () => {
    for (let line = 0; line < 55; line += 1) await elena.say(talk, `Earlier line ${line}`);
    await openTalk();
    const log = await found(inbox, 'thread');
    await vi.waitFor(() => expect(shown().at(-1)).toBe('Earlier line 54'));
    const first = parts(inbox, 'message')[0] as HTMLElement;
    log.scrollTop = 0;
    const top = first.getBoundingClientRect().top;
    await vi.waitFor(() => expect(parts(inbox, 'message')[0]).not.toBe(first));
    expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(60);
  });

  it('makes links of web addresses and of nothing else', async () => {
    await elena.say(talk, 'See https://example.org/a_(b). Not javascript:alert(1) nor <b>this</b>');
    await openTalk();
    const links = () => [...(parts(inbox, 'message').at(-1)?.querySelectorAll('a') ?? [])];
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    const [link] = links();
    expect(link).toHaveAttribute('href', 'https://example.org/a_(b)');
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
    expect(shown().at(-1)).toContain('<b>this</b>');
  });

  it('has a message translated by the page, below the original, which always stays', async () => {
    const text = unheardOf('Guten Tag');
    await elena.say(talk, text);
    let isThere = false;
    await openTalk({
      locale: 'en-GB',
      async translator(original, language) {
        if (!isThere) throw new Error('Nobody is there.');
        return `${original} in ${language}`;
      },
    });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), patiently);
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

  it('has it translated by the browser where that can, and offers nothing where nobody can', async () => {
    const text = unheardOf('Bonjour');
    await elena.say(talk, text);
    vi.stubGlobal('Translator', undefined);
    await openTalk();
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text));
    expect(parts(inbox, 'translate')).toEqual([]);
    inbox.remove();

    const translate = async (original: string) => original.replace('Bonjour', 'Hello');
    vi.stubGlobal('LanguageDetector', {
      create: async () => ({ detect: async () => [{ detectedLanguage: 'fr' }] }),
    });
    vi.stubGlobal('Translator', {
      create: async (pair: object) => {
        expect(pair).toEqual({ sourceLanguage: 'fr', targetLanguage: 'en' });
        return { translate };
      },
    });
    await openTalk({ locale: 'en-GB' });
    await vi.waitFor(() => expect(shown().at(-1)).toBe(text), patiently);
    await userEvent.click(await last('translate'));
    await vi.waitFor(async () =>
      expect(await last('translation')).toHaveTextContent(text.replace('Bonjour', 'Hello')),
    );
    expect(shown().at(-1)).toBe(text);
  });
});
