import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { account } from '#core/api/account.ts';
import { createClient } from '#core/api/client.ts';
import { ownAccount } from '#core/api/own-account.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import './index.ts';
import { ownSite } from '#tests/faulty-network/two-people.ts';
import {
  control,
  part,
  parts,
  placeElement,
  recordEvents,
  usualAttributes,
} from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const runtime = getRuntime();

/** A new user for each test, because tests change passwords and delete accounts. */
const people = { count: 0 };
const password = 'first-password';

async function signUp(): Promise<string> {
  people.count += 1;
  const email = `account-${Date.now()}-${people.count}@example.test`;
  const person = { firstName: 'Ada', lastName: 'Test', email, password, language: 'en' };
  await runtime.session.signUp(person);
  await runtime.session.signIn(email, password);
  return email;
}

/** The same user in another browser. */
async function elsewhere(email: string) {
  let token: string | null = null;
  const client = createClient({ baseUrl: apiUrl, token: () => token });
  ({ token } = await account(client).signIn(email, password));
  return client;
}

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-account', { ...usualAttributes, ...attributes });

const sessions = (element: Element) => element.shadowRoot?.querySelectorAll('[part~=session]').length;

const hush = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.addEventListener('dragoman-notice', hush);
  runtime.config.configure({ apiUrl });
});

afterEach(async () => {
  document.body.replaceChildren();
  await runtime.session.signOut();
  document.removeEventListener('dragoman-notice', hush);
});

describe('accessibility', () => {
  it.each(['ready', 'loading', 'empty', 'error'])('has no violations: %s', async (demo) => {
    const element = place({ demo });
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part]')).toBeTruthy());
    expect((await axe.run(element)).violations).toEqual([]);
  });
});

describe('attributes', () => {
  it('links signed-out visitors to the sign-in', async () => {
    const element = place({ 'sign-in-url': '/enter' });
    await vi.waitFor(() => expect(part(element, 'sign-in').getAttribute('href')).toContain('/enter'));
  });
});

describe('the password', () => {
  it('is changed, and ends all other sessions', async () => {
    const email = await signUp();
    const other = await elsewhere(email);
    const element = place();
    await vi.waitFor(() => expect(sessions(element)).toBe(2));
    await userEvent.fill(control(element, 'currentPassword'), password);
    await userEvent.fill(control(element, 'password'), 'second-password');
    await userEvent.fill(control(element, 'confirmPassword'), 'second-password');
    part(element, 'submit').click();
    await vi.waitFor(() => expect(sessions(element)).toBe(1));
    await expect(account(other).profile()).rejects.toMatchObject({ status: 401 });
    expect(control(element, 'password').value).toBe('');
    await runtime.session.signIn(email, 'second-password');
  });

  it('is not changed when the two differ or the current one is wrong, and the form keeps its values', async () => {
    await signUp();
    const element = place();
    await vi.waitFor(() => expect(control(element, 'currentPassword')).toBeTruthy());
    await userEvent.fill(control(element, 'currentPassword'), 'not-my-password');
    await userEvent.fill(control(element, 'password'), 'second-password');
    await userEvent.fill(control(element, 'confirmPassword'), 'another-password');
    part(element, 'submit').click();
    await vi.waitFor(() => expect(part(element, 'field-error').textContent).toContain('do not match'));
    await userEvent.fill(control(element, 'confirmPassword'), 'second-password');
    part(element, 'submit').click();
    await vi.waitFor(() => expect(part(element, 'error').textContent).toContain('not your present password'));
    expect(control(element, 'password').value).toBe('second-password');
  });
});

