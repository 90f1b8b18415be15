/** The list of one's own requests, and of those one has answered. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const list = (query: string, as: Person) =>
  server.call<{ title: string }[]>('GET', `/requests?${query}`, { as });

it('searches, filters by state, orders by when they are due, and pages them', async () => {
  const [nia, tom] = [await server.person({ firstname: 'Nia' }), await server.person()];
  const publishes = async (title: string, due: object) => {
    const json = { title, description: 'x', type: 'call', price: 20, languages: ['fr', 'en'], ...due };
    return (await server.call<{ id: string }>('POST', '/request', { as: nia, json })).body.id;
  };
  await publishes('Visit to the mill', { dueDate: '2999-03-01', dueTime: '09:00' });
  await publishes('Letter, 100 % urgent', { dueDate: '2999-01-01', dueTime: '09:00' });
  await publishes('Any day', {});
  const late = await publishes('Letter to a mill', { dueDate: '2999-03-01', dueTime: '18:00' });
  const closed = await publishes('Old letter', { dueDate: '2999-02-01' });
  const proposal = { price: 380, message: 'Gladly', date: '2999-01-15', time: '10:00' };
  await server.call('POST', `/requests/${late}/proposals`, { as: tom, json: proposal });
  await server.call('DELETE', `/requests/${closed}`, { as: nia });

  const titles = async (query: string, as = nia) =>
    (await list(`scope=mine&${query}`, as)).body.map(({ title }) => title);
  const byDue = ['Letter, 100 % urgent', 'Old letter', 'Visit to the mill', 'Letter to a mill', 'Any day'];
  expect(await titles('sort=due')).toEqual(byDue);
  expect(await titles('q=LETTER%20mill')).toEqual(['Letter to a mill']);
  expect(await titles('q=%25')).toEqual(['Letter, 100 % urgent']);
  expect(await titles('q=nothing')).toEqual([]);
  expect(await titles('status=closed')).toEqual(['Old letter']);
  expect((await list('scope=mine&status=open', nia)).headers['x-total-count']).toBe('4');
  expect(await titles('', tom)).toEqual([]);
  expect((await list('scope=answered&q=nia', tom)).body).toMatchObject([{ title: 'Letter to a mill' }]);

  const seen: string[] = [];
  let next = '/requests?scope=mine&sort=due&limit=2';
  while (next) {
    const page = await server.call<{ title: string }[]>('GET', next, { as: nia });
    seen.push(...page.body.map(({ title }) => title));
    [, next = ''] = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '') ?? [];
    if (next) expect((await server.call('GET', next.replace('sort=due', ''), { as: nia })).status).toBe(422);
  }
  expect(seen).toEqual(byDue);
  for (const query of ['sort=price', 'status=old', `q=${'a'.repeat(201)}`, 'cursor=WyJkdWUiLCJ4Il0'])
    expect((await list(`scope=mine&${query}`, nia)).status, query).toBe(422);
});
