import type { CampaignReport } from '@dragoman/widgets/domain/partner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { endLeftWaiting } from '#tests/backend/support/left-waiting.ts';
import { addPageViews } from '#tests/backend/support/partner-page-views.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const page = 'https://agency.example';
const member = newId();
let server: TestApp;
let partnerUser: Person;
let customer: Person;
let owner: Person;
let offer: number;

interface Report {
  partner: { id: string; name: string };
  partners: { id: string }[];
  from: string;
  to: string;
  commission_percent: number;
  days: Record<string, unknown>[];
  pages: Record<string, unknown>[];
  campaigns: Record<string, unknown>[];
}

beforeAll(async () => {
  const partners = [
    { id: 'agency', name: 'Agency', origins: [page], members: [member.toUpperCase()], commission: 12.5 },
    { id: 'second', name: 'Second', origins: [], members: [member] },
    { id: 'third', name: 'Third', origins: [] },
  ];
  server = await testApp({ PARTNERS: JSON.stringify(partners) });
  partnerUser = await server.person({ id: member });
  customer = await server.person();
  owner = await server.person();
  offer = await server.offer(owner);
});
beforeEach(() => endLeftWaiting(server));
afterAll(() => server.close());

const send = (counts: unknown, origin = page) =>
  server.call('POST', '/embed/counts', {
    payload: JSON.stringify({ counts }),
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8' },
  });

const report = (query = '', as: Person | string = partnerUser) =>
  server.call<Report>('GET', `/embed/report${query}`, { as });

const book = (more: object, key?: string) =>
  server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: { details: 'Two pages', date: bookingDay, time: '10:00', ...more },
    headers: key ? { 'idempotency-key': key } : {},
  });

