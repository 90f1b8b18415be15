/** A partner’s keys, and what they open. */
import { describe, expect, it } from 'vitest';
import {
  create,
  member,
  other,
  type Refusal,
  server,
  withPartnerAccounts,
} from '#tests/backend/support/partner-accounts.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

withPartnerAccounts();

describe('a key', () => {
  it('is shown once, stored as a hash, listed with its last use, and deleted', async () => {
    const { id } = await create();
    const path = `/partners/${id}/keys`;
    const { body } = await server.call<{ id: string; key: string }>('POST', path, {
      as: member,
      json: { name: 'Warehouse' },
    });
    expect(body.key).toMatch(/^dk_[\w-]{43}$/);
    const keys = () => server.call<{ last_used_at: string | null }[]>('GET', path, { as: member });
    const first = await keys();
    expect(first.text).not.toContain(body.key);
    expect(first.body).toMatchObject([{ id: body.id, name: 'Warehouse', last_used_at: null }]);
    const stored = await server.db.selectFrom('partner_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(body.key.slice(3));
    const use = (key: string) => server.call<Refusal>('GET', '/partner/bookings', { as: `Bearer ${key}` });
    expect((await use(body.key)).status).toBe(200);
    expect((await keys()).body[0]?.last_used_at).toEqual(expect.any(String));
    await server.call('DELETE', `${path}/${body.id}`, { as: member });
    expect(await use(body.key)).toMatchObject({ status: 401, body: { code: 'partner-key-needed' } });
    expect((await server.call('DELETE', `${path}/${body.id}`, { as: member })).status).toBe(404);
  });

  it('opens nothing but the partner’s own bookings', async () => {
    const { id } = await create();
    const { body } = await server.call<{ key: string }>('POST', `/partners/${id}/keys`, {
      as: member,
      json: { name: 'A' },
    });
    for (const url of ['/user/Profile', '/partners', `/partners/${id}`, '/task/accepted'])
      expect((await server.call('GET', url, { as: `Bearer ${body.key}` })).status, url).toBe(401);
    expect((await server.call('GET', '/partner/bookings', { as: member })).status).toBe(401);
  });
});

describe('the bookings of a partner', () => {
  it('are read with a key: without names, texts and files, page by page, and no others', async () => {
    const { id } = await create();
    const { body } = await server.call<{ key: string }>('POST', `/partners/${id}/keys`, {
      as: member,
      json: { name: 'A' },
    });
    const owner = await server.person({ firstname: 'Secret', lastname: 'Owner' });
    const customer = await server.person({ firstname: 'Secret', lastname: 'Customer' });
    const offer = await server.offer(owner);
    const book = (more: object) =>
      server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
        as: customer,
        json: { details: 'Secret text', date: bookingDay, time: '10:00', ...more },
      });
    const first = await book({
      ...{ partner: id, campaign: 'spring', reference: 'case-17' },
      page: 'https://agency.example/offers?secret=1',
    });
    const second = await book({ partner: id });
    const foreign = await book({ partner: 'fixed' });
    const list = (query = '') =>
      server.call<Record<string, unknown>[]>('GET', `/partner/bookings${query}`, {
        as: `Bearer ${body.key}`,
      });
    const all = await list();
    expect(all.body.map((one) => one.id)).toEqual([second.body.id, first.body.id]);
    expect(all.headers['x-total-count']).toBe('2');
    expect(all.text).not.toMatch(/secret|@|Contracts/i);
    expect(all.body[1]).toMatchObject({
      ...{ reference: 'case-17', campaign: 'spring', origin: 'https://agency.example', offer_id: offer },
      ...{ status: 'accepted', amount: 4500, refunded: 0, currency: 'EUR', payment: 'unpaid' },
      ...{ price: 45, unit: 'hour', quantity: 1, hours: 1, total: 45 },
    });
    const page = await list('?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1] ?? '';
    const rest = await server.call<{ id: number }[]>('GET', next, { as: `Bearer ${body.key}` });
    expect(rest.body.map((one) => one.id)).toEqual([first.body.id]);
    expect(rest.headers.link).toBeUndefined();
    expect((await list('?reference=case-17')).body).toHaveLength(1);
    const one = (booking: number | string) =>
      server.call('GET', `/partner/bookings/${booking}`, { as: `Bearer ${body.key}` });
    expect((await one(first.body.id)).body).toMatchObject({ id: first.body.id, reference: 'case-17' });
    for (const wrong of [foreign.body.id, 'x', '0', '999999999999'])
      expect((await one(wrong)).status).toBe(404);
  });

  it('take a reference of at most 100 characters, and a campaign in one line', async () => {
    const owner = await server.person();
    const offer = await server.offer(owner);
    const book = (more: object) =>
      server.call<Refusal>('POST', `/task/accepted/${offer}`, {
        as: other,
        json: { details: 'A', date: bookingDay, time: '10:00', ...more },
      });
    const long = await book({ reference: 'r'.repeat(10_000) });
    expect(long.status).toBe(422);
    expect(long.body.message).toBe('"reference" must be text of at most 100 characters.');
    expect((await book({ campaign: 'a\nb' })).body.message).toMatch(/"campaign" must be .* in one line/);
  });
});

describe('the report of a partner', () => {
  it('has numbers by campaign and origin, as JSON and as a table', async () => {
    const { id } = await create();
    const page = 'https://report.example';
    await server.call('POST', '/embed/counts', {
      payload: JSON.stringify({
        counts: [{ partner: id, campaign: '=1+1', path: '/a', views: 3, opens: 2 }],
      }),
      headers: { origin: page, 'content-type': 'text/plain' },
    });
    const offer = await server.offer(await server.person());
    await server.call('POST', `/task/accepted/${offer}`, {
      as: other,
      json: {
        ...{ details: 'A', date: bookingDay, time: '10:00', partner: id, campaign: '=1+1' },
        page: `${page}/a`,
      },
    });
    const report = (accept: string, query = '') =>
      server.call('GET', `/partners/${id}/report${query}`, { as: member, headers: { accept } });
    const numbers = { views: 3, selections: 2, bookings: 1, cancelled: 0, amount: 4500, commission: 0 };
    expect((await report('application/json')).body).toMatchObject({
      ...{ partner: id, currency: 'EUR', ...numbers },
      rows: [{ campaign: '=1+1', origin: page, ...numbers }],
    });
    const { headers, text } = await report('text/csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toBe(
      `\ufeffcampaign,origin,views,selections,bookings,cancelled,amount,commission\r\n'=1+1,${page},3,2,1,0,4500,0\r\n`,
    );
    expect((await report('application/json', '?from=2026-03-01&to=2026-02-01')).status).toBe(422);
    const before = await report('application/json', '?from=2020-01-01&to=2020-01-31');
    expect(before.body).toMatchObject({ views: 0, bookings: 0, rows: [] });
  });
});
