/** A call is started shortly before its time at the earliest, and disputed once it was to begin. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefused } from '#tests/backend/support/dispute-calls.ts';
import type { ErrorBody } from '#tests/backend/support/error-translations.ts';
import { type PaidTask, readTask } from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const minute = 60_000;

async function paidTask(type: string): Promise<PaidTask> {
  const [owner, customer] = [await server.person(), await server.person()];
  const offer = await server.offer(owner, { type });
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const booked = await server.call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offer}`,
    {
      as: customer,
      json,
    },
  );
  const { id, conversation_id: conversation } = booked.body;
  await payFor(server, customer, id);
  return { owner, customer, id, path: `/task/accepted/${id}`, conversation };
}

/** It takes place so many milliseconds from now. */
const move = (id: number, milliseconds: number) =>
  server.db
    .updateTable('tasks')
    .set({ starts_at: new Date(Date.now() + milliseconds) })
    .where('id', '=', id)
    .execute();
const begin = ({ path, owner }: PaidTask) =>
  server.call<ErrorBody & { status: string }>('PATCH', path, { as: owner, json: { status: 'in_progress' } });
const dispute = ({ path, customer }: PaidTask) =>
  server.call<ErrorBody & { status: string }>('POST', `${path}/dispute`, {
    as: customer,
    json: { text: 'Nobody called.' },
  });

it('is offered and taken from a quarter of an hour before its time', async () => {
  const call = await paidTask('call');
  await move(call.id, 15 * minute + 20_000);
  await expectRefused(await begin(call), 409, 'too-early');
  expect(await readTask(server, call.owner, call)).toMatchObject({ actions: ['declined', 'cancelled'] });
  await move(call.id, 15 * minute - 1);
  expect(await readTask(server, call.owner, call)).toMatchObject({
    actions: ['in_progress', 'declined', 'cancelled'],
  });
  expect((await begin(call)).status).toBe(200);
});

it('is disputed from its time on', async () => {
  const call = await paidTask('call');
  await move(call.id, 5 * minute);
  expect((await begin(call)).status).toBe(200);
  await expectRefused(await dispute(call), 409, 'too-early');
  await move(call.id, -1);
  expect((await dispute(call)).status).toBe(200);
});

it('does not hold for written work, which may be begun and disputed at any time', async () => {
  const task = await paidTask('document');
  expect((await begin(task)).status).toBe(200);
  expect((await dispute(task)).status).toBe(200);
});

it('says the missing payment first', async () => {
  const [owner, customer] = [await server.person(), await server.person()];
  const offer = await server.offer(owner, { type: 'call' });
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json,
  });
  const path = `/task/accepted/${body.id}`;
  await expectRefused(
    await begin({ owner, customer, id: body.id, path, conversation: '' }),
    409,
    'payment-needed',
  );
});
