/** Whoever ends a task agrees to the refund that they have read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefused } from '#tests/backend/support/dispute-calls.ts';
import type { ErrorBody } from '#tests/backend/support/error-translations.ts';
import { bookedTask, readTask } from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const booked = async () =>
  bookedTask(server, { owner: await server.person(), customer: await server.person() });
const move = (as: Person, path: string, json: object) =>
  server.call<ErrorBody & { status: string }>('PATCH', path, { as, json });

it.each(['customer', 'owner'] as const)(
  'is not ended by the %s for another sum than they have read',
  async (by) => {
    const task = await booked();
    const status = by === 'owner' ? 'declined' : 'cancelled';
    await payFor(server, task.customer, task.id);
    for (const refund of [0, 4499, 4501])
      await expectRefused(await move(task[by], task.path, { status, refund }), 409, 'refund-changed');
    expect(await readTask(server, task.customer, task)).toMatchObject({ status: 'accepted' });
    expect((await move(task[by], task.path, { status, refund: 4500 })).status).toBe(200);
    expect((await move(task[by], task.path, { status, refund: 4500 })).status).toBe(200);
    expect(await readTask(server, task.customer, task)).toMatchObject({
      payment: { status: 'refunded', refunded: 4500 },
    });
  },
);

it('is ended for nothing where nothing is paid, and takes no refund for a step that returns none', async () => {
  const task = await booked();
  await expectRefused(
    await move(task.customer, task.path, { status: 'cancelled', refund: 4500 }),
    409,
    'refund-changed',
  );
  await payFor(server, task.customer, task.id);
  await expectRefused(
    await move(task.owner, task.path, { status: 'in_progress', refund: 4500 }),
    409,
    'refund-changed',
  );
  expect((await move(task.owner, task.path, { status: 'in_progress' })).status).toBe(200);
  const unpaid = await booked();
  expect((await move(unpaid.customer, unpaid.path, { status: 'cancelled', refund: 0 })).status).toBe(200);
});
