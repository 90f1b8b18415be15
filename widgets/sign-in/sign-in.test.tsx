import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import {
  account,
  addresses,
  control,
  enterPage,
  field,
  fillSignUp,
  heading,
  leavePage,
  notices,
  part,
  password,
  place,
  press,
  session,
  shows,
  signIn,
} from './sign-in.test-support.ts';

beforeEach(enterPage);
afterEach(leavePage);

describe('accessibility', () => {
  it('has no violations in either form, while restoring, when refused and when signed in', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      for (const mode of ['sign-in', 'sign-up']) {
        const widget = place({ demo, mode });
        await shows(demo === 'loading' ? 'skeleton' : 'form');
        expect((await axe.run(widget)).violations).toEqual([]);
        widget.remove();
      }
    }
    const widget = place({ demo: '' });
    await shows('form');
    await signIn();
    await shows('viewer');
    expect((await axe.run(widget)).violations).toEqual([]);
  });

  it('marks each field for password managers', async () => {
    const widget = place();
    await shows('form');
    const filledBy = () =>
      Object.fromEntries(
        [...(widget.shadowRoot?.querySelectorAll('input') ?? [])].map((input) => [
          input.name,
          input.autocomplete,
        ]),
      );
    expect(filledBy()).toEqual({ email: 'username webauthn', password: 'current-password' });
    await press('Sign up');
    expect(filledBy()).toEqual({
      firstname: 'given-name',
      lastname: 'family-name',
      email: 'username',
      password: 'new-password',
      confirmPassword: 'new-password',
    });
  });

  it('moves the focus to the form that was asked for', async () => {
    const widget = place();
    await shows('form');
    await press('Sign up');
    expect(widget.shadowRoot?.activeElement).toBe(part('heading'));
  });

  it('shows a password on request only, and takes a pasted one', async () => {
    place();
    await userEvent.fill(password(), 'visible');
    expect(control('password')?.type).toBe('password');
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
    expect(control('password')?.dispatchEvent(paste)).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Show characters' }));
    expect(control('password')?.type).toBe('text');
  });
});

describe('attributes', () => {
  it('shows the form of `mode`, and follows its changes', async () => {
    const widget = place({ mode: 'sign-up' });
    await vi.waitFor(() => expect(heading()).toBe('Create your account'));
    widget.mode = 'sign-in';
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
  });

  it('keeps what was typed when the mode changes', async () => {
    const widget = place({ mode: 'sign-up' });
    await fillSignUp({ email: 'ada@example.org' });
    widget.setAttribute('mode', 'sign-in');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(control('email')?.value).toBe('ada@example.org');
    await press('Sign up');
    expect(control('firstname')?.value).toBe('Ada');
    expect(control('confirmPassword')?.value).toBe('analytical engine');
    expect(control('language')?.value).toBe('fr');
  });

  it('shows German, and lays out right to left in Arabic', async () => {
    const widget = place({ demo: '', locale: 'de' });
    await vi.waitFor(() => expect(part('submit')?.textContent).toBe('Anmelden'));
    widget.locale = 'ar';
    await vi.waitFor(() => expect(part('form')?.matches(':dir(rtl)')).toBe(true));
  });
});

describe('signing in', () => {
  it('asks for missing values before it calls the backend', async () => {
    const widget = place();
    await shows('form');
    await press('Sign in');
    await expect.element(page.getByText('Please fill in “E-mail”.')).toBeVisible();
    expect(widget.shadowRoot?.activeElement).toBe(control('email'));
    await userEvent.fill(field('E-mail'), 'nobody');
    await userEvent.fill(password(), 'x');
    await press('Sign in');
    await expect.element(page.getByText(/name@example\.org/)).toBeVisible();
    expect(notices).toEqual([]);
  });

  it('says Loading... and cannot be pressed again during the call', async () => {
    const widget = place();
    const happened = vi.fn();
    widget.addEventListener('dragoman-signed-in', happened);
    await userEvent.fill(field('E-mail'), account.email);
    await userEvent.fill(password(), account.password);
    const button = part('submit') as HTMLButtonElement;
    button.click();
    button.click();
    await vi.waitFor(() => expect(button.textContent).toBe('Loading...'));
    expect(button.disabled).toBe(true);
    await shows('viewer');
    expect(happened).toHaveBeenCalledOnce();
  });

  it('submits on Enter, and reports the user but never the token', async () => {
    const widget = place();
    const details: unknown[] = [];
    widget.addEventListener('dragoman-signed-in', ({ detail }) => details.push(detail));
    await userEvent.fill(field('E-mail'), account.email);
    await userEvent.fill(password(), account.password);
    await userEvent.keyboard('{Enter}');
    await shows('viewer');
    const { user, authorized, token } = session.store.getState();
    expect(authorized).toBe(true);
    expect(token).toBeTruthy();
    expect(details).toEqual([{ user, reason: 'password' }]);
    expect(notices).toEqual([{ type: 'success', message: expect.stringContaining('Welcome') }]);
    expect(heading()).toBe('You are signed in');
    expect(widget.shadowRoot?.activeElement).toBe(part('heading'));
  });

  it('says beside the form and as a notice why it was refused, and keeps what was typed', async () => {
    const widget = place();
    await signIn({ ...account, password: 'wrong' });
    await vi.waitFor(() => expect(part('error')?.textContent).toMatch(/not right/));
    expect(part('error')?.closest('[role=alert]')).toBeTruthy();
    expect(notices).toEqual([{ type: 'error', message: part('error')?.textContent }]);
    widget.locale = 'de';
    await vi.waitFor(() => expect(part('error')?.textContent).toMatch(/stimmt nicht/));
    widget.locale = 'en';
    await vi.waitFor(() => expect(part('error')?.textContent).toMatch(/not right/));
    expect(control('email')?.value).toBe(account.email);
    await userEvent.fill(password(), account.password);
    await press('Sign in');
    await shows('viewer');
  });

  it('handles the first click on the button although an invalid field loses the focus', async () => {
    const widget = place();
    await userEvent.fill(password(), 'something');
    await userEvent.fill(field('E-mail'), 'nobody');
    await press('Sign in');
    await vi.waitFor(() => expect(widget.shadowRoot?.activeElement).toBe(control('email')));
    await userEvent.fill(field('E-mail'), 'nobody@');
    await press('Sign up');
    await vi.waitFor(() => expect(heading()).toBe('Create your account'));
  });
});

