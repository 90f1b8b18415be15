/** Webhooks: signed as Standard Webhooks describes, and written with what they tell. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { sendWebhook } from '#backend/features/partners/deliveries.use-cases.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import {
  booking,
  create,
  customer,
  deliveriesOf,
  type Hook,
  hooks,
  member,
  move,
  owner,
  partner,
  received,
  send,
  server,
  strict,
  types,
  withWebhooks,
} from '#tests/backend/support/webhook-receiver.ts';

withWebhooks();

describe('a webhook', () => {
  it('gets what happens to a booking, signed for the verifier of Standard Webhooks', async () => {
    const hook = await create();
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { offer, id } = await booking();
    await send();
    const [first] = received;
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json' });
    const verified = new Webhook(hook.secret).verify(first?.body ?? '', first?.headers ?? {});
    expect(verified).toEqual({
      type: 'booking.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        ...{ booking_id: id, reference: 'case-17', partner, campaign: 'spring', offer_id: offer },
        ...{ status: 'accepted', price: 45, unit: 'hour', quantity: 1, total: 45 },
        ...{ amount: 4500, currency: 'EUR' },
      },
    });
    expect(() => new Webhook(hook.secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow();
    await payFor(server, customer, id);
    await move(id, 'in_progress', owner);
    await move(id, 'delivered', owner);
    await move(id, 'finished', customer);
    await server.call('POST', `/task/accepted/${id}/review`, {
      as: customer,
      json: { rating: 5, text: 'Good' },
    });
    await send();
    expect(types()).toEqual([
      ...['booking.created', 'payment.held', 'booking.finished', 'payment.released', 'review.created'],
    ]);
    expect(received.at(-1)?.event.data).toMatchObject({ booking_id: id, status: 'finished', amount: 4500 });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(received.map(({ body }) => body).join()).not.toMatch(/Ada|@|Good|"A"/);
  });

  it('gets that a booking is accepted where the owner had to', async () => {
    await create();
    const { id } = await booking({}, { booking: 'on-request' });
    await move(id, 'accepted', owner);
    const declined = await booking({}, { booking: 'on-request' });
    await move(declined.id, 'declined', owner);
    await booking();
    await send();
    expect(types()).toEqual([
      ...['booking.created', 'booking.accepted', 'booking.created', 'booking.cancelled', 'booking.created'],
    ]);
    expect(received.map(({ event }) => event.data.status)).toEqual([
      ...['requested', 'accepted', 'requested', 'declined', 'accepted'],
    ]);
  });

  it('gets that both have agreed on other terms, with the new total', async () => {
    await create(['booking.changed', 'payment.refunded']);
    const { id } = await booking();
    await payFor(server, customer, id);
    const path = `/task/accepted/${id}`;
    const json = { price: 40, text: 'It is less work.' };
    await server.call('POST', `${path}/changes`, { as: owner, json });
    const { body } = await server.call<{ change: { id: string } }>('GET', path, { as: customer });
    await server.call('POST', `${path}/changes/${body.change.id}/accept`, { as: customer });
    await send();
    expect(types().sort()).toEqual(['booking.changed', 'payment.refunded']);
    expect(received.map(({ event }) => event.data.amount).sort()).toEqual([4000, 500]);
    const changed = received.find(({ event }) => event.type === 'booking.changed');
    expect(changed?.event.data).toMatchObject({ price: 40, unit: 'hour', quantity: 1, total: 40 });
  });

  it('gets what was agreed on in the unit of the offer, also where its minimum is more', async () => {
    await create(['booking.created', 'payment.held']);
    const words = { type: 'document', unit: 'word', price: 0.1234 };
    const { id } = await booking({ quantity: 250 }, words);
    await booking({ quantity: 2 }, { ...words, minimum: 20 });
    await payFor(server, customer, id);
    await send();
    const agreed = received.map(({ event: { data } }) => [data.price, data.unit, data.quantity, data.total]);
    expect(agreed).toEqual([
      [0.1234, 'word', 250, 30.85],
      [0.1234, 'word', 2, 20],
      [0.1234, 'word', 250, 30.85],
    ]);
    expect(received.map(({ event }) => event.data.amount)).toEqual([3085, 2000, 3085]);
  });

  it('gets a test that tells of no booking', async () => {
    const hook = await create();
    await server.call('POST', `${hooks()}/${hook.id}/test`, { as: member });
    await send();
    expect(received.map(({ event }) => event.data)).toEqual([
      {
        ...{ booking_id: null, reference: null, partner, campaign: null, offer_id: null, status: 'test' },
        ...{ price: null, unit: null, quantity: null, total: null, amount: 0, currency: 'EUR' },
      },
    ]);
  });

  it('gets what goes back to the customer', async () => {
    await create(['booking.cancelled', 'payment.refunded']);
    const { id } = await booking();
    await payFor(server, customer, id);
    await move(id, 'cancelled', customer);
    await send();
    expect(types()).toEqual(['booking.cancelled', 'payment.refunded']);
    expect(received[1]?.event.data).toMatchObject({ status: 'cancelled', amount: 4500 });
  });

  it('gets only the events that it wants, of its own partner', async () => {
    await create(['booking.cancelled']);
    await booking();
    await booking({ partner: 'another' });
    await booking({ partner: undefined });
    await send();
    expect(received).toEqual([]);
  });

  it('gets nothing of a booking that was refused', async () => {
    const hook = await create();
    await booking({ date: '2001-02-03' });
    expect(await deliveriesOf(hook)).toEqual([]);
  });
});

describe('the secret of a webhook', () => {
  it('is rolled without losing an event: for a day both sign', async () => {
    const hook = await create();
    const { body: rolled } = await server.call<Hook>('POST', `${hooks()}/${hook.id}/secret`, { as: member });
    expect(rolled.secret).not.toBe(hook.secret);
    await booking();
    await send();
    const { body, headers } = received[0] ?? { body: '', headers: {} };
    for (const secret of [hook.secret, rolled.secret]) new Webhook(secret).verify(body, headers);
    server.wait(25 * 60 * 60 * 1000);
    const listed = await server.db.selectFrom('webhook_deliveries').selectAll().execute();
    await server.db.updateTable('webhook_deliveries').set({ status: 'waiting' }).execute();
    await sendWebhook(server.services, { delivery: listed[0]?.id ?? '', attempt: 1 });
    const later = received[1]?.headers['webhook-signature']?.split(' ');
    expect(later).toHaveLength(1);
    server.wait(-25 * 60 * 60 * 1000);
  });

  it('is never listed', async () => {
    const hook = await create();
    const { text } = await server.call('GET', hooks(), { as: member });
    expect(text).not.toContain(hook.secret);
    expect(text).not.toContain('whsec_');
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['https://127.0.0.1/hook', 'outside-private'],
    ['https://2130706433/hook', 'outside-private'],
    ['https://[::ffff:10.0.0.1]/hook', 'outside-private'],
    ['https://localhost/hook', 'outside-private'],
    ['https://169.254.169.254/latest', 'outside-private'],
    ['http://agency.example/hook', 'wrong'],
    ['ftp://agency.example', 'wrong'],
    ['javascript:alert(1)', 'wrong'],
    ['//evil.example', 'wrong'],
    ['https://user:pass@agency.example', 'wrong'],
    ['https://agency.example:22/', 'wrong'],
    ['https://agency.example:6379/', 'wrong'],
    ['', 'wrong'],
  ])('is refused in words as %s', async (address, code) => {
    const json = { url: address, events: ['booking.created'] };
    const made = await strict.server.call<Hook>('POST', strict.hooks, { as: strict.person, json });
    expect(made).toMatchObject({ status: 422, body: { code } });
  });

  it('may have a port on which services of the web listen', async () => {
    const json = { url: 'https://agency.example:8443/hook', events: ['booking.created'] };
    expect((await strict.server.call('POST', strict.hooks, { as: strict.person, json })).status).toBe(200);
  });

  it('and its events are changed, refused when wrong, and deleted', async () => {
    const hook = await create();
    const path = `${hooks()}/${hook.id}`;
    const change = (json: object) => server.call<Hook>('PATCH', path, { as: member, json });
    expect((await change({ events: ['review.created', 'review.created'] })).body.events).toEqual([
      'review.created',
    ]);
    for (const json of [
      { events: [] },
      { events: ['all'] },
      { events: 'x' },
      { active: 'yes' },
      { url: 'x' },
    ])
      expect((await change(json)).status, JSON.stringify(json)).toBe(422);
    await change({ active: false });
    await booking();
    expect(await deliveriesOf(hook)).toEqual([]);
    expect((await server.call('DELETE', path, { as: member })).status).toBe(200);
    expect((await server.call('DELETE', path, { as: member })).status).toBe(404);
  });
});
