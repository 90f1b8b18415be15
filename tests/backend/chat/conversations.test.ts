import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let ada: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  server = await testApp();
  ada = await server.person({ firstname: 'Ada', lastname: 'Lovelace', language: 'fr' });
  ben = await server.person({ firstname: 'Ben', lastname: 'Okri' });
  cleo = await server.person();
});
afterAll(() => server.close());

const open = async (from: Person, to: Person) =>
  (await server.call<{ id: string }>('POST', '/chat/new', { as: from, json: { created_with: to.id } })).body
    .id;
const send = (from: Person, id: string, message: unknown) =>
  server.call<{ id: string }>('POST', `/chat/new/message/${id}`, { as: from, json: { message } });

describe('a conversation', () => {
  it('exists once per pair of users, whoever starts it', async () => {
    const id = await open(ada, ben);
    expect(await open(ben, ada)).toBe(id);
    expect((await server.call<unknown[]>('GET', '/chat', { as: ada })).body).toHaveLength(1);
  });

  it('shows each user the other one, the last message and the unread count', async () => {
    const id = await open(ada, ben);
    await send(ada, id, 'Hello Ben');
    const creator = {
      created_by: ada.id,
      created_with: ben.id,
      createdby_firstname: 'Ada',
      createdby_image: null,
    };
    const [seenByBen] = (await server.call<object[]>('GET', '/chat', { as: ben })).body;
    expect(seenByBen).toMatchObject({
      id,
      ...creator,
      firstname: 'Ada',
      lastname: 'Lovelace',
      user_language: 'fr',
      unread_count: 1,
    });
    expect(seenByBen).toMatchObject({
      last_message: { text: 'Hello Ben', kind: 'text', created_by: ada.id },
    });
    const [seenByAda] = (await server.call<object[]>('GET', '/chat', { as: ada })).body;
    expect(seenByAda).toMatchObject({ id, ...creator, firstname: 'Ben', lastname: 'Okri', unread_count: 0 });
  });

  it('lists messages oldest first, with the time they were read', async () => {
    const id = await open(ada, cleo);
    await send(ada, id, '  one  ');
    await send(cleo, id, 'two');
    const before = await server.call('GET', `/chat/selectedChat/${id}`, { as: cleo });
    expect(before.body).toMatchObject([
      { text: 'one', created_by: ada.id, created_with: cleo.id, kind: 'text', read_at: null, documents: [] },
      { text: 'two', created_by: cleo.id, created_with: ada.id },
    ]);
    expect((await server.call('POST', `/chat/${id}/read`, { as: cleo })).status).toBe(200);
    const after = await server.call('GET', `/chat/selectedChat/${id}`, { as: ada });
    expect(after.body).toMatchObject([{ read_at: expect.any(String) }, { read_at: null }]);
  });

  it('returns older messages page by page', async () => {
    const id = await open(ben, cleo);
    for (const text of ['1', '2', '3']) await send(ben, id, text);
    const newest = await server.call('GET', `/chat/selectedChat/${id}?limit=2`, { as: cleo });
    expect(newest.body).toMatchObject([{ text: '2' }, { text: '3' }]);
    const [, path = ''] = /<([^>]+)>; rel="prev"/.exec(newest.headers.link ?? '') ?? [];
    const earlier = await server.call('GET', path, { as: cleo });
    expect(earlier.body).toMatchObject([{ text: '1' }]);
    expect(earlier.headers.link).toBeUndefined();
  });

  it('orders by newest activity', async () => {
    await send(cleo, await open(cleo, ada), 'now');
    await send(ada, await open(ben, ada), 'later');
    const { body } = await server.call<{ firstname: string }[]>('GET', '/chat', { as: ada });
    expect(body[0]?.firstname).toBe('Ben');
  });

  it.each([
    ['with oneself', () => ada.id, 422],
    ['with a person who does not exist', () => '01900000-0000-7000-8000-000000000000', 404],
    ['with an invalid id', () => 'not-an-id', 404],
    ['without a person', () => undefined, 422],
  ])('cannot be opened %s', async (_name, created_with, status) => {
    const answer = await server.call('POST', '/chat/new', {
      as: ada,
      json: { created_with: created_with() },
    });
    expect(answer).toMatchObject({ status, body: { type: 'error' } });
  });

  it('does not exist for anyone else', async () => {
    const id = await open(ada, ben);
    for (const [method, path] of [
      ['GET', `/chat/selectedChat/${id}`],
      ['POST', `/chat/new/message/${id}`],
      ['POST', `/chat/${id}/read`],
      ['POST', `/chat/${id}/typing`],
      ['GET', '/chat/selectedChat/not-an-id'],
    ] as const) {
      expect(await server.call(method, path, { as: cleo })).toMatchObject({
        status: 404,
        body: { type: 'error' },
      });
      expect((await server.call(method, path)).status).toBe(401);
    }
  });

  it.each([['   '], ['x'.repeat(5001)], [undefined]])('refuses a message such as %j', async (message) => {
    expect((await send(ada, await open(ada, ben), message)).status).toBe(422);
  });

  it('sends a repeated message once', async () => {
    const id = await open(ada, ben);
    const again = { as: ada, json: { message: 'only once' }, headers: { 'idempotency-key': 'k' } };
    const first = await server.call('POST', `/chat/new/message/${id}`, again);
    expect((await server.call('POST', `/chat/new/message/${id}`, again)).body).toEqual(first.body);
    const { body } = await server.call<{ text: string }[]>('GET', `/chat/selectedChat/${id}`, { as: ada });
    expect(body.filter(({ text }) => text === 'only once')).toHaveLength(1);
  });
});
