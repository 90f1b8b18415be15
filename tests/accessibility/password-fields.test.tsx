import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import { ownSite } from '#tests/faulty-network/two-people.ts';
import { control, placeElement } from '#tests/setup/test-element.ts';

getRuntime().config.configure({ apiUrl: ownSite });

const secret = 'kept by a manager';

beforeAll(() => Promise.all(['dragoman-sign-in', 'dragoman-account'].map(importWidget)));
afterEach(() => document.body.replaceChildren());

/** As from a password manager, by the keyboard. */
async function copySecret(): Promise<void> {
  const note = document.createElement('textarea');
  note.value = secret;
  document.body.append(note);
  note.select();
  await userEvent.copy();
  note.remove();
}

describe.each([
  { tag: 'dragoman-sign-in', name: 'password', holds: 'current-password' },
  { tag: 'dragoman-sign-in', mode: 'sign-up', name: 'password', holds: 'new-password' },
  { tag: 'dragoman-sign-in', mode: 'sign-up', name: 'confirmPassword', holds: 'new-password' },
  { tag: 'dragoman-account', name: 'currentPassword', holds: 'current-password' },
  { tag: 'dragoman-account', name: 'password', holds: 'new-password' },
  { tag: 'dragoman-account', name: 'confirmPassword', holds: 'new-password' },
] as const)('the field $name of <$tag>', ({ tag, name, holds, ...rest }) => {
  it(`can be pasted into and is known as ${holds}`, async () => {
    await copySecret();
    const element = placeElement(tag, { locale: 'en', demo: '', ...('mode' in rest && { mode: rest.mode }) });
    const field = await vi.waitFor(() => control(element, name));
    expect(field.autocomplete).toBe(holds);
    field.focus();
    await userEvent.paste();
    await vi.waitFor(() => expect(field.value).toBe(secret));
  });
});
