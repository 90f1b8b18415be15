import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPageViews } from './partner-page-views.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

const page = 'https://agency.example';
let server: TestApp;
let partnerUser: Person;
let customer: Person;
let offer: number;

interface Report {
  partner: { id: string; name: string };
  partners: { id: string }[];
  from: string;
  to: string;
  days: Record<string, unknown>[];
  pages: Record<string, unknown>[];
  campaigns: Record<string, unknown>[];
}

beforeAll(async () => {
  const partners = [
    { id: 'agency', name: 'Agency', origins: [page], users: ['Person1@Example.test'] },
    { id: 'second', name: 'Second', origins: [], users: ['person1@example.test'] },
  ];
  server = await testApp({ PARTNERS: JSON.stringify(partners) });
  partnerUser = await server.person();
  customer = await server.person();
  offer = await server.offer(await server.person());
});
afterAll(() => server.close());

const send = (counts: unknown, origin = page) =>
  server.call('POST', '/embed/counts', {
    payload: JSON.stringify({ counts }),
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8' },
  });

const report = (query = '', as: Person | string = partnerUser) =>
  server.call<Report>('GET', `/embed/report${query}`, { as });

const book = (more: object, key?: string) =>
  server.call('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: { details: 'Two pages', date: '2099-01-31', time: '10:00', ...more },
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
    expect(body.days).toEqual([{ day: body.to, views: 4, opens: 1, bookings: 1 }]);
    expect(body.pages).toEqual([
      { page: `${page}/offers`, views: 3, opens: 1, bookings: 1 },
      { page: `${page}/home`, views: 1, opens: 0, bookings: 0 },
    ]);
    expect(body.campaigns).toEqual([
      { campaign: 'spring', views: 2, opens: 1, bookings: 1 },
      { campaign: '', views: 2, opens: 0, bookings: 0 },
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

  it('covers four weeks by default, and at most a year', async () => {
    const { body } = await report('?to=2026-02-01');
    expect([body.from, body.to]).toEqual(['2026-01-05', '2026-02-01']);
    expect(body.days).toEqual([]);
    expect((await report('?from=2026-03-01&to=2026-02-01')).status).toBe(422);
    expect((await report('?from=2020-03-01&to=2026-02-01')).status).toBe(422);
    expect((await report('?from=yesterday')).status).toBe(422);
  });
});
