import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { control, enterPage, field, leavePage, part, place, press, shows } from './sign-in.test-support.ts';

const { href } = location;
const realFetch = globalThis.fetch;
let calls: { path: string; body: Record<string, unknown> }[] = [];

/** What the backend answers about providers, as one with providers does; other calls go to the real one. */
function answer(answers: Record<string, object>): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input instanceof Request ? input.url : input), href).pathname.replace(
      '/own-site',
      '',
    );
    const found = answers[path];
    if (!found) return realFetch(input, init);
    calls.push({ path, body: init?.body ? JSON.parse(String(init.body)) : {} });
    const status = 'code' in found ? 409 : 200;
    return new Response(JSON.stringify(found), { status, headers: { 'content-type': 'application/json' } });
  });
}

const list = [{ id: 'test', name: 'Test ID' }];
/** The page as a provider leads back to it. */
const comeBack = (more: Record<string, string>) =>
  history.replaceState(
    null,
    '',
    `${location.pathname}?${new URLSearchParams({ provider: 'test', 'provider-purpose': 'sign-in', ...more })}`,
  );

beforeEach(() => {
  calls = [];
  enterPage();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', href);
  await leavePage();
});

describe('sign-in providers', () => {
  it('have a button each, in both forms, and none where the backend has none', async () => {
    place();
    await shows('form');
    expect(part('provider')).toBeNull();
    document.body.replaceChildren();
    for (const mode of ['sign-in', 'sign-up']) {
      const widget = place({ demo: '', mode });
      await shows('provider');
      await page.getByRole('button', { name: 'Continue with Example ID' }).query();
      widget.remove();
    }
  });

  it('report a sign-in by their reason', async () => {
    const widget = place({ demo: '' });
    const reasons: string[] = [];
    widget.addEventListener('dragoman-signed-in', ({ detail }) => reasons.push(detail.reason));
    await shows('provider');
    await press('Continue with Example ID');
    await shows('viewer');
    expect(reasons).toEqual(['provider']);
  });

  it('say in words that a visitor has gone back, once', async () => {
    comeBack({ 'provider-problem': 'provider-cancelled', next: '/Dashboard' });
    const widget = place();
    await shows('form');
    expect(part('error')?.textContent).toContain('it was cancelled at the provider');
    expect(location.search).toBe('?next=%2FDashboard');
    expect((await axe.run(widget)).violations).toEqual([]);
    widget.remove();
    place();
    await shows('form');
    expect(part('error')).toBeNull();
  });

  it('say in words what they refuse, whatever an address makes up', async () => {
    comeBack({ 'provider-problem': '<b>call 0900</b>' });
    place();
    await shows('form');
    expect(part('error')?.textContent).toContain('We cannot use what the provider answered');
  });

  it('ask for what is missing, and keep it where the backend refuses it', async () => {
    const known = { firstname: 'Mia', lastname: '', email: 'mia@example.test', email_verified: false };
    const answers: Record<string, object> = {
      '/auth': list,
      '/login/provider': { status: 'details-needed', provider: list[0], ...known },
    };
    answer(answers);
    comeBack({ 'provider-ticket': 'abc' });
    const widget = place();
    await vi.waitFor(() => expect(control('firstname')?.value).toBe('Mia'));
    expect(calls.filter(({ path }) => path === '/login/provider')).toMatchObject([
      { body: { ticket: 'abc' } },
    ]);
    expect((await axe.run(widget)).violations).toEqual([]);
    await press('Create account');
    expect(part('field-error')).toBeTruthy();

    answers['/login/provider'] = { type: 'error', code: 'address-taken', message: 'It cannot be used.' };
    await userEvent.fill(field('Last name'), 'Ott');
    await press('Create account');
    await vi.waitFor(() => expect(part('field-error')?.textContent).toContain('cannot be used'));
    expect(control('lastname')?.value).toBe('Ott');
    expect(calls.at(-1)?.body).toMatchObject({ ticket: 'abc', firstname: 'Mia', lastname: 'Ott' });
    await press('Sign in another way');
    await vi.waitFor(() => expect(control('password')).toBeTruthy());
  });

  it('lead through a sign-in to the account of the address, and connect the two', async () => {
    answer({
      '/auth': list,
      '/login/provider': { status: 'link-needed', provider: list[0], email: 'customer@demo.test' },
      '/identities': { type: 'success', message: 'Test ID is connected.' },
    });
    comeBack({ 'provider-ticket': 'abc' });
    const widget = place({ 'redirect-delay': '600000' });
    await vi.waitFor(() => expect(control('email')?.value).toBe('customer@demo.test'));
    expect(part('notice')?.textContent).toContain('The address customer@demo.test has an account already');
    expect((await axe.run(widget)).violations).toEqual([]);
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'dragoman-demo');
    await press('Sign in');
    await shows('viewer');
    await vi.waitFor(() => expect(calls.at(-1)).toEqual({ path: '/identities', body: { ticket: 'abc' } }));
  });
});
