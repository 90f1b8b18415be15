import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from './multipart.ts';
import { type Person, password, type TestApp, testApp } from './test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const isIn = async (as: Person | string) =>
  (await server.call('GET', '/user/Profile', { as })).status === 200;
const signIn = async (person: Person, word = password) =>
  (await server.call<{ token: string }>('POST', '/login', { json: { email: person.email, password: word } }))
    .body.token;

describe('a password', () => {
  it('is changed with the present one, which ends the other sessions', async () => {
    const person = await server.person();
    const other = await signIn(person);
    const change = (current: string, next: string) =>
      server.call('POST', '/user/password', { as: person, json: { current, next } });
    expect((await change('wrong', 'a longer one')).status).toBe(403);
    expect((await change(password, 'short')).status).toBe(422);
    expect((await change(password, 'a longer one')).status).toBe(200);
    expect(await isIn(person)).toBe(true);
    expect(await isIn(other)).toBe(false);
    expect(await signIn(person)).toBeUndefined();
    expect(await signIn(person, 'a longer one')).toEqual(expect.any(String));
  });
});

describe('sessions', () => {
  it('are listed and ended, all but this one', async () => {
    const person = await server.person();
    const other = await signIn(person);
    const { body, text } = await server.call<object[]>('GET', '/user/sessions', { as: person });
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(expect.objectContaining({ current: true, created_at: expect.any(String) }));
    expect(text).not.toContain(person.token);
    expect((await server.call('DELETE', '/user/sessions', { as: person })).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(person)).toBe(true);
  });
});

describe('leaving', () => {
  it('takes everything personal along and calls off what is open', async () => {
    const leaver = await server.person({ firstname: 'Gone', lastname: 'Tomorrow' });
    const customer = await server.person();
    const offerId = await server.offer(leaver);
    const json = { details: 'A', date: '2999-05-04', time: '09:30' };
    await server.call('POST', `/task/accepted/${offerId}`, { as: customer, json });

    const { body: copy, text } = await server.call('GET', '/user/export', { as: leaver });
    expect(copy).toMatchObject({ profile: { email: leaver.email }, offers: [{ id: offerId }], tasks: [{}] });
    expect(text).not.toContain('password_hash');

    const leave = (word: string) => server.call('DELETE', '/user', { as: leaver, json: { password: word } });
    expect((await leave('wrong')).status).toBe(403);
    expect((await leave(password)).status).toBe(200);
    expect(await isIn(leaver)).toBe(false);
    expect(await signIn(leaver)).toBeUndefined();
    expect((await server.call<unknown[]>('GET', '/api/task/all')).body).toEqual([]);
    expect((await server.call('GET', `/api/task/all/${offerId}`)).body).toMatchObject([{ active: false }]);
    expect((await server.call('POST', `/task/accepted/${offerId}`, { as: customer, json })).status).toBe(409);
    const { body: tasks, text: row } = await server.call('GET', '/task/accepted', { as: customer });
    expect(tasks).toMatchObject([
      { status: 'cancelled', firstname: 'Former', lastname: 'member', email: '' },
    ]);
    expect(row).not.toContain('Tomorrow');
    const again = { firstname: 'New', lastname: 'Start', email: leaver.email, password, language: 'en' };
    expect((await server.call('POST', '/signup', { json: again })).status).toBe(200);
  });

  it('leaves the other one what both wrote, agreed on and sent', async () => {
    const leaver = await server.person({ firstname: 'Gone', lastname: 'Again' });
    const customer = await server.person();
    const body = multipart([
      ...Object.entries({ details: 'Birth certificate', date: '2999-05-04', time: '09:30' }).map(
        ([name, value]) => ({ name, value }),
      ),
      { name: 'documents', file: { name: 'birth.txt', content: 'Born in Leipzig' } },
    ]);
    const path = `/task/accepted/${await server.offer(leaver)}`;
    const booked = (
      await server.call<{ id: number; conversation_id: string }>('POST', path, { as: customer, ...body })
    ).body;
    const task = `/task/accepted/${booked.id}`;
    await server.call('POST', `/chat/new/message/${booked.conversation_id}`, {
      as: leaver,
      json: { message: 'A word of mine' },
    });
    for (const [as, status] of [
      [leaver, 'in_progress'],
      [leaver, 'delivered'],
      [customer, 'finished'],
    ] as const)
      await server.call('PATCH', task, { as, json: { status } });
    const review = { rating: 4, text: 'Well done' };
    await server.call('POST', `${task}/review`, { as: customer, json: review });

    const { text: copy } = await server.call('GET', '/user/export', { as: leaver });
    for (const own of ['A word of mine', 'Birth certificate', 'birth.txt', 'Well done', leaver.email])
      expect(copy).toContain(own);
    expect(copy).not.toContain(customer.email);
    expect(copy).not.toMatch(/password_hash|token_hash|storage_key|email_key/);

    expect((await server.call('DELETE', '/user', { as: leaver, json: { password } })).status).toBe(200);
    const talk = await server.call('GET', `/chat/selectedChat/${booked.conversation_id}`, { as: customer });
    expect(talk.text).toContain('A word of mine');
    const rows = await server.call<{ documents: { id: string }[] }[]>('GET', '/task/accepted', {
      as: customer,
    });
    expect(rows.body).toMatchObject([{ status: 'finished', details: 'Birth certificate', review }]);
    const document = `/documents/${rows.body[0]?.documents[0]?.id}`;
    expect((await server.call('GET', document, { as: customer })).text).toBe('Born in Leipzig');
    expect((await server.call('GET', `${task}/history`, { as: customer })).body).toHaveLength(4);
  });
});
