/** Tasks that move on by themselves: deliveries that nobody accepts, bookings that nobody answers. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
afterEach(() => server.close());

const waiting = { timeout: 40_000, interval: 200 };
const secondsInDays = (seconds: number) => String(seconds / 86_400);
const plan = { details: 'All of it', date: bookingDay, time: '09:30' };

async function book(offer: Record<string, unknown> = {}) {
  const owner = await server.person({ firstname: 'Ben' });
  const customer = await server.person({ firstname: 'Ada' });
  const offerId = await server.offer(owner, offer);
  const { body } = await server.call<{ id: number; status: string }>('POST', `/task/accepted/${offerId}`, {
    ...{ as: customer, json: plan },
  });
  return { owner, customer, id: body.id, status: body.status };
}

const move = (as: Person, id: number, status: string) =>
  server.call('PATCH', `/task/accepted/${id}`, { as, json: { status } });

interface Task {
  status: string;
  actions: string[];
  history: { to: string; by: string | null; cause: string }[];
}
const read = async (as: Person, id: number) =>
  (await server.call<Task>('GET', `/task/accepted/${id}`, { as })).body;

const textsOf = async (as: Person) => {
  const { body } = await server.call<{ text: string; url: string }[]>('GET', '/notifications', { as });
  return body;
};

describe('a delivered task', { timeout: 90_000 }, () => {
  it('is announced to its customer at half time, then finishes once, whatever number of processes', async () => {
    server = await testApp({ PAYMENT_POLICY: 'off', AUTO_FINISH_DAYS: secondsInDays(4) });
    await server.startJobs();
    await server.startJobs();
    const { owner, customer, id } = await book({ title: 'Letters' });
    await move(owner, id, 'in_progress');
    await move(owner, id, 'delivered');
    await vi.waitFor(
      async () =>
        expect(await textsOf(customer)).toContainEqual(
          expect.objectContaining({
            text: expect.stringContaining('“Letters” finishes by itself'),
            url: `/Task/${id}`,
          }),
        ),
      waiting,
    );
    expect((await read(customer, id)).status).toBe('delivered');
    await vi.waitFor(async () => expect((await read(customer, id)).status).toBe('finished'), waiting);
    const { history } = await read(customer, id);
    expect(history.at(-1)).toMatchObject({ to: 'finished', by: null, cause: 'time' });
    expect(history.filter(({ to }) => to === 'finished')).toHaveLength(1);
    for (const person of [owner, customer])
      expect(await textsOf(person)).toContainEqual(
        expect.objectContaining({ text: '“Letters” is finished.' }),
      );
  });

  it('does not finish by itself after changes were requested, and has its whole time again', async () => {
    server = await testApp({ PAYMENT_POLICY: 'off', AUTO_FINISH_DAYS: secondsInDays(3) });
    await server.startJobs();
    const { owner, customer, id } = await book();
    await move(owner, id, 'in_progress');
    await move(owner, id, 'delivered');
    await move(customer, id, 'changes_requested');
    const { customer: other, owner: another, id: second } = await book();
    await move(another, second, 'in_progress');
    await move(another, second, 'delivered');
    await vi.waitFor(async () => expect((await read(other, second)).status).toBe('finished'), waiting);
    expect((await read(customer, id)).status).toBe('changes_requested');
  });

  it('does not finish by itself while it has to be paid', async () => {
    server = await testApp({ PAYMENT_POLICY: 'before-finish', AUTO_FINISH_DAYS: secondsInDays(1) });
    await server.startJobs();
    const { owner, customer, id } = await book();
    await move(owner, id, 'in_progress');
    await move(owner, id, 'delivered');
    const finished = () =>
      server.db.selectFrom('jobs.job').select('state').where('name', '=', 'finish-task').execute();
    await vi.waitFor(async () => expect(await finished()).toEqual([{ state: 'completed' }]), waiting);
    expect(await read(customer, id)).toMatchObject({ status: 'delivered', actions: ['changes_requested'] });
    expect(await move(customer, id, 'finished')).toMatchObject({
      status: 409,
      body: { code: 'payment-needed' },
    });
  });
});

describe('a booking on request', { timeout: 90_000 }, () => {
  it('waits for the owner’s answer, and can be paid only after it', async () => {
    server = await testApp();
    const { owner, customer, id, status } = await book({ booking: 'on-request' });
    expect(status).toBe('requested');
    expect((await read(owner, id)).actions).toEqual(['accepted', 'declined']);
    expect((await read(customer, id)).actions).toEqual(['cancelled']);
    const pay = () =>
      server.call('POST', '/create-checkout-session', { as: customer, json: { items: [{ id }] } });
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'payment-too-early' } });
    expect((await move(customer, id, 'accepted')).status).toBe(409);
    expect((await move(owner, id, 'accepted')).status).toBe(200);
    expect((await pay()).status).toBe(200);
    expect(await textsOf(owner)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('would like to book') }),
    );
  });

  it('is declined by itself when nobody answers, and both are told', async () => {
    server = await testApp({ ANSWER_HOURS: String(1 / 3600) });
    await server.startJobs();
    const { owner, customer, id } = await book({ booking: 'on-request', title: 'Letters' });
    await vi.waitFor(async () => expect((await read(customer, id)).status).toBe('declined'), waiting);
    for (const person of [owner, customer])
      expect(await textsOf(person)).toContainEqual(
        expect.objectContaining({ text: '“Letters” is declined.', url: `/Task/${id}` }),
      );
  });
});
