/** A task keeps the languages of its offer's title, and each side reads its own wherever the task is named. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
let id = 0;
const titles = { de: { title: 'Beim Arzt' }, fr: { title: 'Chez le médecin' } };

beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  await server.call('PATCH', '/user/Profile', { as: customer, json: { locale: 'de' } });
  const offer = await server.offer(owner, {
    title: 'معك عند الطبيب',
    textLanguage: 'ar',
    translations: Object.fromEntries(
      Object.entries(titles).map(([code, { title }]) => [code, { title, description: 'By telephone' }]),
    ),
  });
  const json = { details: 'Today', date: bookingDay, time: '09:30', quantity: 2 };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json,
  });
  id = body.id;
  // What is agreed stays as it is, whatever the offer says afterwards.
  await server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { title: 'Other', translations: {} } });
});
afterAll(() => server.close());

it('is answered with all titles, in lists, alone, in conversations and among payments', async () => {
  const named = { title: 'معك عند الطبيب', textLanguage: 'ar', translations: titles };
  await payFor(server, customer, id);
  for (const as of [customer, owner]) {
    expect((await server.call('GET', `/task/accepted/${id}`, { as })).body).toMatchObject(named);
    expect((await server.call('GET', '/task/accepted', { as })).body).toMatchObject([named]);
    expect((await server.call('GET', '/chat', { as })).body).toMatchObject([{ task: named }]);
  }
  expect((await server.call('GET', '/payments', { as: customer })).body).toMatchObject([named]);
  expect((await server.call('GET', '/earnings', { as: owner })).body).toMatchObject([named]);
});

it('names itself in all languages in conversations and in the bell', async () => {
  const activity = { title: 'معك عند الطبيب', translations: titles };
  const { body } = await server.call('GET', '/notifications', { as: owner });
  expect(body).toMatchObject([{ activity: { code: 'paid', ...activity } }, { activity }]);
});

it('is found by words of each of its titles, and by none of another offer', async () => {
  const found = async (q: string) =>
    (await server.call<object[]>('GET', `/task/accepted?q=${encodeURIComponent(q)}`, { as: customer })).body
      .length;
  expect(await found('Arzt')).toBe(1);
  expect(await found('médecin')).toBe(1);
  expect(await found('telephone')).toBe(0);
});

it('is in the reader’s language in calendars and tables', async () => {
  const calendar = (as: Person) => server.call('GET', `/task/accepted/${id}/calendar.ics`, { as });
  expect((await calendar(customer)).text).toContain('SUMMARY:Beim Arzt (Mira Okafor)');
  expect((await calendar(owner)).text).toContain('SUMMARY:معك عند الطبيب (Jonas Weber)');
  await server.call('PATCH', '/user/Profile', { as: owner, json: { locale: 'fr' } });
  expect((await calendar(owner)).text).toContain('SUMMARY:Chez le médecin (Jonas Weber)');
  const { text } = await server.call('GET', '/earnings.csv', { as: owner });
  expect(text).toContain('Chez le médecin');
  expect(text.split('\r\n')[0]).toBe('\ufeffid,task_id,title,amount,fee,net,currency,status,created_at');
});
