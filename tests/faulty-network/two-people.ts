/** Two new users with a booking between them: one uses the page, the other an API client. */
import { inject } from 'vitest';
import { account } from '#core/api/account.ts';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { requests } from '#core/api/requests.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/kit/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';

export const password = 'a-password-for-tests';
export const apiUrl = inject('apiUrl');
/** The backend under the page's own origin, as on the marketplace. */
export const ownSite = `${location.origin}/own-site`;

const { session, config } = getRuntime();

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
    /** Returns the conversation of the booking. */
    async bookOffer(offerId: string): Promise<string> {
      const plan = { details: 'Two certificates.', date: '2999-03-04', time: '14:30', timeZone: 'UTC' };
      return (await tasks(client).accept(offerId, plan, newKey())).conversationId;
    },
    async publishRequest(title: string): Promise<void> {
      const about = { title, description: 'One page.', category: 'document', type: 'forms' } as const;
      const when = { dueDate: '2999-01-31', dueTime: '12:00', price: 30 };
      await requests(client).publish({ ...about, ...when, fromLanguage: 'is', toLanguage: 'mt' }, newKey());
    },
  };
}

/** Each has an offer; the other has booked the offer of the person on the page. */
export async function signUpTwoPeople() {
  const [person, other] = await Promise.all([signUp('Kim'), signUp('Noor')]);
  const conversationId = await other.bookOffer(person.offerId);
  return { person, other, conversationId };
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
