import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { openFrom } from '#core/embed/open-widget.ts';
import { getRuntime } from '#core/runtime/runtime.ts';

const dialog = () => document.querySelector('dragoman-launcher')?.shadowRoot?.querySelector('dialog');

beforeEach(() => history.replaceState({ own: 1 }, ''));
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

describe('opening by a link', () => {
  const linkTo = (widget: string, href: string) => {
    const link = document.createElement('a');
    link.href = href;
    link.dataset.dragomanOpen = widget;
    link.dataset.offerId = '7';
    document.body.append(link);
    return link;
  };

  it('opens one dialog however often it is clicked meanwhile, and one more after that is closed', async () => {
    const link = linkTo('offer-detail', '#elsewhere');
    openFrom(link);
    openFrom(link);
    expect(document.querySelectorAll('dragoman-launcher')).toHaveLength(1);
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('dragoman-launcher')).toBeNull());
    openFrom(link);
    await vi.waitFor(() => expect(document.querySelectorAll('dragoman-launcher')).toHaveLength(1));
  });

  it('follows the link where its widget cannot be opened, and tells the page why', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openFrom(linkTo('user-menu', '#instead'));
    await expect.poll(() => location.hash).toBe('#instead');
    expect(logged.mock.calls.flat().join()).toMatch(/no widget "user-menu" to open/);
    logged.mockRestore();
    history.replaceState({ own: 1 }, '', location.pathname + location.search);
  });

  it('tells visitors in their language where to go on if a button opens nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    getRuntime().config.configure({ siteUrl: 'https://market.example', partner: 'berlin', locale: '' });
    const button = document.createElement('button');
    button.dataset.dragomanOpen = 'sign-inn';
    document.documentElement.lang = 'de';
    document.body.append(button);
    openFrom(button, false);
    const notices = () => [
      ...(document.querySelector('dragoman-toaster')?.shadowRoot?.querySelectorAll('[part~=notice]') ?? []),
    ];
    await expect
      .poll(() => notices()[0]?.textContent ?? '')
      .toContain('Das lässt sich hier gerade nicht öffnen.');
    const link = notices()[0]?.querySelector('a');
    expect(link?.textContent).toBe('Weiter auf dem Marktplatz');
    expect(link?.href).toBe('https://market.example/?partner=berlin');
    openFrom(button, false);
    const advice = () =>
      logged.mock.calls.flat().filter((words) => /did you mean "sign-in"\?/.test(String(words)));
    await expect.poll(() => advice().length).toBe(2);
    expect(notices()).toHaveLength(1);
    logged.mockRestore();
    getRuntime().config.configure({ siteUrl: '', partner: '' });
    document.documentElement.lang = 'en';
  });

  it('opens nothing where the page has not loaded the widget, and says what to load', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openFrom(linkTo('task', '#instead'), false);
    await expect.poll(() => location.hash).toBe('#instead');
    expect(logged.mock.calls.flat().join()).toContain('<dragoman-task> or <dragoman-launcher> is not loaded');
    expect(document.querySelector('dragoman-launcher')).toBeNull();
    logged.mockRestore();
    history.replaceState({ own: 1 }, '', location.pathname + location.search);
  });
});
