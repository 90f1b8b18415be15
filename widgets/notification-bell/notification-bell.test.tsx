import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingDay } from '#tests/setup/booking-day.ts';
import './index.ts';
import { createClient } from '#core/api/client.ts';
import { notifications } from '#core/api/notifications.ts';
import { offers } from '#core/api/offers.ts';
import { account } from '#core/api/session.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { parts, placeElement } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const { session, config } = getRuntime();
const password = 'dragoman-demo';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-notification-bell', attributes);

const badge = (bell: Element) => parts(bell, 'badge')[0]?.textContent;

/** A new user with a client of their own. */
async function newcomer() {
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  const email = `bell-${crypto.randomUUID()}@demo.test`;
  await anonymous.signUp({ firstName: 'Nour', lastName: 'Hadid', email, password, language: 'ar' });
  const { token } = await anonymous.signIn(email, password);
  return { email, client: createClient({ baseUrl: apiUrl, token: () => token }) };
}

/** A translator whose offer was just booked. */
async function bookedTranslator() {
  const [translator, customer] = [await newcomer(), await newcomer()];
  const { id } = await offers(translator.client).publish(
    { title: 'Letters', description: 'Short ones', type: 'document', price: 30, languages: ['ar', 'de'] },
    newKey(),
  );
  const booking = { details: 'One page', date: bookingDay, time: '09:30', timezone: 'Europe/Berlin' };
  await tasks(customer.client).book(id, booking, newKey());
  return translator;
}

/** A toaster would cover the bell. */
const preventNotice = (event: Event) => event.preventDefault();

beforeEach(() => {
  config.configure({ apiUrl });
  document.addEventListener('dragoman-notice', preventNotice);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  await session.signOut();
  document.removeEventListener('dragoman-notice', preventNotice);
  await page.viewport(1280, 900);
});

describe('accessibility', () => {
  it('has no violations with notifications, while loading, empty and failed', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const bell = place({ demo });
      await vi.waitFor(() => expect(parts(bell, 'toggle')).toHaveLength(1));
      parts(bell, 'toggle')[0]?.click();
      await vi.waitFor(() => expect(parts(bell, 'link')).toHaveLength(1));
      expect((await axe.run(bell)).violations).toEqual([]);
      bell.remove();
    }
  });
});

describe('states', () => {
  it('says in its panel what failed, and recovers with Retry', async () => {
    const { email } = await newcomer();
    await session.signIn(email, password);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut off')));
    const bell = place();
    await vi.waitFor(() => expect(parts(bell, 'toggle')).toHaveLength(1));
    parts(bell, 'toggle')[0]?.click();
    await vi.waitFor(() => expect(parts(bell, 'error')).toHaveLength(1));
    vi.unstubAllGlobals();
    parts(bell, 'retry')[0]?.click();
    await vi.waitFor(() => expect(parts(bell, 'empty')).toHaveLength(1));
  });

  it('is removed with its panel when the user signs out', async () => {
    const { email } = await bookedTranslator();
    await session.signIn(email, password);
    const bell = place();
    await vi.waitFor(() => expect(badge(bell)).toBe('1'));
    parts(bell, 'toggle')[0]?.click();
    await vi.waitFor(() => expect(parts(bell, 'item')).toHaveLength(1));
    await session.signOut();
    await vi.waitFor(() => expect(parts(bell, 'toggle')).toEqual([]));
  });

  it('renders nothing for signed-out visitors', async () => {
    const bell = place();
    await vi.waitFor(() => expect(session.store.getState().status).toBe('signed-out'));
    await vi.waitFor(() => expect(bell.getBoundingClientRect().height).toBe(0));
  });

  it('says on a partner’s page that it shows only what was booked there, with a link to the rest', async () => {
    const { email } = await newcomer();
    await session.signIn(email, password);
    const { user } = session.store.getState();
    session.store.setState({ user: user && { ...user, phone: null, address: null } });
    const bell = place();
    await userEvent.click(page.getByRole('button', { name: 'Notifications' }));
    await vi.waitFor(() => expect(parts(bell, 'marketplace')).toHaveLength(1));
    expect(parts(bell, 'empty')[0]?.textContent).toContain('Nothing from this page yet.');
    expect(parts(bell, 'marketplace')[0]?.getAttribute('href')).toBe(`${apiUrl}/messages`);
    expect((await axe.run(bell)).violations).toEqual([]);
  });

  it('has no badge where nothing is unread', async () => {
    const { email } = await newcomer();
    await session.signIn(email, password);
    const bell = place();
    await userEvent.click(page.getByRole('button', { name: 'Notifications' }));
    await vi.waitFor(() => expect(parts(bell, 'empty')).toHaveLength(1));
    expect(badge(bell)).toBeUndefined();
    expect(parts(bell, 'empty')[0]?.textContent).toContain('Messages are on a page of their own.');
    expect(parts(bell, 'link')[0]?.textContent).toBe('Your conversations');
  });
});

