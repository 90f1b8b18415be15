import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { connectionTopic } from '#core/runtime/notices.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import {
  account,
  control,
  enterPage,
  field,
  fillSignUp,
  focused,
  heading,
  leavePage,
  notices,
  part,
  password,
  place,
  press,
  session,
  shows,
} from './sign-in.test-support.ts';

beforeEach(enterPage);
afterEach(leavePage);

describe('signing up', () => {
  it('creates an account that can sign in at once', async () => {
    const widget = place({ mode: 'sign-up' });
    const happened = vi.fn();
    widget.addEventListener('dragoman-signed-up', happened);
    const email = `ada-${crypto.randomUUID()}@example.org`;
    await vi.waitFor(() => expect(part('terms')?.getAttribute('href')).toMatch(/\/Terms$/));
    expect(part('privacy')?.getAttribute('href')).toMatch(/\/Privacy$/);
    await fillSignUp({ email });
    await press('Sign up');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(happened).toHaveBeenCalledOnce();
    expect(notices).toEqual([{ type: 'success', message: expect.stringContaining('ready') }]);
    expect(part('notice')?.textContent).toContain(`We have sent a mail to ${email}.`);
    expect(control('email')?.value).toBe(email);
    await press('Sign in');
    await shows('viewer');
    expect(session.store.getState().user).toMatchObject({
      email,
      fullName: 'Ada Lovelace',
      languages: ['fr'],
    });
  });

  it('speaks of a mail only where the backend says that it sends one', async () => {
    const realFetch = globalThis.fetch;
    const answer = { type: 'success', message: 'Your account is ready.' };
    globalThis.fetch = (address, init) =>
      String(address).endsWith('/signup') ? Promise.resolve(Response.json(answer)) : realFetch(address, init);
    place({ mode: 'sign-up' });
    await fillSignUp();
    await press('Sign up');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    globalThis.fetch = realFetch;
    expect(notices).toEqual([{ type: 'success', message: expect.stringContaining('ready') }]);
    expect(part('notice')).toBeNull();
  });

  it('says once that one is offline: at the form, in place of the page’s notice of it', async () => {
    const realFetch = globalThis.fetch;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = () => Promise.reject(new TypeError('The network is down.'));
    const { notices: shown } = getRuntime();
    place({ mode: 'sign-up' });
    shown.notify('warning', 'You are offline.', { topic: connectionTopic });
    await fillSignUp();
    await press('Sign up');
    await shows('error');
    online.mockRestore();
    globalThis.fetch = realFetch;
    expect(part('error')?.textContent).toMatch(/offline/);
    expect(shown.store.getState().filter(({ message }) => message.includes('offline'))).toEqual([]);
  });

  it('stays on the form when refused, says why at the field, and keeps all values', async () => {
    place({ mode: 'sign-up' });
    await fillSignUp({ email: account.email });
    await press('Sign up');
    await vi.waitFor(() => expect(part('field-error')?.textContent).toMatch(/cannot be used/));
    expect(notices).toEqual([{ type: 'error', message: part('field-error')?.textContent }]);
    expect(part('error')).toBeNull();
    expect(focused()).toBe(control('email'));
    expect(control('email')).toHaveAttribute('aria-invalid', 'true');
    expect(heading()).toBe('Create your account');
    expect(control('password')?.value).toBe('analytical engine');
    expect(control('lastname')?.value).toBe('Lovelace');
  });

  it.each([
    { name: 'password', refused: { password: 'password1' }, text: /list of common ones/ },
    {
      name: 'password',
      refused: { email: 'lovelace@example.org', password: 'lovelace-7' },
      text: /name in your/,
    },
    { name: 'email', refused: { email: 'ann@x' }, text: /an e-mail address such as/ },
  ])(
    'shows at the field $name what the backend refuses, until it is changed',
    async ({ name, refused, text }) => {
      place({ mode: 'sign-up' });
      await fillSignUp({ ...refused, ...('password' in refused && { confirm: refused.password }) });
      await press('Sign up');
      await vi.waitFor(() => expect(part('field-error')?.textContent).toMatch(text));
      expect(focused()).toBe(control(name));
      expect(part('error')).toBeNull();
      expect(page.getByText('The passwords match.').query() === null).toBe(name === 'password');
      await userEvent.keyboard('x');
      await vi.waitFor(() => expect(part('field-error')).toBeNull());
    },
  );

  it('marks the confirmation as matching or not when it loses the focus, also as text', async () => {
    place({ mode: 'sign-up' });
    await fillSignUp({ confirm: 'analytical' });
    const border = () => {
      const input = control('confirmPassword');
      return input && getComputedStyle(input).boxShadow;
    };
    const neutral = border();
    await userEvent.click(field('First name'));
    await expect.element(page.getByText('The passwords do not match.')).toBeVisible();
    const red = border();
    await userEvent.fill(password('Confirm password'), 'analytical engine');
    await userEvent.click(field('First name'));
    await expect.element(page.getByText('The passwords match.')).toBeVisible();
    expect(new Set([neutral, red, border()]).size).toBe(3);
    await userEvent.fill(password(), 'difference engine');
    await userEvent.click(field('First name'));
    await expect.element(page.getByText('The passwords do not match.')).toBeVisible();
  });

  it('is not sent with passwords that differ, are too short or too long', async () => {
    place({ mode: 'sign-up' });
    await shows('form');
    for (const name of ['email', 'password', 'confirmPassword', 'firstname', 'lastname'])
      expect(control(name)?.required).toBe(true);
    await fillSignUp({ confirm: 'something else' });
    await press('Sign up');
    await expect.element(page.getByText('The passwords do not match.')).toBeVisible();
    await fillSignUp({ password: 'short', confirm: 'short' });
    await press('Sign up');
    await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible();
    await fillSignUp({ password: 'x'.repeat(129), confirm: 'x'.repeat(129) });
    await press('Sign up');
    await expect.element(page.getByText(/at most 128 characters/)).toBeVisible();
    expect(notices).toEqual([]);
  });

  it('asks for a longer password even if it was typed into the other form', async () => {
    place();
    await userEvent.fill(password(), 'short');
    await press('Sign up');
    await press('Sign up');
    await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible();
  });
});

describe('demo', () => {
  it('says Loading... on a button that cannot be pressed during the call', async () => {
    const { fetch } = globalThis;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = async (...call) => {
      await held;
      return fetch(...call);
    };
    place({ mode: 'sign-up' });
    await fillSignUp();
    await press('Sign up');
    await vi.waitFor(() => expect(part('submit')?.textContent).toBe('Loading...'));
    expect((part('submit') as HTMLButtonElement).disabled).toBe(true);
    globalThis.fetch = fetch;
    answer();
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
  });

  it('acts without a call', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    place({ demo: '', mode: 'sign-up' });
    await fillSignUp();
    await press('Sign up');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    await press('Sign in');
    await shows('viewer');
    expect(call).not.toHaveBeenCalled();
    call.mockRestore();
  });
});
