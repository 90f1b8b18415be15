/** What customers paid and owners earned: the lists, the sums and the table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeCalls } from '#tests/backend/support/dispute-calls.ts';
import { bookedTask, deliver, type PaidTask, startedTask } from '#tests/backend/support/money-world.ts';
import { openPartners, page } from '#tests/backend/support/partner-authorization.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
let tasks: Record<'held' | 'earned' | 'divided' | 'returned', PaidTask>;

const { propose, answer } = disputeCalls(() => server);

beforeAll(async () => {
  server = await testApp();
  [owner, customer] = [await server.person(), await server.person()];
  const both = { owner, customer };
  const [earned, divided] = [await startedTask(server, both), await startedTask(server, both)];
  const [returned, held] = [await bookedTask(server, both), await startedTask(server, both)];
  await payFor(server, customer, returned.id);
  await server.call('PATCH', returned.path, { as: owner, json: { status: 'declined' } });
  await deliver(server, earned);
  await server.call('PATCH', earned.path, { as: customer, json: { status: 'finished' } });
  await propose(owner, divided);
  await answer(customer, divided, 'accept');
  tasks = { held, earned, divided, returned };
});
afterAll(() => server.close());

interface Row {
  id: string;
  task_id: number;
  status: string;
}
const read = (path: string, as: Person = owner) => server.call<Row[]>('GET', path, { as });

it('lists what a customer paid, newest first', async () => {
  const { body } = await read('/payments', customer);
  const paid = { title: 'Certificates', amount: 4500, currency: 'EUR', created_at: expect.any(String) };
  const rows = [
    { ...paid, task_id: tasks.held.id, refunded: 0, status: 'held' },
    { ...paid, task_id: tasks.returned.id, refunded: 4500, status: 'refunded' },
    { ...paid, task_id: tasks.divided.id, refunded: 1800, status: 'partly_refunded' },
    { ...paid, task_id: tasks.earned.id, refunded: 0, status: 'released' },
  ];
  expect(new Set(body.map(({ task_id }) => task_id))).toEqual(new Set(rows.map(({ task_id }) => task_id)));
  for (const row of rows) expect(body.find(({ task_id }) => task_id === row.task_id)).toMatchObject(row);
  const ids = body.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort().reverse());
  expect((await read('/payments', owner)).body).toEqual([]);
  expect((await read('/earnings', customer)).body).toEqual([]);
});

it('lists a payment that came too late as refunded, and none that was never made', async () => {
  const late = await bookedTask(server, { owner, customer: await server.person() });
  const json = { items: [{ id: late.id, quantity: 1 }] };
  await server.call('POST', '/create-checkout-session', { as: late.customer, json });
  expect((await read('/payments', late.customer)).body).toEqual([]);
  await server.db
    .updateTable('payments')
    .set({ status: 'returned', refunded_cents: 4500, paid_at: server.now() })
    .where('task_id', '=', late.id)
    .execute();
  expect((await read('/payments', late.customer)).body).toMatchObject([
    { status: 'refunded', refunded: 4500 },
  ]);
  expect((await read('/earnings')).body.map(({ task_id }) => task_id)).not.toContain(late.id);
});

it('lists what an owner earned, with the fee', async () => {
  const { body } = await read('/earnings');
  const amount = 4500;
  expect(body).toMatchObject([
    { task_id: tasks.divided.id, amount, fee: 270, net: 2430, status: 'available' },
    { task_id: tasks.earned.id, amount, fee: 450, net: 4050, status: 'available' },
    { task_id: tasks.returned.id, amount, fee: 0, net: 0, status: 'refunded' },
    { task_id: tasks.held.id, amount, fee: 450, net: 4050, status: 'held' },
  ]);
  await server.db
    .updateTable('transfers')
    .set({ status: 'paid_out' })
    .where('amount_cents', '=', 4050)
    .execute();
  expect((await read('/earnings')).body[1]).toMatchObject({ task_id: tasks.earned.id, status: 'paid_out' });
  const { body: summary } = await server.call('GET', '/earnings/summary', { as: owner });
  const month = server.now().toISOString().slice(0, 7);
  expect(summary).toEqual({
    ...{ held: 4050, available: 2430, paid_out: 4050, currency: 'EUR' },
    months: [{ month, net: 6480 }],
  });
  const nobody = await server.person();
  expect((await server.call('GET', '/earnings/summary', { as: nobody })).body).toEqual({
    ...{ held: 0, available: 0, paid_out: 0, currency: 'EUR', months: [] },
  });
});

it('pages both lists, and refuses a wrong limit or cursor', async () => {
  for (const [path, as] of [
    ['/payments', customer],
    ['/earnings', owner],
  ] as const) {
    const all = (await read(path, as)).body.map(({ id }) => id);
    const found: string[] = [];
    let next: string | undefined = `${path}?limit=3`;
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof read>> = await read(next, as);
      found.push(...body.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
    }
    expect(found).toEqual(all);
    for (const query of ['limit=0', 'limit=101', 'limit=a', 'cursor=x', 'cursor=WyJhIl0'])
      expect((await read(`${path}?${query}`, as)).status, query).toBe(422);
  }
});

it('is a table for a spreadsheet, in which no title is a formula', async () => {
  const titles = { earned: '=HYPERLINK("https://evil.example")', divided: 'One, "two"\nthree', held: '@sum' };
  for (const [name, title] of Object.entries(titles))
    await server.db
      .updateTable('tasks')
      .set({ title })
      .where('id', '=', tasks[name as keyof typeof titles].id)
      .execute();
  const { text, headers } = await read('/earnings.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="earnings.csv"');
  expect(text.startsWith('\ufeffid,task_id,title,amount,fee,net,currency,status,created_at\r\n')).toBe(true);
  expect(text).toContain(`,${tasks.earned.id},"'=HYPERLINK(""https://evil.example"")",4500,450,4050,EUR,`);
  expect(text).toContain(`,${tasks.divided.id},"One, ""two""\nthree",4500,270,2430,EUR,`);
  expect(text).toContain(`,${tasks.held.id},'@sum,`);
  const [first] = (await read('/earnings.csv?limit=1')).text.split('\r\n').slice(1);
  expect(text).toContain(`${first}\r\n`);
});

it('is for the marketplace’s own pages only', async () => {
  const partners = await openPartners();
  const { token } = await partners.signIn(await partners.server.person());
  for (const path of ['/payments', '/earnings', '/earnings/summary', '/earnings.csv', '/payouts/account'])
    expect(
      await partners.server.call('GET', path, { as: `Bearer ${token}`, headers: { origin: page } }),
    ).toMatchObject({ status: 403, body: { code: 'marketplace-only' } });
  await partners.server.close();
});