describe('the address', () => {
  const fill = async (element: HTMLElement, email: string, secret: string) => {
    await vi.waitFor(() => expect(part(element, 'change-address')).toBeTruthy());
    part(element, 'change-address').click();
    await vi.waitFor(() => expect(control(element, 'newEmail')).toBeTruthy());
    await userEvent.fill(control(element, 'newEmail'), email);
    await userEvent.fill(control(element, 'addressPassword'), secret);
    part(element, 'send-address').click();
  };
  const text = (element: Element) => element.shadowRoot?.textContent ?? '';

  it('says that it is not confirmed, and sends the link again', async () => {
    const email = await signUp();
    const element = place();
    await vi.waitFor(() => expect(part(element, 'address').textContent).toContain(email));
    expect(part(element, 'address-status').textContent).toBe('Not confirmed');
    const button = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Send the link again',
    );
    button?.click();
    await vi.waitFor(() => expect(text(element)).toContain('A mail with a link is on its way.'));
  });

  it('waits for the confirmation of another one, which can be cancelled', async () => {
    const email = await signUp();
    const element = place();
    await fill(element, `new-${email}`, password);
    await vi.waitFor(() => expect(part(element, 'pending-address').textContent).toContain(`new-${email}`));
    expect(part(element, 'address').textContent).toContain(email);
    await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(part(element, 'change-address')));
    expect((await axe.run(element)).violations).toEqual([]);
    part(element, 'cancel-address').click();
    await vi.waitFor(() => expect(parts(element, 'pending-address')).toEqual([]));
  });

  it('keeps what was typed when it is refused', async () => {
    const email = await signUp();
    const element = place();
    await fill(element, email.toUpperCase(), password);
    await vi.waitFor(() => expect(part(element, 'field-error').textContent).toContain('present address'));
    await userEvent.fill(control(element, 'newEmail'), `new-${email}`);
    await userEvent.fill(control(element, 'addressPassword'), 'not-my-password');
    part(element, 'send-address').click();
    await vi.waitFor(() => expect(part(element, 'error').textContent).toContain('not your present password'));
    expect(control(element, 'newEmail').value).toBe(`new-${email}`);
    await userEvent.fill(control(element, 'addressPassword'), password);
    part(element, 'send-address').click();
    await vi.waitFor(() => expect(part(element, 'pending-address')).toBeTruthy());
  });
});

describe('the mails', () => {
  const boxes = (element: HTMLElement) =>
    parts(element, 'mail-choice').map((row) => row.querySelector('input') as HTMLInputElement);

  it('are turned off and on by kind, at once, those about security never', async () => {
    await signUp();
    const element = place();
    await vi.waitFor(() => expect(boxes(element)).toHaveLength(6));
    expect(boxes(element).map(({ checked }) => checked)).toEqual(Array(6).fill(true));
    expect(boxes(element).at(-1)?.disabled).toBe(true);
    boxes(element)[1]?.click();
    await vi.waitFor(() => expect(parts(element, 'mail-choice')[1]?.textContent).toContain('Saved'));
    document.body.replaceChildren();
    const again = place();
    await vi.waitFor(() => expect(boxes(again)).toHaveLength(6));
    expect(boxes(again).map(({ checked }) => checked)).toEqual([true, false, true, true, true, true]);
  });
});

describe('other languages than English', () => {
  it('translate refusals and confirmations, including those shown before the language changes', async () => {
    await signUp();
    const notices = recordEvents('dragoman-notice');
    const element = place({ locale: 'de' });
    await vi.waitFor(() => expect(control(element, 'currentPassword')).toBeTruthy());
    await userEvent.fill(control(element, 'currentPassword'), 'not-my-password');
    await userEvent.fill(control(element, 'password'), 'second-password');
    await userEvent.fill(control(element, 'confirmPassword'), 'second-password');
    part(element, 'submit').click();
    const refusal = () => part(element, 'error').textContent;
    await vi.waitFor(() => expect(refusal()).toBe('Das ist nicht Ihr jetziges Passwort.'));
    element.setAttribute('locale', 'ar');
    await vi.waitFor(() => expect(refusal()).toBe('هذه ليست كلمة مرورك الحالية.'));
    await userEvent.fill(control(element, 'currentPassword'), password);
    part(element, 'submit').click();
    await vi.waitFor(() =>
      expect(notices).toEqual([
        { type: 'success', message: 'تم تغيير كلمة المرور، وانتهت جميع جلساتك الأخرى.' },
      ]),
    );
  });
});

