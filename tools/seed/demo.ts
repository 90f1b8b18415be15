/** The sample data of a first start: users, offers, and a history of bookings, messages and reviews. */
import type { Activity, Category } from '@dragoman/widgets/server';
import { fullName, messageColumns, taskAddress } from '#backend/features/notifications/activities.ts';
import * as offers from '#backend/features/offers/queries.ts';
import { demoPartner } from '#backend/features/partners/registered-partners.ts';
import { hasPeople } from '#backend/features/people/queries.ts';
import { instantOf } from '#backend/features/tasks/booking-time.ts';
import { newId } from '#backend/platform/database/ids.ts';
import {
  type Db,
  inTransaction,
  isDuplicate,
  type Transaction,
} from '#backend/platform/database/transaction.ts';
import type { Storage } from '#backend/platform/files/storage.ts';
import { insert, insertTasks, type Row } from './bulk.queries.ts';
import {
  addMessage,
  finishedTask,
  history,
  newConversation,
  payForFinished,
  rateOffers,
} from './sample-history.ts';
import {
  callOffers,
  day,
  documentOffers,
  type PlacedOffer,
  type SampleOffer,
  termsOf,
  translationOffers,
} from './sample-offers.ts';
import { customers, samplePeople } from './sample-people.ts';
import { askForHelp } from './sample-requests.ts';
import { textsOf } from './sample-texts.ts';

/** Does nothing if there are users. */
export async function seedDemo(db: Db, storage: Storage, now: Date): Promise<void> {
  if (await hasPeople(db)) return;
  const people = await samplePeople(storage, new Date(now.getTime() - 400 * day));
  const person = (key: string) => people.get(key) as NonNullable<ReturnType<typeof people.get>>;
  try {
    await inTransaction(db, async (trx) => {
      await insert(trx, 'users', [...people.values()]);
      const samples = mixed();
      const fresh = samples.map(([type, [key, title, description, price, languages]], index) => ({
        owner_id: person(key).id,
        ...textsOf(title, description, person(key).user_language),
        type,
        ...termsOf(price),
        languages: languages.split(' '),
        created_at: new Date(now.getTime() - (samples.length - index) * 4 * day),
      }));
      const ids = await offers.publishAll(trx, fresh);
      const placed: PlacedOffer[] = fresh.map((offer, index) => {
        const [, [key, , , , , ratings]] = samples[index] as [Category, SampleOffer];
        return { ...offer, id: ids[index] as number, owner: person(key), ratings };
      });
      const own = placed.filter(({ owner }) => owner === person('translator'));
      // First, so that the tests know the addresses of these tasks.
      await bookBetweenDemoAccounts(trx, person('customer'), own, now);
      const booked = await rateOffers(
        trx,
        placed,
        customers.map(({ key }) => person(key)),
        now,
      );
      await askForHelp(trx, person, now);
      await countForPartner(trx, booked, now);
      await offers.recountAll(trx);
    });
  } catch (error) {
    // Another process that started at the same time has inserted the sample data.
    if (!isDuplicate(error)) throw error;
  }
}

/** Alternates the three categories, so that the newest offers have all of them. */
function mixed(): [Category, SampleOffer][] {
  const lists = { document: documentOffers, call: callOffers, translation: translationOffers };
  const longest = Math.max(...Object.values(lists).map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    (Object.entries(lists) as [Category, SampleOffer[]][]).flatMap(
      ([type, list]): [Category, SampleOffer][] => {
        const sample = list[index];
        return sample ? [[type, sample]] : [];
      },
    ),
  ).flat();
}

/** What the two demo accounts share: a conversation, a task to come, and a finished one with its review. */
async function bookBetweenDemoAccounts(
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
      created_at: ago(1),
      updated_at: ago(1),
    },
  ])) as [number, number];
  const pages: Record<string, string> = {
    [first.title]: taskAddress({ id: finished }),
    [second.title]: taskAddress({ id: accepted }),
  };
  const aboutTasks = thread.messages.map((message) => {
    const { title = '' }: Partial<Activity> = message.activity ? JSON.parse(message.activity) : {};
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
  activity: Activity,
  task: number,
  at: Date,
  read = false,
) => ({
  id: newId(at),
  user_id: to.id,
  actor_id: by.id,
  kind,
  ...messageColumns(activity),
  url: taskAddress({ id: task }),
  created_at: at,
  read_at: read ? at : null,
});

/** The longest range that the report offers as a choice. */
const days = 90;

const site = 'http://partner.localhost';
const pages = [
  { page: `${site}/sworn-translations`, share: 1, campaign: 'autumn-mailing' },
  { page: `${site}/moving-abroad`, share: 0.6, campaign: '' },
  { page: `${site}/`, share: 0.3, campaign: '' },
];

/**
 * Counts of the sample partner's pages: fewer views at weekends, more after a mailing; the bookings are sample
 * tasks.
 */
async function countForPartner(trx: Transaction, tasks: Row<'tasks'>[], now: Date): Promise<void> {
  const booked = tasks.filter(({ partner }) => partner === demoPartner.id);
  const rows = Array.from({ length: days }, (_, ago) =>
    numbersOf(booked, new Date(now.getTime() - ago * day), ago),
  );
  await insert(trx, 'partner_days', rows.flat());
}

function numbersOf(booked: Row<'tasks'>[], at: Date, ago: number): Row<'partner_days'>[] {
  const isWeekend = [0, 6].includes(at.getUTCDay());
  const isMailed = ago % 30 > 6 && ago % 30 < 11;
  const today = at.toISOString().slice(0, 10);
  const madeToday = booked.filter(({ created_at }) => dayOf(created_at) === today);
  // The first page of a campaign has its bookings.
  const isFirst = (index: number) =>
    pages.findIndex(({ campaign }) => campaign === pages[index]?.campaign) === index;
  return pages.map(({ page, share, campaign }, index) => {
    const views = Math.round(((isWeekend ? 14 : 46) + ((ago * 17) % 23) + (isMailed ? 58 : 0)) * share);
    return {
      partner: demoPartner.id,
      day: today,
      campaign,
      page,
      views,
      opens: Math.round(views * 0.19),
      bookings: isFirst(index) ? madeToday.filter((task) => (task.campaign ?? '') === campaign).length : 0,
    };
  });
}

const dayOf = (at: Row<'tasks'>['created_at']): string => new Date(at).toISOString().slice(0, 10);
