import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime.ts';
import type { DragomanSignIn } from './index.ts';

const { session, config } = getRuntime();
const apiUrl = inject('apiUrl');
const account = { email: 'customer@demo.test', password: 'dragoman-demo' };

let widget: DragomanSignIn;
let told: { type: string; message: string }[] = [];
let addresses: string[] = [];

function place(attributes: Record<string, string> = {}): DragomanSignIn {
  widget = document.createElement('dragoman-sign-in');
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  document.body.append(widget);
  return widget;
}

const part = (name: string) => widget.shadowRoot?.querySelector<HTMLElement>(`[part~=${name}]`) ?? null;
const control = (name: string) =>
  widget.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const password = (label = 'Password') => page.getByLabelText(label, { exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const shows = (name: string) => vi.waitFor(() => expect(part(name)).toBeTruthy());
const heading = () => part('heading')?.textContent;

async function signIn({ email, password: secret } = account): Promise<void> {
  await userEvent.fill(field('E-mail'), email);
  await userEvent.fill(password(), secret);
  await press('Sign in');
}

async function fillSignUp(person: Partial<Record<string, string>> = {}): Promise<void> {
  await userEvent.fill(field('First name'), person.first ?? 'Ada');
  await userEvent.fill(field('Last name'), person.last ?? 'Lovelace');
  await userEvent.fill(field('E-mail'), person.email ?? `ada-${crypto.randomUUID()}@example.org`);
  await userEvent.selectOptions(page.getByLabelText('Your language'), person.language ?? 'fr');
  await userEvent.fill(password(), person.password ?? 'analytical engine');
  await userEvent.fill(password('Confirm password'), person.confirm ?? 'analytical engine');
}

const hearNotice = (event: Event) => event instanceof CustomEvent && told.push(event.detail);
const hearClick = (event: Event) => {
  const [link] = event.composedPath();
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  addresses.push(link.href);
};

beforeEach(() => {
  config.configure({ apiUrl });
  told = [];
  addresses = [];
  document.addEventListener('dragoman-notice', hearNotice);
  document.addEventListener('click', hearClick);
});

afterEach(async () => {
  document.body.replaceChildren();
  await session.signOut();
  document.removeEventListener('dragoman-notice', hearNotice);
  document.removeEventListener('click', hearClick);
});

describe('accessibility', () => {
  it('has no violations in either form, while working, when refused and when signed in', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      for (const mode of ['sign-in', 'sign-up']) {
        place({ demo, mode });
        await shows('form');
        expect((await axe.run(widget)).violations).toEqual([]);
        widget.remove();
      }
    }
    place({ demo: '' });
    await shows('form');
    await signIn();
    await shows('viewer');
    expect((await axe.run(widget)).violations).toEqual([]);
  });

  it('tells password managers what each field holds', async () => {
    place();
    await shows('form');
    const filledBy = () =>
      Object.fromEntries(
        [...(widget.shadowRoot?.querySelectorAll('input') ?? [])].map((input) => [
          input.name,
          input.autocomplete,
        ]),
      );
    expect(filledBy()).toEqual({ email: 'username', password: 'current-password' });
    await press('Sign up');
    expect(filledBy()).toEqual({
      firstname: 'given-name',
      lastname: 'family-name',
      email: 'email',
      password: 'new-password',
      confirmPassword: 'new-password',
    });
  });

  it('takes the focus along to the form that was asked for', async () => {
    place();
    await shows('form');
    await press('Sign up');
    expect(widget.shadowRoot?.activeElement).toBe(part('heading'));
  });

  it('shows a password when asked to', async () => {
    place();
    await userEvent.fill(password(), 'visible');
    await userEvent.click(page.getByRole('button', { name: 'Show characters' }));
    expect(control('password')?.type).toBe('text');
  });
});

