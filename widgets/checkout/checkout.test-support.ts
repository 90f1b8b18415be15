/** Places the checkout on a page, fills it in and records its events, for the tests beside. */
import { expect, inject, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { createPersonalStorage } from '#core/session/personal-storage.ts';
import { control, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';
import { password } from './two-people.test-support.ts';

export const apiUrl = inject('apiUrl');
export const { session, notices } = getRuntime();
export const personal = session.personal(createPersonalStorage);
getRuntime().config.configure({ apiUrl });

export async function signInAs(email: string) {
  if (session.store.getState().user?.email !== email) await session.signIn(email, password);
}

export const plan = { details: 'Two certificates for the embassy.', date: '2031-03-04', time: '14:30' };

export const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-checkout', { ...usualAttributes, ...attributes });

export const appears = (checkout: Element, name: string) =>
  vi.waitFor(() => expect(parts(checkout, name).length, `part ${name}`).toBeGreaterThan(0), 10_000);

export const textFile = (name: string, text = 'A few words.') =>
  new File([text], name, { type: name.endsWith('.txt') ? 'text/plain' : 'application/octet-stream' });

export async function fill(checkout: Element, changes: Partial<typeof plan> = {}): Promise<string> {
  const { details, date, time } = { ...plan, ...changes };
  await appears(checkout, 'submit');
  await userEvent.fill(control(checkout, 'details'), details);
  await userEvent.fill(control(checkout, 'date'), date);
  await userEvent.fill(control(checkout, 'time'), time);
  return details;
}

const leaving: (() => void)[] = [];

/** Records the addresses of followed links, which the test page must not follow. */
export function recordNavigation() {
  const addresses: string[] = [];
  const listener = (event: Event) => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    addresses.push(target.href);
  };
  document.addEventListener('click', listener);
  leaving.push(() => document.removeEventListener('click', listener));
  return addresses;
}

export async function tidy(offerId: number) {
  for (const leave of leaving.splice(0)) leave();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  personal.remove(`checkout.${offerId}`);
  await page.viewport(1280, 900);
}
