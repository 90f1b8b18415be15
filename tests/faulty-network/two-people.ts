/** Two new users with a booking between them: one uses the page, the other an API client. */
import { inject } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { requests } from '#core/api/requests.ts';
import { account } from '#core/api/session.ts';
import { type Booked, tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';

export const password = 'a-password-for-tests';
export const apiUrl = inject('apiUrl');
/** The backend under the page's own origin, as on the marketplace. */
export const ownSite = `${location.origin}/own-site`;

const { session, config } = getRuntime();

/** A day within the year that may be booked ahead. */
export const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function signUp(firstName: string) {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.test`;
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  await anonymous.signUp({ firstName, lastName: 'Test', email, password, language: 'en' });
  const { token } = await anonymous.signIn(email, password);
  const client = createClient({ baseUrl: apiUrl, token: () => token });
  const offer = {
    title: `Letters by ${firstName}`,
    description: 'Two pages.',
    type: 'document' as const,
    price: 40,
    languages: ['de', 'en'],
  };
  return {
    email,
    client,
    offerId: String((await offers(client).publish(offer, newKey())).id),
    bookOffer(offerId: string): Promise<Booked> {
      const plan = { details: 'Two certificates.', date: soon, time: '14:30', timezone: 'UTC' };
      return tasks(client).book(offerId, plan, newKey());
    },
    async publishRequest(title: string): Promise<void> {
      const about = { title, description: 'One page.', category: 'document', type: 'forms' } as const;
      const when = { dueDate: '2999-01-31', dueTime: '12:00', timeZone: 'Europe/Berlin', price: 30 };
      await requests(client).publish({ ...about, ...when, fromLanguage: 'is', toLanguage: 'mt' }, newKey());
    },
  };
}

/** Each has an offer; the other has booked and paid for the offer of the person on the page. */
export async function signUpTwoPeople() {
  const [person, other] = await Promise.all([signUp('Kim'), signUp('Noor')]);
  const { conversation_id: conversationId, id: taskId } = await other.bookOffer(person.offerId);
  await payFor(other.client, String(taskId));
  return { person, other, conversationId, taskId };
}

export type TwoPeople = Awaited<ReturnType<typeof signUpTwoPeople>>;

/** Signs in as the marketplace's own pages do. */
export async function signIn(email: string, secret = password): Promise<void> {
  config.configure({ apiUrl: ownSite });
  const { user } = session.store.getState();
  if (user?.email === email) return;
  if (user) await session.signOut();
  await session.signIn(email, secret);
}
