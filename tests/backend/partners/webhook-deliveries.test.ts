/** Deliveries of webhooks: tried until they arrive, in any number of processes. */
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { sendWebhook, switchOffWebhook } from '#backend/features/partners/deliveries.use-cases.ts';
import {
  answerWith,
  booking,
  create,
  type Delivery,
  deliveriesOf,
  everything,
  type Hook,
  hooks,
  member,
  partner,
  received,
  send,
  server,
  strict,
  types,
  withWebhooks,
} from '#tests/backend/support/webhook-receiver.ts';

withWebhooks();

describe('a delivery', () => {
  it('that fails is sent again within 60 s, then later and later, with the same id and body', async () => {
    const hook = await create();
    answerWith(500);
    await booking();
    await send();
    const waitOf = (delivery: Delivery | undefined) =>
      Date.parse(delivery?.next_attempt_at ?? '') - server.now().getTime();
    const [first] = await deliveriesOf(hook);
    expect(first).toMatchObject({ status: 'waiting', attempts: 1, answer_status: 500 });
    expect(waitOf(first)).toBeGreaterThan(10_000);
    expect(waitOf(first)).toBeLessThanOrEqual(60_000);
    await send();
    await send();
    const [third] = await deliveriesOf(hook);
    expect(third?.attempts).toBe(3);
    expect(waitOf(third)).toBeGreaterThan(60_000);
    answerWith(204);
    await send();
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'delivered', attempts: 4 });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    for (const { body, headers } of received) new Webhook(hook.secret).verify(body, headers);
    await send();
    expect(received).toHaveLength(4);
  });

  it('of a test is made once, and does not count as failing', async () => {
    const hook = await create();
    answerWith(500);
    await server.call('POST', `${hooks()}/${hook.id}/test`, { as: member });
    await send();
    const [test] = await deliveriesOf(hook);
    expect(test).toMatchObject({ status: 'failed', attempts: 1, answer_status: 500, next_attempt_at: null });
    const list = await server.call<{ failing_since: string | null }[]>('GET', hooks(), { as: member });
    expect(list.body[0]?.failing_since).toBeNull();
    await send();
    expect(received).toHaveLength(1);
  });

  it('is not made by a redirect, and is given up after three days', async () => {
    const hook = await create();
    answerWith(302);
    await booking();
    await send();
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'waiting', answer_status: 302 });
    expect(received).toHaveLength(1);
    await server.db.updateTable('webhook_deliveries').set({ give_up_at: server.now() }).execute();
    await send();
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'failed', next_attempt_at: null });
    await send();
    expect(received).toHaveLength(2);
  });

  it('is tried again at once by hand, also after it was given up or has arrived', async () => {
    const hook = await create();
    answerWith(500);
    await booking();
    await send();
    await server.db.updateTable('webhook_deliveries').set({ give_up_at: server.now() }).execute();
    await send();
    const [failed] = await deliveriesOf(hook);
    const retry = () =>
      server.call<Delivery>('POST', `${hooks()}/${hook.id}/deliveries/${failed?.id}/retry`, { as: member });
    answerWith(200);
    expect((await retry()).body).toMatchObject({ status: 'waiting' });
    await send();
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'delivered', attempts: 3 });
    await retry();
    await send();
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('counts once where two processes send it at the same time', async () => {
    const hook = await create();
    answerWith(500);
    await booking();
    const [{ id = '' } = {}] = await deliveriesOf(hook);
    const sending = { delivery: id, attempt: 0 };
    await Promise.all([sendWebhook(server.services, sending), sendWebhook(server.services, sending)]);
    expect((await deliveriesOf(hook))[0]).toMatchObject({ attempts: 1 });
    const { rows } = await sql`
      select from jobs.job where name = 'send-webhook' and data->>'attempt' = '1'`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('is sent by the workers', { timeout: 15_000 }, async () => {
    const hook = await create();
    await server.call('POST', `${hooks()}/${hook.id}/test`, { as: member });
    await server.startJobs();
    await expect.poll(types, { timeout: 10_000 }).toEqual(['webhook.test']);
    await expect.poll(async () => (await deliveriesOf(hook))[0]?.status).toBe('delivered');
    expect(received[0]?.event.data).toMatchObject({ booking_id: null, partner });
  });

  it('does not reach a private address to which the name has been moved', async () => {
    const { server: other, person, hooks: at } = strict;
    const made = await other.call<Hook>('POST', at, {
      as: person,
      json: { url: 'https://hooks.example.invalid/', events: everything },
    });
    expect(made.status).toBe(200);
    await other.call('POST', `${at}/${made.body.id}/test`, { as: person });
    const { id } = await other.db.selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow();
    await sendWebhook(
      other.services,
      { delivery: id, attempt: 0 },
      {
        lookup: ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
          done(null, [{ address: '127.0.0.1', family: 4 }])) as never,
      },
    );
    const found = await other.call<Delivery[]>('GET', `${at}/${made.body.id}/deliveries`, { as: person });
    expect(found.body).toMatchObject([{ status: 'failed', problem: 'private-address', answer_status: null }]);
  });
});

describe('a webhook that fails for five days', () => {
  it('is switched off, and the members are told by notification and mail', async () => {
    const hook = await create();
    answerWith(500);
    await booking();
    await send();
    const { rows } = await sql<{ data: { webhook: string; since: string }; days: number }>`
      select data, extract(day from start_after - now())::integer as days
      from jobs.job where name = 'switch-off-webhook'`.execute(server.db);
    expect(rows).toMatchObject([{ data: { webhook: hook.id }, days: 4 }]);
    const [{ data } = { data: { webhook: '', since: '' } }] = rows;
    await switchOffWebhook(server.services, data);
    await switchOffWebhook(server.services, data);
    const listed = await server.call<Hook[]>('GET', hooks(), { as: member });
    expect(listed.body).toMatchObject([{ id: hook.id, active: false }]);
    expect((await deliveriesOf(hook))[0]).toMatchObject({ status: 'failed' });
    const notifications = await server.call<{ text: string; url: string }[]>('GET', '/notifications', {
      as: member,
    });
    const about = notifications.body.filter(({ text }) => text.includes('webhook'));
    expect(about).toMatchObject([{ url: `/Partners/${partner}` }]);
    const mails = await server.db.selectFrom('mails').selectAll().where('user_id', '=', member.id).execute();
    expect(mails.map(({ content }) => content)).toMatchObject([
      { about: 'activity', activity: { code: 'webhook-switched-off' } },
    ]);
    const test = () => server.call<Hook>('POST', `${hooks()}/${hook.id}/test`, { as: member });
    expect(await test()).toMatchObject({ status: 409, body: { code: 'webhook-off' } });
    await server.call('PATCH', `${hooks()}/${hook.id}`, { as: member, json: { active: true } });
    expect((await test()).status).toBe(200);
  });

  it('stays on where something has arrived meanwhile', async () => {
    const hook = await create();
    answerWith(500);
    await booking();
    await send();
    const { rows } = await sql<{ data: { webhook: string; since: string } }>`
      select data from jobs.job where name = 'switch-off-webhook'`.execute(server.db);
    answerWith(204);
    await send();
    for (const { data } of rows) await switchOffWebhook(server.services, data);
    const listed = await server.call<Hook[]>('GET', hooks(), { as: member });
    expect(listed.body).toMatchObject([{ id: hook.id, active: true, failing_since: null }]);
  });
});
