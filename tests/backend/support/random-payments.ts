/** Random calls about money, and what happens at the payment provider meanwhile. */
import { openDisputeOf } from './dispute-calls.ts';
import type { World } from './random-world.ts';
import type { Random } from './seeded-random.ts';
import type { Answer, TestApp } from './test-app.ts';

type Begun = Answer<{ url: string }>;

const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

export async function pay(world: World, random: Random, server: TestApp): Promise<Answer<never> | undefined> {
  const task = random.newest(world.tasks);
  if (!task) return undefined;
  const json = { items: [{ id: task.id, quantity: 1 }] };
  const begin = (): Promise<Begun> =>
    server.call('POST', '/create-checkout-session', { as: task.parties[0], json });
  // Two tabs of one person.
  const answers = await Promise.all(random.chance(0.3) ? [begin(), begin()] : [begin()]);
  const urls = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.url));
  if (urls.size > 1) throw new Error(`Two checkouts are open for task ${task.id}.`);
  for (const url of urls) {
    const session = sessionOf(url);
    world.checkouts.push(session);
    if (random.chance(0.7)) await world.provider.payByCard(session);
    else if (random.chance(0.5)) await world.provider.payByDebit(session);
  }
  const path = `/task/accepted/${task.id}/payment`;
  // Back from paying, often before the provider's message.
  if (random.chance(0.5)) await server.call('POST', path, { as: task.parties[0] });
  return answers[0] as Answer<never>;
}

/** In a tab that is open since then. */
export async function payLate({ checkouts, provider }: World, random: Random): Promise<undefined> {
  if (checkouts.length > 0) await provider.payByCard(random.one(checkouts));
}

export async function sendMessageOfProvider(world: World, _random: Random, server: TestApp) {
  await world.provider.sendOne(server);
  return undefined;
}

const accidents = [
  'answerDebit',
  'refundByHand',
  'openBankDispute',
  'closeBankDispute',
  'reverseTransfer',
  'finishAccount',
  'reportStranger',
] as const;

export async function haveAccident(world: World, random: Random): Promise<undefined> {
  await world.provider[random.one(accidents)]();
}

const ofTask = (world: World, random: Random, path: string) => {
  const task = random.newest(world.tasks);
  return task && { id: task.id, as: random.one(task.parties), path: `/task/accepted/${task.id}/${path}` };
};

const share = (random: Random) => ({
  owner_percent: random.one([0, 33, 50, 100, random.below(101)]),
  text: 'A part of it',
});

export function proposeSettlement(world: World, random: Random, server: TestApp) {
  const chosen = ofTask(world, random, 'settlement');
  return chosen && server.call<never>('POST', chosen.path, { as: chosen.as, json: share(random) });
}

export async function answerSettlement(world: World, random: Random, server: TestApp) {
  const chosen = ofTask(world, random, `settlement/${random.one(['accept', 'accept', 'decline'])}`);
  if (!chosen) return undefined;
  const { id } = chosen;
  const read = await server.db
    .selectFrom('settlements')
    .select(['id', 'owner_percent'])
    .where('task_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  const json = read ?? { id: 'none', owner_percent: 0 };
  return server.call<never>('POST', chosen.path, { as: chosen.as, json });
}

/** Half an hour more or less, another price, or another day. */
const otherTerms = (random: Random) =>
  random.one<object>([
    { quantity: 1 + random.below(6) / 2 },
    { quantity: 1 + random.below(6) / 2 },
    { price: 20 + random.below(200) / 10 },
    { price: 20 + random.below(200) / 10, quantity: 2 },
    { time: `${10 + random.below(9)}:00` },
  ]);

export function proposeChange(world: World, random: Random, server: TestApp) {
  const chosen = ofTask(world, random, 'changes');
  const json = { text: 'There is more of it', ...otherTerms(random) };
  return chosen && server.call<never>('POST', chosen.path, { as: chosen.as, json });
}

export async function answerChange(world: World, random: Random, server: TestApp) {
  const task = random.newest(world.tasks);
  if (!task) return undefined;
  const read = await server.db
    .selectFrom('term_changes')
    .select(['id', 'proposed_by'])
    .where('task_id', '=', task.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!read) return undefined;
  const word = random.one(['/accept', '/accept', '/accept', '/decline', '']);
  const isOwn = word === '';
  const as = task.parties.find(({ id }) => (id === read.proposed_by) === isOwn) ?? random.one(task.parties);
  const path = `/task/accepted/${task.id}/changes/${read.id}${word}`;
  const once = () => server.call<never>(isOwn ? 'DELETE' : 'POST', path, { as });
  // Two tabs of one person.
  const answers = await Promise.all(random.chance(0.3) ? [once(), once()] : [once()]);
  return answers[0];
}

export function openDispute(world: World, random: Random, server: TestApp) {
  const chosen = ofTask(world, random, 'dispute');
  const json = { text: 'Half is missing' };
  return chosen && server.call<never>('POST', chosen.path, { as: chosen.as, json });
}

export function withdrawDispute(world: World, random: Random, server: TestApp) {
  const chosen = ofTask(world, random, 'dispute');
  return chosen && server.call<never>('DELETE', chosen.path, { as: chosen.as });
}

export async function decideDispute(world: World, random: Random, server: TestApp) {
  const task = random.newest(world.tasks);
  if (!task) return undefined;
  const path = `/operator/disputes/${task.id}`;
  const decision = share(random);
  const json = { dispute: await openDisputeOf(server, task.id), ...decision };
  return server.call<never>('POST', path, { as: world.operator, json });
}

export function openPayoutAccount(world: World, random: Random, server: TestApp) {
  const owner = random.newest(world.offers)?.owner;
  return owner && server.call<never>('POST', '/payouts/account', { as: owner, json: {} });
}
