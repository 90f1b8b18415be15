import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts, placeElement } from '#tests/setup/test-element.ts';
import type { DragomanUserMenu } from './index.ts';

const { session, config } = getRuntime();
const password = 'dragoman-demo';

const place = (attributes: Record<string, string> = {}) => placeElement('dragoman-user-menu', attributes);

const toggle = () => page.getByRole('button', { name: /^Account of/ });

async function placeAndOpen(attributes: Record<string, string> = {}): Promise<DragomanUserMenu> {
  const menu = place(attributes);
  await userEvent.click(toggle());
  return menu;
}

/** The addresses of followed links. */
function followed(): string[] {
  const addresses: string[] = [];
  const record = (event: Event) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    addresses.push(link.href);
  };
  document.addEventListener('click', record);
  stopRecording = () => document.removeEventListener('click', record);
  return addresses;
}
let stopRecording = () => {};

beforeEach(() => config.configure({ apiUrl: inject('apiUrl') }));

afterEach(async () => {
  stopRecording();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  await session.signOut();
});

describe('accessibility', () => {
  it('has no violations while loading, closed and open', async () => {
    for (const demo of ['loading', 'empty', 'error', 'ready']) {
      const menu = place({ demo });
      if (demo === 'ready') await userEvent.click(toggle());
      await vi.waitFor(() => expect(menu.shadowRoot?.querySelector('[data-dragoman-root]')).toBeTruthy());
      expect((await axe.run(menu)).violations).toEqual([]);
      menu.remove();
    }
  });

  it('says whether it is open and what the button opens', async () => {
    const menu = await placeAndOpen({ demo: '' });
    const button = part(menu, 'toggle');
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    expect(button?.getAttribute('aria-controls')).toBe(part(menu, 'menu').id);
    await userEvent.click(toggle());
    expect(button?.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on Escape and returns the focus', async () => {
    const menu = await placeAndOpen({ demo: '' });
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(part(menu, 'menu').hidden).toBe(true);
    expect(menu.shadowRoot?.activeElement).toBe(part(menu, 'toggle'));
  });

  it('moves the focus with the arrow keys', async () => {
    const menu = await placeAndOpen({ demo: '' });
    await userEvent.keyboard('{ArrowDown}');
    expect(menu.shadowRoot?.activeElement?.textContent).toBe('Profile');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(menu.shadowRoot?.activeElement).toBe(part(menu, 'sign-out'));
  });
});

describe('unread conversations', () => {
  it('are counted at the picture and beside the messages, and reported to the page', async () => {
    const counts: unknown[] = [];
    const record = (event: Event) => event instanceof CustomEvent && counts.push(event.detail);
    document.addEventListener('dragoman-unread-change', record);
    const menu = await placeAndOpen({ demo: '' });
    document.removeEventListener('dragoman-unread-change', record);
    const numbers = parts(menu, 'unread').map(({ dataset }) => dataset.unread);
    expect(numbers).toEqual(['2', '2']);
    expect(counts).toEqual([{ count: 2 }]);
    await expect.element(toggle()).toHaveAccessibleName(/, 2 unread conversations$/);
    await expect.element(page.getByRole('link', { name: 'Messages 2 unread conversations' })).toBeVisible();
  });
});

describe('attributes', () => {
  it('links to the marketplace, or to the page’s own addresses', async () => {
    await placeAndOpen({ demo: '', 'settings-url': '/my/settings' });
    const addressOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
    expect(addressOf('Profile')).toBe(`${inject('apiUrl')}/Profile`);
    expect(addressOf('Dashboard')).toBe(`${inject('apiUrl')}/Dashboard`);
    expect(addressOf('Settings')).toBe('/my/settings');
  });
});

describe('states', () => {
  it('is only as wide as its button, so that it fits into a navigation bar', async () => {
    document.body.style.display = 'flex';
    const menu = place({ demo: '' });
    await vi.waitFor(() => expect(part(menu, 'toggle')).toBeTruthy());
    expect(menu.getBoundingClientRect().width).toBe(44);
  });

  it('opens inside the page, wherever in the bar it is', async () => {
    document.body.style.display = 'flex';
    for (const justify of ['flex-start', 'flex-end']) {
      document.body.style.justifyContent = justify;
      const menu = await placeAndOpen({ demo: '' });
      const { left, right } = part(menu, 'menu').getBoundingClientRect() ?? new DOMRect(-1);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      menu.remove();
    }
  });

  it('says Loading... with a silhouette while restoring', async () => {
    const menu = place({ demo: 'loading' });
    await vi.waitFor(() => expect(part(menu, 'skeleton').textContent).toBe('Loading...'));
    expect(part(menu, 'avatar').querySelector('svg')).toBeTruthy();
  });

  it('renders nothing for signed-out visitors', async () => {
    const menu = place();
    await vi.waitFor(() => expect(session.store.getState().status).toBe('signed-out'));
    await vi.waitFor(() => expect(menu.getBoundingClientRect().height).toBe(0));
  });

  it('shows the user as soon as they sign in', async () => {
    const menu = place();
    await session.signIn('customer@demo.test', password);
    await userEvent.click(toggle());
    expect(part(menu, 'name').textContent).toBe(session.store.getState().user?.fullName);
    expect(part(menu, 'email').textContent).toBe('customer@demo.test');
  });
});

describe('behaviour', () => {
  it('closes when the visitor clicks elsewhere', async () => {
    const menu = await placeAndOpen({ demo: '' });
    const elsewhere = document.createElement('p');
    elsewhere.textContent = 'Elsewhere';
    elsewhere.style.cssText = 'margin-block-start: 400px';
    document.body.append(elsewhere);
    await userEvent.click(elsewhere);
    expect(part(menu, 'menu').hidden).toBe(true);
  });

  it('closes once a link was followed, for pages with a router of their own', async () => {
    const addresses = followed();
    const menu = await placeAndOpen({ demo: '' });
    await userEvent.click(page.getByRole('link', { name: 'Dashboard' }));
    expect(addresses).toEqual([`${inject('apiUrl')}/Dashboard`]);
    await vi.waitFor(() => expect(part(menu, 'menu').hidden).toBe(true));
  });
});

describe('signing out', () => {
  const signOut = () => userEvent.click(page.getByRole('button', { name: 'Sign out' }));

  it('ends the session, says so, and stays on a page of another site', async () => {
    const addresses = followed();
    const notices: unknown[] = [];
    const record = (event: Event) => event instanceof CustomEvent && notices.push(event.detail);
    document.addEventListener('dragoman-notice', record);
    await session.signIn('customer@demo.test', password);
    const menu = await placeAndOpen();
    const happened = vi.fn();
    menu.addEventListener('dragoman-signed-out', happened);
    await signOut();
    expect(session.store.getState()).toMatchObject({ user: null, authorized: false, status: 'signed-out' });
    expect(happened).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(parts(menu, 'toggle')).toEqual([]));
    await vi.waitFor(() => expect(notices).toEqual([{ type: 'info', message: 'Logged out' }]));
    document.removeEventListener('dragoman-notice', record);
    expect(addresses).toEqual([]);
  });

  it('redirects to the page’s own address', async () => {
    const addresses = followed();
    await session.signIn('customer@demo.test', password);
    await placeAndOpen({ 'home-url': '/goodbye' });
    await signOut();
    expect(addresses).toEqual([`${location.origin}/goodbye`]);
  });

  it('does not redirect when the page prevents it', async () => {
    const addresses = followed();
    await session.signIn('customer@demo.test', password);
    const menu = await placeAndOpen({ 'home-url': '/goodbye' });
    menu.addEventListener('dragoman-signed-out', (event) => event.preventDefault());
    await signOut();
    expect(session.store.getState().authorized).toBe(false);
    expect(addresses).toEqual([]);
  });
});
