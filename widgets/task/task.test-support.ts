/** Two people with a task between them, for the tests of what they do with it. */
import { inject, vi } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { account } from '#core/api/session.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const password = 'a-password-for-tests';
const { session, config } = getRuntime();

/** A day within the year that may be booked ahead. */
const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function signUp(firstName: string) {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.test`;
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  await anonymous.signUp({ firstName, lastName: 'Test', email, password, language: 'en' });
  const { token } = await anonymous.signIn(email, password);
  return { email, client: createClient({ baseUrl: apiUrl, token: () => token }) };
}

type Step = 'paid' | 'in_progress' | 'delivered' | 'changes_requested' | 'finished';

/** Ada books Ben's offer at €25. */
export async function twoParties() {
  const [ada, ben] = await Promise.all([signUp('Ada'), signUp('Ben')]);
  const offer = {
    title: 'Letters',
    description: 'Two pages.',
    textLanguage: 'en',
    translations: { de: { title: 'Briefe', description: 'Zwei Seiten.' } },
    type: 'document',
    price: 25,
    languages: ['de', 'en'],
  } as const;
  const { id: offerId } = await offers(ben.client).publish(offer, newKey());
  const waiting: string[] = [];
  /** A customer may have two bookings with one owner that wait. */
  const callOffOldest = async () => {
    const [oldest] = waiting.length > 1 ? waiting.splice(0, 1) : [];
    if (oldest) await tasks(ada.client).move(oldest, 'cancelled');
  };
  const plan = { details: 'A letter.', date: soon, time: '14:30', timezone: 'UTC' };
  /** Books a call with Ben. */
  async function bookedCall(time = plan.time): Promise<string> {
    const call = { ...offer, title: 'A call', translations: {}, type: 'call' } as const;
    const { id } = await offers(ben.client).publish(call, newKey());
    await callOffOldest();
    const taskId = String((await tasks(ada.client).book(id, { ...plan, time }, newKey())).id);
    waiting.push(taskId);
    return taskId;
  }
  return {
    ada,
    ben,
    /** Books, and takes these steps. */
    async booked(steps: readonly Step[] = []): Promise<string> {
      await callOffOldest();
      const { id } = await tasks(ada.client).book(offerId, plan, newKey());
      const taskId = String(id);
      if (steps.length === 0) waiting.push(taskId);
      for (const step of steps) {
        if (step === 'paid') await payFor(ada.client, taskId);
        else {
          const { client } = step === 'finished' || step === 'changes_requested' ? ada : ben;
          await tasks(client).move(taskId, step);
        }
      }
      return taskId;
    },
    /** Books and pays for what begins in five hours and is cancelled for half of its price by then. */
    async bookedByRule(): Promise<string> {
      const { id } = await offers(ben.client).publish({ ...offer, cancellation: 'day' }, newKey());
      const [date = '', time = ''] = new Date(Date.now() + 5 * 60 * 60 * 1000)
        .toISOString()
        .slice(0, 16)
        .split('T');
      const taskId = String((await tasks(ada.client).book(id, { ...plan, date, time }, newKey())).id);
      await payFor(ada.client, taskId);
      return taskId;
    },
    bookedCall,
    /** Books what is paid first. */
    async bookedFirst(): Promise<string> {
      const { id } = await offers(ben.client).publish({ ...offer, booking: 'pay-first' }, newKey());
      await callOffOldest();
      const taskId = String((await tasks(ada.client).book(id, plan, newKey())).id);
      waiting.push(taskId);
      return taskId;
    },
  };
}

export async function signInAs(email: string, secret = password): Promise<void> {
  config.configure({ apiUrl });
  const { user } = session.store.getState();
  if (user?.email === email) return;
  if (user) await session.signOut();
  await session.signIn(email, secret);
}

export const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-task', { ...usualAttributes, ...attributes });

export const texts = (node: Element, name: string) => parts(node, name).map((found) => found.textContent);

/** A control of the open dialog, once it is there. */
export const inDialog = <Control extends HTMLElement = HTMLElement>(element: Element, selector: string) =>
  vi.waitFor(() => {
    const control = element.shadowRoot?.querySelector<Control>(`dialog[open] ${selector}`);
    if (!control) throw new Error(`There is no ${selector} in a dialog yet.`);
    return control;
  });
