import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { account } from '#core/api/session.ts';
import { tasks } from '#core/api/tasks.ts';
import { openWidget } from '#core/embed/open-widget.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-launcher', { ...usualAttributes, ...attributes });
const dialogOf = (launcher: Element) => part(launcher, 'dialog') as HTMLDialogElement;
const opens = (launcher: Element) => vi.waitFor(() => expect(dialogOf(launcher).open).toBe(true));
const closes = (launcher: Element) => vi.waitFor(() => expect(dialogOf(launcher).open).toBe(false));
const appears = (launcher: Element) => vi.waitFor(() => expect(parts(launcher, 'button')).toHaveLength(1));
const inside = (launcher: Element) => launcher.firstElementChild;

/** Opens it by its button; answers the reasons for which it is closed. */
async function openByButton(attributes: Record<string, string> = {}) {
  const launcher = place(attributes);
  const reasons: string[] = [];
  launcher.addEventListener('dragoman-close', (event) => {
    reasons.push((event as CustomEvent<{ reason: string }>).detail.reason);
  });
  await appears(launcher);
  await userEvent.click(part(launcher, 'button'));
  await opens(launcher);
  return { launcher, reasons };
}

beforeEach(() => history.replaceState({ own: 1 }, ''));
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

describe('the button', () => {
  it('is named in the reader’s language, with what is unread, and has no violations open or closed', async () => {
    const launcher = place({ demo: '', locale: 'de' });
    await appears(launcher);
    await expect
      .poll(() => part(launcher, 'button').textContent?.replace(/\s+/g, ' '))
      .toContain('Nachrichten, 2 ungelesen');
    expect(part(launcher, 'unread').textContent).toBe('2');
    expect((await axe.run(launcher)).violations).toEqual([]);
    await userEvent.click(part(launcher, 'button'));
    await opens(launcher);
    // Texts that still fade in have less contrast.
    await Promise.all(
      dialogOf(launcher)
        .getAnimations()
        .map(({ finished }) => finished),
    );
    expect((await axe.run(launcher)).violations).toEqual([]);
  });

  it('stays in the corner that the page names, mirrored where it reads from the right', async () => {
    const launcher = place({ placement: 'bottom-end' });
    await appears(launcher);
    const corner = () => {
      const { left, right, bottom } = part(launcher, 'button').getBoundingClientRect();
      return [left < innerWidth / 2 ? 'left' : 'right', Math.round(innerHeight - bottom), Math.round(right)];
    };
    expect(corner().slice(0, 2)).toEqual(['right', 20]);
    launcher.setAttribute('locale', 'ar');
    await expect.poll(() => corner()[0]).toBe('left');
  });
});

describe('what is unread', () => {
  it('is the number of unread notifications on a button for these', async () => {
    const { session, config } = getRuntime();
    const apiUrl = inject('apiUrl');
    config.configure({ apiUrl });
    const newcomer = async () => {
      const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
      const email = `launcher-${crypto.randomUUID()}@demo.test`;
      const password = 'dragoman-demo';
      await anonymous.signUp({ firstName: 'Nour', lastName: 'Hadid', email, password, language: 'ar' });
      const { token } = await anonymous.signIn(email, password);
      return { email, password, client: createClient({ baseUrl: apiUrl, token: () => token }) };
    };
    const [owner, customer] = [await newcomer(), await newcomer()];
    const { id } = await offers(owner.client).publish(
      { title: 'Letters', description: 'Short ones', type: 'document', price: 30, languages: ['ar', 'de'] },
      newKey(),
    );
    const booking = { details: 'One page', date: bookingDay, time: '09:30', timezone: 'Europe/Berlin' };
    await tasks(customer.client).book(id, booking, newKey());
    await session.signIn(owner.email, owner.password);
    const launcher = place({ widget: 'notification-bell' });
    await expect.poll(() => parts(launcher, 'unread')[0]?.textContent).toBe('1');
    expect(part(launcher, 'button').textContent).toContain('Notifications, 1 unread');
    await session.signOut();
    await expect.poll(() => parts(launcher, 'unread')).toEqual([]);
  });
});

