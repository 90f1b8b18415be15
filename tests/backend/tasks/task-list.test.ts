/** The list of one's own tasks: filters, search, orders and pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { dayAhead } from '#tests/setup/booking-day.ts';

interface Row {
  id: number;
  title: string;
  status: string;
  role: string;
  date: string;
}

let server: TestApp;
let owner: Person;
let customer: Person;
/** Of tasks booked one after the other, while their dates go backwards. */
const booked: number[] = [];
const dates = [39, 38, 37, 37].map(dayAhead);

beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  const letters = await server.offer(owner, { title: 'Letters_100%' });
  for (const date of dates) booked.push(await book(customer, letters, date));
  // Here the two have the other roles.
  const calls = await server.offer(customer, { title: 'Contracts' });
  booked.push(await book(owner, calls, dayAhead(40)));
  await server.call('PATCH', `/task/accepted/${booked[0]}`, { as: customer, json: { status: 'cancelled' } });
});
afterAll(() => server.close());

async function book(as: Person, offer: number, date: string): Promise<number> {
  const json = { details: 'Four pages', date, time: '09:30' };
  return (await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, { as, json })).body.id;
}

const list = (query: string, as = customer) => server.call<Row[]>('GET', `/task/accepted${query}`, { as });
const idsOf = async (query: string) => (await list(query)).body.map(({ id }) => id);

describe('one’s own tasks', () => {
  it('are all listed for a client that asks for nothing else, newest first', async () => {
    const { body, headers } = await list('');
    expect(body.map(({ id }) => id)).toEqual([...booked].reverse());
    expect(headers.link).toBeUndefined();
    expect(headers['x-total-count']).toBe('5');
  });

  it.each(['newest', 'date'])('come in pages without gaps or repeats, in the order "%s"', async (sort) => {
    const all = await idsOf(`?sort=${sort}`);
    const seen: number[] = [];
    let next: string | undefined = `?sort=${sort}&limit=2`;
    while (next) {
      const { body, headers } = await list(next);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...body.map(({ id }) => id));
      next = /\?[^>]*/.exec(String(headers.link))?.[0];
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(5);
  });

  it('come by date where that is asked for, those of one moment in the order of booking', async () => {
    const [, second, third, fourth] = booked;
    const open = 'requested,accepted,in_progress';
    expect(await idsOf(`?sort=date&role=customer&status=${open}`)).toEqual([third, fourth, second]);
  });

  it('come by the instant at which they are due, whatever their time zones', async () => {
    const [mira, jonas] = [await server.person(), await server.person()];
    const offer = await server.offer(mira);
    const zones = ['America/Los_Angeles', 'Asia/Tokyo', 'Europe/Berlin'];
    const ids: number[] = [];
    for (const timezone of zones) {
      const json = { details: 'One', date: dayAhead(50), time: '09:30', timezone };
      const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
        as: jonas,
        json,
      });
      ids.push(body.id);
    }
    const [west, east, middle] = ids;
    const first = await list('?sort=date&limit=1', jonas);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const rest = await server.call<Row[]>('GET', next.replace('limit=1', 'limit=9'), { as: jonas });
    expect([...first.body, ...rest.body].map(({ id }) => id)).toEqual([east, middle, west]);
    const far = Buffer.from(JSON.stringify(['date', 1, Number.MAX_SAFE_INTEGER])).toString('base64url');
    expect((await list(`?sort=date&cursor=${far}`)).status).toBe(422);
  });

  it('are filtered by status and role', async () => {
    expect(await idsOf('?status=cancelled,finished')).toEqual([booked[0]]);
    expect(await idsOf('?role=owner')).toEqual([booked[4]]);
    expect((await list('?status=accepted&role=customer')).headers['x-total-count']).toBe('3');
  });

  it('are searched by title and by the other party, whatever the letters', async () => {
    expect(await idsOf('?q=CONTR')).toEqual([booked[4]]);
    expect(await idsOf('?q=okafor%20mira')).toHaveLength(5);
    expect(await idsOf('?q=weber')).toEqual([]);
    expect(await idsOf('?q=0%25')).toHaveLength(4);
    expect(await idsOf('?q=s_1')).toHaveLength(4);
    expect(await idsOf('?q=r_1')).toEqual([]);
    expect(await idsOf('?q=%5C')).toEqual([]);
  });

  it('are refused with the reason where a value is not allowed', async () => {
    const refused = [
      ['status=begun', '"status" must be words of'],
      ['role=friend', '"role" must be'],
      ['sort=price', '"sort" must be'],
      ['limit=0', '"limit" must be'],
      ['cursor=abc', '"cursor" must be'],
      [`q=${'x'.repeat(201)}`, '"q" must be'],
    ];
    for (const [query, message] of refused) {
      const { status, body } = await server.call('GET', `/task/accepted?${query}`, { as: customer });
      expect([status, body]).toMatchObject([422, { message: expect.stringContaining(message ?? '') }]);
    }
    const first = await list('?limit=1');
    const cursor = /cursor=([^>&]*)/.exec(String(first.headers.link))?.[1];
    expect((await list(`?sort=date&cursor=${cursor}`)).status).toBe(422);
  });
});

it('counts what one has', async () => {
  const { body } = await server.call('GET', '/user/counts', { as: customer });
  expect(body).toEqual({ offers: 1, open_tasks: 4, finished_tasks: 1, requests: 0, proposals: 0 });
  const newcomer = await server.person();
  const none = await server.call('GET', '/user/counts', { as: newcomer });
  expect(none.body).toEqual({ offers: 0, open_tasks: 0, finished_tasks: 0, requests: 0, proposals: 0 });
});
