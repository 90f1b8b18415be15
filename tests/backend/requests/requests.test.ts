import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

interface Request {
  id: string;
  title: string;
}

let server: TestApp;
let requester: Person;
let wei: Person;
let kofi: Person;
beforeAll(async () => {
  server = await testApp();
  requester = await server.person({ firstname: 'Sabine', lastname: 'Hoffmann' });
  wei = await server.person({ firstname: 'Wei', lastname: 'Chen' });
  kofi = await server.person();
});
afterAll(() => server.close());

async function publish(more: Record<string, unknown> = {}): Promise<string> {
  const fields = {
    title: 'Annual report',
    description: 'Forty pages',
    type: 'contract',
    fromLanguage: ['zh'],
  };
  const rest = { toLanguage: ['de'], dueDate: '2999-01-31', dueTime: '12:00', price: 400 };
  const json = { ...fields, ...rest, ...more };
  return (await server.call<{ id: string }>('POST', '/request/create', { as: requester, json })).body.id;
}
const proposal = { price: 380.5, message: 'In two weeks', date: '2999-01-15', time: '10:00' };
const propose = (as: Person, id: string, more: object = {}) =>
  server.call<{ id: string }>('POST', `/requests/${id}/proposals`, { as, json: { ...proposal, ...more } });
const list = async (query: string, as = wei) => server.call<Request[]>('GET', `/requests?${query}`, { as });

describe('open requests', () => {
  it('are visible to translators as they were sent', async () => {
    const id = await publish();
    const { body, headers } = await list('');
    expect(body[0]).toEqual({
      id,
      type: 'contract',
      category: 'document',
      title: 'Annual report',
      description: 'Forty pages',
      fromLanguage: ['zh'],
      toLanguage: ['de'],
      dueDate: '2999-01-31',
      dueTime: '12:00',
      timezone: null,
      price: 400,
      created_at: expect.any(String),
      owner: { id: requester.id, firstname: 'Sabine', lastname: 'Hoffmann', image: null },
      proposals_count: 0,
      status: 'open',
      changed_at: null,
      withdrawn_at: null,
      own_proposal: null,
      task_id: null,
      conversation_id: null,
    });
    expect(headers['x-total-count']).toBe('1');
    expect((await server.call('GET', '/requests')).status).toBe(401);
  });

  it('can be filtered and paged', async () => {
    await publish({ title: 'Call', type: 'inbound', category: 'call', fromLanguage: ['fr'] });
    await publish({ title: 'Second call', type: 'outbound', fromLanguage: ['fr'], toLanguage: ['en'] });
    const titles = async (query: string) => (await list(query)).body.map(({ title }) => title);
    expect(await titles('category=call')).toEqual(['Second call', 'Call']);
    expect(await titles('type=inbound')).toEqual(['Call']);
    expect(await titles('from=fr&to=en')).toEqual(['Second call']);
    const first = await list('category=call&limit=1');
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '') ?? [];
    const second = await server.call<Request[]>('GET', next, { as: wei });
    expect(second.body.map(({ title }) => title)).toEqual(['Call']);
    expect(second.headers.link).toBeUndefined();
    expect((await list('cursor=bm9wZQ')).status).toBe(422);
  });
});

describe('the requests of a person', () => {
  it('are their own and those they answered, closed ones included', async () => {
    const [nia, tom] = [await server.person(), await server.person()];
    const json = { title: 'Mine', description: 'x', type: 'call', price: 20, languages: ['fr', 'en'] };
    const { body } = await server.call<{ id: string }>('POST', '/request', { as: nia, json });
    const proposalId = (await propose(tom, body.id, { timezone: 'Asia/Tokyo' })).body.id;
    const path = `/requests/${body.id}/proposals/${proposalId}/accept`;
    const accepted = await server.call<{ task_id: number }>('POST', path, {
      as: nia,
      json: { price: 380.5, unit: 'fixed', quantity: 1 },
    });
    const { task_id } = accepted.body;
    const own = { id: proposalId, price: 380.5, timezone: 'Asia/Tokyo', status: 'accepted' };
    const row = { title: 'Mine', status: 'closed', proposals_count: 1, task_id };

    expect((await list('scope=mine', nia)).body).toMatchObject([{ ...row, own_proposal: null }]);
    expect((await list('scope=answered', tom)).body).toMatchObject([{ ...row, own_proposal: own }]);
    expect((await list('scope=mine', tom)).body).toEqual([]);
    expect((await list('scope=answered', nia)).body).toEqual([]);
    expect((await list('scope=all', nia)).status).toBe(422);
    const { body: tasks } = await server.call('GET', '/task/accepted', { as: nia });
    expect(tasks).toMatchObject([{ timezone: 'Asia/Tokyo' }]);
  });
});

