import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, placeElement } from '#tests/setup/test-element.ts';
import { twoStepPerson } from '#tests/setup/two-step-person.ts';
import './index.ts';

const { session, config } = getRuntime();
const dialog = page.getByRole('dialog');
const press = (name: string) => userEvent.click(dialog.getByRole('button', { name, exact: true }));

// The backend under the page's own origin, as on the marketplace: other sites' pages extend nothing.
beforeEach(() => config.configure({ apiUrl: `${location.origin}/own-site` }));
afterEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  await session.signOut();
});

describe('the question shortly before a session ends', () => {
  it('asks whoever has a second factor for its code as well', async () => {
    const { person, next, enter } = await twoStepPerson();
    await enter();
    const code = next();
    const before = session.store.getState().term?.endsAt ?? 0;
    vi.useFakeTimers({ toFake: ['Date'], now: before - 60_000 });
    const menu = placeElement('dragoman-user-menu', {});
    await expect.element(dialog.getByRole('heading', { name: 'Stay signed in?' })).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), person.password);
    await press('Stay signed in');
    const field = dialog.getByLabelText('Code from your app');
    await vi.waitFor(() => expect(focused(menu)).toBe(field.element()));
    await userEvent.fill(field, code);
    await press('Stay signed in');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(session.store.getState().term?.endsAt).toBeGreaterThan(before);
  });
});
