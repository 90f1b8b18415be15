import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import { ownSite } from '#tests/faulty-network/two-people.ts';
import { control, placeElement } from '#tests/setup/test-element.ts';

getRuntime().config.configure({ apiUrl: ownSite });

const secret = 'from a password manager';

beforeAll(() => Promise.all(['dragoman-sign-in', 'dragoman-account'].map(importWidget)));
afterEach(() => document.body.replaceChildren());

/** Copies the password by keyboard, as from a password manager. */
async function copySecret(): Promise<void> {
  const source = document.createElement('textarea');
  source.value = secret;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}

describe('the forms of the account', () => {
  it('name the user whose password they ask for, as password managers choose by it', async () => {
    const element = placeElement('dragoman-account', { locale: 'en', demo: '' });
    const button = (part: string) =>
      vi.waitFor(() => element.shadowRoot?.querySelector<HTMLElement>(`[part~=${part}]`)?.click());
    await vi.waitFor(() => control(element, 'currentPassword'));
    await button('change-address');
    await button('delete');
    await vi.waitFor(() => control(element, 'deletePassword'));
    const forms = [...(element.shadowRoot?.querySelectorAll('form') ?? [])].filter((form) =>
      form.querySelector('[autocomplete=current-password]'),
    );
    expect(forms).toHaveLength(3);
    for (const form of forms) expect(form.querySelectorAll('[autocomplete=username]')).toHaveLength(1);
  });
});

describe.each([
  { tag: 'dragoman-sign-in', name: 'password', autocomplete: 'current-password' },
  { tag: 'dragoman-sign-in', mode: 'sign-up', name: 'password', autocomplete: 'new-password' },
  { tag: 'dragoman-sign-in', mode: 'sign-up', name: 'confirmPassword', autocomplete: 'new-password' },
  { tag: 'dragoman-account', name: 'currentPassword', autocomplete: 'current-password' },
  { tag: 'dragoman-account', name: 'password', autocomplete: 'new-password' },
  { tag: 'dragoman-account', name: 'confirmPassword', autocomplete: 'new-password' },
] as const)('the field $name of <$tag>', ({ tag, name, autocomplete, ...rest }) => {
  it(`accepts pasted text and has autocomplete ${autocomplete}`, async () => {
    await copySecret();
    const element = placeElement(tag, { locale: 'en', demo: '', ...('mode' in rest && { mode: rest.mode }) });
    const field = await vi.waitFor(() => control(element, name));
    expect(field.autocomplete).toBe(autocomplete);
    field.focus();
    await userEvent.paste();
    await vi.waitFor(() => expect(field.value).toBe(secret));
  });
});
