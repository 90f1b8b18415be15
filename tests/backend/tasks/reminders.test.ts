/** Calls that come soon, and finished tasks that are not reviewed: who is told of them by itself, and how often. */
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inviteToReview, remindOfCall } from '#backend/features/tasks/reminders.use-cases.ts';
import { mailbox } from '#tests/backend/support/mailed-token.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
afterEach(() => server.close());

async function openServer() {
  server = await testApp({ PAYMENT_POLICY: 'off' });
}

const waiting = { timeout: 40_000, interval: 200 };
const hour = 60 * 60 * 1000;

async function booked(offer: object = {}, plan: object = {}) {
  const [owner, customer] = [
    await server.person({ firstname: 'Mira', lastname: 'Okafor' }),
    await server.person({ firstname: 'Jonas', lastname: 'Weber' }),
  ];
  const offerId = await server.offer(owner, { title: 'Letters', type: 'call', ...offer });
  const json = { details: 'A', date: bookingDay, time: '09:30', ...plan };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offerId}`, {
    as: customer,
    json,
  });
  return { owner, customer, id: body.id };
}
const move = (as: Person, id: number, status: string) =>
  server.call('PATCH', `/task/accepted/${id}`, { as, json: { status } });

interface Job {
  task: number;
  startsAt: string;
  dueAt: string;
}
/** What is due by itself later, and when. */
const jobs = async (name: string) => {
  const { rows } = await sql<{ data: Job; start_after: Date }>`
    select data, start_after from jobs.job where name = ${name} order by start_after`.execute(server.db);
  return rows.map(({ data, start_after }) => ({ ...data, at: start_after.getTime() }));
};
const makeDue = (name: string) =>
  sql`update jobs.job set start_after = now() - interval '1 second' where name = ${name}`.execute(server.db);

const texts = async (as: Person, start: string) => {
  const { body } = await server.call<{ text: string }[]>('GET', '/notifications', { as });
  return body.map(({ text }) => text).filter((text) => text.startsWith(start));
};
const startsSoon = (id: number, starts_at: Date) =>
  server.db.updateTable('tasks').set({ starts_at }).where('id', '=', id).execute();

describe('a call', { timeout: 90_000 }, () => {
  it('is due to be recalled a day and an hour before, where it was booked earlier than that', async () => {
    await openServer();
    const { id } = await booked();
    const start = Date.parse(`${bookingDay}T09:30:00Z`);
    expect((await jobs('remind-of-call')).map(({ task, at }) => [task, start - at])).toEqual([
      [id, 24 * hour],
      [id, hour],
    ]);
    await server.db.deleteFrom('jobs.job').where('name', '=', 'remind-of-call').execute();
    const [date, time] = new Date(Date.now() + 5 * hour).toISOString().slice(0, 16).split('T');
    await booked({}, { date, time });
    expect(await jobs('remind-of-call')).toHaveLength(1);
    await booked({ type: 'document' });
    await booked({ booking: 'on-request' });
    expect(await jobs('remind-of-call')).toHaveLength(1);
  });

  it('is mailed to both with its place, once, whatever number of processes', async () => {
    await openServer();
    const { owner, customer, id } = await booked();
    const [reminder] = await jobs('remind-of-call');
    await server.call('PATCH', `/task/accepted/${id}`, { as: owner, json: { place: '+49 30 5550199' } });
    const soon = new Date(Date.now() + 20 * hour);
    await startsSoon(id, soon);
    await sql`
      update jobs.job set data = jsonb_set(data, '{startsAt}', to_jsonb(${soon.toISOString()}::text)),
        start_after = now() - interval '1 second'
      where name = 'remind-of-call' and data ->> 'dueAt' = ${reminder?.dueAt ?? ''}`.execute(server.db);
    await server.db.updateTable('tasks').set({ reminded_at: null }).where('id', '=', id).execute();
    await server.startJobs();
    await server.startJobs();
    const sent = async () => (await mailbox(server)).filter(({ subject }) => subject.includes('begins on'));
    await vi.waitFor(async () => expect(await sent()).toHaveLength(2), waiting);
    const toCustomer = (await sent()).find(({ to }) => to === customer.email);
    expect(toCustomer?.subject).toContain('“Letters” with Mira Okafor begins on');
    expect(toCustomer?.text).toContain('Place: +49 30 5550199\n');
    // A process that died after its work does it again.
    await remindOfCall(server.services, {
      task: id,
      startsAt: soon.toISOString(),
      dueAt: reminder?.dueAt ?? '',
    });
    expect(await texts(customer, '“Letters” with Mira Okafor begins on')).toHaveLength(1);
    expect(await texts(owner, '“Letters” with Jonas Weber begins on')).toHaveLength(1);
  });

  it('is not recalled once it is cancelled, was moved, has begun, or the next reminder is due', async () => {
    await openServer();
    const { owner, customer, id } = await booked();
    const [day, last] = await jobs('remind-of-call');
    const at = (starts: Date, due: Job | undefined) =>
      startsSoon(id, starts).then(() =>
        remindOfCall(server.services, {
          task: id,
          startsAt: starts.toISOString(),
          dueAt: new Date(
            starts.getTime() - (Date.parse(due?.startsAt ?? '') - Date.parse(due?.dueAt ?? '')),
          ).toISOString(),
        }),
      );
    const reminders = () => texts(customer, '“Letters” with Mira Okafor begins on');
    // It was moved.
    await startsSoon(id, new Date(Date.now() + 3 * hour));
    if (day) await remindOfCall(server.services, day);
    expect(await reminders()).toEqual([]);
    await at(new Date(Date.now() - 1000), last);
    await at(new Date(Date.now() + hour / 2), day);
    expect(await reminders()).toEqual([]);
    await at(new Date(Date.now() + 20 * hour), day);
    await at(new Date(Date.now() + hour / 2), last);
    expect(await reminders()).toHaveLength(2);
    await move(owner, id, 'cancelled');
    await at(new Date(Date.now() + hour * 0.9), last);
    expect(await reminders()).toHaveLength(2);
  });
});

describe('a finished task', () => {
  async function finished() {
    await openServer();
    const task = await booked({ type: 'document' });
    await move(task.owner, task.id, 'in_progress');
    await move(task.owner, task.id, 'delivered');
    await move(task.customer, task.id, 'finished');
    const [invitation] = await jobs('invite-to-review');
    if (!invitation) throw new Error('Nobody is invited.');
    return { ...task, invitation, invitations: () => texts(task.customer, 'How was “Letters”') };
  }

  it('invites its customer to review it after a day, once', async () => {
    const { id, invitation, invitations } = await finished();
    expect(invitation).toMatchObject({ task: id });
    expect(Math.abs(invitation.at - Date.now() - 24 * hour)).toBeLessThan(60_000);
    await makeDue('invite-to-review');
    await server.startJobs();
    await server.startJobs();
    await vi.waitFor(async () => expect(await invitations()).toHaveLength(1), waiting);
    await Promise.all([
      inviteToReview(server.services, invitation),
      inviteToReview(server.services, invitation),
    ]);
    expect(await invitations()).toHaveLength(1);
    const { rows } = await sql`select from mails where content -> 'activity' ->> 'code' = 'review-invitation'
      and topic = 'bookings'`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('invites nobody who has reviewed it', async () => {
    const { id, customer, invitation, invitations } = await finished();
    await server.call('POST', `/task/accepted/${id}/review`, {
      as: customer,
      json: { rating: 5, text: 'Good' },
    });
    await inviteToReview(server.services, invitation);
    expect(await invitations()).toEqual([]);
  });
});