describe('the dialog', () => {
  it('contains the widget with its attributes, those of the page, and none that choose a backend', async () => {
    const { launcher } = await openByButton({
      widget: 'checkout',
      'data-offer-id': '7',
      'data-api-url': 'https://evil.example',
      'data-onclick': 'alert(1)',
      partner: 'berlin',
    });
    const widget = inside(launcher);
    expect(widget?.localName).toBe('dragoman-checkout');
    expect(widget?.getAttribute('offer-id')).toBe('7');
    expect(widget?.getAttribute('partner')).toBe('berlin');
    expect(widget?.getAttribute('api-url')).toBe(launcher.getAttribute('api-url'));
    expect(widget?.hasAttribute('onclick')).toBe(false);
  });

  it('keeps the page behind still and untouchable, and gives focus and scrolling back', async () => {
    const { launcher, reasons } = await openByButton();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(launcher.shadowRoot?.activeElement).toBe(part(launcher, 'title'));
    await userEvent.keyboard('{Escape}');
    await closes(launcher);
    expect(reasons).toEqual(['escape']);
    expect(document.documentElement.style.overflow).toBe('');
    expect(launcher.shadowRoot?.activeElement).toBe(part(launcher, 'button'));
    expect(inside(launcher)).toBeNull();
  });

  it('closes by its button, a click beside it and the back button, which stays on the page', async () => {
    const { launcher, reasons } = await openByButton({ as: 'drawer' });
    expect(history.state).toMatchObject({ own: 1 });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await closes(launcher);
    await expect.poll(() => history.state).toEqual({ own: 1 });

    await userEvent.click(part(launcher, 'button'));
    await opens(launcher);
    await userEvent.click(document.documentElement, { position: { x: 5, y: 300 } });
    await closes(launcher);
    await expect.poll(() => history.state).toEqual({ own: 1 });

    await userEvent.click(part(launcher, 'button'));
    await opens(launcher);
    const address = location.href;
    history.back();
    await closes(launcher);
    expect(reasons).toEqual(['button', 'backdrop', 'back']);
    expect(location.href).toBe(address);
  });

  it('stays open when a file field inside is cancelled', async () => {
    const { launcher } = await openByButton();
    inside(launcher)?.dispatchEvent(new Event('cancel', { bubbles: true, composed: true }));
    expect(dialogOf(launcher).open).toBe(true);
  });
});

describe('opening by a script', () => {
  it('tells why it was closed, also where the page removes it', async () => {
    const closed = openWidget('offer-detail', { 'offer-id': 7, label: 'An offer' });
    const launcher = document.querySelector('dragoman-launcher');
    if (!launcher) throw new Error('There is no launcher.');
    await opens(launcher);
    expect(parts(launcher, 'button')).toEqual([]);
    expect(part(launcher, 'title').textContent).toBe('An offer');
    await userEvent.keyboard('{Escape}');
    expect(await closed).toBe('escape');
    expect(document.querySelector('dragoman-launcher')).toBeNull();

    const removed = openWidget('offer-detail', { 'offer-id': 7 });
    const second = document.querySelector('dragoman-launcher');
    if (!second) throw new Error('There is no second launcher.');
    await opens(second);
    second.remove();
    expect(await removed).toBe('removed');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('ends where the page removes it before it has been shown', async () => {
    const removed = openWidget('offer-detail', { 'offer-id': 7 });
    document.body.replaceChildren();
    expect(await removed).toBe('removed');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes once somebody has signed in', async () => {
    const closed = openWidget('sign-in');
    const launcher = await vi.waitFor(() => {
      const found = document.querySelector('dragoman-launcher > dragoman-sign-in');
      if (!found) throw new Error('The widget is not there.');
      return found;
    });
    launcher.dispatchEvent(new CustomEvent('dragoman-signed-in'));
    expect(await closed).toBe('done');
  });

  it('names the widgets there are where it is asked for another', async () => {
    await expect(openWidget('chekout' as never)).rejects.toThrow(
      'did you mean "checkout"? There are: chat-inbox, checkout',
    );
  });
});
