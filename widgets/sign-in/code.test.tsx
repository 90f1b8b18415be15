import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { twoStepPerson } from '#tests/setup/two-step-person.ts';
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

describe('a sign-in to an account with a second factor', () => {
  it('asks for the code, says when it is wrong, and signs in with the right one', async () => {
    const { person, next } = await twoStepPerson();
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
    const { person, recoveryCodes } = await twoStepPerson();
    place();
    await shows('form');
    await signIn(person);
    await shows('recovery');
    await userEvent.fill(field('Code from your app'), '000000');
    await press('Sign in');
    const newest = page.getByText('Please enter the newest one', { exact: false });
    await expect.element(newest).toBeVisible();
    await press('Use a recovery code');
    await vi.waitFor(() => expect(newest.elements()).toEqual([]));
    await userEvent.fill(field('Recovery code'), 'aaaa-bbbb-cccc-dddd');
    await press('Sign in');
    await expect
      .element(page.getByText('Please enter another one of your codes.', { exact: false }))
      .toBeVisible();
    await userEvent.fill(field('Recovery code'), recoveryCodes[0] ?? '');
    await press('Sign in');
    await shows('viewer');
  });

  it('goes back to the password', async () => {
    const { person } = await twoStepPerson();
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
