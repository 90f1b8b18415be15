/** Who gets into the account: its address, what is mailed there, and the devices. */
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createClient } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import './index.ts';
import { ownSite } from '#tests/faulty-network/two-people.ts';
import { control, part, parts } from '#tests/setup/test-element.ts';
import { elsewhere, freshPage, password, place, runtime, sessions, signUp } from './account.test-support.ts';

freshPage();

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
    await vi.waitFor(() =>
      expect(part(element, 'field-error').textContent).toContain('not your present password'),
    );
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
