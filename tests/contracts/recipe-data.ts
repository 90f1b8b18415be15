/** What the two people of the recipes have done with each other. */
import type { Client } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { requests } from '#core/api/requests.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import type { TwoPeople } from '#tests/faulty-network/two-people.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { payFor } from '#tests/setup/pay-for.ts';

/** Finishes their task, with a document and a review. */
export async function finishTask(owner: Client, customer: Client): Promise<void> {
  const task = (await tasks(owner).list())[0]?.id ?? 0;
  await tasks(customer).addDocument(task, new File(['Dear'], 'letter.txt'), newKey());
  await tasks(owner).move(task, 'in_progress');
  await tasks(owner).move(task, 'delivered');
  await tasks(customer).move(task, 'finished');
  await tasks(customer).review(task, { rating: 5, text: 'Thank you.' }, newKey());
}

/** The person accepts a proposal of the other, and more requests stay open. Returns the one, and an open one. */
export async function acceptProposal(
  { publishRequest, client }: TwoPeople['person'],
  other: TwoPeople['other'],
): Promise<{ given: string; open: string }> {
  await publishRequest('A letter to a lighthouse');
  const everything = { category: '', type: '', from: '', to: '' } as const;
  const newest = async () => {
    const [ownRequest] = (await requests(client).list(everything, { limit: 1 }, 'mine')).requests;
    return ownRequest?.id ?? '';
  };
  const id = await newest();
  const proposal = { price: 30, message: 'Gladly.', date: bookingDay, time: '14:30', timeZone: 'UTC' };
  const { id: proposed } = await requests(other.client).propose({ id, changedAt: null }, proposal, newKey());
  const { taskId } = await requests(client).accept(id, proposed, newKey(), { price: 30 });
  // Few bookings may wait at once.
  await payFor(client, String(taskId));
  for (const title of ['A letter from afar', 'Another']) await other.publishRequest(title);
  await publishRequest('A letter to a mill');
  return { given: id, open: await newest() };
}

export async function oftenReviewed(client: Client): Promise<string> {
  const { offers: found } = await offers(client).list({ sort: 'rating' }, { limit: 100 });
  return String(found.find(({ rating_count = 0 }) => rating_count > 5)?.id);
}

/** Of the person themselves. */
export async function pausedOffer(client: Client): Promise<string> {
  const text = { title: 'Letters, later', description: 'Two pages.' };
  const offer = { ...text, type: 'call', price: 9, languages: ['de', 'en'] } as const;
  const { id } = await offers(client).publish(offer, newKey());
  await offers(client).pause(id);
  return String(id);
}

/** An offer of somebody who writes much about themselves. */
export async function describedAtLength({
  client,
  offerId,
}: {
  client: Client;
  offerId: string;
}): Promise<string> {
  const about = 'I translate letters of authorities, courts and schools. '.repeat(30);
  await client.call({ method: 'PATCH', path: '/user/Profile', body: { about }, token: 'always' });
  return offerId;
}
