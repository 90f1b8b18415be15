/** What happens when transactions collide, and two attacks that once made them. `invariants.test.ts` makes random ones. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#tests/backend/support/database-invariants.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const plan = { date: bookingDay, time: '09:30' };
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();
const peopleOf = (count: number) => Promise.all(Array.from({ length: count }, () => server.person()));

describe('a use case that collides with others', () => {
  /** The database refuses that many messages, as it does with one of two transactions in a deadlock. */
  async function collide(times: number, sqlState: string): Promise<void> {
    await sql`create sequence collisions`.execute(server.db);
    await sql
      .raw(`create function collide() returns trigger language plpgsql as $$ begin
        if nextval('collisions') <= ${times} then raise exception 'collision' using errcode = '${sqlState}'; end if;
        return new;
      end $$`)
      .execute(server.db);
    await sql`create trigger collide before insert on messages for each row execute function collide()`.execute(
      server.db,
    );
  }
  afterEach(async () => {
    await sql`drop function collide cascade`.execute(server.db);
    await sql`drop sequence collisions`.execute(server.db);
  });

  const attempts = async () =>
    (await sql<{ last: number }>`select last_value as last from collisions`.execute(server.db)).rows[0]?.last;
  async function send() {
    const [from, to] = [await server.person(), await server.person()];
    const json = { created_with: to.id };
    const { id } = (await server.call<{ id: string }>('POST', '/chat/new', { as: from, json })).body;
    const message = { as: from, json: { message: 'Hello' } };
    const answer = await server.call('POST', `/chat/new/message/${id}`, message);
    const rows = server.db.selectFrom('messages').selectAll().where('conversation_id', '=', id);
    const events = server.db.selectFrom('events').selectAll().where('user_id', '=', to.id);
    return { answer, messages: await rows.execute(), events: await events.execute() };
  }

  it.each(['40001', '40P01'])('is repeated after SQLSTATE %s, and has its effects once', async (sqlState) => {
    await collide(3, sqlState);
    const { answer, messages, events } = await send();
    expect(answer.status).toBe(200);
    expect(messages).toHaveLength(1);
    expect(events.map(({ kind }) => kind)).toEqual(['message', 'unread']);
    expect(await attempts()).toBe(4);
  });

  it('is postponed with 503 and Retry-After when it collides again and again', async () => {
    await collide(1000, '40P01');
    const { answer, messages, events } = await send();
    expect(answer).toMatchObject({ status: 503, body: { type: 'error', code: 'records-away' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect([...messages, ...events]).toEqual([]);
    expect(await attempts()).toBe(8);
  });
});

describe('an account that is removed while others book its offers', () => {
  it('leaves no open task, and every booking is made or refused', { timeout: 60_000 }, async () => {
    const customers = await peopleOf(6);
    for (let round = 0; round < 3; round += 1) {
      const owner = await server.person();
      const offers = [await server.offer(owner), await server.offer(owner)];
      const book = (as: Person, index: number) =>
        server.call('POST', `/task/accepted/${offers[index % 2]}`, { as, json: { ...plan, details: 'A' } });
      const remove = server.call('DELETE', '/user', { as: owner, json: { password } });
      const booked = await statuses(customers.map(book));
      // The password takes its time: these meet the removal itself.
      const late = await statuses([...customers, ...customers].map(book));
      expect((await remove).status).toBe(200);
      expect([...booked, ...late].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      const own = await server.db
        .selectFrom('tasks')
        .select('status')
        .where('owner_id', '=', owner.id)
        .execute();
      expect(own.filter(({ status }) => status !== 'cancelled')).toEqual([]);
    }
    expect(await brokenInvariants(server.db)).toEqual([]);
  });
});

describe('a request that closes while translators propose', () => {
  it('keeps no open proposal', { timeout: 60_000 }, async () => {
    const translators = await peopleOf(24);
    const fields = { title: 'A', description: 'B', type: 'forms', fromLanguage: ['de'], toLanguage: ['en'] };
    const due = { dueDate: plan.date, dueTime: plan.time, price: 20 };
    for (const closes of ['by acceptance', 'by withdrawal', 'with the account']) {
      const owner = await server.person();
      const json = { ...fields, ...due };
      const request = await server.call<{ id: string }>('POST', '/request/create', { as: owner, json });
      const path = `/requests/${request.body.id}/proposals`;
      const propose = (as: Person) =>
        server.call<{ id: string }>('POST', path, { as, json: { ...plan, price: 20, message: 'I can.' } });
      const first = (await propose(translators[0] as Person)).body.id;
      const close = () => {
        if (closes === 'by acceptance')
          return server.call('POST', `${path}/${first}/accept`, {
            as: owner,
            json: { price: 20, unit: 'fixed', quantity: 1 },
          });
        if (closes === 'by withdrawal')
          return server.call('DELETE', `/requests/${request.body.id}`, { as: owner });
        return server.call('DELETE', '/user', { as: owner, json: { password } });
      };
      const [closed, ...made] = await Promise.all([close(), ...translators.slice(1).map(propose)]);
      expect(closed.status, closes).toBe(200);
      expect(made.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    }
    expect(await brokenInvariants(server.db)).toEqual([]);
  });
});

describe('a proposal that changes while it is accepted', () => {
  it('costs what the customer has read, or is not accepted', { timeout: 60_000 }, async () => {
    const [owner, translator] = await peopleOf(2);
    for (let round = 0; round < 6; round += 1) {
      const json = { title: 'A', description: 'B', type: 'forms', fromLanguage: ['de'], toLanguage: ['en'] };
      const due = { dueDate: plan.date, dueTime: plan.time, price: 20 };
      const request = await server.call<{ id: string }>('POST', '/request/create', {
        as: owner,
        json: { ...json, ...due },
      });
      const path = `/requests/${request.body.id}/proposals`;
      const made = await server.call<{ id: string }>('POST', path, {
        as: translator,
        json: { ...plan, price: 20, message: 'I can.' },
      });
      const proposal = `${path}/${made.body.id}`;
      const change = () => server.call('PATCH', proposal, { as: translator, json: { price: 99 } });
      const accept = () =>
        server.call<{ task_id: number }>('POST', `${proposal}/accept`, {
          as: owner,
          json: { price: 20, unit: 'fixed', quantity: 1 },
        });
      const [one, other] = await Promise.all(round % 2 ? [change(), accept()] : [accept(), change()]);
      const [changed, accepted] = round % 2 ? [one, other] : [other, one];
      expect([changed.status, accepted.status].sort()).toEqual([200, 409]);
      if (accepted.status !== 200) continue;
      const { task_id } = accepted.body as { task_id: number };
      const task = await server.call('GET', `/task/accepted/${task_id}`, { as: owner });
      expect(task.body).toMatchObject({ price: 20 });
    }
    expect(await brokenInvariants(server.db)).toEqual([]);
  });
});
