/** Random calls about requests and the proposals for them. */
import { remember, type World } from './random-world.ts';
import type { Random } from './seeded-random.ts';
import type { TestApp } from './test-app.ts';

const plan = { date: '2999-05-04', time: '09:30' };

export function publishRequest(world: World, random: Random, server: TestApp) {
  const owner = random.one(world.people);
  const json = {
    ...{ title: 'A letter', description: 'Two pages', type: 'contract', price: 30 },
    ...{ fromLanguage: ['de'], toLanguage: ['en'], dueDate: plan.date, dueTime: plan.time },
  };
  return remember(server.call<{ id: string }>('POST', '/request/create', { as: owner, json }), ({ id }) =>
    world.requests.push({ id, owner }),
  );
}

export function propose(world: World, random: Random, server: TestApp) {
  const request = random.newest(world.requests);
  if (!request) return undefined;
  const author = random.one(world.people);
  const path = `/requests/${request.id}/proposals`;
  const json = { ...plan, price: 25, message: 'Gladly' };
  return remember(server.call<{ id: string }>('POST', path, { as: author, json }), ({ id }) =>
    world.proposals.push({ path: `${path}/${id}`, author, owner: request.owner }),
  );
}

export function withdrawProposal(world: World, random: Random, server: TestApp) {
  const proposal = random.newest(world.proposals);
  const json = { status: 'withdrawn' };
  return proposal && server.call<never>('PATCH', proposal.path, { as: proposal.author, json });
}

export function changeProposal(world: World, random: Random, server: TestApp) {
  const proposal = random.newest(world.proposals);
  const json = { price: 20 + random.below(20) };
  return proposal && server.call<never>('PATCH', proposal.path, { as: proposal.author, json });
}

export function declineProposal(world: World, random: Random, server: TestApp) {
  const proposal = random.newest(world.proposals);
  const json = { status: 'declined' };
  return proposal && server.call<never>('PATCH', proposal.path, { as: proposal.owner, json });
}

export function editRequest(world: World, random: Random, server: TestApp) {
  const request = random.newest(world.requests);
  const json = { title: 'Changed' };
  return request && server.call<never>('PATCH', `/requests/${request.id}`, { as: request.owner, json });
}

export function withdrawRequest(world: World, random: Random, server: TestApp) {
  const request = random.newest(world.requests);
  return request && server.call<never>('DELETE', `/requests/${request.id}`, { as: request.owner });
}

export function acceptProposal(world: World, random: Random, server: TestApp) {
  const proposal = random.newest(world.proposals);
  if (!proposal) return undefined;
  const { owner, author, path } = proposal;
  const accepted = server.call<{ id: number; conversation_id: string }>('POST', `${path}/accept`, {
    json: { price: 25, unit: 'fixed', quantity: 1 },
    as: owner,
  });
  return remember(accepted, ({ id, conversation_id }) => {
    world.tasks.push({ id, parties: [owner, author] });
    world.conversations.push({ id: conversation_id, people: [owner, author] });
  });
}
