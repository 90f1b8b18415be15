import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  // Work begins without a payment here: what is held or earned keeps an account (payouts.test.ts).
  server = await testApp({ PAYMENT_POLICY: 'off' });
});
afterAll(() => server.close());

const isSignedIn = async (as: Person | string) =>
  (await server.call('GET', '/user/Profile', { as })).status === 200;
const signIn = async (person: Person, secret = password) =>
  (
    await server.call<{ token: string }>('POST', '/login', {
      json: { email: person.email, password: secret },
    })
  ).body.token;

describe('a password', () => {
  it('is changed with the current one, which ends the other sessions', async () => {
    const person = await server.person();
    const other = await signIn(person);
    const change = (current: string, next: string) =>
      server.call('POST', '/user/password', { as: person, json: { current, next } });
    expect((await change('wrong', 'a longer one')).status).toBe(403);
    expect((await change(password, 'short')).status).toBe(422);
    expect((await change(password, 'a longer one')).status).toBe(200);
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await signIn(person)).toBeUndefined();
    expect(await signIn(person, 'a longer one')).toEqual(expect.any(String));
  });
});

describe('sessions', () => {
  it('are listed, and all but the current one can be ended', async () => {
    const person = await server.person();
    const other = await signIn(person);
    const { body, text } = await server.call<object[]>('GET', '/user/sessions', { as: person });
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(expect.objectContaining({ current: true, created_at: expect.any(String) }));
    expect(text).not.toContain(person.token);
    expect((await server.call('DELETE', '/user/sessions', { as: person })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
  });
});

describe('removing an account', () => {
  it('deletes all personal data and cancels open tasks', async () => {
    const removed = await server.person({ firstname: 'Gone', lastname: 'Tomorrow' });
    const customer = await server.person();
    const offerId = await server.offer(removed);
    const json = { details: 'A', date: bookingDay, time: '09:30' };
    await server.call('POST', `/task/accepted/${offerId}`, { as: customer, json });

    const { body: copy, text } = await server.call('GET', '/user/export', { as: removed });
    expect(copy).toMatchObject({ profile: { email: removed.email }, offers: [{ id: offerId }], tasks: [{}] });
    expect(text).not.toContain('password_hash');

    const remove = (secret: string) =>
      server.call('DELETE', '/user', { as: removed, json: { password: secret } });
    expect((await remove('wrong')).status).toBe(403);
    expect((await remove(password)).status).toBe(200);
    const failures = server.db.selectFrom('sign_in_failures').where('email_key', '=', removed.email);
    expect(await failures.select('id').execute()).toEqual([]);
    expect(await isSignedIn(removed)).toBe(false);
    expect(await signIn(removed)).toBeUndefined();
    expect((await server.call<unknown[]>('GET', '/api/task/all')).body).toEqual([]);
    expect((await server.call('GET', `/api/task/all/${offerId}`)).status).toBe(404);
    expect((await server.call('POST', `/task/accepted/${offerId}`, { as: customer, json })).status).toBe(404);
    const { body: tasks, text: row } = await server.call('GET', '/task/accepted', { as: customer });
    expect(tasks).toMatchObject([
      { status: 'cancelled', firstname: 'Former', lastname: 'member', email: '' },
    ]);
    expect(row).not.toContain('Tomorrow');
    const again = { firstname: 'New', lastname: 'Start', email: removed.email, password, language: 'en' };
    expect((await server.call('POST', '/signup', { json: again })).status).toBe(200);
  });

  it('leaves the other party the messages, tasks and files they share', async () => {
    const removed = await server.person({ firstname: 'Gone', lastname: 'Again' });
    const customer = await server.person();
    const body = multipart([
      ...Object.entries({ details: 'Birth certificate', date: bookingDay, time: '09:30' }).map(
        ([name, value]) => ({ name, value }),
      ),
      { name: 'documents', file: { name: 'birth.txt', content: 'Born in Leipzig' } },
    ]);
    const path = `/task/accepted/${await server.offer(removed)}`;
    const booked = (
      await server.call<{ id: number; conversation_id: string }>('POST', path, { as: customer, ...body })
    ).body;
    const task = `/task/accepted/${booked.id}`;
    await server.call('POST', `/chat/new/message/${booked.conversation_id}`, {
      as: removed,
      json: { message: 'A secret of mine' },
    });
    for (const [as, status] of [
      [removed, 'in_progress'],
      [removed, 'delivered'],
      [customer, 'finished'],
    ] as const)
      await server.call('PATCH', task, { as, json: { status } });
    const review = { rating: 4, text: 'Well done' };
    await server.call('POST', `${task}/review`, { as: customer, json: review });

    const { text: copy } = await server.call('GET', '/user/export', { as: removed });
    for (const own of ['A secret of mine', 'Birth certificate', 'birth.txt', 'Well done', removed.email])
      expect(copy).toContain(own);
    expect(copy).not.toContain(customer.email);
    expect(copy).not.toMatch(/password_hash|token_hash|storage_key|email_key/);

    expect((await server.call('DELETE', '/user', { as: removed, json: { password } })).status).toBe(200);
    const thread = await server.call('GET', `/chat/selectedChat/${booked.conversation_id}`, { as: customer });
    expect(thread.text).toContain('A secret of mine');
    const rows = await server.call<{ documents: { id: string }[] }[]>('GET', '/task/accepted', {
      as: customer,
    });
    expect(rows.body).toMatchObject([{ status: 'finished', details: 'Birth certificate', review }]);
    const document = `/documents/${rows.body[0]?.documents[0]?.id}`;
    expect((await server.call('GET', document, { as: customer })).text).toBe('Born in Leipzig');
    expect((await server.call('GET', `${task}/history`, { as: customer })).body).toHaveLength(4);

    const send = (more: object) =>
      server.call('POST', `/chat/new/message/${booked.conversation_id}`, { as: customer, ...more });
    expect(await send({ json: { message: 'Hello?' } })).toMatchObject({
      status: 409,
      body: { code: 'person-gone' },
    });
    const files = multipart([{ name: 'documents', file: { name: 'a.txt', content: 'Text' } }]);
    expect((await server.call('POST', `${task}/documents`, { as: customer, ...files })).status).toBe(409);
    const json = { created_with: removed.id };
    expect((await server.call('POST', '/chat/new', { as: customer, json })).status).toBe(404);
  });

  it('erases the name and public texts everywhere, and notifies those with whom something was open', async () => {
    const name = { firstname: 'Quirina', lastname: 'Abendroth' };
    const removed = await server.person(name);
    const customer = await server.person();
    const translator = await server.person();
    const words = { title: 'Verschollen Verlag', description: 'Niemals wieder' };
    const own = await server.offer(removed, words);
    const json = { details: 'A', date: bookingDay, time: '09:30' };
    const book = (as: Person, offer: number) =>
      server.call<{ id: number; conversation_id: string }>('POST', `/task/accepted/${offer}`, { as, json });
    const booked = (await book(customer, own)).body;
    const offer = await server.offer(translator);
    const reviewed = (await book(removed, offer)).body;
    for (const [as, status] of [
      [translator, 'in_progress'],
      [translator, 'delivered'],
      [removed, 'finished'],
    ] as const)
      await server.call('PATCH', `/task/accepted/${reviewed.id}`, { as, json: { status } });
    const review = { rating: 3, text: 'Unverkennbare Worte' };
    await server.call('POST', `/task/accepted/${reviewed.id}/review`, { as: removed, json: review });
    const fields = { type: 'forms', fromLanguage: ['de'], toLanguage: ['en'], price: 20 };
    const due = { dueDate: '2999-05-04', dueTime: '09:30' };
    const request = async (as: Person, more: object) =>
      (
        await server.call<{ id: string }>('POST', '/request/create', {
          as,
          json: { ...fields, ...due, ...more },
        })
      ).body.id;
    const propose = (as: Person, id: string, message: string) =>
      server.call('POST', `/requests/${id}/proposals`, { as, json: { ...json, price: 20, message } });
    const ownRequest = await request(removed, words);
    await propose(translator, ownRequest, 'Gladly');
    const otherRequest = await request(customer, { title: 'A', description: 'B' });
    await propose(removed, otherRequest, 'Unverwechselbar');

    const remove = await server.call('DELETE', '/user', { as: removed, json: { password } });
    expect(remove.status).toBe(200);

    const read = async (as: Person, path: string) => (await server.call('GET', path, { as })).text;
    const paths = [
      ...[
        '/notifications',
        '/chat',
        '/task/accepted',
        '/requests',
        '/requests?scope=answered',
        '/user/export',
      ],
      ...[
        `/api/task/all/${offer}`,
        `/requests/${ownRequest}/proposals`,
        `/requests/${otherRequest}/proposals`,
      ],
      ...[`/chat/selectedChat/${booked.conversation_id}`, `/chat/selectedChat/${reviewed.conversation_id}`],
    ];
    for (const as of [customer, translator]) {
      for (const path of paths)
        expect(await read(as, path), path).not.toMatch(/Quirina|Abendroth|Niemals|Unver/);
    }
    const events = await server.db.selectFrom('events').select('data').execute();
    expect(JSON.stringify(events)).not.toMatch(/Quirina|Abendroth/);
    expect((await server.call('GET', '/api/task/all?q=verschollen')).body).toEqual([]);
    const [rated] = (await server.call<object[]>('GET', `/api/task/all/${offer}`)).body;
    expect(rated).toMatchObject({ rating: 3, rating_count: 1, reviews: [] });

    const notified = async (as: Person) =>
      (await server.call<{ text: string }[]>('GET', '/notifications', { as })).body.map(({ text }) => text);
    expect(await notified(customer)).toEqual([
      'Former member withdrew the proposal for “A”.',
      'Former member: “Verschollen Verlag” is cancelled.',
      'Former member proposes to help with “A”.',
    ]);
    expect(await notified(translator)).toContain('The request “Verschollen Verlag” was withdrawn.');
    const closed = await server.call('GET', `/requests/${ownRequest}/proposals`, { as: translator });
    expect(closed.body).toMatchObject([{ status: 'declined', message: 'Gladly' }]);
    expect((await propose(customer, ownRequest, 'Too late')).status).toBe(409);
    const [task] = (await server.call<object[]>('GET', '/task/accepted', { as: customer })).body;
    expect(task).toMatchObject({
      id: booked.id,
      title: 'Verschollen Verlag',
      status: 'cancelled',
      price: 45,
    });
  });
});
