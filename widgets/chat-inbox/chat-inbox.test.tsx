import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { findPart, place, signInAs, textsOf } from './inbox.test-support.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');
const { session, config } = getRuntime();
const nowhere = '01900000-0000-7000-8000-000000000000';

let elena: SecondPerson;
let conversationId: string;

beforeAll(async () => {
  config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
});

beforeEach(async () => {
  conversationId = await elena.conversationWith(await signInAs('customer@demo.test', password));
});

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

const violations = async (inbox: Element) => (await axe.run(inbox)).violations;

const placed = async (shown: string) => {
  const inbox = place();
  await findPart(inbox, shown);
  return inbox;
};

/** Signs in as a new person without conversations. Returns their e-mail address. */
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
        await findPart(inbox, shown);
        expect(await violations(inbox)).toEqual([]);
        inbox.remove();
      }
    }
  });

  it('has no violations with real conversations, a missing one, in a narrow inbox, and signed out', async () => {
    const inbox = place();
    await findPart(inbox, 'conversation');
    expect(await violations(inbox)).toEqual([]);
    inbox.conversationId = conversationId;
    await findPart(inbox, 'message');
    expect(await violations(inbox)).toEqual([]);
    await page.viewport(320, 700);
    expect(await violations(inbox)).toEqual([]);
    inbox.conversationId = nowhere;
    await findPart(inbox, 'not-there');
    expect(await violations(inbox)).toEqual([]);
    await session.signOut();
    await findPart(inbox, 'error');
    expect(await violations(inbox)).toEqual([]);
    inbox.remove();
    expect(await violations(await placed('sign-in'))).toEqual([]);
  });

  it('announces arriving messages and who wrote them', async () => {
    const inbox = place({ 'conversation-id': conversationId });
    await findPart(inbox, 'message');
    const log = page.getByRole('log', { name: 'Messages with Elena Petrova' });
    await expect.element(log).toHaveAttribute('aria-live', 'polite');
    expect(part(inbox, 'message-own').textContent).toMatch(/^You:/);
    expect(part(inbox, 'message').querySelector('p')).toHaveAttribute('dir', 'auto');
  });

  it('moves the focus with the panes of a narrow inbox, and back on Escape', async () => {
    await page.viewport(360, 700);
    const closed = recordEvents('dragoman-conversation-close');
    const inbox = place();
    (await findPart(inbox, 'conversation')).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'title')));
    expect(part(inbox, 'conversations').getClientRects()).toHaveLength(0);
    await findPart(inbox, 'input');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'conversation')));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'All conversations' }));
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'conversation')));
    expect(parts(inbox, 'thread')).toEqual([]);
    expect(closed).toEqual([{ id: conversationId }, { id: conversationId }]);
  });

  it('moves the focus when the page itself closes a conversation, as Back does, but takes it from nothing', async () => {
    await page.viewport(360, 700);
    const inbox = place();
    inbox.addEventListener('dragoman-conversation-open', ({ detail: { id } }) => {
      inbox.conversationId = id;
    });
    (await findPart(inbox, 'conversation')).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'title')));
    inbox.conversationId = '';
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'conversation')));
    inbox.conversationId = conversationId;
    await vi.waitFor(() => expect(focused(inbox)).toBe(part(inbox, 'title')));
    const elsewhere = document.createElement('input');
    inbox.before(elsewhere);
    elsewhere.focus();
    inbox.conversationId = '';
    await vi.waitFor(() => expect(parts(inbox, 'thread')).toEqual([]));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('never scrolls the page sideways at 320 px', async () => {
    await page.viewport(320, 700);
    await elena.say(conversationId, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(6));
    const inbox = place({ 'conversation-id': conversationId, locale: 'de' });
    await findPart(inbox, 'message');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const log = await findPart(inbox, 'thread');
    expect(log.scrollWidth).toBe(log.clientWidth);
  });
});

