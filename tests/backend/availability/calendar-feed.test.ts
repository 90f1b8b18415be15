import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { mailedToken } from '#tests/backend/support/mailed-token.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off', PUBLIC_URL: 'http://localhost' });
});
afterAll(() => server.close());

const addressOf = async (person: Person, method: 'GET' | 'POST' = 'GET') =>
  (await server.call<{ url: string }>(method, '/user/calendar', { as: person })).body.url;
/** As a calendar reads it: without a token. */
const read = (url: string) => server.call('GET', new URL(url).pathname);

async function booked() {
  const owner = await server.person({ firstname: 'Noor' });
  const customer = await server.person({ firstname: 'Jonas' });
  const offer = await server.offer(owner, { type: 'call', title: 'Calls; with courts' });
  const book = async (time: string) =>
    (
      await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
        as: customer,
        json: { details: 'A', date: bookingDay, time, timezone: 'Europe/Berlin' },
      })
    ).body.id;
  return { owner, customer, book };
}

it('shows a calendar the tasks of both roles in UTC, without those that were called off', async () => {
  const { owner, customer, book } = await booked();
  const [agreed, off] = [await book('10:00'), await book('12:00')];
  await server.call('PATCH', `/task/accepted/${off}`, { as: owner, json: { status: 'declined' } });
  for (const [person, other] of [
    [owner, 'Jonas'],
    [customer, 'Noor'],
  ] as const) {
    const { status, headers, text } = await read(await addressOf(person));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(headers['cache-control']).toContain('no-store');
    expect(text.match(/^UID:.*$/gm)).toEqual([`UID:task-${agreed}@localhost`]);
    expect(text).toMatch(new RegExp(`^SUMMARY:Calls\\\\; with courts \\(${other} `, 'm'));
    expect(text).toMatch(/^DTSTART:\d{8}T0[89]0000Z\r$/m);
  }
});

it('is an empty calendar for whoever has no tasks', async () => {
  const { text } = await read(await addressOf(await server.person()));
  expect(text.split('\r\n').filter(Boolean).at(-1)).toBe('END:VCALENDAR');
  expect(text).not.toContain('VEVENT');
});

it('keeps its address, until its owner makes a new one', async () => {
  const person = await server.person();
  const first = await addressOf(person);
  expect(await addressOf(person)).toBe(first);
  const second = await addressOf(person, 'POST');
  expect(second).not.toBe(first);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect(await addressOf(person)).toBe(second);
});

it('is nowhere for whoever does not know the address', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const url = await addressOf(person);
  const token = new URL(url).pathname.split('/').at(-1);
  const guesses = [
    ...[`/calendar/${other.id}/${token}`, `/calendar/${person.id}/.ics`, `/calendar/${newId()}/${token}`],
    ...[`/calendar/1/${token}`, `/calendar/${person.id}/${token?.replace('.ics', '')}`],
  ];
  for (const guess of guesses) expect((await server.call('GET', guess)).status, guess).toBe(404);
});

it('ends with a reset of the password', async () => {
  const person = await server.person();
  const url = await addressOf(person);
  await server.call('POST', '/password/forgot', { json: { email: person.email } });
  const reset = { token: await mailedToken(server, 'ResetPassword'), password: 'a better horse' };
  expect((await server.call('POST', '/password/reset', { json: reset })).status).toBe(200);
  expect((await read(url)).status).toBe(404);
});

it('ends with the account', async () => {
  const person = await server.person();
  const url = await addressOf(person);
  await server.call('DELETE', '/user', { as: person, json: { password } });
  expect((await read(url)).status).toBe(404);
});
