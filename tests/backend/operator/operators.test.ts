/** Operators decide disputes: what they see, what they decide, and that nobody else can. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorRole } from '#backend/platform/database/tables.ts';
import { disputeCalls, expectRefused, openDisputeOf } from '#tests/backend/support/dispute-calls.ts';
import {
  deliver,
  moneyOf,
  notificationsOf,
  readTask,
  startedTask,
} from '#tests/backend/support/money-world.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let operator: Person;
beforeAll(async () => {
  server = await testApp();
  operator = await makeOperator();
});
afterAll(() => server.close());

const { dispute, propose, withdraw, decide, report } = disputeCalls(() => server);

async function makeOperator(operator_role: OperatorRole = 'operator'): Promise<Person> {
  const person = await server.person();
  const role = { is_operator: true, operator_role };
  await server.db.updateTable('users').set(role).where('id', '=', person.id).execute();
  return person;
}

interface Listed {
  id: string;
  task_id: number;
  documents: { id: string }[];
}
const list = (as: Person) => server.call<Listed[]>('GET', '/operator/disputes', { as });

describe('the list of disputes', () => {
  it('has both sides’ texts, the history, the conversation and the files', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    const sent = multipart([{ name: 'documents', file: { name: 'a.txt', content: 'Text' } }]);
    await server.call('POST', `${task.path}/documents`, { as: owner, ...sent });
    await server.call('POST', `/chat/new/message/${task.conversation}`, {
      as: customer,
      json: { message: 'Is this all?' },
    });
    await deliver(server, task);
    await dispute(customer, task);
    await propose(owner, task);
    const listed = (await list(operator)).body.find(({ task_id }) => task_id === task.id);
    expect(listed).toMatchObject({
      title: 'Certificates',
      amount: 4500,
      currency: 'EUR',
      opened_by: { role: 'customer', name: 'Jonas Weber' },
      text: 'It is unreadable.',
      other_text: 'Half is done.',
      status_before: 'delivered',
      customer: { id: customer.id, name: 'Jonas Weber' },
      owner: { id: owner.id, name: 'Mira Okafor' },
      settlement: { owner_percent: 60, text: 'Half is done.', proposed_by: 'owner' },
      documents: [{ name: 'a.txt' }],
      messages: [{ text: 'Is this all?', created_by: 'customer' }],
    });
    expect(JSON.stringify(listed)).not.toContain('@');
    expect(listed).toMatchObject({
      history: [
        { to: 'accepted', by: 'customer' },
        { to: 'in_progress', by: 'owner' },
        { to: 'delivered', by: 'owner' },
        { to: 'disputed', by: 'customer' },
      ],
    });
    const document = `/documents/${listed?.documents[0]?.id}`;
    expect((await server.call('GET', document, { as: operator })).text).toBe('Text');
    await withdraw(customer, task);
    expect((await server.call('GET', document, { as: operator })).status).toBe(404);
    expect((await list(operator)).body.map(({ task_id }) => task_id)).not.toContain(task.id);
  });

  it('has the oldest first, and nothing of one’s own', async () => {
    const [first, second] = [await startedTask(server), await startedTask(server)];
    await dispute(second.owner, second);
    await dispute(first.owner, first);
    const other = await makeOperator();
    const own = await startedTask(server, { owner: other });
    await dispute(other, own);
    const ids = async (as: Person) => (await list(as)).body.map(({ task_id }) => task_id);
    expect(await ids(other)).toEqual([second.id, first.id]);
    expect(await ids(operator)).toEqual([second.id, first.id, own.id]);
    await expectRefused(await decide(other, own), 404, 'not-found');
  });

  it('answers a repeat with the same key as the first time, though it is decided since', async () => {
    const task = await startedTask(server);
    await dispute(task.owner, task);
    const read = await openDisputeOf(server, task.id);
    const decideAgain = (owner_percent: number) =>
      server.call('POST', `/operator/disputes/${task.id}`, {
        as: operator,
        headers: { 'idempotency-key': 'decision' },
        json: { dispute: read, owner_percent, text: 'Half of it is usable.' },
      });
    const first = await decideAgain(40);
    expect(first.status).toBe(200);
    expect(await decideAgain(40)).toMatchObject({ status: 200, body: first.body });
    expect(await decideAgain(50)).toMatchObject({ status: 409, body: { code: 'key-used' } });
  });

  it('can be read by support, which decides nothing', async () => {
    const task = await startedTask(server);
    await dispute(task.owner, task);
    const support = await makeOperator('support');
    expect((await list(support)).body.map(({ task_id }) => task_id)).toContain(task.id);
    await expectRefused(await decide(support, task), 403, 'operator-needed');
    const json = { owner_percent: 'all' };
    await expectRefused(
      await server.call('POST', `/operator/disputes/${task.id}`, { as: support, json }),
      403,
      'operator-needed',
    );
    expect((await readTask(server, task.owner, task)).status).toBe('disputed');
    expect((await decide(operator, task)).status).toBe(200);
  });

  it('does not exist for anybody else', async () => {
    const task = await startedTask(server);
    await dispute(task.owner, task);
    for (const as of [task.owner, task.customer, await server.person()]) {
      expect((await list(as)).status).toBe(404);
      await expectRefused(await decide(as, task), 404, 'not-found');
    }
    expect((await server.call('GET', '/operator/disputes')).status).toBe(401);
    const profile = async (as: Person) =>
      (await server.call<{ operator: boolean }[]>('GET', '/user/Profile', { as })).body[0]?.operator;
    expect(await profile(operator)).toBe(true);
    expect(await profile(task.owner)).toBe(false);
    const json = { email: operator.email, password };
    expect((await server.call('POST', '/login', { json })).body).toMatchObject({
      user: [{ operator: true }],
    });
  });
});

describe('a decision', () => {
  it('is about the dispute that was read: not about one with another text that was opened since', async () => {
    const task = await startedTask(server);
    const { customer } = task;
    await dispute(customer, task);
    const readIn = async () =>
      (await list(operator)).body.find(({ task_id }) => task_id === task.id)?.id ?? '';
    const share = { owner_percent: 0, text: 'Nothing usable.' };
    const stale = { dispute: await readIn(), ...share };
    await withdraw(customer, task);
    await dispute(customer, task, { text: 'It came a day late.' });
    await expectRefused(await decide(operator, task, stale), 409, 'dispute-changed');
    expect(await moneyOf(server, task)).toMatchObject({ held: 4500 });
    expect((await decide(operator, task, share)).status).toBe(200);
  });

  it('divides the money, tells both, and is in the audit log', async () => {
    const task = await startedTask(server);
    const { owner, customer } = task;
    await dispute(customer, task);
    await propose(owner, task);
    for (const json of [
      { owner_percent: 40 },
      { owner_percent: 40, text: '' },
      { text: 'A' },
      { owner_percent: null, text: 'A' },
      { owner_percent: 101, text: 'A' },
    ])
      expect((await decide(operator, task, json)).status, JSON.stringify(json)).toBe(422);
    expect(await decide(operator, task)).toMatchObject({ status: 200, body: { status: 'finished' } });
    for (const as of [owner, customer]) {
      expect(await readTask(server, as, task)).toMatchObject({
        status: 'finished',
        dispute: { outcome: 'decided', owner_percent: 40, decision: 'Half of it is usable.' },
        settlement: null,
      });
      expect(await notificationsOf(server, as)).toContain(
        `The marketplace has decided about “Certificates”: €18 of the price goes to the translator. /Task/${task.id}`,
      );
    }
    expect((await readTask(server, owner, task)).history.at(-1)).toMatchObject({
      by: null,
      cause: 'operator',
    });
    expect(await moneyOf(server, task)).toEqual({
      provider: 4500,
      owner: 1620,
      fee: 180,
      'refund-due': 2700,
    });
    await expectRefused(await decide(operator, task), 404, 'not-found');
    const audited = await server.db
      .selectFrom('audit_events')
      .select(['actor_id', 'outcome'])
      .where('action', '=', 'decide-dispute')
      .where('subject_id', '=', String(task.id))
      .orderBy('at')
      .execute();
    expect(audited).toEqual([
      { actor_id: operator.id, outcome: 'done' },
      { actor_id: operator.id, outcome: 'not-found' },
    ]);
  });

  it('is made by one of two operators at once', async () => {
    const task = await startedTask(server);
    await dispute(task.customer, task);
    const other = await makeOperator();
    const answers = await Promise.all([
      decide(operator, task, { owner_percent: 0, text: 'Nothing usable.' }),
      decide(other, task, { owner_percent: 100, text: 'All is well.' }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 404],
      [200, 409],
    ]).toContainEqual(statuses);
    const { owner = 0, 'refund-due': refund = 0 } = await moneyOf(server, task);
    expect([
      [0, 4500],
      [4050, 0],
    ]).toContainEqual([owner, refund]);
  });

  it('waits while a bank questions the payment', async () => {
    const task = await startedTask(server);
    await dispute(task.customer, task);
    await report(task, 'bank-dispute');
    await expectRefused(await decide(operator, task), 409, 'bank-dispute-open');
    expect(await readTask(server, task.customer, task)).toMatchObject({
      status: 'disputed',
      dispute: { outcome: null },
    });
  });
});
