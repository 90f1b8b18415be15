/** Places the dashboard on a page and acts as the other party of its tasks, for the tests beside. */
import { expect, inject, vi } from 'vitest';
import { account } from '#core/api/account.ts';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { type Booking, tasks } from '#core/api/tasks.ts';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { newKey } from '#core/kit/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

export const apiUrl = inject('apiUrl');
export const customer = 'customer@demo.test';
export const translator = 'translator@demo.test';

const password = 'dragoman-demo';

/** A day within the year that may be booked ahead. */
export const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const { session, config } = getRuntime();

export function place(attributes: Record<string, string> = {}) {
  for (const old of document.querySelectorAll('dragoman-dashboard')) old.remove();
  return placeElement('dragoman-dashboard', { ...usualAttributes, ...attributes });
}

/** Blocks live events, so that the page shows an outdated state. */
export function blockLiveEvents(): void {
  const fetchNow = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    String(input).endsWith('/events') ? new Promise(() => undefined) : fetchNow(input, init),
  );
}

export const texts = (node: Element, name: string) => parts(node, name).map((found) => found.textContent);

/** The row of the task with these details, once it is shown. */
export const rowOf = (dashboard: Element, details: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const row = parts(dashboard, 'row').find((one) => one.textContent?.includes(details));
    expect(row, details).toBeDefined();
    return row as HTMLElement;
  });

export const button = (row: Element, name: string) =>
  [...row.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement;

/** Waits until the task has left the table. */
export const isGone = (dashboard: Element, details: string) =>
  vi.waitFor(() =>
    expect(parts(dashboard, 'row').filter((row) => row.textContent?.includes(details))).toEqual([]),
  );

export async function signInAs(email: string): Promise<void> {
  config.configure({ apiUrl });
  if (session.store.getState().user) await session.signOut();
  await session.signIn(email, password);
}

/** Signs in as a new person without offers and tasks. */
export async function signInAsNewcomer(): Promise<void> {
  const email = `${uniqueText('newcomer').replaceAll(' ', '.')}@example.org`;
  await session.signUp({ firstName: 'Nia', lastName: 'Neu', email, password, language: 'en' });
  await signInAs(email);
}

/** Signs a new person up, with an API client of their own. */
export async function newcomer(firstName: string) {
  const email = `${uniqueText(firstName.toLowerCase()).replaceAll(' ', '.')}@example.org`;
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  await anonymous.signUp({ firstName, lastName: 'Neu', email, password, language: 'en' });
  const { token, user } = await anonymous.signIn(email, password);
  return { email, user, client: createClient({ baseUrl: apiUrl, token: () => token }) };
}

/** Another person than the one who is signed in on the page: they call the backend through an API client of their own. */
export async function partyOf(email: string) {
  const anonymous = createClient({ baseUrl: apiUrl, token: () => null });
  const { token, user } = await account(anonymous).signIn(email, password);
  const client = createClient({ baseUrl: apiUrl, token: () => token });
  const calls = tasks(client);
  const find = async (details: string): Promise<AcceptedTask> => {
    const found = (await calls.list()).find((task) => task.details === details);
    if (!found) throw new Error(`There is no task “${details}”.`);
    return found;
  };
  return {
    user,
    offers: () => offers(client).own(),
    find,
    /** In full, with its history. */
    read: async (details: string) => calls.find((await find(details)).id),
    move: async (details: string, status: string, message?: string) =>
      calls.move((await find(details)).id, status, message),
    pay: async (details: string) => payFor(client, (await find(details)).id),
    review: async (details: string, review: { rating: number; text: string }) =>
      calls.review((await find(details)).id, review, newKey()),
    reply: async (details: string, text: string) =>
      client.call({
        method: 'POST',
        path: `/task/accepted/${(await find(details)).id}/review/reply`,
        body: { text },
        token: 'always',
      }),
    book: (offerId: number | string, booking: Partial<Booking> & { details: string }) =>
      calls.accept(offerId, { date: soon, time: '09:30', timeZone: 'Europe/Berlin', ...booking }, newKey()),
  };
}

let count = 0;

/** A text that no other test writes. */
export const uniqueText = (about: string): string => {
  count += 1;
  return `${about} ${count} ${Date.now()}`;
};

/** The customer and the translator of the sample data. */
export async function bothParties() {
  const [buyer, owner] = [await partyOf(customer), await partyOf(translator)];
  const [offer] = await owner.offers();
  const { id: offerId = '', price = null } = offer ?? {};
  return {
    buyer,
    owner,
    offerId,
    /** Of an hour, in euros. */
    price: price ?? 0,
    /**
     * Books an offer, pays where there are steps, and takes them: `for` by the owner, `by` by the customer. With `paid`
     * nothing follows. Returns the task's unique details.
     */
    async booked(about: string, steps: readonly ['by' | 'for', string][] = []): Promise<string> {
      const details = uniqueText(about);
      await buyer.book(offerId, { details });
      if (steps.length > 0) await buyer.pay(details);
      for (const [side, status] of steps)
        if (status !== 'paid') await (side === 'for' ? owner : buyer).move(details, status);
      return details;
    },
  };
}