describe('attributes', () => {
  it('shows the form the page chooses, now and later', async () => {
    place({ mode: 'sign-up' });
    await vi.waitFor(() => expect(heading()).toBe('Create your account'));
    widget.mode = 'sign-in';
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
  });

  it('keeps what was typed when the mode changes', async () => {
    place({ mode: 'sign-up' });
    await fillSignUp({ email: 'ada@example.org' });
    widget.setAttribute('mode', 'sign-in');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(control('email')?.value).toBe('ada@example.org');
    await press('Sign up');
    expect(control('firstname')?.value).toBe('Ada');
    expect(control('confirmPassword')?.value).toBe('analytical engine');
    expect(control('language')?.value).toBe('fr');
  });

  it('speaks German and reads from right to left', async () => {
    place({ demo: '', locale: 'de' });
    await vi.waitFor(() => expect(part('submit')?.textContent).toBe('Anmelden'));
    widget.locale = 'ar';
    await vi.waitFor(() => expect(part('form')?.matches(':dir(rtl)')).toBe(true));
  });
});

describe('signing in', () => {
  it('asks for what is missing before it asks the backend', async () => {
    place();
    await shows('form');
    await press('Sign in');
    await expect.element(page.getByText('Please fill in “E-mail”.')).toBeVisible();
    expect(widget.shadowRoot?.activeElement).toBe(control('email'));
    await userEvent.fill(field('E-mail'), 'nobody');
    await userEvent.fill(password(), 'x');
    await press('Sign in');
    await expect.element(page.getByText(/name@example\.org/)).toBeVisible();
    expect(told).toEqual([]);
  });

  it('says Loading... and cannot be pressed again while the answer is on its way', async () => {
    place();
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

  it('takes Enter, tells who it is and never the token', async () => {
    place();
    const details: unknown[] = [];
    widget.addEventListener('dragoman-signed-in', ({ detail }) => details.push(detail));
    await userEvent.fill(field('E-mail'), account.email);
    await userEvent.fill(password(), account.password);
    await userEvent.keyboard('{Enter}');
    await shows('viewer');
    const { user, authorized, token } = session.store.getState();
    expect(authorized).toBe(true);
    expect(token).toBeNull();
    expect(details).toEqual([{ user }]);
    expect(told).toEqual([{ type: 'success', message: expect.stringContaining('Welcome') }]);
    expect(heading()).toBe('You are signed in');
    expect(widget.shadowRoot?.activeElement).toBe(part('heading'));
  });

  it('says beside the form and as a notice why it was refused, and keeps what was typed', async () => {
    place();
    await signIn({ ...account, password: 'wrong' });
    await vi.waitFor(() => expect(part('error')?.textContent).toMatch(/not right/));
    expect(part('error')?.closest('[role=alert]')).toBeTruthy();
    expect(told).toEqual([{ type: 'error', message: part('error')?.textContent }]);
    expect(control('email')?.value).toBe(account.email);
    await userEvent.fill(password(), account.password);
    await press('Sign in');
    await shows('viewer');
  });

  it('says so when the backend cannot be reached', async () => {
    config.configure({ apiUrl: 'http://127.0.0.1:9' });
    place();
    const failures: unknown[] = [];
    widget.addEventListener('dragoman-error', ({ detail }) => failures.push(detail));
    await signIn();
    await vi.waitFor(() => expect(part('error')?.textContent).toBe('The server could not be reached.'));
    expect(failures).toEqual([{ status: 0, message: '' }]);
  });

  it('hears one press on the button though it leaves a field that is wrong', async () => {
    place();
    await userEvent.fill(password(), 'something');
    await userEvent.fill(field('E-mail'), 'nobody');
    await press('Sign in');
    await vi.waitFor(() => expect(widget.shadowRoot?.activeElement).toBe(control('email')));
    await userEvent.fill(field('E-mail'), 'nobody@');
    await press('Sign up');
    await vi.waitFor(() => expect(heading()).toBe('Create your account'));
  });
});

describe('where it leads', () => {
  it('is nowhere on a page of another site', async () => {
    place({ 'redirect-delay': '0' });
    await signIn();
    await shows('viewer');
    expect(part('continue')).toBeNull();
    expect(addresses).toEqual([]);
  });

  it('is the page’s own address after the delay', async () => {
    place({ 'success-url': '/welcome', 'redirect-delay': '50' });
    await signIn();
    await vi.waitFor(() => expect(addresses).toEqual([`${location.origin}/welcome`]));
    expect(part('continue')?.getAttribute('href')).toBe(`${location.origin}/welcome`);
  });

  it('is up to the page when it prevents the event', async () => {
    place({ 'success-url': '/welcome', 'redirect-delay': '0' });
    widget.addEventListener('dragoman-signed-in', (event) => event.preventDefault());
    await signIn();
    await shows('viewer');
    expect(addresses).toEqual([]);
  });

  it('is nowhere once the person signed out again', async () => {
    place({ 'success-url': '/welcome', 'redirect-delay': '4000' });
    await signIn();
    await shows('viewer');
    const began = performance.now();
    await press('Sign out');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(control('password')?.value).toBe('');
    expect(control('email')?.value).toBe(account.email);
    await vi.waitFor(() => expect(performance.now() - began).toBeGreaterThan(4500), { timeout: 8000 });
    expect(addresses).toEqual([]);
  });
});

describe('somebody signed in already', () => {
  it('is told who they are and can sign out', async () => {
    await session.signIn(account.email, account.password);
    place({ 'success-url': '/welcome' });
    await shows('viewer');
    expect(part('viewer')?.textContent).toContain(account.email);
    expect(part('continue')?.getAttribute('href')).toBe(`${location.origin}/welcome`);
    await press('Sign out');
    await shows('form');
    expect(session.store.getState().authorized).toBe(false);
    expect(addresses).toEqual([]);
  });
});

describe('signing up', () => {
  it('makes an account with which one can sign in at once', async () => {
    place({ mode: 'sign-up' });
    const happened = vi.fn();
    widget.addEventListener('dragoman-signed-up', happened);
    const email = `ada-${crypto.randomUUID()}@example.org`;
    await fillSignUp({ email });
    await press('Sign up');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(happened).toHaveBeenCalledOnce();
    expect(told).toEqual([{ type: 'success', message: expect.stringContaining('ready') }]);
    expect(control('email')?.value).toBe(email);
    await press('Sign in');
    await shows('viewer');
    expect(session.store.getState().user).toMatchObject({
      email,
      fullName: 'Ada Lovelace',
      languages: ['fr'],
    });
  });

  it('stays where it is when refused, with everything still typed in', async () => {
    place({ mode: 'sign-up' });
    await fillSignUp({ email: account.email });
    await press('Sign up');
    await vi.waitFor(() => expect(part('error')?.textContent).toMatch(/cannot be used/));
    expect(told).toEqual([{ type: 'error', message: part('error')?.textContent }]);
    expect(heading()).toBe('Create your account');
    expect(control('password')?.value).toBe('analytical engine');
    expect(control('lastname')?.value).toBe('Lovelace');
  });

  it('turns the confirmation green or red when it is left, and says so in words', async () => {
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
    await fillSignUp({ confirm: 'something else' });
    await press('Sign up');
    await expect.element(page.getByText('The passwords do not match.')).toBeVisible();
    await fillSignUp({ password: 'short', confirm: 'short' });
    await press('Sign up');
    await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible();
    await fillSignUp({ password: 'x'.repeat(129), confirm: 'x'.repeat(129) });
    await press('Sign up');
    await expect.element(page.getByText(/at most 128 characters/)).toBeVisible();
    expect(told).toEqual([]);
  });

  it('asks for a longer password also where it was typed into the other form', async () => {
    place();
    await userEvent.fill(password(), 'short');
    await press('Sign up');
    await press('Sign up');
    await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible();
  });
});

describe('demo', () => {
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
