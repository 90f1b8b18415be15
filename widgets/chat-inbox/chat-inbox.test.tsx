import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts } from '#tests/setup/test-element.ts';
import { found, place, signInAs, textsOf } from './inbox.test-support.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');
const { session, config } = getRuntime();
const nowhere = '01900000-0000-7000-8000-000000000000';

let elena: SecondPerson;
let talk: string;

beforeAll(async () => {
  config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
});

beforeEach(async () => {
  talk = await elena.talkWith(await signInAs('customer@demo.test', password));
});

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

const violations = async (inbox: Element) => (await axe.run(inbox)).violations;

const placed = async (shown: string) => {
  const inbox = place();
  await found(inbox, shown);
  return inbox;
};

/** Somebody nobody else in these tests knows; their e-mail address. */
async function signInAsNewcomer(): Promise<string> {
  const email = await newcomer(apiUrl);
  await signInAs(email, password);
  return email;
}

describe('accessibility', () => {
  it('has no violations with sample data, while loading, empty and failed, in both themes', async () => {
    for (const theme of ['light', 'dark']) {
      for (const [demo, shown] of Object.entries({
        ready: 'send',
        loading: 'skeleton',
        empty: 'empty',
        error: 'error',
      })) {
        const inbox = place({ demo, theme });
        await found(inbox, shown);
        expect(await violations(inbox)).toEqual([]);
        inbox.remove();
      }
    }
  });

  it('has no violations with real conversations, a missing one, in narrow room, and signed out', async () => {
    const inbox = place();
    await found(inbox, 'conversation');
    expect(await violations(inbox)).toEqual([]);
    inbox.conversationId = talk;
    await found(inbox, 'message');
    expect(await violations(inbox)).toEqual([]);
    await page.viewport(320, 700);
    expect(await violations(inbox)).toEqual([]);
    inbox.conversationId = nowhere;
    await found(inbox, 'not-there');
    expect(await violations(inbox)).toEqual([]);
    await session.signOut();
    await found(inbox, 'error');
    expect(await violations(inbox)).toEqual([]);
    inbox.remove();
    expect(await violations(await placed('sign-in'))).toEqual([]);
  });

  it('reads arriving messages aloud and says whose they are', async () => {
    const inbox = place({ 'conversation-id': talk });
    await found(inbox, 'message');
    const log = page.getByRole('log', { name: 'Messages with Elena Petrova' });
    await expect.element(log).toHaveAttribute('aria-live', 'polite');
    expect(part(inbox, 'message-own').textContent).toMatch(/^You:/);
    expect(part(inbox, 'message').querySelector('p')).toHaveAttribute('dir', 'auto');
  });

  it('moves the focus along in narrow room, and back on Escape', async () => {
    await page.viewport(360, 700);
    const inbox = place();
    (await found(inbox, 'conversation')).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'title')));
    expect(part(inbox, 'conversations').getClientRects()).toHaveLength(0);
    await found(inbox, 'input');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'conversation')));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'All conversations' }));
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'conversation')));
    expect(parts(inbox, 'thread')).toEqual([]);
  });

  it('never scrolls the page sideways at 320 px', async () => {
    await page.viewport(320, 700);
    await elena.say(talk, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(6));
    const inbox = place({ 'conversation-id': talk, locale: 'de' });
    await found(inbox, 'message');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const log = await found(inbox, 'thread');
    expect(log.scrollWidth).toBe(log.clientWidth);
  });
});

