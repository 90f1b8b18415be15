import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { importWidget } from '#tests/contracts/widgets.ts';
import { type Submission, submissions } from './submissions.ts';
import { part, place } from './test-element.ts';
import { ownSite, password, signIn, signUpTwoPeople, type TwoPeople } from './two-people.ts';

let people: TwoPeople;

beforeEach(async () => {
  people = await signUpTwoPeople();
  await signIn(people.person.email);
});
afterEach(() => document.body.replaceChildren());

/** Ends the session of the page, as from another device. */
const endSession = () =>
  people.person.client.call({ method: 'DELETE', path: '/user/sessions', token: 'always' });

async function signInAgain(): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('E-mail')).toHaveValue(people.person.email);
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
}

const text = `What I was about to say ${crypto.randomUUID()}`;

/** Most widgets restore their input; these have to be filled in again. */
const fillAgain: Record<string, (element: Element, work: Submission) => Promise<void>> = {
  'dragoman-request-board': (element, work) => work.fill(element, text),
  // Passwords are not stored.
  'dragoman-account': (element, work) => work.fill(element, text),
};

describe.each(submissions)('$tag, when the session ends', { timeout: 240_000 }, (work) => {
  beforeAll(() => importWidget(work.tag));

  it('asks to sign in again in place and continues the interrupted action', async () => {
    await work.prepare?.(text, people);
    const { pathname } = location;
    const element = place(work.tag, { ...work.attributes?.(people), 'api-url': ownSite });
    await work.fill(element, text);
    await endSession();
    work.send(element);
    await vi.waitFor(() => expect(part(element, 'sign-in')).not.toBeNull());
    part(element, 'sign-in')?.click();
    await signInAgain();
    await vi.waitFor(() => expect(part(element, 'sign-in')).toBeNull());
    await fillAgain[work.tag]?.(element, work);
    await vi.waitFor(() => expect(work.isDone(element) || work.hasInput(element, text)).toBe(true));
    await vi.waitFor(() => {
      if (!work.isDone(element)) work.send(element);
      expect(work.isDone(element)).toBe(true);
    });
    expect(location.pathname).toBe(pathname);
  });
});
