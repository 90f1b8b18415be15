import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import './index.ts';
import {
  config,
  control,
  enterPage,
  heading,
  leavePage,
  notices,
  part,
  place,
  press,
  shows,
} from './sign-in.test-support.ts';

const apiUrl = inject('apiUrl');

/** The test pages have another origin than the backend, registered as a partner's. */
beforeEach(() => {
  enterPage();
  config.configure({ apiUrl });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await leavePage();
});

describe('on another site’s page', () => {
  it('has no violations in any state, and never a field for a password', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const widget = place({ demo });
      await shows(demo === 'loading' ? 'skeleton' : 'submit');
      expect((await axe.run(widget)).violations).toEqual([]);
      expect(control('password')).toBeNull();
      widget.remove();
    }
    const widget = place();
    await shows('submit');
    expect((await axe.run(widget)).violations).toEqual([]);
    expect(widget.shadowRoot?.querySelectorAll('[part~=submit]')).toHaveLength(1);
    expect(widget.shadowRoot?.querySelector('input')).toBeNull();
  });

  it('opens the backend’s window on the click, with the page’s origin, language and mode', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    place({ locale: 'de', mode: 'sign-up' });
    await shows('submit');
    part('submit')?.click();
    const address = new URL(String(opened.mock.lastCall?.[0]));
    expect(address.origin + address.pathname).toBe(`${apiUrl}/embed/sign-in`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      origin: location.origin,
      mode: 'sign-up',
      locale: 'de',
    });
  });

  it('says when the browser blocked the window, and offers a link that does the same', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const widget = place();
    await shows('submit');
    await press('Sign in');
    await shows('blocked');
    const link = part('blocked')?.querySelector('a');
    expect(part('blocked')?.textContent).toContain('blocked');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'opener']);
    expect(link?.href).toContain(`${apiUrl}/embed/sign-in?`);
    expect((await axe.run(widget)).violations).toEqual([]);
  });

  it('accepts a code from the backend’s origin only', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    vi.spyOn(window, 'open').mockReturnValue(window);
    place();
    await shows('submit');
    await press('Sign in');
    await vi.waitFor(() => expect(part('status')?.textContent).toContain('window'));
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    window.postMessage({ dragoman: 'sign-in-code', code: 'x'.repeat(43) }, location.origin);
    await received;
    expect(call.mock.calls.filter(([address]) => String(address).endsWith('/embed/session'))).toEqual([]);
    expect(heading()).toBe('Sign in');
  });

  it('links to the marketplace where the backend cannot be reached', async () => {
    config.configure({ apiUrl: 'http://127.0.0.1:9' });
    place();
    await shows('marketplace');
    expect(part('submit')).toBeNull();
    expect(part('marketplace')?.getAttribute('href')).toBe('http://127.0.0.1:9/SignIn');
    expect(notices).toEqual([]);
  });

  it('simulates the sign-in in demo', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    const opened = vi.spyOn(window, 'open');
    place({ demo: '' });
    await shows('submit');
    await press('Sign in');
    await shows('viewer');
    expect(call).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });
});
