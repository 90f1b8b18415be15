/** Random use cases of several people, concurrently and by real calls, so that they collide in every order. */
import { cancellationRules } from '@dragoman/widgets/domain/cancellation.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { multipart } from './multipart.ts';
import { editProfile, endOtherSessions, removeAccount, signIn } from './random-account-actions.ts';
import {
  answerChange,
  answerSettlement,
  decideDispute,
  haveAccident,
  openDispute,
  openPayoutAccount,
  pay,
  payLate,
  proposeChange,
  proposeSettlement,
  sendMessageOfProvider,
  withdrawDispute,
} from './random-payments.ts';
import {
  acceptProposal,
  changeProposal,
  declineProposal,
  editRequest,
  propose,
  publishRequest,
  withdrawProposal,
  withdrawRequest,
} from './random-requests.ts';
import { newWorld, remember, type World } from './random-world.ts';
import { type Random, randomOf } from './seeded-random.ts';
import type { Answer, Person, TestApp } from './test-app.ts';
import type { Provider } from './unreliable-provider.ts';

export interface Run {
  seed: number;
  /** Calls at the same time. */
  workers: number;
  /** Calls of each worker. */
  calls: number;
}

export interface Made {
  action: string;
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** Some call nothing: there is nothing to call about, or something happens at the payment provider. */
type Action = (
  world: World,
  random: Random,
  server: TestApp,
) => Promise<Answer<never> | undefined> | undefined;

const plan = { date: bookingDay, time: '09:30' };
/** Half of the price, or nothing, goes back by some rules. */
function soon(hours: number) {
  const [date = '', time = ''] = new Date(Date.now() + hours * 60 * 60 * 1000)
    .toISOString()
    .slice(0, 16)
    .split('T');
  return { date, time };
}

export async function makeRandomCalls(
  server: TestApp,
  provider: Provider,
  { seed, workers, calls }: Run,
): Promise<{ made: Made[]; leftNames: string[] }> {
  const world = await newWorld(server, provider);
  const made: Made[] = [];
  const work = async (random: Random) => {
    for (let count = 0; count < calls; count += 1) {
      const [name, , action] = random.weighted(actions);
      const answer = await action(world, random, server);
      if (!answer) continue;
      made.push({
        action: name,
        status: answer.status,
        retryAfter: answer.headers['retry-after'],
        text: answer.text,
      });
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(randomOf(seed * 1000 + worker))));
  return { made, leftNames: world.leftNames };
}

const actions: [name: string, weight: number, action: Action][] = [
  ['publish an offer', 3, publishOffer],
  ['book an offer', 8, book],
  ['publish a request', 3, publishRequest],
  ['propose', 8, propose],
  ['edit a request', 1, editRequest],
  ['withdraw a request', 1, withdrawRequest],
  ['change a proposal', 2, changeProposal],
  ['decline a proposal', 1, declineProposal],
  ['withdraw a proposal', 2, withdrawProposal],
  ['accept a proposal', 3, acceptProposal],
  ['move a task', 12, move],
  ['review a task', 4, review],
  ['reply to a review', 2, reply],
  ['add a file', 1, addFile],
  ['start a conversation', 2, startConversation],
  ['send a message', 6, sendMessage],
  ['read a conversation', 3, readConversation],
  ['read notifications', 2, readNotifications],
  ['pay', 10, pay],
  ['pay late', 1, payLate],
  ['message of the provider', 10, sendMessageOfProvider],
  ['accident', 3, haveAccident],
  ['propose a settlement', 4, proposeSettlement],
  ['answer a settlement', 4, answerSettlement],
  ['propose a change', 8, proposeChange],
  ['answer a change', 10, answerChange],
  ['open a dispute', 3, openDispute],
  ['withdraw a dispute', 1, withdrawDispute],
  ['decide a dispute', 3, decideDispute],
  ['open a payout account', 3, openPayoutAccount],
  ['edit a profile', 1, editProfile],
  ['sign in', 1, signIn],
  ['end other sessions', 1, endOtherSessions],
  ['remove an account', 1, removeAccount],
];

function publishOffer(world: World, random: Random, server: TestApp) {
  const owner = random.one(world.people);
  const offer = {
    title: 'Letters',
    description: 'By hand',
    type: 'document',
    price: 20.01,
    languages: ['en', 'de'],
    cancellation: random.one(cancellationRules),
  };
  return remember(server.call<{ id: number }>('POST', '/task/create', { as: owner, json: offer }), ({ id }) =>
    world.offers.push({ id, owner }),
  );
}

function book(world: World, random: Random, server: TestApp) {
  const offer = random.newest(world.offers);
  if (!offer) return undefined;
  const customer = random.one(world.people);
  const json = { ...random.one([plan, soon(5), soon(48)]), details: 'All of it' };
  const once = (headers?: Record<string, string>) =>
    server.call<{ id: number; conversation_id: string }>('POST', `/task/accepted/${offer.id}`, {
      ...{ as: customer, json },
      ...(headers && { headers }),
    });
  // Some clients repeat a call before it has been answered.
  const key = { 'idempotency-key': `key ${random.below(3)}` };
  const twice = async () => (await Promise.all([once(key), once(key)]))[0];
  return remember(random.chance(0.2) ? twice() : once(), ({ id, conversation_id }) => {
    world.tasks.push({ id, parties: [customer, offer.owner] });
    world.conversations.push({ id: conversation_id, people: [customer, offer.owner] });
  });
}

function move(world: World, random: Random, server: TestApp) {
  const task = random.newest(world.tasks);
  if (!task) return undefined;
  // Usually on its way to a review.
  const [customer, owner] = task.parties;
  const [as, status] = random.one<[Person, string]>([
    [owner, 'in_progress'],
    [owner, 'in_progress'],
    [owner, 'delivered'],
    [owner, 'delivered'],
    [customer, 'finished'],
    [customer, 'finished'],
    [customer, 'changes_requested'],
    [customer, 'cancelled'],
    [owner, 'declined'],
  ]);
  return server.call<never>('PATCH', `/task/accepted/${task.id}`, { as, json: { status } });
}

function review(world: World, random: Random, server: TestApp) {
  const task = random.newest(world.tasks);
  const json = { rating: 1 + random.below(5), text: 'As agreed' };
  return (
    task && server.call<never>('POST', `/task/accepted/${task.id}/review`, { as: task.parties[0], json })
  );
}

function reply(world: World, random: Random, server: TestApp) {
  const task = random.newest(world.tasks);
  const json = { text: 'Thank you' };
  return (
    task &&
    server.call<never>('POST', `/task/accepted/${task.id}/review/reply`, { as: task.parties[1], json })
  );
}

function addFile(world: World, random: Random, server: TestApp) {
  const task = random.newest(world.tasks);
  const file = multipart([{ name: 'documents', file: { name: 'a.txt', content: 'Text' } }]);
  return (
    task &&
    server.call<never>('POST', `/task/accepted/${task.id}/documents`, {
      as: random.one(task.parties),
      ...file,
    })
  );
}

function startConversation(world: World, random: Random, server: TestApp) {
  const [from, to] = [random.one(world.people), random.one(world.people)];
  const started = server.call<{ id: string }>('POST', '/chat/new', {
    as: from,
    json: { created_with: to.id },
  });
  return remember(started, ({ id }) => world.conversations.push({ id, people: [from, to] }));
}

function sendMessage(world: World, random: Random, server: TestApp) {
  const conversation = random.newest(world.conversations);
  if (!conversation) return undefined;
  const as = random.one(conversation.people);
  return server.call<never>('POST', `/chat/new/message/${conversation.id}`, {
    as,
    json: { message: 'Hello' },
  });
}

function readConversation(world: World, random: Random, server: TestApp) {
  const conversation = random.newest(world.conversations);
  if (!conversation) return undefined;
  return server.call<never>('POST', `/chat/${conversation.id}/read`, { as: random.one(conversation.people) });
}

function readNotifications(world: World, random: Random, server: TestApp) {
  return server.call<never>('POST', '/notifications/read', { as: random.one(world.people), json: {} });
}
