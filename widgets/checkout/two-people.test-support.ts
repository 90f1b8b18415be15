/** A customer, a translator and their own offer for the tests beside, apart from the sample data. */

import { createClient } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import { listOf, recordOf, textOf } from '#core/api/wire.ts';
import type { NewOffer } from '#core/domain/offer.ts';

export const password = 'a-password-for-tests';

/** Signed in apart from the page's session. */
export async function clientOf(apiUrl: string, email: string) {
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  const { token } = await anonymous.signIn(email, password);
  return createClient({ baseUrl: apiUrl, token: () => token });
}

let count = 0;

/** Each has a client of their own, because the page's one session belongs to the widget. */
export async function openMarket(apiUrl: string, offer: Partial<NewOffer> = {}) {
  count += 1;
  const name = `${Date.now()}-${count}`;
  const [customer, translator] = [`customer-${name}@example.test`, `translator-${name}@example.test`];
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  const person = { lastName: 'Test', password, language: 'en' };
  await anonymous.signUp({ ...person, firstName: 'Kim', email: customer });
  await anonymous.signUp({ ...person, firstName: 'Noor', email: translator });

  const ofCustomer = await clientOf(apiUrl, customer);
  const published = await (await clientOf(apiUrl, translator)).call({
    method: 'POST',
    path: '/task/create',
    token: 'always',
    body: {
      title: 'Letters to the tax office',
      description: 'I write them with you.',
      type: 'document',
      price: 45,
      languages: ['de', 'en'],
      ...offer,
    },
  });

  return {
    customer,
    translator,
    offerId: Number(recordOf(published.body).id),
    /** The customer's booking with this description. */
    async booked(details: string) {
      const { body } = await ofCustomer.call({ path: '/task/accepted', token: 'always' });
      return listOf(body)
        .map(recordOf)
        .filter((task) => task.details === details)
        .map((task) => ({
          id: textOf(task.id),
          date: task.date,
          time: task.time,
          timezone: task.timezone,
          conversationId: textOf(task.conversation_id),
          unit: task.unit,
          quantity: task.quantity,
          total: task.total,
          documents: listOf(task.documents).map((document) => textOf(recordOf(document).name)),
        }));
    },
    /** Ends what waits, so that the customer may book again. */
    async callOff() {
      const { body } = await ofCustomer.call({ path: '/task/accepted', token: 'always' });
      for (const { id, status } of listOf(body).map(recordOf))
        if (status === 'requested' || status === 'accepted')
          await ofCustomer.call({
            method: 'PATCH',
            path: `/task/accepted/${textOf(id)}`,
            token: 'always',
            body: { status: 'cancelled' },
          });
    },
    /** Ends all sessions of the customer, except the one of this client. */
    async endSessions() {
      await ofCustomer.call({ method: 'DELETE', path: '/user/sessions', token: 'always' });
    },
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
