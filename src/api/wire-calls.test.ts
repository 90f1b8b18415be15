import { describe, expect, it } from 'vitest';
import { profile } from './account.ts';
import type { Call, Client } from './client.ts';
import { conversations } from './conversations.ts';
import { offers } from './offers.ts';
import { payments } from './payments.ts';
import { requests } from './requests.ts';
import { account } from './session.ts';
import { tasks } from './tasks.ts';

const person = { firstname: 'Mira', lastname: 'Okafor', email: 'mira@example.org', image: '/m.webp' };

/** What one call sends, with `answer` as the backend's answer. */
async function sent(act: (client: Client) => Promise<unknown>, answer: unknown = {}): Promise<Call> {
  const calls: Call[] = [];
  await act({
    baseUrl: 'https://backend.example',
    call: async (call) => {
      calls.push(call);
      return { body: answer, headers: new Headers() };
    },
  });
  const [call] = calls;
  if (!call || calls.length > 1) throw new Error(`${calls.length} calls were made.`);
  return call;
}

const list = { limit: 24 };

describe('without a token', () => {
  it('signs in with e-mail and password', async () => {
    const call = await sent((client) => account(client).signIn('a@b.test', 'secret'), {
      token: 't',
      user: [person],
    });
    expect(call).toEqual({
      method: 'POST',
      path: '/login',
      body: { email: 'a@b.test', password: 'secret' },
      credentials: 'same-origin',
    });
  });

  it('signs up with five fields', async () => {
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    const rest = { email: 'a@b.test', password: 'secret', language: 'fr' };
    const call = await sent((client) => account(client).signUp({ ...names, ...rest }));
    expect(call).toEqual({
      method: 'POST',
      path: '/signup',
      body: { firstname: 'Ada', lastname: 'Lovelace', ...rest },
    });
  });

  it.each([
    [undefined, '/api/task/all'],
    ['call', '/api/category/call'],
  ] as const)('browses the category %s at %s', async (category, path) => {
    const call = await sent((client) => offers(client).list({ category }, list), []);
    expect(call.path).toBe(path);
    expect([call.method ?? 'GET', call.token ?? 'never']).toEqual(['GET', 'never']);
  });

  it('opens an offer with or without one, the first of a list', async () => {
    const row = { id: 7, type: 'call', title: 'Doctor calls', price: 30 };
    const call = await sent(
      async (client) => {
        expect(await offers(client).find(7)).toMatchObject({ id: 7, title: 'Doctor calls' });
      },
      [row],
    );
    expect(call).toEqual({ path: '/api/task/all/7', token: 'optional' });
  });
});

describe('with a token', () => {
  it('publishes an offer as a form with repeated languages[]', async () => {
    const offer = { title: 'Calls', description: 'At the doctor', type: 'call', price: 42.5 } as const;
    const call = await sent((client) => offers(client).publish({ ...offer, languages: ['ar', 'de'] }, 'key'));
    expect(call).toMatchObject({ method: 'POST', path: '/task/create', token: 'always' });
    expect(String(call.body)).toBe(
      'title=Calls&description=At+the+doctor&type=call&price=42.5&languages%5B%5D=ar&languages%5B%5D=de',
    );
  });

  it('publishes an offer in several languages as JSON', async () => {
    const words = { title: 'Calls', description: 'At the doctor' };
    const translations = { de: { title: 'Anrufe', description: 'Beim Arzt' } };
    const offer = { ...words, type: 'call', price: 42.5, languages: ['ar', 'de'], translations } as const;
    expect((await sent((client) => offers(client).publish(offer, 'key'))).body).toEqual(offer);
  });

  it('publishes a request with one-element lists of languages', async () => {
    const words = { title: 'Letter', description: 'Two pages', category: 'document', type: 'forms' } as const;
    const plan = { dueDate: '2999-01-31', dueTime: '12:00', price: 40 };
    const request = { ...words, ...plan, fromLanguage: 'de', toLanguage: 'en', timeZone: 'Asia/Tokyo' };
    const call = await sent((client) => requests(client).publish(request, 'key'));
    expect(call).toMatchObject({ method: 'POST', path: '/request/create', token: 'always' });
    const languages = { fromLanguage: ['de'], toLanguage: ['en'] };
    expect(call.body).toEqual({ ...words, ...plan, ...languages, timezone: 'Asia/Tokyo' });
  });

  it('uploads a picture in the field image', async () => {
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    const call = await sent((client) => profile(client).uploadImage(file, () => undefined));
    expect(call).toMatchObject({ method: 'POST', path: '/upload', token: 'always' });
    expect(call.body instanceof FormData && call.body.get('image')).toBeInstanceOf(File);
  });

  it('accepts an offer with details, date and time', async () => {
    const booking = { details: 'One page', date: '2999-01-31', time: '12:00' };
    const call = await sent((client) =>
      tasks(client).book(7, { ...booking, timezone: 'Europe/Berlin' }, 'k'),
    );
    expect(call).toMatchObject({
      method: 'POST',
      path: '/task/accepted/7',
      body: booking,
      token: 'always',
    });
  });

  it.each([
    ['POST', '/chat/new', { created_with: 'u1' }, (client: Client) => conversations(client).start('u1')],
    ['GET', '/chat', undefined, (client: Client) => conversations(client).list('u1')],
    ['GET', '/chat/selectedChat/c1', undefined, (client: Client) => conversations(client).messages('c1')],
    [
      'POST',
      '/chat/new/message/c1',
      { message: 'Hello' },
      (client: Client) => conversations(client).send('c1', 'Hello', 'key'),
    ],
    ['GET', '/user/task', undefined, (client: Client) => offers(client).own()],
    ['GET', '/task/accepted', undefined, (client: Client) => tasks(client).list()],
    [
      'POST',
      '/create-checkout-session',
      { items: [{ id: 7, quantity: 1 }] },
      (client: Client) => payments(client).start(7, 'key'),
    ],
  ])('calls %s %s', async (method, path, body, act) => {
    const call = await sent(act, []);
    expect([call.method ?? 'GET', call.path, call.body, call.token]).toEqual([method, path, body, 'always']);
  });
});

it('reads the user with a token', async () => {
  const call = await sent((client) => account(client).profile(), [person]);
  expect([call.path, call.token]).toEqual(['/user/Profile', 'always']);
});

describe('an answer', () => {
  const answering = (body: unknown): Client => ({
    baseUrl: 'https://backend.example',
    call: async () => ({ body, headers: new Headers() }),
  });

  it('has the signed-in user first in the list of users', async () => {
    const answer = { token: 't', user: [person], type: 'success', message: 'Hello' };
    expect(await account(answering(answer)).signIn('a@b.test', 'secret')).toMatchObject({
      token: 't',
      user: { fullName: 'Mira Okafor', image: 'https://backend.example/m.webp' },
      serverMessage: { type: 'success', message: 'Hello' },
    });
  });

  it('costs 100 where an offer names no price', async () => {
    const page = await offers(answering([{ id: 1, type: 'call', title: 'Calls' }])).list({}, list);
    expect(page.offers[0]?.price).toBe(100);
  });
});