describe('the redirect', () => {
  it('leads to the page’s own address after the delay', async () => {
    place({ 'success-url': '/welcome', 'redirect-delay': '50' });
    await signIn();
    await vi.waitFor(() => expect(addresses).toEqual([`${location.origin}/welcome`]));
    expect((part('continue') as HTMLAnchorElement).href).toBe(`${location.origin}/welcome`);
  });

  it('is prevented with the event', async () => {
    const widget = place({ 'success-url': '/welcome', 'redirect-delay': '0' });
    widget.addEventListener('dragoman-signed-in', (event) => event.preventDefault());
    await signIn();
    await shows('viewer');
    expect(addresses).toEqual([]);
  });

  it('is cancelled once the user signs out again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    place({ 'success-url': '/welcome', 'redirect-delay': '600000' });
    await signIn();
    await shows('viewer');
    await press('Sign out');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(control('password')?.value).toBe('');
    expect(control('email')?.value).toBe('');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(addresses).toEqual([]);
    vi.useRealTimers();
  });
});

describe('a user who is signed in already', () => {
  it('sees their name and can sign out', async () => {
    await session.signIn(account.email, account.password);
    place({ 'success-url': '/welcome' });
    await shows('viewer');
    expect(part('viewer')?.textContent).toContain(account.email);
    expect((part('continue') as HTMLAnchorElement).href).toBe(`${location.origin}/welcome`);
    await press('Sign out');
    await shows('form');
    expect(session.store.getState().authorized).toBe(false);
    expect(addresses).toEqual([]);
  });
});

describe('what the host page fills in', () => {
  it('is in both forms until the visitor writes something else', async () => {
    const widget = place({
      mode: 'sign-up',
      'prefill-email': 'ada@people.test',
      'prefill-firstname': 'Ada',
      'prefill-lastname': 'Byron',
    });
    await shows('form');
    const values = (...names: string[]) => names.map((name) => control(name)?.value);
    expect(values('firstname', 'lastname', 'email')).toEqual(['Ada', 'Byron', 'ada@people.test']);
    await userEvent.fill(field('E-mail'), 'ada.byron@people.test');
    await userEvent.clear(field('Last name'));
    widget.setAttribute('prefill-email', 'somebody@people.test');
    widget.setAttribute('prefill-firstname', 'Augusta');
    await vi.waitFor(() => expect(control('firstname')?.value).toBe('Augusta'));
    expect(values('lastname', 'email')).toEqual(['', 'ada.byron@people.test']);
  });
});

describe('after very many wrong passwords', () => {
  it('asks for the code from a mail, and sends it besides', async () => {
    const sent: unknown[] = [];
    const answer = (body: unknown, status: number) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    const needed = { type: 'error', message: 'We have mailed you a code.', code: 'code-needed', values: {} };
    const real = globalThis.fetch;
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).endsWith('/login')) return real(input, init);
      sent.push(JSON.parse(String(init?.body)));
      return answer(needed, 401);
    });
    const widget = place({ 'success-url': '' });
    await shows('form');
    await signIn();
    const code = field('Code from the mail');
    await expect.element(code).toBeVisible();
    expect(widget.shadowRoot?.activeElement).toBe(control('code'));
    await userEvent.fill(code, '1234 5678');
    await press('Sign in');
    await expect.element(page.getByText('This code is not right, or it has expired.')).toBeVisible();
    expect(sent).toEqual([account, { ...account, code: '1234 5678' }]);
    fetched.mockRestore();
  });
});
