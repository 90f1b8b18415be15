/** People who want no more to do with each other. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

interface Blocked {
  user_id: string;
  firstname: string;
  lastname: string;
  image: string | null;
  created_at: string;
}

let server: TestApp;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  // Work begins without a payment here.
  server = await testApp({ PAYMENT_POLICY: 'off' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person({ firstname: 'Ada', lastname: 'Lovelace' });
  ben = await server.person({ firstname: 'Ben', lastname: 'Okri' });
});

const block = (as: Person, { id: user_id }: { id: string }) =>
  server.call<{ code?: string }>('POST', '/user/blocks', { as, json: { user_id } });
const unblock = (as: Person, { id }: { id: string }) =>
  server.call<{ code?: string }>('DELETE', `/user/blocks/${id}`, { as });
const blockedBy = async (as: Person) => (await server.call<Blocked[]>('GET', '/user/blocks', { as })).body;
const open = (from: Person, to: Person) =>
  server.call<{ id: string }>('POST', '/chat/new', { as: from, json: { created_with: to.id } });
const when = { date: bookingDay, time: '10:00' };
const book = (as: Person, offer: number) =>
  server.call<{ id: number; conversation_id: string }>('POST', `/task/accepted/${offer}`, {
    as,
    json: { details: 'A', ...when },
  });
const request = async (as: Person) => {
  const fields = { title: 'Annual report', description: 'Forty pages', type: 'contract', price: 400 };
  const languages = { fromLanguage: ['zh'], toLanguage: ['de'], dueDate: '2999-01-31', dueTime: '12:00' };
  const json = { ...fields, ...languages };
  return (await server.call<{ id: string }>('POST', '/request/create', { as, json })).body.id;
};
const propose = (as: Person, to: string) =>
  server.call<{ id: string }>('POST', `/requests/${to}/proposals`, {
    as,
    json: { price: 380, message: 'In two weeks', ...when },
  });

describe('a block', () => {
  it('keeps both sides from writing, booking and proposing, and does not say whose it is', async () => {
    const conversation = (await open(ada, ben)).body.id;
    const [offerOfAda, offerOfBen] = [await server.offer(ada), await server.offer(ben)];
    const [requestOfAda, requestOfBen] = [await request(ada), await request(ben)];
    const proposals = {
      ofBen: `/requests/${requestOfAda}/proposals/${(await propose(ben, requestOfAda)).body.id}`,
      ofAda: `/requests/${requestOfBen}/proposals/${(await propose(ada, requestOfBen)).body.id}`,
    };
    const newRequests = { ofAda: await request(ada), ofBen: await request(ben) };
    expect((await block(ada, ben)).status).toBe(200);
    const message = { message: 'Hello' };
    const terms = { price: 380, unit: 'fixed', quantity: 1 };
    const sides = [
      {
        as: ada,
        other: ben,
        offer: offerOfBen,
        own: proposals.ofAda,
        theirs: proposals.ofBen,
        to: newRequests.ofBen,
      },
      {
        as: ben,
        other: ada,
        offer: offerOfAda,
        own: proposals.ofBen,
        theirs: proposals.ofAda,
        to: newRequests.ofAda,
      },
    ];
    const answers: Record<string, Awaited<ReturnType<TestApp['call']>>[]> = {};
    for (const { as, other, offer, own, theirs, to } of sides)
      answers[as.id] = [
        await open(as, other),
        await server.call('POST', `/chat/new/message/${conversation}`, { as, json: message }),
        await server.call('POST', `/chat/${conversation}/typing`, { as }),
        await book(as, offer),
        await propose(as, to),
        await server.call('PATCH', own, { as, json: { price: 300 } }),
        await server.call('POST', `${theirs}/accept`, { as, json: terms }),
      ];
    for (const all of Object.values(answers)) {
      expect(all.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
      expect(all.map(({ body }) => (body as { code: string }).code)).toEqual(Array(7).fill('not-possible'));
    }
    const textOf = (person: Person) => answers[person.id]?.map(({ text }) => text);
    expect(textOf(ada)).toEqual(textOf(ben));
    expect((await server.call<unknown[]>('GET', '/task/accepted', { as: ada })).body).toEqual([]);
    // What was written before can still be read, and proposals can be declined and withdrawn.
    const read = await server.call('GET', `/chat/selectedChat/${conversation}`, { as: ben });
    expect(read.status).toBe(200);
    expect(
      (await server.call('PATCH', proposals.ofBen, { as: ben, json: { status: 'withdrawn' } })).status,
    ).toBe(200);
    expect(
      (await server.call('PATCH', proposals.ofAda, { as: ben, json: { status: 'declined' } })).status,
    ).toBe(200);
    expect((await unblock(ada, ben)).status).toBe(200);
    const again = await server.call('POST', `/chat/new/message/${conversation}`, { as: ben, json: message });
    expect(again.status).toBe(200);
    expect((await book(ben, offerOfAda)).status).toBe(200);
  });

  it('leaves the calls of a running task, and its review, to both', async () => {
    const { id, conversation_id } = (await book(ada, await server.offer(ben))).body;
    await block(ben, ada);
    await block(ada, ben);
    const path = `/task/accepted/${id}`;
    const move = (as: Person, status: string) =>
      server.call('PATCH', path, { as, json: { status, message: 'With a word.' } });
    const changed = await server.call('POST', `${path}/changes`, {
      as: ada,
      json: { price: 50, text: 'More.' },
    });
    expect(changed.status).toBe(200);
    const change = (await server.call<{ change: { id: string } }>('GET', path, { as: ben })).body.change.id;
    expect((await server.call('POST', `${path}/changes/${change}/accept`, { as: ben })).status).toBe(200);
    const files = multipart([{ name: 'documents', file: { name: 'a.txt', content: 'Text' } }]);
    expect((await server.call('POST', `${path}/documents`, { as: ada, ...files })).status).toBe(200);
    expect((await move(ben, 'in_progress')).status).toBe(200);
    expect((await move(ben, 'delivered')).status).toBe(200);
    expect((await move(ada, 'finished')).status).toBe(200);
    const review = { rating: 5, text: 'Good' };
    expect((await server.call('POST', `${path}/review`, { as: ada, json: review })).status).toBe(200);
    const reply = await server.call('POST', `${path}/review/reply`, { as: ben, json: { text: 'Thanks' } });
    expect(reply.status).toBe(200);
    const free = { as: ada, json: { message: 'And besides' } };
    expect((await server.call('POST', `/chat/new/message/${conversation_id}`, free)).status).toBe(403);
    // The two of them have to lift it.
    await unblock(ben, ada);
    expect((await server.call('POST', `/chat/new/message/${conversation_id}`, free)).status).toBe(403);
    await unblock(ada, ben);
    expect((await server.call('POST', `/chat/new/message/${conversation_id}`, free)).status).toBe(200);
  });

  it('is listed for whoever made it alone, the newest first, and once', async () => {
    const cleo = await server.person({ firstname: 'Cleo', lastname: 'Sabri' });
    await block(ada, ben);
    await block(ada, cleo);
    await Promise.all([block(ada, ben), block(ada, ben), block(ada, { id: ben.id.toUpperCase() })]);
    const listed = await blockedBy(ada);
    expect(listed).toEqual([
      { user_id: cleo.id, firstname: 'Cleo', lastname: 'Sabri', image: null, created_at: expect.any(String) },
      { user_id: ben.id, firstname: 'Ben', lastname: 'Okri', image: null, created_at: expect.any(String) },
    ]);
    expect(await blockedBy(ben)).toEqual([]);
    // Nobody lifts somebody else's block.
    expect((await unblock(ben, ada)).status).toBe(404);
    expect((await unblock(ada, cleo)).status).toBe(200);
    expect((await unblock(ada, cleo)).status).toBe(404);
    expect((await blockedBy(ada)).map(({ user_id }) => user_id)).toEqual([ben.id]);
  });

  it('is of another person who has an account', async () => {
    expect(await block(ada, ada)).toMatchObject({ status: 422 });
    expect((await block(ada, { id: newId() })).status).toBe(404);
    expect((await block(ada, { id: 'nobody' })).status).toBe(404);
    for (const json of [
      {},
      { user_id: 7 },
      { user_id: '' },
      { user_id: null },
      { user_id: [ben.id, ben.id] },
    ])
      expect((await server.call('POST', '/user/blocks', { as: ada, json })).status).toBe(422);
    expect((await unblock(ada, { id: 'nobody' })).status).toBe(404);
    expect(await blockedBy(ada)).toEqual([]);
  });

  it('leaves with the account of either side, and is in the export of whoever made it', async () => {
    const cleo = await server.person();
    await block(ada, ben);
    await block(cleo, ada);
    const exported = (as: Person) => server.call<{ blocks: object[] }>('GET', '/user/export', { as });
    expect((await exported(ada)).body.blocks).toEqual([
      { blocked_id: ben.id, created_at: expect.any(String) },
    ]);
    expect((await exported(ben)).body.blocks).toEqual([]);
    expect((await server.call('DELETE', '/user', { as: ada, json: { password } })).status).toBe(200);
    const left = await server.db.selectFrom('blocks').selectAll().execute();
    expect(left.filter((row) => [row.user_id, row.blocked_id].includes(ada.id))).toEqual([]);
    expect((await block(ben, ada)).status).toBe(404);
  });
});
