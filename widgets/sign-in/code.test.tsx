import axe from 'axe-core';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '#core/api/client.ts';
import { secondFactor } from '#core/api/second-factor.ts';
import { account } from '#core/api/session.ts';
import './index.ts';
import {
  control,
  enterPage,
  field,
  heading,
  leavePage,
  part,
  place,
  press,
  session,
  shows,
  signIn,
} from './sign-in.test-support.ts';

beforeEach(enterPage);
afterEach(leavePage);

/** Somebody whose sign-in asks for a code, and their recovery codes. */
async function guarded() {
  const person = { email: `two-step-${crypto.randomUUID()}@example.test`, password: 'analytical engine' };
  let token: string | null = null;
  const client = createClient({ baseUrl: inject('apiUrl'), token: () => token });
  const names = { firstName: 'Ada', lastName: 'Test', language: 'en' };
  await account(client).signUp({ ...names, ...person });
  ({ token } = await account(client).signIn(person.email, person.password));
  const { secret } = await secondFactor(client).begin();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await secondFactor(client).turnOn(totp.generate());
  /** Its code was not used yet, and the backend takes the next one as well. */
  const next = () => totp.generate({ timestamp: Date.now() + 30_000 });
  return { person, recoveryCodes, next };
}

describe('a sign-in to an account with a second factor', () => {
  it('asks for the code, says when it is wrong, and signs in with the right one', async () => {
    const { person, next } = await guarded();
    const widget = place();
    await shows('form');
    await signIn(person);
    await vi.waitFor(() => expect(heading()).toBe('Enter your code'));
    expect(widget.shadowRoot?.activeElement).toBe(control('code'));
    expect([control('code')?.autocomplete, control('code')?.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect((await axe.run(widget)).violations).toEqual([]);
    await userEvent.fill(field('Code from your app'), '000000');
    await press('Sign in');
    await expect.element(page.getByText('This code is not right', { exact: false })).toBeVisible();
    expect(session.store.getState().authorized).toBe(false);
    await userEvent.fill(field('Code from your app'), next());
    await press('Sign in');
    await shows('viewer');
    expect(session.store.getState().user?.email).toBe(person.email);
  });

  it('takes a recovery code instead', async () => {
    const { person, recoveryCodes } = await guarded();
    place();
    await shows('form');
    await signIn(person);
    await shows('recovery');
    await press('Use a recovery code');
    await userEvent.fill(field('Recovery code'), recoveryCodes[0] ?? '');
    await press('Sign in');
    await shows('viewer');
  });

  it('goes back to the password', async () => {
    const { person } = await guarded();
    place();
    await shows('form');
    await signIn(person);
    await shows('recovery');
    await press('Back');
    await vi.waitFor(() => expect(heading()).toBe('Sign in'));
    expect(part('recovery')).toBeNull();
    expect(control('email')?.value).toBe(person.email);
  });
});