describe('a partner’s statistics', () => {
  it('are summed by day, page and campaign, without query strings or users', async () => {
    const path = '/offers?visitor=42#top';
    await send([{ partner: 'agency', campaign: 'spring', path, views: 2, opens: 1 }]);
    await send([
      { partner: 'agency', path: '/offers', views: 1 },
      { partner: 'agency', path: '/home', views: 1 },
    ]);
    await book({ partner: 'agency', campaign: 'spring', page: `${page}/offers?visitor=42` });
    const { status, body } = await report();
    expect(status).toBe(200);
    expect(body.partner).toEqual({ id: 'agency', name: 'Agency' });
    expect(body.days).toEqual([
      { day: body.to, views: 4, opens: 1, bookings: 1, cancelled: 0, amount: 4500, commission: 0 },
    ]);
    expect(body.pages).toEqual([
      { page: `${page}/offers`, views: 3, opens: 1, bookings: 1 },
      { page: `${page}/home`, views: 1, opens: 0, bookings: 0 },
    ]);
    expect(body.campaigns).toEqual([
      { campaign: 'spring', views: 2, opens: 1, bookings: 1, cancelled: 0, amount: 4500, commission: 0 },
      { campaign: '', views: 2, opens: 0, bookings: 0, cancelled: 0, amount: 0, commission: 0 },
    ]);
    const columns = Object.keys(
      await server.db.selectFrom('partner_days').selectAll().executeTakeFirstOrThrow(),
    );
    expect(columns.sort()).toEqual(['bookings', 'campaign', 'day', 'opens', 'page', 'partner', 'views']);
  });

  it('take no bookings from a page', async () => {
    const day = async () => (await report()).body.days[0];
    const before = await day();
    await send([{ partner: 'agency', path: '/made-up', views: 1, bookings: 100 }]);
    expect(await day()).toEqual({ ...before, views: Number(before?.views) + 1 });
  });

  it('have the partner’s part of the fee once the money is released, rounded down', async () => {
    const sumsOf = ({ days, campaigns }: Report) => ({
      day: days.at(-1),
      summer: campaigns.find(({ campaign }) => campaign === 'summer'),
    });
    const before = sumsOf((await report()).body);
    const { body } = await book({ partner: 'agency', campaign: 'summer', page: `${page}/`, hours: 1.5 });
    const { id } = body;
    await payFor(server, customer, id);
    const booked = sumsOf((await report()).body);
    expect(booked.summer).toMatchObject({ bookings: 1, amount: 6750, commission: 0 });
    expect(booked.day).toMatchObject({ amount: Number(before.day?.amount) + 6750, commission: 0 });
    for (const [status, as] of [
      ['in_progress', owner],
      ['delivered', owner],
      ['finished', customer],
    ] as const)
      expect((await server.call('PATCH', `/task/accepted/${id}`, { as, json: { status } })).status).toBe(200);
    const released = (await report()).body;
    // 12.5 % of a fee of 6.75.
    expect(sumsOf(released).summer).toMatchObject({ amount: 6750, commission: 84 });
    expect(sumsOf(released).day).toMatchObject({ commission: 84 });
    expect(released).toMatchObject({ commission_percent: 12.5 });
  });

  it('have nothing of the fee of what a member booked', async () => {
    const summerOf = ({ campaigns }: Report) => campaigns.find(({ campaign }) => campaign === 'own');
    const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
      as: partnerUser,
      json: {
        ...{ details: 'Two pages', date: bookingDay, time: '10:00' },
        ...{ partner: 'agency', campaign: 'own', page: `${page}/` },
      },
    });
    await payFor(server, partnerUser, body.id);
    for (const [status, as] of [
      ['in_progress', owner],
      ['delivered', owner],
      ['finished', partnerUser],
    ] as const)
      await server.call('PATCH', `/task/accepted/${body.id}`, { as, json: { status } });
    expect(summerOf((await report()).body)).toMatchObject({ bookings: 1, amount: 4500, commission: 0 });
    const rows = await server.call<CampaignReport>('GET', '/partners/agency/report', { as: partnerUser });
    expect(rows.body.rows.find(({ campaign }) => campaign === 'own')).toMatchObject({ commission: 0 });
  });

  it('count bookings that came to nothing apart', async () => {
    const { body } = await book({ partner: 'agency', campaign: 'winter', page: `${page}/` });
    await server.call('PATCH', `/task/accepted/${body.id}`, { as: customer, json: { status: 'cancelled' } });
    const { campaigns } = (await report()).body;
    expect(campaigns.find(({ campaign }) => campaign === 'winter')).toMatchObject({
      bookings: 1,
      cancelled: 1,
    });
    const rows = await server.call<CampaignReport>('GET', '/partners/agency/report', { as: partnerUser });
    expect(rows.body.rows.find(({ campaign }) => campaign === 'winter')).toMatchObject({ cancelled: 1 });
  });

  it('count a repeated booking once', async () => {
    await book({ partner: 'second', page: `${page}/` }, 'once');
    await book({ partner: 'second', page: `${page}/` }, 'once');
    const { body } = await report('?partner=second');
    expect(body.pages).toEqual([{ page: `${page}/`, views: 0, opens: 0, bookings: 1 }]);
  });

  it('ignore an unregistered partner, while the booking is still made', async () => {
    expect((await send([{ partner: 'made-up', path: '/', views: 1 }])).status).toBe(204);
    expect((await book({ partner: 'made-up', page: 'javascript:alert(1)' })).status).toBe(200);
    const rows = await server.db
      .selectFrom('partner_days')
      .select('partner')
      .where('partner', '=', 'made-up')
      .execute();
    expect(rows).toEqual([]);
  });

  it('are accepted from any page without token or cookie, and readable by no page', async () => {
    const answer = await send([{ partner: 'second', path: '/', views: 1 }], 'https://unregistered.example');
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [[{ partner: 'agency', path: 'offers', views: 1 }]],
    [[{ partner: 'agency', path: '/', views: -1 }]],
    [[{ partner: 'agency', path: '/', campaign: 'two\nlines', views: 1 }]],
    [[{ partner: 'agency', path: '/', campaign: 'a'.repeat(101), views: 1 }]],
    [[{ partner: 'agency', path: `/${'a'.repeat(2000)}`, views: 1 }]],
    [[{ partner: 'agency', path: '/', views: 1e9 }]],
    [Array.from({ length: 21 }, () => ({ partner: 'agency', path: '/', views: 1 }))],
    ['none'],
  ])('are refused when malformed: %j', async (counts) => {
    expect((await send(counts)).status).toBe(422);
  });

  it('store a limited number of rows per day', async () => {
    await addPageViews(server, 'second', 1000);
    await send([{ partner: 'second', path: '/one-more', views: 5 }]);
    const { body } = await report('?partner=second');
    expect(body.pages.find(({ page: at }) => at === '')).toMatchObject({ views: 5 });
  });
});

