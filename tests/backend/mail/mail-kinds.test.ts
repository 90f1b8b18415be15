/** Every kind of mail, as a mail server gets it: to whom, what about, where it leads, and what turns it off. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailUnread } from '#backend/features/chat/use-cases.ts';
import { opened, startWithMail } from '#tests/backend/support/mail-outbox.ts';
import { type AcceptedMail, headerOf, subjectOf, textOf } from '#tests/backend/support/mail-server.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { fromItsPage } from '#tests/backend/support/stand-in-checkout.ts';
import { type Person, password, type TestApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let accepted: AcceptedMail[];
let owner: Person;
let customer: Person;
beforeAll(async () => {
  const started = await startWithMail({}, '', { VERIFY: 'off', PLATFORM_FEE: '0' });
  server = started.server;
  accepted = started.mailServer.accepted;
  await server.startJobs();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
});
afterAll(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

interface ExpectedMail {
  to: Person;
  subject: string;
  path: string | RegExp;
  kind: string;
}

/** Acts, and waits until exactly these mails have come. */
async function mailed(act: () => Promise<unknown>, expected: ExpectedMail[]): Promise<void> {
  accepted.length = 0;
  await act();
  await expect.poll(() => accepted.length, { timeout: 15_000 }).toBe(expected.length);
  const found = accepted.map((mail) => {
    const text = textOf(mail);
    return {
      to: mail.to[0],
      subject: subjectOf(mail),
      path: /http:\/\/localhost:3000(\/\S*)/.exec(text)?.[1],
      kind: /[?&]kind=(\w+)/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? 'security',
      post: headerOf(mail, 'List-Unsubscribe-Post') !== undefined,
    };
  });
  for (const { to, subject, path, kind } of expected)
    expect(found).toContainEqual({
      ...{ to: to.email, kind, post: kind !== 'security' },
      subject: expect.stringContaining(subject),
      path: typeof path === 'string' ? path : expect.stringMatching(path),
    });
}

/** An instant booking, which both are told of. */
async function booked(): Promise<number> {
  const ids: number[] = [];
  await mailed(
    async () => void ids.push(await book()),
    [
      { to: owner, subject: 'Jonas Weber booked “Deed”', ...aboutNextStep },
      { to: customer, subject: 'You have booked “Deed” with Mira Okafor', ...aboutNextStep },
    ],
  );
  return ids[0] ?? 0;
}

const aboutNextStep = { path: /^\/Task\/\d+#next-step$/, kind: 'bookings' };
const plan = { details: 'A', date: bookingDay, time: '09:30' };
async function book(more: object = {}): Promise<number> {
  const offer = await server.offer(owner, { title: 'Deed', ...more });
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: plan,
  });
  return body.id;
}
const move = (as: Person, id: number, status: string, more: object = {}) =>
  server.call('PATCH', `/task/accepted/${id}`, { as, json: { status, ...more } });

it('tells of a booking, its answer and its end', async () => {
  const ids: number[] = [];
  const request = async () => void ids.push(await book({ booking: 'on-request' }));
  const mailAbout = (to: Person, subject: string, id: number): ExpectedMail => ({
    ...{ to, subject, path: `/Task/${id}#next-step`, kind: 'bookings' },
  });
  for (const [status, subject] of [
    ['accepted', 'is booked'],
    ['declined', 'is declined'],
  ] as const) {
    await mailed(request, [
      { to: owner, subject: 'would like to book', ...aboutNextStep },
      { to: customer, subject: 'You asked for “Deed”', ...aboutNextStep },
    ]);
    const id = ids.at(-1) ?? 0;
    await mailed(() => move(owner, id, status), [mailAbout(customer, subject, id)]);
  }
  const [first = 0] = ids;
  await mailed(() => move(customer, first, 'cancelled'), [mailAbout(owner, 'is cancelled', first)]);
});

it('tells of money held, work delivered, changed and finished, money paid out, and reviews', async () => {
  const id = await booked();
  const task = `/Task/${id}`;
  const next = `${task}#next-step`;
  const about = (to: Person, subject: string, path: string, kind: string): ExpectedMail => ({
    ...{ to, subject, path, kind },
  });
  await mailed(
    () => payFor(server, customer, id),
    [
      about(owner, 'is paid', `${task}#money`, 'money'),
      about(customer, 'You have paid €45 for “Deed”', `${task}#money`, 'money'),
    ],
  );
  await move(owner, id, 'in_progress');
  await mailed(() => move(owner, id, 'delivered'), [about(customer, 'is delivered', next, 'bookings')]);
  await mailed(
    () => move(customer, id, 'changes_requested', { note: 'The date.' }),
    [about(owner, 'needs changes', next, 'bookings')],
  );
  await move(owner, id, 'in_progress');
  await mailed(() => move(owner, id, 'delivered'), [about(customer, 'is delivered', next, 'bookings')]);
  await mailed(() => move(customer, id, 'finished'), [about(owner, 'is finished', next, 'bookings')]);
  await mailed(
    () =>
      server.call('POST', `/task/accepted/${id}/review`, { as: customer, json: { rating: 5, text: 'Good' } }),
    [about(owner, 'rated', `${task}#review`, 'reviews')],
  );
  await mailed(
    () => server.call('POST', `/task/accepted/${id}/review/reply`, { as: owner, json: { text: 'Thanks' } }),
    [about(customer, 'answered your review', `${task}#review`, 'reviews')],
  );
});