describe('the sessions', () => {
  it('in other browsers end with one click', async () => {
    const other = await elsewhere(await signUp());
    const element = place();
    await vi.waitFor(() => expect(sessions(element)).toBe(2));
    part(element, 'end-others').click();
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('signed in here only'));
    await expect(account(other).profile()).rejects.toMatchObject({ status: 401 });
  });

  it('end one at a time', async () => {
    const email = await signUp();
    const [other, another] = [await elsewhere(email), await elsewhere(email)];
    const element = place();
    await vi.waitFor(() => expect(sessions(element)).toBe(3));
    expect(parts(element, 'session')[0]?.textContent).toContain('This browser');
    part(element, 'end-session').click();
    await vi.waitFor(() => expect(sessions(element)).toBe(2));
    expect(element.shadowRoot?.activeElement?.tagName).toBe('UL');
    const open = await Promise.allSettled([account(other).profile(), account(another).profile()]);
    expect(open.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('more than ten minutes after the sign-in', () => {
  /** Signs in on the marketplace's own site: elsewhere no page asks for a password. */
  async function signInLongAgo(): Promise<string> {
    runtime.config.configure({ apiUrl: ownSite });
    const email = await signUp();
    const client = createClient({ baseUrl: ownSite, token: () => runtime.session.store.getState().token });
    await client.call({ method: 'POST', path: '/tests/older-sessions', token: 'always' });
    return email;
  }

  const enter = async (element: Element, secret: string) => {
    await vi.waitFor(() => expect(control(element, 'confirmedPassword')).toBeTruthy());
    await userEvent.fill(control(element, 'confirmedPassword'), secret);
    part(element, 'confirm').click();
  };

  it.each([
    ['en', 'not your present password'],
    ['ar', 'ليست كلمة مرورك الحالية'],
  ])('asks for the password in place, in %s, and then ends the other sessions', async (locale, refusal) => {
    const email = await signInLongAgo();
    const other = await elsewhere(email);
    const element = place({ locale, 'api-url': ownSite });
    await vi.waitFor(() => expect(sessions(element)).toBe(2));
    part(element, 'end-others').click();
    await enter(element, 'not-my-password');
    const dialog = () => element.shadowRoot?.querySelector('dialog[open]');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain(refusal));
    expect((await axe.run(element)).violations).toEqual([]);
    await enter(element, password);
    await vi.waitFor(() => expect(sessions(element)).toBe(1));
    await expect(account(other).profile()).rejects.toMatchObject({ status: 401 });
    expect(runtime.session.store.getState().user?.email).toBe(email);
  });

  it('downloads nothing until the password is entered, and then the copy', async () => {
    const email = await signInLongAgo();
    const handedOver = vi.spyOn(URL, 'createObjectURL');
    const element = place({ 'api-url': ownSite });
    await vi.waitFor(() => expect(part(element, 'copy')).toBeTruthy());
    part(element, 'copy').click();
    await vi.waitFor(() => expect(control(element, 'confirmedPassword')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(() => control(element, 'confirmedPassword')).toThrow());
    await vi.waitFor(() => expect(part(element, 'copy').matches(':enabled')).toBe(true));
    expect(parts(element, 'error')).toEqual([]);
    part(element, 'copy').click();
    await enter(element, password);
    await vi.waitFor(() => expect(handedOver).toHaveBeenCalledTimes(1));
    const [file] = handedOver.mock.calls[0] as [Blob];
    expect(await file.text()).toContain(email);
    handedOver.mockRestore();
  });
});

describe('the account', () => {
  it('shows its id, which a button copies', async () => {
    await signUp();
    const id = runtime.session.store.getState().user?.id;
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const element = place();
    await vi.waitFor(() => expect(part(element, 'account-id').textContent).toBe(id));
    part(element, 'copy-id').click();
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Copied.'));
    expect(copied).toHaveBeenCalledWith(id);
    copied.mockRejectedValue(new Error('refused'));
    part(element, 'copy-id').click();
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('copy it yourself'));
    copied.mockRestore();
  });

  it('is downloaded as a file', async () => {
    const email = await signUp();
    const handedOver = vi.spyOn(URL, 'createObjectURL');
    const element = place();
    await vi.waitFor(() => expect(part(element, 'copy')).toBeTruthy());
    part(element, 'copy').click();
    await vi.waitFor(() => expect(handedOver).toHaveBeenCalled());
    const [file] = handedOver.mock.calls[0] as [Blob];
    expect(await file.text()).toContain(email);
    handedOver.mockRestore();
  });

  it('is deleted with the password only', async () => {
    const email = await signUp();
    const other = await elsewhere(email);
    const left: unknown[] = [];
    document.addEventListener('dragoman-signed-out', (event) => left.push(event.type), { once: true });
    const element = place();
    await vi.waitFor(() => expect(part(element, 'delete')).toBeTruthy());
    part(element, 'delete').click();
    await vi.waitFor(() => expect(control(element, 'deletePassword')).toBeTruthy());
    await userEvent.fill(control(element, 'deletePassword'), 'wrong-password');
    part(element, 'confirm-delete').click();
    await vi.waitFor(() => expect(part(element, 'error').textContent).toContain('not your present password'));
    await userEvent.fill(control(element, 'deletePassword'), password);
    part(element, 'confirm-delete').click();
    await vi.waitFor(() => expect(left).toEqual(['dragoman-signed-out']));
    await expect(ownAccount(other).sessions()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(part(element, 'sign-in')).toBeTruthy());
  });
});
