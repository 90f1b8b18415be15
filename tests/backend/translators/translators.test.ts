/** What everybody may read about a translator, and who is one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Translator } from '#core/domain/translator.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const read = (id: string, as?: Person) =>
  server.call<Translator>('GET', `/api/translators/${id}`, as ? { as } : {});

const edit = async (owner: Person, offer: number, json: object) =>
  expect((await server.call('PATCH', `/api/task/${offer}`, { as: owner, json })).status).toBe(200);

async function finishedTask(owner: Person, customer: Person, offer: number): Promise<number> {
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json,
  });
  await payFor(server, customer, body.id);
  for (const [as, status] of [
    [owner, 'in_progress'],
    [owner, 'delivered'],
    [customer, 'finished'],
  ] as const)
    expect((await server.call('PATCH', `/task/accepted/${body.id}`, { as, json: { status } })).status).toBe(
      200,
    );
  return body.id;
}

async function review(customer: Person, task: number, rating: number, text: string) {
  const { status } = await server.call('POST', `/task/accepted/${task}/review`, {
    as: customer,
    json: { rating, text },
  });
  expect(status).toBe(200);
}

describe('a translator', () => {
  it('is shown to everybody with their offers and reviews, without address, phone or mail', async () => {
    const owner = await server.person({
      firstname: 'Ada',
      lastname: 'Lovelace',
      phonenumber: '030-555-0199',
      address: 'Secret Street 1',
    });
    await server.call('PATCH', '/user/Profile', {
      as: owner,
      json: { about: 'I translate.', languages: ['en', 'de'], language_levels: { de: 'native' } },
    });
    const listed = await server.offer(owner, { title: 'Listed' });
    const other = await server.offer(owner, { title: 'Other' });
    const paused = await server.offer(owner, { title: 'Paused' });
    await edit(owner, paused, { active: false });
    const [first, second] = [await server.person(), await server.person({ firstname: 'Ben' })];
    await review(first, await finishedTask(owner, first, listed), 5, 'Quick.');
    await review(second, await finishedTask(owner, second, other), 4, 'Thorough.');
    const { status, body, text } = await read(owner.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: owner.id,
      firstname: 'Ada',
      lastname: 'Lovelace',
      image: null,
      about: 'I translate.',
      about_translations: {},
      languages: ['en', 'de'],
      language_levels: { de: 'native' },
      credentials: [],
      rating: 4.5,
      rating_count: 2,
      tasks_done: 2,
      answers_in_minutes: null,
    });
    expect(new Date(body.member_since).toISOString()).toBe(body.member_since);
    expect(body.offers.map(({ title }) => title).sort()).toEqual(['Listed', 'Other']);
    expect(body.offers[0]).toMatchObject({ users_id: owner.id, price: 45, rating_count: 1 });
    expect(body.reviews.map(({ text, rating, firstname }) => [text, rating, firstname])).toEqual([
      ['Thorough.', 4, 'Ben'],
      ['Quick.', 5, 'Ada'],
    ]);
    for (const secret of [owner.email, '030-555-0199', 'Secret Street', 'password', 'Paused'])
      expect(text).not.toContain(secret);
    expect((await read(owner.id, first)).body).toEqual(body);
  });

  it('is not there without a published offer, or where the id is none', async () => {
    const customer = await server.person();
    for (const id of [customer.id, randomUUID(), 'nobody', '1', `${customer.id}0`, '%00', "' or true --"])
      expect((await read(encodeURIComponent(id))).status, id).toBe(404);
  });

  it('is found by an id in capitals, too', async () => {
    const owner = await server.person();
    await server.offer(owner);
    expect((await read(owner.id.toUpperCase())).body.id).toBe(owner.id);
  });

  it('stays for a year after the last offer was paused or deleted, whatever is done to it later', async () => {
    const ages = await testApp();
    const at = async (id: string) => (await ages.call('GET', `/api/translators/${id}`)).status;
    const [paused, deleted, listed] = [await ages.person(), await ages.person(), await ages.person()];
    const offers = new Map<Person, number>();
    for (const owner of [paused, deleted, listed]) offers.set(owner, await ages.offer(owner));
    const change = (owner: Person, json: object) =>
      ages.call('PATCH', `/api/task/${offers.get(owner)}`, { as: owner, json });
    await change(paused, { active: false });
    await ages.call('DELETE', `/api/task/${offers.get(deleted)}`, { as: deleted });
    const unlisted = () =>
      ages.db.selectFrom('offers').select(['owner_id', 'unlisted_at']).orderBy('id').execute();
    const before = await unlisted();
    expect(before.map(({ unlisted_at }) => unlisted_at !== null)).toEqual([true, true, false]);
    ages.wait(1000);
    await change(paused, { active: false, title: 'Again' });
    expect(await unlisted()).toEqual(before);
    ages.wait(364 * day);
    expect([await at(paused.id), await at(deleted.id), await at(listed.id)]).toEqual([200, 200, 200]);
    ages.wait(2 * day);
    expect([await at(paused.id), await at(deleted.id), await at(listed.id)]).toEqual([404, 404, 200]);
    await ages.close();
  });

  it('is there again with an offer that is resumed, and gone with the account', async () => {
    const owner = await server.person();
    const offer = await server.offer(owner);
    await edit(owner, offer, { active: false });
    expect((await read(owner.id)).body.offers).toEqual([]);
    await edit(owner, offer, { active: true });
    expect((await read(owner.id)).body.offers).toHaveLength(1);
    const { status } = await server.call('DELETE', '/user', { as: owner, json: { password } });
    expect(status).toBe(200);
    expect((await read(owner.id)).status).toBe(404);
  });

  it('answers again only what has changed', async () => {
    const owner = await server.person();
    const offer = await server.offer(owner);
    const { headers } = await read(owner.id);
    const again = () =>
      server.call('GET', `/api/translators/${owner.id}`, {
        headers: { 'if-none-match': headers.etag ?? '' },
      });
    expect((await again()).status).toBe(304);
    await edit(owner, offer, { title: 'Renamed' });
    expect((await again()).status).toBe(200);
  });
});

describe('the time in which a translator answers', () => {
  it('is the median to those who wrote first, once there are three', async () => {
    const owner = await server.person();
    await server.offer(owner);
    const minutes = async () => (await read(owner.id)).body.answers_in_minutes;
    const written = async (as: Person, to: Person, minutesAgo: number) => {
      const { body } = await server.call<{ id: string }>('POST', '/chat/new', {
        as,
        json: { created_with: to.id },
      });
      const sent = await server.call<{ id: string }>('POST', `/chat/new/message/${body.id}`, {
        as,
        json: { message: 'Hello' },
      });
      expect(sent.status).toBe(200);
      // The database has a clock of its own, which no test moves.
      await server.db
        .updateTable('messages')
        .set({ created_at: new Date(server.now().getTime() - minutesAgo * 60_000) })
        .where('id', '=', sent.body.id)
        .execute();
    };
    for (const [waited, expected] of [
      [10, null],
      [50, null],
      [20, 20],
    ] as const) {
      const customer = await server.person();
      await written(customer, owner, 100);
      await written(owner, customer, 100 - waited);
      expect(await minutes()).toBe(expected);
    }
    // Whom the translator wrote to first did not wait.
    await written(owner, await server.person(), 100);
    expect(await minutes()).toBe(20);
    // Who waits still has waited until now.
    await written(await server.person(), owner, 30);
    expect(await minutes()).toBe(25);
  });
});
