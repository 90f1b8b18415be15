/** What a customer does with a request after it was published. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let owner: Person;
let wei: Person;
let kofi: Person;
let id: string;

beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Sabine', lastname: 'Hoffmann' });
  wei = await server.person();
  kofi = await server.person();
});
afterAll(() => server.close());

const fields = {
  ...{ title: 'Annual report', description: 'Forty pages', type: 'contract', price: 400 },
  ...{ fromLanguage: ['zh'], toLanguage: ['de'], dueDate: '2999-01-31', dueTime: '12:00' },
};
const publish = (json: object = {}) =>
  server.call<{ id: string }>('POST', '/request/create', { as: owner, json: { ...fields, ...json } });
beforeEach(async () => {
  id = (await publish()).body.id;
});

const read = (as: Person | undefined, request = id) =>
  server.call<Record<string, unknown>>('GET', `/requests/${request}`, as ? { as } : {});
const edit = (json: object, as: Person = owner) => server.call('PATCH', `/requests/${id}`, { as, json });
const withdraw = (as: Person = owner) =>
  server.call<{ declined: number }>('DELETE', `/requests/${id}`, { as });
const propose = async (as: Person) => {
  const json = { price: 380, message: 'In two weeks', date: '2999-01-15', time: '10:00' };
  return server.call<{ id: string }>('POST', `/requests/${id}/proposals`, { as, json });
};
const notifications = async (as: Person) =>
  (await server.call<{ text: string; url: string }[]>('GET', '/notifications', { as })).body;

describe('a single request', () => {
  it('is read by everybody who is signed in while it is open', async () => {
    for (const as of [owner, wei]) {
      expect(await read(as)).toMatchObject({ status: 200, body: { id, title: 'Annual report' } });
    }
    expect((await read(undefined)).status).toBe(401);
    expect((await read(wei, 'nothing')).status).toBe(404);
  });

  it('is read by its owner and those who made a proposal once it is closed', async () => {
    await propose(wei);
    await withdraw();
    const closed = { status: 'closed', withdrawn_at: expect.any(String) };
    expect((await read(owner)).body).toMatchObject(closed);
    expect((await read(wei)).body).toMatchObject({ ...closed, own_proposal: { status: 'declined' } });
    expect((await read(kofi)).status).toBe(404);
  });
});

describe('changing a request', () => {
  it('refuses a proposal for what it said before, if the call says what was read', async () => {
    const before = (await read(wei)).body.changed_at;
    expect(before).toBeNull();
    await edit({ price: 300 });
    const after = (await read(wei)).body.changed_at;
    const answer = (request_changed_at: unknown) => {
      const json = { price: 380, message: 'Gladly', date: '2999-01-15', time: '10:00', request_changed_at };
      return server.call('POST', `/requests/${id}/proposals`, { as: wei, json });
    };
    const refused = { status: 409, body: { code: 'request-changed' } };
    expect(await answer(before)).toMatchObject(refused);
    expect(await answer('yesterday')).toMatchObject(refused);
    expect((await answer({ $ne: null })).status).toBe(422);
    expect((await read(owner)).body.proposals_count).toBe(0);
    expect((await answer(after)).status).toBe(200);
  });

  it('sets what is given, and leaves the rest', async () => {
    const json = { title: 'Report of 2998', price: 350.5, dueTime: '15:30:00', timezone: 'Asia/Tokyo' };
    expect(await edit(json)).toMatchObject({ status: 200, body: { type: 'success', id } });
    expect((await read(wei)).body).toMatchObject({
      ...{ title: 'Report of 2998', description: 'Forty pages', type: 'contract', category: 'document' },
      ...{ price: 350.5, dueDate: '2999-01-31', dueTime: '15:30', timezone: 'Asia/Tokyo' },
    });
    expect((await edit({ type: 'outbound', toLanguage: ['fr'] })).status).toBe(200);
    expect((await read(wei)).body).toMatchObject({ category: 'call', toLanguage: ['fr'] });
    expect((await edit({})).status).toBe(200);
  });

  it('is for its owner only, and refuses wrong values', async () => {
    expect((await edit({ title: 'Mine' }, wei)).status).toBe(404);
    expect((await server.call('PATCH', `/requests/${id}`, { json: {} })).status).toBe(401);
    for (const json of [
      { title: '' },
      { price: 'much' },
      { category: 'call' },
      { type: 'poem' },
      { fromLanguage: ['de', 'en'] },
      { dueDate: '2999-02-30' },
      { dueDate: '2020-01-01' },
      { timezone: 'Nowhere/Land' },
    ]) {
      expect((await edit(json)).status, JSON.stringify(json)).toBe(422);
    }
    expect((await read(owner)).body).toMatchObject({ title: 'Annual report', dueDate: '2999-01-31' });
  });

  it('ends with the first proposal, and begins again if that is withdrawn', async () => {
    const { body } = await propose(wei);
    expect(await edit({ price: 1 })).toMatchObject({ status: 409, body: { code: 'request-answered' } });
    const path = `/requests/${id}/proposals/${body.id}`;
    await server.call('PATCH', path, { as: wei, json: { status: 'withdrawn' } });
    expect((await edit({ price: 300 })).status).toBe(200);
    await withdraw();
    expect(await edit({ price: 1 })).toMatchObject({ status: 409, body: { code: 'request-closed' } });
  });

  it('meets a proposal of the same moment: one of both is refused, or the proposal came later', async () => {
    const [edited, proposed] = await Promise.all([edit({ price: 300 }), propose(wei)]);
    expect(proposed.status).toBe(200);
    expect((await read(owner)).body).toMatchObject({ price: edited.status === 200 ? 300 : 400 });
    expect([200, 409]).toContain(edited.status);
  });
});

describe('withdrawing a request', () => {
  it('declines its open proposals, whose authors are notified and still see theirs', async () => {
    const { body } = await propose(wei);
    await propose(kofi);
    const path = `/requests/${id}/proposals/${body.id}`;
    await server.call('PATCH', path, { as: wei, json: { status: 'withdrawn' } });
    expect((await withdraw(wei)).status).toBe(404);
    expect(await withdraw()).toMatchObject({ status: 200, body: { type: 'success', id, declined: 1 } });
    expect(await notifications(kofi)).toMatchObject([
      { text: 'The request “Annual report” was withdrawn.', url: `/Requests/${id}` },
    ]);
    expect((await notifications(wei)).map(({ url }) => url)).not.toContain(`/Requests/${id}`);
    const own = await server.call('GET', `/requests/${id}/proposals`, { as: kofi });
    expect(own).toMatchObject({ status: 200, body: [{ status: 'declined' }] });
    const answered = await server.call<{ id: string }[]>('GET', '/requests?scope=answered', { as: kofi });
    expect(answered.body[0]).toMatchObject({ id, status: 'closed' });
    const open = await server.call<{ id: string }[]>('GET', '/requests', { as: wei });
    expect(open.body.map((row) => row.id)).not.toContain(id);
    expect((await propose(await server.person())).status).toBe(409);
  });

  it('changes nothing when it is repeated, and comes too late for one that is given away', async () => {
    const { body } = await propose(wei);
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.map((answer) => [answer.status, answer.body.declined]).sort()).toEqual([
      [200, 0],
      [200, 1],
    ]);
    const accept = `/requests/${id}/proposals/${body.id}/accept`;
    expect(
      (await server.call('POST', accept, { as: owner, json: { price: 380, unit: 'fixed', quantity: 1 } }))
        .status,
    ).toBe(409);
    id = (await publish()).body.id;
    const given = (await propose(wei)).body.id;
    await server.call('POST', `/requests/${id}/proposals/${given}/accept`, {
      as: owner,
      json: { price: 380, unit: 'fixed', quantity: 1 },
    });
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'request-closed' } });
  });
});

describe('the time a request is due', () => {
  it('lies in the future of its time zone; without a zone, of some place on earth', async () => {
    const due = (hours: number, timezone?: string) => {
      const at = new Date(server.now().getTime() + hours * 60 * 60 * 1000).toISOString();
      return publish({ dueDate: at.slice(0, 10), dueTime: at.slice(11, 16), timezone });
    };
    expect((await due(1, 'UTC')).status).toBe(200);
    expect((await due(-1, 'UTC')).status).toBe(422);
    // In New Zealand the clocks already show a later time.
    expect((await due(1, 'Pacific/Auckland')).status).toBe(422);
    expect((await due(-11)).status).toBe(200);
    expect(await due(-13)).toMatchObject({ status: 422, body: { code: 'due-in-the-past' } });
  });
});
