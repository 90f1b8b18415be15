import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
let offerId: number;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  offerId = await server.offer(owner);
  const json = { details: 'One page', date: bookingDay, time: '09:30' };
  await server.call('POST', `/task/accepted/${offerId}`, { as: customer, json });
});
afterAll(() => server.close());

const unknownId = '01900000-0000-7000-8000-000000000000';

describe('a call for signed-in users', () => {
  it.each([
    ['POST', '/task/create'],
    ['POST', '/request'],
    ['POST', '/request/create'],
    ['POST', '/upload'],
    ['POST', '/task/accepted/1'],
    ['POST', '/chat/new'],
    ['GET', '/chat'],
    ['GET', `/chat/selectedChat/${unknownId}`],
    ['POST', `/chat/new/message/${unknownId}`],
    ['GET', '/user/task'],
    ['GET', '/task/accepted'],
    ['GET', '/user/Profile'],
    ['POST', '/create-checkout-session'],
  ] as const)('refuses %s %s without a token', async (method, path) => {
    expect(await server.call(method, path)).toMatchObject({
      status: 401,
      body: { type: 'error', message: expect.any(String) },
    });
  });
});

describe('a public call', () => {
  it('answers without a token', async () => {
    for (const path of ['/api/task/all', '/api/category/document', `/api/task/all/${offerId}`])
      expect((await server.call('GET', path)).status).toBe(200);
    const json = { email: owner.email, password };
    expect((await server.call('POST', '/login', { json })).status).toBe(200);
    const person = {
      firstname: 'Ada',
      lastname: 'Byron',
      email: 'new@example.test',
      password,
      language: 'en',
    };
    expect((await server.call('POST', '/signup', { json: person })).status).toBe(200);
  });
});

describe('the fields', () => {
  const firstOf = async (path: string) =>
    (await server.call<object[]>('GET', path, { as: customer })).body[0];
  const has = (row: object | undefined, fields: string) =>
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));

  it('of a user', async () => {
    const fields = 'id email firstname lastname phonenumber address languages image users_id';
    has(await firstOf('/user/Profile'), fields);
    const json = { email: owner.email, password };
    const { body } = await server.call<{ user: object[] }>('POST', '/login', { json });
    has(body, 'token user type message');
    has(body.user[0], fields);
  });

  it('of an offer, in the list and alone', async () => {
    const fields =
      'id active title description type price languages user_language image firstname lastname users_id';
    has(await firstOf('/api/task/all'), fields);
    has(await firstOf('/api/category/document'), fields);
    has(await firstOf(`/api/task/all/${offerId}`), fields);
  });

  it('of an accepted task', async () => {
    has(
      await firstOf('/task/accepted'),
      'firstname lastname email image status title task_languages time type user_language',
    );
  });

  it('of a conversation and its messages', async () => {
    const { body } = await server.call<{ id: string }[]>('GET', '/chat', { as: customer });
    has(
      body[0],
      'id created_by created_with created_at firstname lastname image createdby_firstname createdby_lastname createdby_image',
    );
    has(await firstOf(`/chat/selectedChat/${body[0]?.id}`), 'text created_by created_with');
  });
});
