/** Where the marketplace wants a confirmed address to publish. */
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, clear, place, session, shows, signIn } from './offer-form.test-support.ts';

afterEach(clear);

/** As the profile says it where `VERIFY` is `to-publish`. */
async function signInUnverified() {
  const { user } = await signIn();
  session.store.setState({ user: { ...user, verifyBefore: ['publish'] } });
}

it('says so before anything is typed, sends the link again, and goes on once it is confirmed elsewhere', async () => {
  await signInUnverified();
  const form = place();
  await shows('To publish, please confirm your e-mail address first');
  expect((await axe.run(form)).violations).toEqual([]);
  await userEvent.click(button('Send the link again'));
  await shows('A mail with a link is on its way.');
  await userEvent.fill(page.getByLabelText('Title'), 'Sworn translations');
  // The person comes back from the tab with their mails. This backend wants no confirmed address.
  window.dispatchEvent(new Event('focus'));
  await shows('Your e-mail address is confirmed. You can go on.');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Sworn translations');
});

it('is silent where nothing waits for a confirmed address', async () => {
  await signIn();
  const form = place();
  await vi.waitFor(() => expect(form.shadowRoot?.querySelector('form')).toBeTruthy());
  expect(form.shadowRoot?.textContent).not.toContain('confirm your e-mail');
});
