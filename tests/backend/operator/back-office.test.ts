/** What operators look up: the marketplace in numbers, people, tasks and the audit log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { disputeCalls, openDisputeOf } from '#tests/backend/support/dispute-calls.ts';
import { bookedTask, deliver, startedTask } from '#tests/backend/support/money-world.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let operator: Person;
beforeAll(async () => {
  server = await testApp();
  operator = await server.person({ firstname: 'Olga', lastname: 'Operator' });
  await server.db.updateTable('users').set({ is_operator: true }).where('id', '=', operator.id).execute();
});
afterAll(() => server.close());

const { dispute, decide } = disputeCalls(() => server);

interface Overview {
  users: number;
  offers: number;
  tasks: Record<string, number>;
  money: Record<'held' | 'available' | 'fees' | 'paid_out' | 'refunded', number> & { months: object[] };
  waiting: Record<string, number>;
}

const overview = async () =>
  (await server.call<Overview>('GET', '/operator/overview', { as: operator })).body;

/** All rows of a list, page by page, with what it says of their number. */
async function all<Row>(path: string, limit = 3): Promise<{ rows: Row[]; total: string | undefined }> {
  const rows: Row[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  let total: string | undefined;
  while (next) {
    const answer: Awaited<ReturnType<typeof server.call<Row[]>>> = await server.call<Row[]>('GET', next, {
      as: operator,
    });
    expect(answer.status, next).toBe(200);
    rows.push(...answer.body);
    total = answer.headers['x-total-count'];
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
  }
  return { rows, total };
}

describe('the overview', () => {
  it('has numbers that equal their lists', async () => {
    const open = await startedTask(server);
    await dispute(open.customer, open);
    const finished = await startedTask(server);
    await deliver(server, finished);
    await server.call('PATCH', finished.path, { as: finished.customer, json: { status: 'finished' } });
    const divided = await startedTask(server);
    await dispute(divided.owner, divided);
    await decide(operator, divided);
    await bookedTask(server, { owner: open.owner, customer: open.customer });
    await startedTask(server);

    const { users, tasks, money, waiting } = await overview();
    const people = await all<{ id: string }>('/operator/users');
    expect([people.rows.length, people.total]).toEqual([users, String(users)]);
    expect(new Set(people.rows.map(({ id }) => id)).size).toBe(users);

    const statuses = Object.entries(tasks);
    expect(Object.fromEntries(statuses)).toEqual({ disputed: 1, finished: 2, accepted: 1, in_progress: 1 });
    for (const [status, count] of statuses) {
      const listed = await all<{ status: string }>(`/operator/tasks?status=${status}`);
      expect([listed.rows.length, listed.total], status).toEqual([count, String(count)]);
      expect(new Set(listed.rows.map((row) => row.status))).toEqual(new Set([status]));
    }
    expect((await all('/operator/tasks')).rows).toHaveLength(5);

    const disputes = await server.call<object[]>('GET', '/operator/disputes', { as: operator });
    expect(waiting).toEqual({
      disputes: disputes.body.length,
      ...{ reports: 0, appeals: 0, credentials: 0, payments: 0, transfers: 0, mails: 0, webhooks: 0 },
    });
    // €45 each: two are held, one is the owner's less 10 %, and 40 % of one is, the rest went back.
    const sums = { fees: 450 + 180, paid_out: 0, refunded: 2700 };
    const month = server.now().toISOString().slice(0, 7);
    expect(money).toEqual({
      ...{ held: 9000, available: 4050 + 1620, currency: 'EUR', months: [{ month, ...sums }] },
      ...sums,
    });
  });

  it('counts what went wrong', async () => {
    const { waiting: before } = await overview();
    const at = server.now();
    const older = new Date(at.getTime() - 2 * 60 * 60 * 1000);
    for (const created_at of [at, older]) {
      const task = await startedTask(server);
      await server.db
        .updateTable('payments')
        .set({ status: 'opening', created_at })
        .where('task_id', '=', task.id)
        .execute();
    }
    await server.db
      .insertInto('mails')
      .values({
        ...{ id: newId(), user_id: operator.id, actor_id: null, recipient: operator.email, topic: 'money' },
        ...{ locale: 'en', content: '{}', status: 'failed', created_at: at, give_up_at: at },
      })
      .execute();
    // The one of now may be answered yet.
    expect((await overview()).waiting).toEqual({
      ...before,
      payments: (before.payments ?? 0) + 1,
      mails: (before.mails ?? 0) + 1,
    });
  });
});

describe('people', () => {
  const find = async (q: string) =>
    (await all<{ id: string }>(`/operator/users?q=${encodeURIComponent(q)}`)).rows.map(({ id }) => id);

  it('are found by name, address and id, and not once their account is gone', async () => {
    const person = await server.person({ firstname: 'Zoë', lastname: 'Quint%' });
    const { id, email } = person;
    for (const q of ['quint', 'zoë QUINT', email, email.toUpperCase(), id, '%']) {
      expect(await find(q), q).toEqual([id]);
    }
    expect(await find(`zoë ${operator.email}`)).toEqual([]);
    expect(await find('_')).toEqual([]);
    await server.db.updateTable('users').set({ deleted_at: server.now() }).where('id', '=', id).execute();
    expect(await find('quint')).toEqual([]);
    const path = `/operator/users/${id}`;
    expect((await server.call('GET', path, { as: operator })).status).toBe(404);
  });

  it('are shown with all that is theirs', async () => {
    const { owner, customer, id } = await startedTask(server);
    const answer = await server.call<Record<string, unknown>>('GET', `/operator/users/${owner.id}`, {
      as: operator,
    });
    expect(answer.body).toMatchObject({
      ...{ id: owner.id, firstname: 'Mira', email: owner.email, operator: false },
      offers: [{ title: 'Certificates', state: 'published' }],
      tasks: [
        {
          ...{ id, status: 'in_progress', total: 4500, currency: 'EUR' },
          customer: { id: customer.id, name: 'Jonas Weber' },
        },
      ],
      payments: [{ task_id: id, role: 'owner', amount: 4500, refunded: 0, status: 'held' }],
      mails: expect.any(Array),
      audit: [],
    });
    const paid = await server.call<Record<string, unknown>>('GET', `/operator/users/${customer.id}`, {
      as: operator,
    });
    expect(paid.body).toMatchObject({
      payments: [{ task_id: id, role: 'customer' }],
      audit: [{ action: 'pay-task', actor: { id: customer.id, name: 'Jonas Weber' } }],
    });
    expect(answer.text + paid.text).not.toMatch(/password|hash|_key/);
  });
});

describe('the audit log', () => {
  interface Line {
    id: string;
    at: string;
    action: string;
    actor: { id: string } | null;
    subject: { kind: string; id: string | null; name: string | null };
    reason: string | null;
  }
  const lines = async (query: string) => (await all<Line>(`/operator/audit?${query}`, 50)).rows;

  it('has who read what of whom, and where', async () => {
    const person = await server.person({ firstname: 'Rita', lastname: 'Read' });
    await server.call('GET', '/operator/users?q=rita', { as: operator });
    await server.call('GET', `/operator/users/${person.id}`, { as: operator });
    const reading = {
      action: 'read-person',
      actor: { id: operator.id, name: 'Olga Operator' },
      subject: { kind: 'user', id: person.id, name: 'Rita Read' },
      reason: '/Operator/Users/{id}',
    };
    expect(await lines(`user=${person.id}`)).toMatchObject([reading]);
    // Reading the log about somebody is one more.
    expect(await lines(`user=${person.id}`)).toMatchObject([{ action: 'read-audit-log' }, reading]);
    const [newest] = await lines(`action=read-people&user=${operator.id}`);
    expect(newest).toMatchObject({ reason: '/Operator/Users', subject: { id: null } });
    expect(JSON.stringify(newest)).not.toContain('rita');
  });

  it('has the reading of a dispute once an hour, with which one it was', async () => {
    const task = await startedTask(server);
    await dispute(task.customer, task);
    // The page reads it again every half a minute.
    for (let reads = 0; reads < 3; reads += 1)
      await server.call('GET', '/operator/disputes', { as: operator });
    const id = await openDisputeOf(server, task.id);
    const readings = (await lines('action=read-dispute')).filter(({ reason }) => reason === id);
    expect(readings).toMatchObject([
      { actor: { id: operator.id }, subject: { kind: 'task', id: String(task.id), name: null } },
    ]);
  });

  it('is searched by days, both included, and read page by page', async () => {
    const [newest] = await lines('');
    const day = newest?.at.slice(0, 10);
    const ofToday = await lines(`from=${day}&to=${day}`);
    expect(ofToday).toContainEqual(newest);
    expect(await lines('to=2001-01-01')).toEqual([]);
    expect(await lines('from=2999-01-01')).toEqual([]);
    const { rows } = await all<Line>('/operator/audit?action=read-person', 1);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('refuses what no filter can be', async () => {
    for (const query of [
      'user=me',
      'action=unheard-of',
      'from=yesterday',
      'cursor=x',
      'limit=0',
      'limit=101',
    ])
      expect((await server.call('GET', `/operator/audit?${query}`, { as: operator })).status, query).toBe(
        422,
      );
    for (const path of [
      '/operator/users?cursor=x',
      '/operator/tasks?status=odd',
      '/operator/tasks?cursor=WyJ4Il0',
    ])
      expect((await server.call('GET', path, { as: operator })).status, path).toBe(422);
  });
});