it('tells of money returned', async () => {
  const id = await booked();
  await mailed(
    () => payFor(server, customer, id),
    [
      { to: owner, subject: 'is paid', path: `/Task/${id}#money`, kind: 'money' },
      { to: customer, subject: 'You have paid €45', path: `/Task/${id}#money`, kind: 'money' },
    ],
  );
  await mailed(
    () => move(owner, id, 'cancelled'),
    [{ to: customer, subject: 'is cancelled', path: `/Task/${id}#next-step`, kind: 'bookings' }],
  );
});

it('tells of proposals and their answers', async () => {
  const { body: request } = await server.call<{ id: string }>('POST', '/request/create', {
    as: customer,
    json: {
      ...{ title: 'Letter', description: 'B', type: 'forms', fromLanguage: ['de'], toLanguage: ['en'] },
      ...{ dueDate: '2999-05-04', dueTime: '09:30', price: 20 },
    },
  });
  const path = new RegExp(`^/Requests/${request.id}#proposal-[\\w-]+$`);
  const proposals = `/requests/${request.id}/proposals`;
  const ids: string[] = [];
  await mailed(async () => {
    const json = { price: 20, message: 'I can.', date: bookingDay, time: '09:30' };
    const { body } = await server.call<{ id: string }>('POST', proposals, { as: owner, json });
    ids.push(body.id);
  }, [{ to: customer, subject: 'proposes to help with “Letter”', path, kind: 'proposals' }]);
  await mailed(
    () =>
      server.call('POST', `${proposals}/${ids[0]}/accept`, {
        as: customer,
        json: { price: 20, unit: 'fixed', quantity: 1 },
      }),
    [
      { to: owner, subject: 'accepted your proposal', path: /^\/(Requests|Task)\//, kind: 'proposals' },
      { to: customer, subject: 'You have booked “Letter” with Mira Okafor', ...aboutNextStep },
    ],
  );
});

it('tells of unread messages in one mail, which leads into the conversation', async () => {
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
  await mailed(
    () => mailUnread(server.services, first),
    [
      {
        ...{ to: owner, subject: '2 new messages from Jonas Weber' },
        ...{ path: `/messages?conversation=${body.id}`, kind: 'messages' },
      },
    ],
  );
});

it('tells of data that was downloaded, of payouts that are set up, and of an account that is deleted', async () => {
  const to = await server.person();
  const security = (subject: string, path: string) => [{ to, subject, path, kind: 'security' }];
  const exported = () => server.call('GET', '/user/export', { as: to });
  await mailed(
    async () => {
      await exported();
      await exported();
    },
    security('Your data was downloaded', '/Settings'),
  );
  await mailed(
    async () => {
      const { body } = await server.call<{ url: string }>('POST', '/payouts/account', { as: to });
      for (let click = 0; click < 2; click += 1)
        await server.call('POST', new URL(body.url).pathname, { headers: fromItsPage });
      await server.call('GET', '/payouts/account', { as: to });
    },
    security('Your payout account is set up', '/Earnings'),
  );
  const removal = { as: to, json: { password } };
  await mailed(() => server.call('DELETE', '/user', removal), security('Your account is deleted', '/'));
});

it('tells of a new device, another password and another address, and these cannot be turned off', async () => {
  const security = (to: Person, subject: string, path: string | RegExp): ExpectedMail => ({
    ...{ to, subject, path, kind: 'security' },
  });
  const signIn = (userAgent: string) =>
    server.call('POST', '/login', {
      json: { email: owner.email, password },
      headers: { 'user-agent': userAgent },
    });
  await signIn('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/153.0');
  await mailed(
    () => signIn('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1'),
    [security(owner, 'New sign-in', '/Settings')],
  );
  await mailed(
    () => server.call('PATCH', '/user/email', { as: owner, json: { email: 'mira@new.test', password } }),
    [
      security({ ...owner, email: 'mira@new.test' }, 'Confirm your new', /^\/VerifyEmail\?token=/),
      security(owner, 'is being changed', /^\/UndoEmail\?token=/),
    ],
  );
  await mailed(
    () => server.call('POST', '/password/forgot', { json: { email: owner.email } }),
    [security(owner, 'Choose a new password', /^\/ResetPassword\?token=/)],
  );
  await mailed(
    () =>
      server.call('POST', '/user/password', { as: owner, json: { current: password, next: 'a longer one' } }),
    [security(owner, 'Your password was changed', '/ForgotPassword')],
  );
});
