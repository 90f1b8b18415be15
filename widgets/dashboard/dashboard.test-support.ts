/** Places the dashboard on a page and acts as the other party of its tasks, for the tests beside. */
import { expect, inject, vi } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { account } from '#core/api/session.ts';
import { tasks } from '#core/api/tasks.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

export const apiUrl = inject('apiUrl');
export const customer = 'customer@demo.test';

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

/** The row of a task, once it is shown. */
export const rowOf = (dashboard: Element, id: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const row = parts(dashboard, 'row').find(({ dataset }) => dataset.task === id);
    expect(row, id).toBeDefined();
    return row as HTMLElement;
  });

/** Waits until the task has left the table. */
export const isGone = (dashboard: Element, id: string) =>
  vi.waitFor(() => expect(parts(dashboard, 'row').filter(({ dataset }) => dataset.task === id)).toEqual([]));

export async function signInAs(email: string): Promise<void> {
  config.configure({ apiUrl });
  if (session.store.getState().user) await session.signOut();
  await session.signIn(email, password);
}

/** Signs in as a new person without offers and tasks. */
export async function signInAsNewcomer(): Promise<void> {
  config.configure({ apiUrl });
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

let count = 0;

/** A text that no other test writes. */
export const uniqueText = (about: string): string => {
  count += 1;
  return `${about} ${count} ${Date.now()}`;
};

type Step = 'paid' | 'in_progress' | 'delivered' | 'finished' | 'cancelled' | 'declined';

/** Two new people: one has an offer at €45, the other books it. They call the backend through clients of their own. */
export async function twoParties() {
  const [buyer, owner] = await Promise.all([newcomer('Bea'), newcomer('Otto')]);
  const offer = { title: 'Certificates', description: 'Two pages.', type: 'document', price: 45 } as const;
  const { id: offerId } = await offers(owner.client).publish(
    { ...offer, languages: ['de', 'en', 'fr'] },
    newKey(),
  );
  const byBuyer: readonly Step[] = ['finished', 'cancelled'];
  const parties = {
    buyer,
    owner,
    offerId,
    move: (id: string, step: Step) =>
      step === 'paid'
        ? payFor(buyer.client, id)
        : tasks((byBuyer.includes(step) ? buyer : owner).client).move(id, step),
    read: (id: string): Promise<AcceptedTask> => tasks(buyer.client).find(id),
    /** Books, and takes these steps. Returns the task's id. */
    async booked(steps: readonly Step[] = [], timeZone = 'Europe/Berlin'): Promise<string> {
      const booking = { details: 'Two pages.', date: soon, time: '09:30', timezone: timeZone };
      const { id } = await tasks(buyer.client).book(offerId, booking, newKey());
      const taskId = String(id);
      for (const step of steps) await parties.move(taskId, step);
      return taskId;
    },
  };
  return parties;
}
