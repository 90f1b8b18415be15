import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ownAccount } from '#core/api/account.ts';
import { blocks } from '#core/api/blocks.ts';
import { account } from '#core/api/session.ts';
import './index.ts';
import { control, part, recordEvents } from '#tests/setup/test-element.ts';
import {
  elsewhere,
  freshPage,
  password,
  place,
  runtime,
  sessions,
  signUp,
  stranger,
} from './account.test-support.ts';

freshPage();

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

describe('a link to where payouts are set up', () => {
  it('shows that section, with the focus on it', async () => {
    const element = place({ demo: 'ready', show: 'get-paid' });
    const section = () => element.shadowRoot?.activeElement;
    await vi.waitFor(() => expect(section()?.getAttribute('aria-label')).toBe('Get paid'));
    expect(section()).toHaveAttribute('data-shown');
  });
});

describe('blocked people', () => {
  it('are listed, and unblocked', async () => {
    const other = await stranger();
    const mine = blocks(await elsewhere(await signUp()));
    await mine.block(other.id);
    const element = place();
    await vi.waitFor(() => expect(part(element, 'blocked').textContent).toContain(other.fullName));
    part(element, 'unblock').click();
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('You have blocked nobody.'));
    expect(element.shadowRoot?.textContent).toContain(`${other.fullName} is not blocked any more.`);
    expect(await mine.list()).toEqual([]);
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
    await vi.waitFor(() =>
      expect(part(element, 'field-error').textContent).toContain('not your present password'),
    );
    expect(control(element, 'password').value).toBe('second-password');
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
    const refusal = () => part(element, 'field-error').textContent;
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
    await vi.waitFor(() =>
      expect(part(element, 'field-error').textContent).toContain('not your present password'),
    );
    await userEvent.fill(control(element, 'deletePassword'), password);
    part(element, 'confirm-delete').click();
    await vi.waitFor(() => expect(left).toEqual(['dragoman-signed-out']));
    await expect(ownAccount(other).sessions()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(part(element, 'sign-in')).toBeTruthy());
  });
});