describe('attributes', () => {
  it('opens the conversation it is told, whenever it is told', async () => {
    const inbox = place();
    await found(inbox, 'conversation');
    expect(parts(inbox, 'thread')).toEqual([]);
    inbox.setAttribute('conversation-id', talk);
    await found(inbox, 'thread');
    expect(part(inbox, 'conversation')).toHaveAttribute('aria-current', 'true');
    expect(inbox.conversationId).toBe(talk);
    inbox.removeAttribute('conversation-id');
    await vi.waitFor(() => expect(parts(inbox, 'thread')).toEqual([]));
  });

  it('says in the reader’s language what has happened', async () => {
    const inbox = place({ demo: 'ready', locale: 'de' });
    await found(inbox, 'system');
    await vi.waitFor(() => expect(textsOf(inbox, 'system').at(-1)).toMatch(/^„.*“ ist geliefert\.$/));
  });

  it('lists whom one talks with and since when, and invites to write', async () => {
    const inbox = place({ 'conversation-id': talk });
    await found(inbox, 'input');
    const row = inbox.shadowRoot?.querySelector(`[data-conversation="${talk}"]`);
    expect(row?.querySelector('[part~=avatar]')).toBeTruthy();
    expect(row?.querySelector('[part~=name]')?.textContent).toBe('Elena Petrova');
    expect(row?.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
    expect(part(inbox, 'input')).toHaveAttribute('placeholder', 'Write your message!');
  });

  it('says of an unknown conversation that it is not there', async () => {
    const inbox = place({ 'conversation-id': nowhere });
    await found(inbox, 'not-there');
    await userEvent.click(page.getByRole('button', { name: 'All conversations' }));
    await vi.waitFor(() => expect(parts(inbox, 'not-there')).toEqual([]));
  });

  it('finds a conversation that is younger than its list', async () => {
    const inbox = place();
    await found(inbox, 'conversation');
    const other = await secondPerson(apiUrl, 'customer@demo.test');
    const fresh = await other.talkWith(await elena.stranger());
    inbox.conversationId = fresh;
    await expect.element(page.getByText('No messages yet.')).toBeVisible();
  });

  it('gives its heading the level of the page’s outline', async () => {
    place({ demo: '', 'heading-level': '4' });
    await expect.element(page.getByRole('heading', { level: 4, name: 'Mira Okafor' })).toBeVisible();
  });

  it('runs from right to left where its language does', async () => {
    const inbox = place({ demo: '', locale: 'ar' });
    const own = await found(inbox, 'message-own');
    const log = await found(inbox, 'thread');
    expect(own.getBoundingClientRect().left - log.getBoundingClientRect().left).toBeLessThan(40);
    expect(own.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
  });

  it('is as high as the page makes it', async () => {
    const inbox = place({ demo: '' });
    await found(inbox, 'thread');
    expect(inbox.offsetHeight).toBeLessThanOrEqual(722);
    inbox.style.height = '400px';
    expect(part(inbox, 'inbox').offsetHeight).toBe(400);
  });
});

describe('states', () => {
  it('says Loading... until it is known who is there', async () => {
    const { user } = session.store.getState();
    session.store.setState({ status: 'restoring', user: null });
    const inbox = place();
    expect((await found(inbox, 'skeleton')).textContent).toBe('Loading...');
    session.store.setState({ status: 'signed-in', user });
    await found(inbox, 'conversation');
  });

  it('invites the signed-out to sign in', async () => {
    await session.signOut();
    const link = await found(place({ 'conversation-id': talk }), 'sign-in');
    expect(link).toHaveAttribute('href', `${apiUrl}/SignIn`);
  });

  it('takes the messages away when the session ends elsewhere, and keeps what was begun', async () => {
    const email = await signInAsNewcomer();
    const elsewhere = await secondPerson(apiUrl, email);
    const inbox = place({ 'conversation-id': await elsewhere.talkWith(elena.user.id) });
    await found(inbox, 'input');
    await userEvent.fill(page.getByRole('textbox'), 'Half a sentence');
    await elsewhere.endOtherSessions();
    expect(await found(inbox, 'error')).toHaveTextContent('Please sign in again to go on.');
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(parts(inbox, 'thread')).toEqual([]);
    await signInAs(email, password);
    await expect.element(page.getByRole('textbox')).toHaveValue('Half a sentence');
  });

  it('says that it could not be loaded, and loads when asked again', async () => {
    await signInAsNewcomer();
    const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The network is down.'));
    const inbox = place();
    expect(await found(inbox, 'error')).toHaveTextContent('The server could not be reached.');
    lost.mockRestore();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await found(inbox, 'empty');
  });

  it('leads somebody without conversations to the translators', async () => {
    await signInAsNewcomer();
    const inbox = place();
    await found(inbox, 'empty');
    const link = page.getByRole('link', { name: 'Find a translator' }).element();
    expect(link).toHaveAttribute('href', `${apiUrl}/`);
  });

  it('makes no call in demo', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    const inbox = place({ demo: '' });
    await found(inbox, 'thread');
    await userEvent.fill(page.getByRole('textbox'), 'Only a sample');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(textsOf(inbox, 'message')).toContain('Only a sample'));
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
  });

  it('speaks German', async () => {
    const inbox = place({ demo: '', locale: 'de' });
    expect(await found(inbox, 'send')).toHaveTextContent('Senden');
  });
});
