/** What people are mailed about, and what they choose not to be. */

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailUnread } from '#backend/features/chat/use-cases.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

interface Listed {
  to: string;
  subject: string;
  text: string;
}

let server: TestApp;
let owner: Person;
let customer: Person;
beforeEach(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  [owner, customer] = [
    await server.person(),
    await server.person({ firstname: 'Grace', lastname: 'Hopper' }),
  ];
});
afterEach(() => server.close());

const mailbox = async () =>
  (await server.call<Listed[]>('GET', '/mailbox', { as: `Bearer ${server.config.mailboxKey}` })).body;
const subjects = async (to: Person) =>
  (await mailbox()).filter((mail) => mail.to === to.email).map(({ subject }) => subject);

async function book() {
  const offer = await server.offer(owner, { title: 'Deeds' });
  const plan = { details: 'A', date: bookingDay, time: '09:30' };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: plan,
  });
  return body.id;
}

it('mails a booking to both, and each of its steps to the other party, with a link to that very task', async () => {
  const task = await book();
  expect(await subjects(owner)).toEqual([expect.stringContaining('Grace Hopper booked “Deeds”')]);
  expect((await mailbox())[0]?.text).toContain(`/Task/${task}#next-step\n`);
  for (const status of ['in_progress', 'delivered'])
    await server.call('PATCH', `/task/accepted/${task}`, { as: owner, json: { status } });
  expect(await subjects(customer)).toEqual([
    expect.stringContaining('is delivered'),
    'You have booked “Deeds” with Ada Nr1',
  ]);
});

it('mails nothing of a kind that its reader has turned off', async () => {
  const json = { bookings: 'never' };
  const chosen = await server.call('PATCH', '/user/notifications', { as: owner, json });
  expect(chosen.body).toEqual({
    ...{ bookings: 'never', money: 'now', messages: 'now', proposals: 'now', reviews: 'now' },
  });
  await book();
  expect(await subjects(owner)).toEqual([]);
  const notified = await server.call<unknown[]>('GET', '/notifications', { as: owner });
  expect(notified.body).toHaveLength(1);
});

it('turns off one kind with the link in a mail, without signing in, and no other with it', async () => {
  await book();
  const [, path = ''] = /(\/Unsubscribe\?\S+)/.exec((await mailbox())[0]?.text ?? '') ?? [];
  const form = 'List-Unsubscribe=One-Click';
  for (const wrong of [
    path.replace('bookings', 'money'),
    path.replace(/token=.*/, 'token=x'),
    path.replace(/token=(.*)/, (_, token) => `token=${'%C3%A9'.repeat(token.length)}`),
    '/Unsubscribe',
  ])
    expect((await server.call('POST', wrong, { form })).status).toBe(400);
  expect((await server.call('POST', path, { form })).status).toBe(200);
  const multipart = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
  });
  expect(multipart.statusCode).toBe(200);
  expect((await server.call('GET', '/user/notifications', { as: owner })).body).toEqual({
    ...{ bookings: 'never', money: 'now', messages: 'now', proposals: 'now', reviews: 'now' },
  });
});

it('mails unread messages once for each conversation, and none that was read meanwhile', async () => {
  const { body } = await server.call<{ id: string }>('POST', '/chat/new', {
    as: customer,
    json: { created_with: owner.id },
  });
  const write = async (message: string) =>
    (
      await server.call<{ id: string }>('POST', `/chat/new/message/${body.id}`, {
        as: customer,
        json: { message },
      })
    ).body.id;
  const first = await write('Hello');
  await write('Are you there?');
  const jobs = async () =>
    (
      await sql<{ wait: number }>`
      select extract(epoch from start_after - now())::float8 as wait from jobs.job where name = 'mail-unread'`.execute(
        server.db,
      )
    ).rows;
  expect(await jobs()).toHaveLength(1);
  expect((await jobs())[0]?.wait).toBeGreaterThan(500);
  await mailUnread(server.services, first);
  await mailUnread(server.services, first);
  expect(await subjects(owner)).toEqual(['2 new messages from Grace Hopper']);
  expect((await mailbox())[0]?.text).toContain(`/messages?conversation=${body.id}`);
  const third = await write('Please answer.');
  expect(await jobs()).toHaveLength(2);
  await server.call('POST', `/chat/${body.id}/read`, { as: owner });
  await mailUnread(server.services, third);
  expect(await subjects(owner)).toHaveLength(1);
});

it('mails a sign-in with another browser, but not the first one, nor the same once more', async () => {
  const signIn = (userAgent: string) =>
    server.call('POST', '/login', {
      json: { email: owner.email, password },
      headers: { 'user-agent': userAgent },
    });
  await signIn('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/153.0');
  await signIn('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/154.0');
  expect(await subjects(owner)).toEqual([]);
  await signIn('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1');
  expect(await subjects(owner)).toEqual(['New sign-in to your account']);
  expect((await mailbox())[0]?.text).toContain('Safari · iOS');
});
