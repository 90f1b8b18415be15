import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person();
  customer = await server.person();
});
afterAll(() => server.close());

const setTimeZone = (as: Person, timezone: unknown) =>
  server.call('PATCH', '/user/Profile', { as, json: { timezone } });

it('shows the customer the time zone of the offer’s owner', async () => {
  const offer = await server.offer(owner);
  const detail = async () =>
    (await server.call<{ timezone: string }[]>('GET', `/api/task/all/${offer}`)).body[0];
  expect((await detail())?.timezone).toBeNull();
  expect((await setTimeZone(owner, 'Asia/Tokyo')).status).toBe(200);
  expect((await detail())?.timezone).toBe('Asia/Tokyo');
});

it('shows both parties of a task the other’s time zone', async () => {
  const offer = await server.offer(owner);
  await setTimeZone(owner, 'Asia/Tokyo');
  await setTimeZone(customer, 'America/New_York');
  const json = { details: 'x', date: bookingDay, time: '10:00', timezone: 'America/New_York' };
  await server.call('POST', `/task/accepted/${offer}`, { as: customer, json });
  for (const [as, other_timezone] of [
    [customer, 'Asia/Tokyo'],
    [owner, 'America/New_York'],
  ] as const) {
    const { body } = await server.call('GET', '/task/accepted', { as });
    expect(body).toMatchObject([{ timezone: 'America/New_York', other_timezone }]);
  }
});

it('refuses an unknown time zone and keeps the rest of the profile', async () => {
  for (const zone of ['Nowhere/Land', '+02:00', 7, 'x'.repeat(65)])
    expect((await setTimeZone(owner, zone)).status, String(zone)).toBe(422);
  await setTimeZone(owner, 'Europe/Berlin');
  const { body } = await server.call('GET', '/user/Profile', { as: owner });
  expect(body).toMatchObject([{ timezone: 'Europe/Berlin', firstname: 'Ada' }]);
});
