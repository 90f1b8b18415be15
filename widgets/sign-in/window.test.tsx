import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import './index.ts';
import {
  config,
  control,
  enterPage,
  heading,
  leavePage,
  part,
  place,
  press,
  shows,
  told,
} from './sign-in.test-support.ts';

const apiUrl = inject('apiUrl');

/** The tests' pages are of another origin than the backend, registered as a partner's. */
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

  it('opens a window of the backend’s in the click, which knows who asks, in which language and for what', async () => {
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

  it('takes no code from anybody but the backend’s origin', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    vi.spyOn(window, 'open').mockReturnValue(window);
    place();
    await shows('submit');
    await press('Sign in');
    await vi.waitFor(() => expect(part('status')?.textContent).toContain('window'));
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    window.postMessage({ dragoman: 'sign-in-code', code: 'x'.repeat(43) }, location.origin);
    await heard;
    expect(call.mock.calls.filter(([address]) => String(address).endsWith('/embed/session'))).toEqual([]);
    expect(heading()).toBe('Sign in');
  });

  it('leads to the marketplace where the backend cannot be asked', async () => {
    config.configure({ apiUrl: 'http://127.0.0.1:9' });
    place();
    await shows('marketplace');
    expect(part('submit')).toBeNull();
    expect(part('marketplace')?.getAttribute('href')).toBe('http://127.0.0.1:9/SignIn');
    expect(told).toEqual([]);
  });

  it('pretends in the demo', async () => {
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