describe('a proposal', () => {
  it('is made once per translator, never for one’s own request', async () => {
    const id = await publish();
    expect(await propose(wei, id)).toMatchObject({
      status: 200,
      body: { type: 'success', id: expect.any(String) },
    });
    expect((await propose(wei, id)).status).toBe(409);
    expect((await propose(requester, id)).status).toBe(403);
    expect((await propose(kofi, id, { message: '' })).status).toBe(422);
    expect((await propose(kofi, id, { date: '2020-01-01' })).status).toBe(422);
    expect((await propose(kofi, 'nothing', {})).status).toBe(404);
  });

  it('is visible only to the owner of the request and its author', async () => {
    const id = await publish();
    await propose(wei, id);
    const see = (as: Person) => server.call<unknown[]>('GET', `/requests/${id}/proposals`, { as });
    const row = { price: 380.5, message: 'In two weeks', date: '2999-01-15', time: '10:00', status: 'open' };
    expect((await see(requester)).body).toMatchObject([
      { ...row, firstname: 'Wei', lastname: 'Chen', image: null },
    ]);
    expect((await see(wei)).body).toHaveLength(1);
    expect((await see(kofi)).status).toBe(404);
    await propose(kofi, id);
    expect((await see(kofi)).body).toHaveLength(1);
    expect((await see(requester)).body).toHaveLength(2);
  });

  it('becomes a task when the owner accepts it, and closes the request', async () => {
    const id = await publish({ title: 'Chosen' });
    const chosen = (await propose(wei, id)).body.id;
    await propose(kofi, id);
    const accept = (as: Person) =>
      server.call('POST', `/requests/${id}/proposals/${chosen}/accept`, {
        as,
        json: { price: 380.5, unit: 'fixed', quantity: 1 },
      });
    expect((await accept(kofi)).status).toBe(404);
    expect((await accept(wei)).status).toBe(403);
    const accepted = await accept(requester);
    expect(accepted).toMatchObject({
      status: 200,
      body: { type: 'success', task_id: expect.any(Number), conversation_id: expect.any(String) },
    });
    const { body: tasks } = await server.call<unknown[]>('GET', '/task/accepted', { as: requester });
    expect(tasks[0]).toMatchObject({
      ...{
        title: 'Chosen',
        price: 380.5,
        date: '2999-01-15',
        time: '10:00',
        role: 'customer',
        offer_id: null,
      },
      ...{ status: 'accepted', type: 'document', task_languages: ['zh', 'de'], firstname: 'Wei' },
    });
    const { body: proposals } = await server.call('GET', `/requests/${id}/proposals`, { as: requester });
    expect(proposals).toMatchObject([{ status: 'accepted' }, { status: 'declined' }]);
    expect((await accept(requester)).status).toBe(409);
    expect((await propose(await server.person(), id)).status).toBe(409);
    expect((await list('')).body.map(({ title }) => title)).not.toContain('Chosen');
  });

  it('is withdrawn only by its author, and only while it is open', async () => {
    const id = await publish();
    const proposalId = (await propose(wei, id)).body.id;
    const withdraw = (
      as: Person | undefined,
      json: object = { status: 'withdrawn' },
      proposal = proposalId,
    ) => server.call('PATCH', `/requests/${id}/proposals/${proposal}`, { ...(as && { as }), json });
    expect((await withdraw(undefined)).status).toBe(401);
    expect((await withdraw(kofi, {})).status).toBe(404);
    expect((await withdraw(wei, {}, 'nothing')).status).toBe(404);
    expect((await withdraw(wei, {})).status).toBe(422);
    expect((await withdraw(requester)).status).toBe(403);
    expect((await withdraw(wei, { status: 'accepted' })).status).toBe(422);
    expect(await withdraw(wei)).toMatchObject({
      status: 200,
      body: { type: 'success', message: expect.any(String), id: proposalId, status: 'withdrawn' },
    });
    expect((await withdraw(wei)).status).toBe(200);
    const notifications = await server.call<{ text: string }[]>('GET', '/notifications', { as: requester });
    expect(notifications.body.filter(({ text }) => text.includes('withdrew'))).toHaveLength(1);

    const [row] = (await list('', wei)).body;
    expect(row).toMatchObject({ id, proposals_count: 0, own_proposal: { status: 'withdrawn' } });
    const accept = `/requests/${id}/proposals/${proposalId}/accept`;
    expect(
      (
        await server.call('POST', accept, {
          as: requester,
          json: { price: 380.5, unit: 'fixed', quantity: 1 },
        })
      ).status,
    ).toBe(409);
    expect((await list('', kofi)).body[0]).toMatchObject({ id, status: 'open' });
    expect((await propose(wei, id)).status).toBe(409);
  });

  it('cannot be withdrawn once it was accepted', async () => {
    const id = await publish();
    const path = `/requests/${id}/proposals/${(await propose(wei, id)).body.id}`;
    await server.call('POST', `${path}/accept`, {
      as: requester,
      json: { price: 380.5, unit: 'fixed', quantity: 1 },
    });
    expect((await server.call('PATCH', path, { as: wei, json: { status: 'withdrawn' } })).status).toBe(409);
  });

  it('is read in its author’s time zone', async () => {
    const id = await publish();
    const soon = new Date(server.now().getTime() + 3 * 60 * 60 * 1000).toISOString();
    const plan = { date: soon.slice(0, 10), time: soon.slice(11, 16) };
    // At UTC+12 or more the same date and time are already in the past.
    expect((await propose(wei, id, { ...plan, timezone: 'Pacific/Auckland' })).status).toBe(422);
    expect((await propose(wei, id, { ...plan, timezone: 'Nowhere/Land' })).status).toBe(422);
    expect((await propose(wei, id, { ...plan, timezone: 'UTC' })).status).toBe(200);
  });
});
