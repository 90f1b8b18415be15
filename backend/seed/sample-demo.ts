/** What the two demo accounts share: a conversation, a task to come, and a finished one with its review. */
import type { Activity } from '@dragoman/widgets/server';
import { newId } from '#backend/database/ids.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { instantOf } from '#backend/domain/booking-time.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import { insert, insertTasks, type Row } from '#backend/repositories/bulk.ts';
import { day, type PlacedOffer } from './placed-offer.ts';
import { addMessage, finishedTask, history, newConversation } from './sample-history.ts';
import { payForFinished } from './sample-payments.ts';

export async function bookBetweenDemoAccounts(
  trx: Transaction,
  customer: Row<'users'>,
  own: PlacedOffer[],
  now: Date,
): Promise<void> {
  const [first, second] = own as [PlacedOffer, PlacedOffer];
  const owner = first.owner;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const person = fullName(customer);
  const done = { offer: first, customer, at: ago(9), thread: newConversation(customer, owner, ago(12)) };
  const { thread } = done;
  const plan = {
    date: new Date(now.getTime() + 6 * day).toISOString().slice(0, 10),
    time: '09:30',
    timezone: 'Europe/Berlin',
  };

  addMessage(thread, customer, { code: 'booked', person, title: first.title }, ago(12));
  addMessage(
    thread,
    customer,
    'Hello Elena, my daughter changes schools and needs her reports in German. Is a phone photo enough?',
    ago(11.99),
  );
  addMessage(
    thread,
    owner,
    'Hello Jonas, yes, if the stamp can be read. Please lay the page flat and photograph it by daylight.',
    ago(11.9),
  );
  addMessage(thread, customer, 'Sent. It is four pages.', ago(11.8));
  addMessage(thread, owner, { code: 'task-delivered', title: first.title }, ago(9.5));
  addMessage(thread, customer, { code: 'task-finished', title: first.title }, ago(9));
  addMessage(thread, customer, 'The school took it without a question. Thank you!', ago(8.9));
  addMessage(thread, customer, { code: 'booked-for', person, title: second.title, ...plan }, ago(1));
  addMessage(
    thread,
    owner,
    'Got it. I will call the office first and then we put you through. Which file number is on the letter?',
    ago(0.1),
    false,
  );

  await insert(trx, 'conversations', [thread.conversation]);
  const finishedOne = finishedTask(done);
  const [finished, accepted] = (await insertTasks(trx, [
    finishedOne,
    {
      ...finishedTask({ ...done, offer: second }),
      ...plan,
      starts_at: instantOf(plan),
      details: 'A letter about the residence permit came back. I would like to understand what is missing.',
      status: 'accepted',
      total_cents: second.price_cents,
      created_at: ago(1),
      updated_at: ago(1),
    },
  ])) as [number, number];
  const pages: Record<string, string> = {
    [first.title]: taskAddress({ id: finished }),
    [second.title]: taskAddress({ id: accepted }),
  };
  const aboutTasks = thread.messages.map((message) => {
    const { title = '' }: Partial<Activity> = message.fact ? JSON.parse(message.fact) : {};
    return { ...message, url: pages[title] };
  });
  await insert(trx, 'messages', aboutTasks);
  await payForFinished(trx, [finishedOne], [finished]);
  await insert(trx, 'task_history', [
    ...history(done, finished),
    { id: newId(ago(1)), task_id: accepted, from: null, to: 'accepted', by: customer.id, at: ago(1) },
  ]);
  await insert(trx, 'reviews', [
    {
      id: newId(ago(8)),
      task_id: finished,
      offer_id: first.id,
      rating: 5,
      text: 'Four pages in two days, and she explained the grades to the school.',
      reply: 'Thank you, and a good start for your daughter!',
      replied_at: ago(7),
      created_at: ago(8),
    },
  ]);
  await insert(trx, 'notifications', [
    notification(owner, customer, 'task', { code: 'booked', person, title: second.title }, accepted, ago(1)),
    notification(
      owner,
      customer,
      'review',
      { code: 'review-written', person, title: first.title, count: 5 },
      finished,
      ago(8),
      true,
    ),
    notification(
      customer,
      owner,
      'task',
      { code: 'task-delivered', title: first.title },
      finished,
      ago(9.5),
      true,
    ),
    notification(
      customer,
      owner,
      'review',
      { code: 'review-answered', person: fullName(owner), title: first.title },
      finished,
      ago(7),
    ),
  ]);
}

const notification = (
  to: Row<'users'>,
  by: Row<'users'>,
  kind: string,
  fact: Activity,
  task: number,
  at: Date,
  read = false,
) => ({
  id: newId(at),
  user_id: to.id,
  actor_id: by.id,
  kind,
  ...messageColumns(fact),
  url: taskAddress({ id: task }),
  created_at: at,
  read_at: read ? at : null,
});
