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

/** A day within the year that may be booked ahead. */
const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const plan = { details: 'Two certificates for the embassy.', date: soon, time: '14:30' };

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

type Change = (path: string, body: object) => object | null;

/** Changes the answers to what is sent as another backend would give them; null leaves an answer as it is. */
export function changeAnswers(change: Change, { refuse = '' } = {}) {
  const network = globalThis.fetch;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'POST') return network(input, init);
    const { pathname } = new URL(String(input));
    if (pathname === refuse) return Response.json({ error: 'No card machine today.' }, { status: 409 });
    const answer = await network(input, init);
    const changed = change(pathname, await answer.clone().json());
    return changed ? Response.json(changed) : answer;
  });
}

/** What a backend says of a booking's money. */
export const withPayment = (payment: string, policy: string, { status = 'accepted', refuse = '' } = {}) =>
  changeAnswers(
    (path, body) =>
      path.startsWith('/task/accepted/')
        ? { ...body, status, payment: { status: payment, policy, amount: 6750, currency: 'EUR' } }
        : null,
    { refuse },
  );

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