describe('attributes', () => {
  it('opens the conversation of its attribute, also when that changes', async () => {
    const inbox = place();
    await findPart(inbox, 'conversation');
    expect(parts(inbox, 'thread')).toEqual([]);
    inbox.setAttribute('conversation-id', conversationId);
    await findPart(inbox, 'thread');
    expect(part(inbox, 'conversation')).toHaveAttribute('aria-current', 'true');
    expect(inbox.conversationId).toBe(conversationId);
    inbox.removeAttribute('conversation-id');
    await vi.waitFor(() => expect(parts(inbox, 'thread')).toEqual([]));
  });

  it('says in the reader’s language what has happened', async () => {
    const inbox = place({ demo: 'ready', locale: 'de' });
    await findPart(inbox, 'system');
    await vi.waitFor(() => expect(textsOf(inbox, 'system').at(-1)).toMatch(/^„.*“ ist geliefert\.$/));
  });

  it('leads from a conversation about a task to that task', async () => {
    const inbox = place({ demo: 'ready' });
    expect((await findPart(inbox, 'task')).getAttribute('href')).toMatch(/\/Task\/.+$/);
  });

  it('lists the other person and the start of each conversation, and invites to write', async () => {
    const inbox = place({ 'conversation-id': conversationId });
    await findPart(inbox, 'input');
    const row = inbox.shadowRoot?.querySelector(`[data-conversation="${conversationId}"]`);
    expect(row?.querySelector('[part~=avatar]')).toBeTruthy();
    expect(row?.querySelector('[part~=name]')?.textContent).toBe('Elena Petrova');
    expect(row?.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
    expect(part(inbox, 'input')).toHaveAttribute('placeholder', 'Write your message!');
  });

  it('says that an unknown conversation does not exist', async () => {
    const inbox = place({ 'conversation-id': nowhere });
    await findPart(inbox, 'not-there');
    await userEvent.click(page.getByRole('button', { name: 'All conversations' }));
    await vi.waitFor(() => expect(parts(inbox, 'not-there')).toEqual([]));
  });

  it('finds a conversation that is newer than its list', async () => {
    const inbox = place();
    await findPart(inbox, 'conversation');
    const other = await secondPerson(apiUrl, 'customer@demo.test');
    const fresh = await other.conversationWith(await elena.stranger());
    inbox.conversationId = fresh;
    await expect.element(page.getByText('No messages yet.')).toBeVisible();
  });

  it('gives its heading the level of the page’s outline', async () => {
    place({ demo: '', 'heading-level': '4' });
    await expect.element(page.getByRole('heading', { level: 4, name: 'Mira Okafor' })).toBeVisible();
  });

  it('runs from right to left where its language does', async () => {
    const inbox = place({ demo: '', locale: 'ar' });
    const own = await findPart(inbox, 'message-own');
    const log = await findPart(inbox, 'thread');
    expect(own.getBoundingClientRect().left - log.getBoundingClientRect().left).toBeLessThan(40);
    expect(own.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
  });

  it('is as high as the page makes it', async () => {
    const inbox = place({ demo: '' });
    await findPart(inbox, 'thread');
    expect(inbox.offsetHeight).toBeLessThanOrEqual(722);
    inbox.style.height = '400px';
    expect(part(inbox, 'inbox').offsetHeight).toBe(400);
  });
});

describe('states', () => {
  it('says Loading... while the session is restored', async () => {
    const { user } = session.store.getState();
    session.store.setState({ status: 'restoring', user: null });
    const inbox = place();
    expect((await findPart(inbox, 'skeleton')).textContent).toBe('Loading...');
    session.store.setState({ status: 'signed-in', user });
    await findPart(inbox, 'conversation');
  });

  it('says on a partner’s page that it shows only what was booked there, with a link to the rest', async () => {
    await signInAsNewcomer();
    const { user } = session.store.getState();
    session.store.setState({ user: user && { ...user, phone: null, address: null } });
    const inbox = place();
    const link = await findPart(inbox, 'marketplace');
    expect(link).toHaveAttribute('href', `${apiUrl}/messages`);
    expect(part(inbox, 'empty').textContent).toContain('Nothing from this page yet.');
  });

  it('invites the signed-out to sign in', async () => {
    await session.signOut();
    const link = await findPart(place({ 'conversation-id': conversationId }), 'sign-in');
    expect(link).toHaveAttribute('href', `${apiUrl}/SignIn`);
  });

  it('removes the messages when the session ends elsewhere, and restores the draft after sign-in', async () => {
    const email = await signInAsNewcomer();
    const elsewhere = await secondPerson(apiUrl, email);
    const inbox = place({ 'conversation-id': await elsewhere.conversationWith(elena.user.id) });
    await findPart(inbox, 'input');
    await userEvent.fill(page.getByRole('textbox'), 'Half a sentence');
    await elsewhere.endOtherSessions();
    expect(await findPart(inbox, 'error')).toHaveTextContent('Please sign in again to go on.');
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(parts(inbox, 'thread')).toEqual([]);
    await signInAs(email, password);
    await expect.element(page.getByRole('textbox')).toHaveValue('Half a sentence');
  });

  it('says that loading failed, and retries on request', async () => {
    await signInAsNewcomer();
    const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The network is down.'));
    const inbox = place();
    expect(await findPart(inbox, 'error')).toHaveTextContent('The server could not be reached.');
    lost.mockRestore();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await findPart(inbox, 'empty');
  });

  it('leads a person without conversations to the translators', async () => {
    await signInAsNewcomer();
    const inbox = place();
    await findPart(inbox, 'empty');
    const link = page.getByRole('link', { name: 'Find a translator' }).element();
    expect(link).toHaveAttribute('href', `${apiUrl}/`);
  });

  it('makes no call in demo', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    const inbox = place({ demo: '' });
    await findPart(inbox, 'thread');
    await userEvent.fill(page.getByRole('textbox'), 'Only a sample');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(textsOf(inbox, 'message')).toContain('Only a sample'));
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
  });

  it('speaks German', async () => {
    const inbox = place({ demo: '', locale: 'de' });
    expect(await findPart(inbox, 'send')).toHaveTextContent('Senden');
  });
});
