import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { focused, parts } from '#tests/setup/test-element.ts';
import { twoStepPerson } from '#tests/setup/two-step-person.ts';
import './index.ts';
import { freshPage, place, runtime } from './account.test-support.ts';

freshPage();
afterEach(() => vi.restoreAllMocks());

const dialog = page.getByRole('dialog');
const press = (name: string) => userEvent.click(dialog.getByRole('button', { name, exact: true }));
const password = dialog.getByLabelText('Password', { exact: true });
/** Waits until a field has the focus. */
const focus = (element: Element, field: Locator) =>
  vi.waitFor(() => expect(focused(element)).toBe(field.element()));

/** The settings of somebody whose session has ended meanwhile, with the dialog that asks them to sign in again. */
async function expired() {
  // The backend under the page's own origin, as on the marketplace: other sites' pages see no password.
  const ownSite = `${location.origin}/own-site`;
  runtime.config.configure({ apiUrl: ownSite });
  const somebody = await twoStepPerson();
  await somebody.enter();
  const element = place({ 'api-url': ownSite });
  await vi.waitFor(() => expect(parts(element, 'two-step-status')).toHaveLength(1));
  await somebody.endSession();
  await runtime.session.refreshUser().catch(() => undefined);
  await vi.waitFor(() => expect(parts(element, 'sign-in')).not.toEqual([]));
  parts(element, 'sign-in')[0]?.click();
  await focus(element, password);
  return { element, ...somebody };
}

describe('signing in again in place', () => {
  it('asks for the code of the second factor, or takes a recovery code, and goes back to the password', async () => {
    const { element, person, recoveryCodes } = await expired();
    await userEvent.fill(password, person.password);
    await press('Sign in');
    const code = dialog.getByLabelText('Code from your app');
    await focus(element, code);
    await userEvent.fill(code, '000000');
    await press('Sign in');
    await expect.element(code).toHaveAccessibleDescription(/Please enter the newest one/);
    await focus(element, code);
    expect((await axe.run(element)).violations).toEqual([]);
    await press('Back');
    await focus(element, password);
    expect(dialog.getByText('Please enter the newest one', { exact: false }).elements()).toEqual([]);
    await press('Sign in');
    await focus(element, code);
    await press('Use a recovery code');
    const recovery = dialog.getByLabelText('Recovery code', { exact: true });
    await focus(element, recovery);
    await expect.element(recovery).toHaveAccessibleDescription(/One of the codes that you kept/);
    await userEvent.fill(recovery, recoveryCodes[0] ?? '');
    await press('Sign in');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(runtime.session.store.getState().user?.email).toBe(person.email);
  });

  it('asks for the code from the mail after very many wrong passwords, and sends it besides', async () => {
    const { element, person } = await expired();
    const sent: unknown[] = [];
    const needed = { type: 'error', message: 'We have mailed you a code.', code: 'code-needed', values: {} };
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).endsWith('/login')) return real(input, init);
      sent.push(JSON.parse(String(init?.body)));
      return Response.json(needed, { status: 401 });
    });
    await userEvent.fill(password, person.password);
    await press('Sign in');
    await expect.element(dialog.getByText('We have mailed you a code', { exact: false })).toBeVisible();
    const code = dialog.getByLabelText('Code from the mail');
    await focus(element, code);
    await userEvent.fill(code, '1234 5678');
    await press('Sign in');
    await expect.element(code).toHaveAccessibleDescription(/This code is not right, or it has expired/);
    await focus(element, code);
    expect(sent).toEqual([person, { ...person, code: '1234 5678' }]);
  });
});