describe('attributes', () => {
  it('links to the page’s messages, by default to those of the marketplace', async () => {
    const bell = place({ demo: '' });
    const address = () => parts(bell, 'link')[0]?.getAttribute('href');
    await vi.waitFor(() => expect(parts(bell, 'toggle')).toHaveLength(1));
    parts(bell, 'toggle')[0]?.click();
    await vi.waitFor(() => expect(address()).toBe(`${new URL(apiUrl).origin}/messages`));
    bell.messagesUrl = '/talk';
    await vi.waitFor(() => expect(address()).toBe('/talk'));
  });

  it('shows German, and fits a phone in Arabic too', async () => {
    const bell = place({ demo: '', locale: 'de' });
    await vi.waitFor(() => expect(parts(bell, 'toggle')[0]?.textContent).toContain('2 ungelesene'));
    await page.viewport(320, 640);
    bell.style.cssText = 'float: right; margin: 8px';
    parts(bell, 'toggle')[0]?.click();
    await vi.waitFor(() => expect(parts(bell, 'item')).toHaveLength(3));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    bell.style.float = 'left';
    bell.setAttribute('locale', 'ar');
    await vi.waitFor(() =>
      expect(parts(bell, 'menu')[0]?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0),
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('notifications', () => {
  it('are counted while they are unread, shown, and no longer counted once they are read', async () => {
    const { email, client } = await bookedTranslator();
    await session.signIn(email, password);
    const bell = place();
    const counts: unknown[] = [];
    bell.addEventListener('dragoman-unread-change', ({ detail }) => counts.push(detail));
    await vi.waitFor(() => expect(badge(bell)).toBe('1'));
    await userEvent.click(page.getByRole('button', { name: '1 unread notification' }));
    expect(parts(bell, 'item')).toHaveLength(1);
    expect(parts(bell, 'item')[0]?.textContent).toContain('booked “Letters”');
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
    await vi.waitFor(() => expect(badge(bell)).toBeUndefined());
    expect(counts.at(-1)).toEqual({ count: 0 });
    await vi.waitFor(async () =>
      expect((await notifications(client).list(24)).map(({ isRead }) => isRead)).toEqual([true]),
    );
  });

  it('are read once the page that they lead to is open, and no others', async () => {
    const { email, client } = await bookedTranslator();
    const [{ address } = { address: null }] = await notifications(client).list(24);
    await session.signIn(email, password);
    const bell = place({ 'page-url': '/Task/0' });
    await vi.waitFor(() => expect(badge(bell)).toBe('1'));
    bell.setAttribute('page-url', (address ?? '').replace(/#.*/, ''));
    await vi.waitFor(() => expect(badge(bell)).toBeUndefined());
    await vi.waitFor(async () =>
      expect((await notifications(client).list(24)).map(({ isRead }) => isRead)).toEqual([true]),
    );
  });

  it('are in the reader’s language', async () => {
    const { email } = await bookedTranslator();
    await session.signIn(email, password);
    const bell = place({ locale: 'de' });
    await vi.waitFor(() => expect(badge(bell)).toBe('1'));
    parts(bell, 'toggle')[0]?.click();
    await vi.waitFor(() => expect(parts(bell, 'item')[0]?.textContent).toMatch(/ hat „Letters“ gebucht\./));
  });

  it('are marked as read one by one when followed, with the keyboard too, and Escape closes the list', async () => {
    const { email, client } = await bookedTranslator();
    await session.signIn(email, password);
    const bell = place();
    await vi.waitFor(() => expect(badge(bell)).toBe('1'));
    parts(bell, 'toggle')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(parts(bell, 'item')).toHaveLength(1));
    const [item] = parts(bell, 'item');
    expect((item as HTMLAnchorElement).pathname).toMatch(/^\/Task\/\d+$/);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    item?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(badge(bell)).toBeUndefined());
    await vi.waitFor(async () =>
      expect((await notifications(client).list(24)).map(({ isRead }) => isRead)).toEqual([true]),
    );
    parts(bell, 'toggle')[0]?.click();
    await vi.waitFor(() => expect(parts(bell, 'item')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(parts(bell, 'item')).toEqual([]));
    expect(bell.shadowRoot?.activeElement).toBe(parts(bell, 'toggle')[0]);
  });
});
