/** A party of a task asks the marketplace to decide about its money. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputeCalls, expectRefused } from '#tests/backend/support/dispute-calls.ts';
import {
  bookedTask,
  deliver,
  moneyOf,
  notificationsOf,
  readTask,
  startedTask,
} from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const { dispute, withdraw, propose, answer, report } = disputeCalls(() => server);

describe('a dispute', () => {
  it('is opened by either party while money is held, and told to the other once', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    expect(await dispute(customer, task)).toMatchObject({ status: 200, body: { status: 'disputed' } });
    for (const as of [owner, customer])
      expect(await readTask(server, as, task)).toMatchObject({
        status: 'disputed',
        actions: [],
        payment: { status: 'held' },
        dispute: { opened_by: 'customer', text: 'It is unreadable.', outcome: null },
      });
    expect((await notificationsOf(server, owner)).slice(0, 2)).toEqual([
      `Jonas Weber has asked the marketplace to decide about “Certificates”. The money stays held. /Task/${task.id}`,
      expect.stringMatching(/^“Certificates” is paid: €\d+(\.\d\d)? is held for you\. \/Task\//),
    ]);
    expect((await notificationsOf(server, customer))[0]).toBe(
      `Mira Okafor: “Certificates” is in progress. /Task/${task.id}`,
    );
    const thread = await server.call<object[]>('GET', `/chat/selectedChat/${task.conversation}`, {
      as: customer,
    });
    expect(thread.body.at(-1)).toMatchObject({ kind: 'system', activity: { code: 'dispute-opened' } });
    await expectRefused(await dispute(owner, task), 409, 'dispute-again');
    const finish = await server.call('PATCH', task.path, { as: customer, json: { status: 'finished' } });
    expect(finish.status).toBe(409);
  });

  it('needs held money, and a text of at most 2000 characters', async () => {
    const owner = await server.person();
    const customer = await server.person();
    const task = await bookedTask(server, { owner, customer });
    await expectRefused(await dispute(customer, task), 409, 'dispute-without-money');
    await expectRefused(await propose(customer, task), 409, 'dispute-without-money');
    await payFor(server, customer, task.id);
    // Before the work begins, either cancels and the money goes back.
    await expectRefused(await dispute(customer, task), 409, 'task-step');
    await expectRefused(await propose(owner, task), 409, 'task-step');
    await server.call('PATCH', task.path, { as: owner, json: { status: 'in_progress' } });
    for (const json of [{}, { text: '' }, { text: 'a'.repeat(2001) }, { text: 7, owner_percent: 1 }])
      expect((await dispute(customer, task, json)).status, JSON.stringify(json)).toBe(422);
    const stranger = await server.person();
    expect((await dispute(stranger, task)).status).toBe(404);
    expect((await propose(stranger, task)).status).toBe(404);
    expect((await withdraw(stranger, task)).status).toBe(404);
  });

  it('is withdrawn by whoever opened it; a delivered task then has its whole time again', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    await expectRefused(await withdraw(customer, task), 409, 'dispute-missing');
    await deliver(server, task);
    const finishAt = async () =>
      ((await readTask(server, customer, task)).payment as { release_at: string | null }).release_at;
    const first = await finishAt();
    expect(first).toEqual(expect.any(String));
    await dispute(owner, task);
    expect(await finishAt()).toBe(null);
    await expectRefused(await withdraw(customer, task), 403, 'dispute-not-yours');
    expect(await withdraw(owner, task)).toMatchObject({ status: 200, body: { status: 'delivered' } });
    expect(await readTask(server, customer, task)).toMatchObject({
      status: 'delivered',
      actions: ['finished', 'changes_requested'],
      dispute: { opened_by: 'owner', outcome: 'withdrawn', owner_percent: null, decision: null },
    });
    expect(Date.parse((await finishAt()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
    expect((await notificationsOf(server, customer))[0]).toBe(
      `Mira Okafor has withdrawn the dispute about “Certificates”. /Task/${task.id}`,
    );
    expect((await dispute(customer, task)).status).toBe(200);
  });

  it('ends when the card’s bank or the provider has returned all of the money', async () => {
    for (const [what, status] of [
      ['refund', 'open'],
      ['bank-dispute', 'lost'],
    ] as const) {
      const task = await startedTask(server);
      await deliver(server, task);
      await dispute(task.customer, task);
      await propose(task.owner, task);
      await report(task, what, status);
      expect(await readTask(server, task.customer, task), what).toMatchObject({
        status: 'delivered',
        payment: { status: 'refunded', refunded: 4500 },
        dispute: { outcome: 'withdrawn' },
        settlement: null,
      });
      await expectRefused(await answer(task.customer, task, 'accept'), 409, 'settlement-missing');
      expect((await moneyOf(server, task)).held).toBeUndefined();
    }
  });

  it('is opened once by two calls at once', async () => {
    const task = await startedTask(server);
    const answers = await Promise.all([dispute(task.customer, task), dispute(task.owner, task)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('audits disputes and settlements', async () => {
  const task = await startedTask(server);
  await dispute(task.customer, task);
  await propose(task.owner, task);
  await answer(task.customer, task, 'accept');
  const rows = await server.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'outcome'])
    .where('subject_id', '=', String(task.id))
    .orderBy('at')
    .execute();
  expect(rows.slice(-2)).toEqual([
    { action: 'open-dispute', actor_id: task.customer.id, outcome: 'done' },
    { action: 'settle-task', actor_id: task.customer.id, outcome: 'done' },
  ]);
});
