/** Every error that users meet, with the code and values from which clients translate it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ErrorBody, expectTranslated } from '#tests/backend/support/error-translations.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import {
  type Answer,
  type Person,
  password,
  type TestApp,
  testApp,
} from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let [owner, customer, otherUser]: Person[] = [];
let offer: number;
let task: number;
let request: string;
let proposal: string;

const plan = { details: 'A', date: bookingDay, time: '09:30' };
const requestFields = {
  ...{ title: 'A', description: 'B', type: 'forms', fromLanguage: ['de'], toLanguage: ['en'], price: 20 },
  ...{ dueDate: '2999-05-04', dueTime: '09:30' },
};
const post = <T = ErrorBody>(url: string, as: Person | undefined, json: unknown = {}) =>
  server.call<T>('POST', url, { as, json });
const bookWith = (file: { name: string; content: string }) =>
  server.call<ErrorBody>('POST', `/task/accepted/${offer}`, {
    as: customer,
    ...multipart([
      ...Object.entries(plan).map(([name, value]) => ({ name, value })),
      { name: 'documents', file },
    ]),
  });
const propose = (as: Person | undefined, more: object = {}) =>
  post<ErrorBody & { id: string }>(`/requests/${request}/proposals`, as, {
    ...plan,
    price: 20,
    message: 'I can.',
    ...more,
  });

beforeAll(async () => {
  server = await testApp();
  [owner, customer, otherUser] = [await server.person(), await server.person(), await server.person()];
  offer = await server.offer(owner);
  task = (await post<{ id: number }>(`/task/accepted/${offer}`, customer, plan)).body.id;
  request = (await post<{ id: string }>('/request/create', customer, requestFields)).body.id;
  proposal = (await propose(owner)).body.id;
});
afterAll(() => server.close());

const errors: [what: string, code: string, values: object, act: () => Promise<Answer<ErrorBody>>][] = [
  ['calls without a session', 'sign-in-needed', {}, () => server.call('GET', '/chat')],
  [
    'a wrong password',
    'wrong-credentials',
    {},
    () => post('/login', undefined, { email: owner?.email, password: 'not the one' }),
  ],
  [
    'an address that has an account',
    'address-taken',
    {},
    () =>
      post('/signup', undefined, {
        ...{ firstname: 'A', lastname: 'B', language: 'en' },
        ...{ email: owner?.email, password },
      }),
  ],
  [
    'a wrong current password',
    'wrong-password',
    {},
    () => post('/user/password', otherUser, { current: 'not the one', next: 'another horse' }),
  ],
  [
    'a field with an invalid value',
    'wrong',
    { field: 'price', rule: 'price', least: 0.01, most: 100_000 },
    () => post('/request/create', customer, { ...requestFields, price: -1 }),
  ],
  [
    'a missing field',
    'missing',
    { field: 'title', rule: 'name', most: 120, word: 60 },
    () => post('/request/create', customer, { ...requestFields, title: undefined }),
  ],
  [
    'a day that does not exist',
    'wrong',
    { field: 'date', rule: 'day' },
    () => post(`/task/accepted/${offer}`, customer, { ...plan, date: '2999-02-30' }),
  ],
  [
    'a day that has passed',
    'in-the-past',
    {},
    () => post(`/task/accepted/${offer}`, customer, { ...plan, date: '2001-02-03' }),
  ],
  ['booking one’s own offer', 'own-offer', {}, () => post(`/task/accepted/${offer}`, owner, plan)],
  [
    'an offer that does not exist',
    'not-found',
    { thing: 'offer' },
    () => post('/task/accepted/0', customer, plan),
  ],
  ['an empty file', 'file-empty', { name: 'a.txt' }, () => bookWith({ name: 'a.txt', content: '' })],
  [
    'a file of an unsupported type',
    'file-kind',
    { name: 'a.exe', kinds: 'PDF, PNG, JPEG, WebP, DOCX, ODT or TXT' },
    () => bookWith({ name: 'a.exe', content: 'MZ' }),
  ],
  [
    'a file that is not what its name says',
    'file-content',
    { name: 'a.pdf', kind: 'PDF', kinds: 'PDF, PNG, JPEG, WebP, DOCX, ODT or TXT' },
    () => bookWith({ name: 'a.pdf', content: 'MZ' }),
  ],
  [
    'a status change that is not allowed',
    'task-step',
    { status: 'accepted', steps: 'declined, cancelled' },
    () => server.call('PATCH', `/task/accepted/${task}`, { as: owner, json: { status: 'finished' } }),
  ],
  [
    'an early review',
    'review-too-early',
    {},
    () => post(`/task/accepted/${task}/review`, customer, { rating: 5, text: 'Good.' }),
  ],
  ['answering one’s own request', 'own-request', {}, () => propose(customer)],
  ['a second proposal', 'proposal-again', {}, () => propose(owner)],
  [
    'a proposal for a request that was changed meanwhile',
    'request-changed',
    {},
    () => propose(otherUser, { request_changed_at: '2026-01-01T00:00:00.000Z' }),
  ],
  [
    'a change of a request that was answered',
    'request-answered',
    {},
    () => server.call('PATCH', `/requests/${request}`, { as: customer, json: { price: 25 } }),
  ],
  [
    'a request that was due yesterday',
    'due-in-the-past',
    {},
    () => post('/request/create', customer, { ...requestFields, dueDate: '2020-05-04' }),
  ],
  [
    'cancelling for another refund than there is',
    'refund-changed',
    {},
    () =>
      server.call('PATCH', `/task/accepted/${task}`, {
        as: customer,
        json: { status: 'cancelled', refund: 4500 },
      }),
  ],
  [
    'booking an offer that costs something else by now',
    'offer-changed',
    {},
    () => post(`/task/accepted/${offer}`, customer, { ...plan, price: 5 }),
  ],
  [
    'accepting a proposal that costs something else by now',
    'proposal-changed',
    {},
    () =>
      post(`/requests/${request}/proposals/${proposal}/accept`, customer, {
        price: 5,
        unit: 'fixed',
        quantity: 1,
      }),
  ],
];

it.each(errors)('reports %s with the code %s and the values %j', async (what, code, values, act) => {
  const { body } = await act();
  expect(body).toMatchObject({ type: 'error', message: expect.any(String), code, values });
  await expectTranslated(body, what);
});

it('reports how long to wait with the code too-many-tries', async () => {
  const guess = () => post('/login', undefined, { email: otherUser?.email, password: 'not the one' });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  const { body, headers } = await guess();
  expect(body).toMatchObject({ code: 'too-many-tries', values: { count: Number(headers['retry-after']) } });
  await expectTranslated(body, 'too many tries');
});