describe('made-up campaigns', () => {
  const made = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({ partner: 'third', path: '/', campaign: name(at), views: 1 }));
  const rows = () =>
    server.db
      .selectFrom('partner_days')
      .select(['campaign', 'page', 'views'])
      .where('partner', '=', 'third')
      .execute();

  it('are counted as one beyond 100 a day, also when they are sent at once', async () => {
    await send([{ partner: 'third', path: '/', campaign: 'spring', views: 1 }]);
    const sent = Array.from({ length: 10 }, (_, group) => send(made(20, (at) => `made up ${group} ${at}`)));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 204));
    const counted = await rows();
    expect(counted).toHaveLength(101);
    expect(counted.find(({ campaign }) => campaign === 'other')?.views).toBe(101);
    await send([{ partner: 'third', path: '/', campaign: 'spring', views: 1 }]);
    expect((await rows()).find(({ campaign }) => campaign === 'spring')?.views).toBe(2);
  });

  it('cannot exceed the rows of a day together with made-up pages', async () => {
    await addPageViews(server, 'third', 1000 - (await rows()).length);
    await Promise.all(
      Array.from({ length: 5 }, (_, group) =>
        send(
          made(20, (at) => `made up ${group} ${at}`).map((one, at) => ({ ...one, path: `/${group}/${at}` })),
        ),
      ),
    );
    const counted = await rows();
    expect(counted.length).toBeLessThanOrEqual(1102);
    expect(counted.filter(({ page: at }) => at === '').length).toBeGreaterThan(0);
  });
});

describe('the report', () => {
  it('is only for the accounts named in the partner’s registration', async () => {
    const { status, body } = await report('', customer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ partner: null, partners: [], days: [], pages: [], campaigns: [] });
    expect((await report('?partner=agency', customer)).status).toBe(404);
    expect((await report('?partner=demo')).status).toBe(404);
    expect((await server.call('GET', '/embed/report')).status).toBe(401);
    expect((await report('?partner=second')).body.partners.map(({ id }) => id)).toEqual(['agency', 'second']);
  });

  it('is not for who signs up with the address of a member', async () => {
    const names = { firstname: 'Eve', lastname: 'First', language: 'en' };
    const account = { email: 'translator@demo.test', password };
    expect((await server.call('POST', '/signup', { json: { ...account, ...names } })).status).toBe(200);
    const { body } = await server.call<{ token: string }>('POST', '/login', { json: account });
    expect((await report('?partner=demo', body.token)).status).toBe(404);
    expect((await report('', body.token)).body.partners).toEqual([]);
  });

  it('covers four weeks by default, and at most a year', async () => {
    const { body } = await report('?to=2026-02-01');
    expect([body.from, body.to]).toEqual(['2026-01-05', '2026-02-01']);
    expect(body.days).toEqual([]);
    expect((await report('?from=2026-03-01&to=2026-02-01')).status).toBe(422);
    expect((await report('?from=2020-03-01&to=2026-02-01')).status).toBe(422);
    expect((await report('?from=yesterday')).status).toBe(422);
  });
});
