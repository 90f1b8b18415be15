/** The two parties of a task divide its money by agreement. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputeCalls, expectRefused, settlementRead } from '#tests/backend/support/dispute-calls.ts';
import {
  deliver,
  moneyOf,
  notificationsOf,
  readTask,
  startedTask,
} from '#tests/backend/support/money-world.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const { dispute, withdraw, propose, answer, report } = disputeCalls(() => server);

describe('a settlement', () => {
  it('is proposed with its amounts, and replaced by a newer one of either side', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    for (const owner_percent of [-1, 101, 50.5, '', null, false, [0]])
      expect((await propose(owner, task, { owner_percent, text: 'A' })).status, `${owner_percent}`).toBe(422);
    expect((await propose(customer, task)).status).toBe(200);
    expect((await readTask(server, owner, task)).settlement).toMatchObject({
      proposed_by: 'customer',
      owner_percent: 60,
      text: 'Half is done.',
      customer_amount: 1800,
      owner_amount: 2700,
    });
    expect((await notificationsOf(server, owner))[0]).toBe(
      `Jonas Weber proposes to settle “Certificates”: €27 of the price would go to the translator. /Task/${task.id}`,
    );
    await expectRefused(await answer(customer, task, 'accept'), 409, 'settlement-yours');
    await propose(owner, task, { owner_percent: 80 });
    await expectRefused(await answer(owner, task, 'decline'), 409, 'settlement-yours');
    expect((await readTask(server, customer, task)).settlement).toMatchObject({
      proposed_by: 'owner',
      owner_amount: 3600,
    });
    expect((await answer(customer, task, 'decline')).status).toBe(200);
    expect((await notificationsOf(server, owner))[0]).toBe(
      `Jonas Weber has declined the proposal for “Certificates”. /Task/${task.id}`,
    );
    await expectRefused(await answer(customer, task, 'accept'), 409, 'settlement-missing');
    const rows = await server.db
      .selectFrom('settlements')
      .selectAll()
      .where('task_id', '=', task.id)
      .execute();
    expect(rows.map(({ status }) => status).sort()).toEqual(['declined', 'replaced']);
    expect(await moneyOf(server, task)).toMatchObject({ held: 4500 });
  });

  it('divides the money when the other side accepts, and closes the dispute', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    await dispute(customer, task);
    await propose(owner, task);
    const once = { key: 'one key', read: await settlementRead(server, customer, task) };
    const accepted = await answer(customer, task, 'accept', once);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'finished' } });
    expect(await answer(customer, task, 'accept', once)).toMatchObject({ body: accepted.body });
    expect(await readTask(server, owner, task)).toMatchObject({
      status: 'finished',
      payment: { status: 'partly_refunded', fee: 270, net: 2430, refunded: 1800 },
      dispute: { outcome: 'settled', owner_percent: 60 },
      settlement: null,
    });
    expect((await readTask(server, owner, task)).history.at(-1)).toMatchObject({
      from: 'disputed',
      to: 'finished',
      by: 'customer',
      cause: 'settlement',
    });
    const { history } = await readTask(server, customer, task);
    expect(history.filter((entry) => 'kind' in entry)).toEqual([
      { kind: 'paid', amount: 4500, at: expect.any(String) },
      { kind: 'refunded', amount: 1800, at: expect.any(String) },
      { kind: 'released', amount: 2700, at: expect.any(String) },
    ]);
    const times = history.map((entry) => Reflect.get(entry, 'at'));
    expect(times).toEqual([...times].sort());
    expect((await server.call('GET', `/task/accepted/${task.id}/history`, { as: owner })).body).toEqual(
      history,
    );
    expect(await moneyOf(server, task)).toEqual({
      provider: 4500,
      owner: 2430,
      fee: 270,
      'refund-due': 1800,
    });
    expect((await notificationsOf(server, owner)).slice(0, 2)).toEqual([
      'You have earned €24.30 with “Certificates”. /Earnings',
      `Jonas Weber has accepted the proposal for “Certificates”: €27 of the price goes to the translator. /Task/${task.id}`,
    ]);
    expect((await notificationsOf(server, customer))[0]).toBe(
      `You get €18 back for “Certificates”. /Task/${task.id}`,
    );
    await expectRefused(await withdraw(customer, task), 409, 'dispute-missing');
  });

  it('is answered as it was read: not where the other side has made another one meanwhile', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    await propose(owner, task, { owner_percent: 5 });
    const read = await settlementRead(server, customer, task);
    await propose(owner, task, { owner_percent: 100 });
    for (const word of ['accept', 'decline'] as const)
      await expectRefused(await answer(customer, task, word, { read }), 409, 'settlement-changed');
    const { id } = await settlementRead(server, customer, task);
    const stale = { id, owner_percent: 5 };
    await expectRefused(await answer(customer, task, 'accept', { read: stale }), 409, 'settlement-changed');
    // The same share in a newer proposal, whose words may differ.
    await propose(owner, task, { owner_percent: 5, text: 'And the drafts are mine.' });
    await expectRefused(await answer(customer, task, 'accept', { read }), 409, 'settlement-changed');
    expect(await moneyOf(server, task)).toMatchObject({ held: 4500 });
    expect((await answer(customer, task, 'accept')).status).toBe(200);
    expect(await readTask(server, owner, task)).toMatchObject({ payment: { status: 'partly_refunded' } });
  });

  it.each([
    undefined,
    {},
    { id: 'a' },
    { owner_percent: 60 },
    { id: 7, owner_percent: 60 },
    { id: 'a', owner_percent: '60' },
  ])('is not answered without saying which one was read: %j', async (json) => {
    const task = await startedTask(server);
    await propose(task.owner, task);
    for (const word of ['accept', 'decline'])
      expect(
        (await server.call('POST', `${task.path}/settlement/${word}`, { as: task.customer, json })).status,
      ).toBe(422);
  });

  it('cancels the task where the owner gets nothing', async () => {
    const task = await startedTask(server);
    await propose(task.owner, task, { owner_percent: 0, text: 'I am ill.' });
    expect(await answer(task.customer, task, 'accept')).toMatchObject({ body: { status: 'cancelled' } });
    expect(await moneyOf(server, task)).toEqual({ provider: 4500, 'refund-due': 4500 });
    expect(await readTask(server, task.customer, task)).toMatchObject({
      paid: false,
      payment: { status: 'refunded', fee: null, net: null },
    });
  });

  it('waits while a bank questions the payment', async () => {
    const task = await startedTask(server);
    await propose(task.owner, task);
    await report(task, 'bank-dispute');
    await expectRefused(await answer(task.customer, task, 'accept'), 409, 'bank-dispute-open');
    await expectRefused(await propose(task.customer, task), 409, 'bank-dispute-open');
    expect(await readTask(server, task.owner, task)).toMatchObject({
      status: 'in_progress',
      settlement: { owner_percent: 60 },
    });
  });

  it('is void when the task ends otherwise', async () => {
    const task = await startedTask(server);
    await deliver(server, task);
    await propose(task.owner, task);
    await server.call('PATCH', task.path, { as: task.customer, json: { status: 'finished' } });
    await expectRefused(await answer(task.customer, task, 'accept'), 409, 'settlement-missing');
    await expectRefused(await propose(task.customer, task), 409, 'dispute-without-money');
    expect(await moneyOf(server, task)).toEqual({ provider: 4500, owner: 4050, fee: 450 });
  });

  it('is accepted once, whatever else happens at once', async () => {
    const task = await startedTask(server);
    await deliver(server, task);
    await propose(task.owner, task);
    const read = await settlementRead(server, task.customer, task);
    const answers = await Promise.all([
      answer(task.customer, task, 'accept', { read }),
      answer(task.customer, task, 'decline', { read }),
      server.call('PATCH', task.path, { as: task.customer, json: { status: 'finished' } }),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const { provider, held = 0, ...given } = await moneyOf(server, task);
    expect(provider).toBe(4500);
    expect(held + Object.values(given).reduce((sum, cents) => sum + cents, 0)).toBe(4500);
  });
});
