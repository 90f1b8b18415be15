import { afterAll, beforeAll, expect, it } from 'vitest';
import * as offers from '#backend/features/offers/queries.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let layla: Person;
beforeAll(async () => {
  server = await testApp();
  layla = await server.person({ firstname: 'Layla', lastname: 'Al-Khatib' });
});
afterAll(() => server.close());

const found = async (query: string) => {
  const { body, headers } = await server.call<{ id: number; near?: true }[]>('GET', `/api/task/all?${query}`);
  const near = body.flatMap((row) => (row.near ? [row.id] : []));
  return { ids: body.map(({ id }) => id), near, total: headers['x-total-count'], link: headers.link };
};
const search = async (text: string) => (await found(`q=${encodeURIComponent(text)}`)).ids;

it('finds offers by the first and last name of their owner', async () => {
  const id = await server.offer(layla, { title: 'Leases' });
  expect(await search('layla')).toEqual([id]);
  expect(await search('KHATIB leases')).toEqual([id]);
  expect(await search('Khatyb')).toEqual([id]);
  expect(await search('layla diplomas')).toEqual([]);
});

it('finds offers by the texts of their translations', async () => {
  const { id: owner_id } = await server.person();
  const [id] = await server.db.transaction().execute((trx) =>
    offers.publishAll(trx, [
      {
        owner_id,
        title: 'Birth certificates',
        description: 'Certified',
        type: 'document',
        price_parts: 300_000,
        languages: ['de', 'en'],
        text_language: 'en',
        translations: { de: { title: 'Geburtsurkunden', description: 'Beglaubigt für das Standesamt' } },
        created_at: server.now(),
      },
    ]),
  );
  for (const text of ['Geburtsurkunde', 'standesamt', 'beglaubigt birth', 'Gebrutsurkunde'])
    expect(await search(text), text).toEqual([id]);
});

it.each([
  ['wrong', 'pharmaceuticels'],
  ['missing', 'pharmceuticals'],
  ['missing at the beginning', 'harmaceuticals'],
  ['extra', 'pharrmaceuticals'],
  ['extra at the beginning', 'opharmaceuticals'],
  ['swapped', 'hparmaceuticals'],
  ['swapped at the end', 'pharmaceuticasl'],
  ['wrong, of a beginning', 'pharmacaut'],
])('forgives one letter that is %s', async (_how, text) => {
  const id = await server.offer(await server.person(), { title: `Pharmaceuticals ${_how}` });
  expect(await search(text)).toContain(id);
});

it.each([
  ['Straßenverkehr', ['strassenverkehr', 'STRASSE', 'straße', 'STRAẞE']],
  ['Smørrebrød i Ærøskøbing', ['smorrebrod', 'SMØRREBRØD', 'aeroskobing']],
  ['Łódź, Þingvellir, cœur, Đurđević', ['lodz', 'thingvellir', 'coeur', 'durdevic', 'ŁÓDŹ']],
  ['Iğdır ılıman', ['igdir', 'ILIMAN', 'IĞDIR']],
  ['Sorgerechts\u00adverfügung', ['sorgerechtsverfügung', 'sorge\u00adrechtsverfugung']],
  ['محضر ٢٠٤٧', ['2047', '٢٠٤٧', '۲۰۴۷', '２０４７']],
  ['प्रमाणपत्र १९५८', ['1958', '१९५८']],
])('finds %s however its letters and digits are typed', async (title, queries) => {
  const id = await server.offer(await server.person(), { title });
  for (const text of queries) expect((await found(`q=${encodeURIComponent(text)}`)).near, text).toEqual([]);
  for (const text of queries) expect(await search(text), text).toEqual([id]);
});

it('finds the parts of a compound, after the offers with the word itself', async () => {
  const someone = await server.person();
  const compound = await server.offer(someone, { title: 'Heiratsurkundenübersetzung' });
  const whole = await server.offer(someone, { title: 'Urkundenrolle' });
  expect(await found('q=urkundenr')).toMatchObject({ ids: [whole] });
  expect(await search('urkunden')).toEqual(expect.arrayContaining([whole, compound]));
  expect((await search('urkunden'))[0]).toBe(whole);
  expect(await search('urkundenubersetzung')).toEqual([compound]);
  expect(await search('übersetzung')).toEqual([compound]);
  expect(await search('urkunden leases')).toEqual([]);
  expect(await search('zung')).toEqual([compound]);
  expect(await search('ung')).toEqual([]);
});

it('takes a query of signs alone for none', async () => {
  const all = await found('limit=100');
  for (const text of ['!!!', '—', '""', "' & |", '\u00ad\u200d', '🙂', '()', '\\'])
    expect((await found(`limit=100&q=${encodeURIComponent(text)}`)).ids, text).toEqual(all.ids);
  expect((await server.call('GET', `/api/task/all?q=${encodeURIComponent('𝼀'.repeat(61))}`)).status).toBe(
    200,
  );
});

it('forgives nothing in short words, in two letters, or in numbers', async () => {
  await server.offer(await server.person(), { title: 'Zulu oxygen vaccinations 12345' });
  for (const text of ['zula', 'zlu', 'vacinatoins', '12346']) expect(await search(text), text).toEqual([]);
  expect(await search('zulu oxigen')).toHaveLength(1);
  expect(await search('zula oxigen')).toEqual([]);
});

it('lists exact matches first and marks the others, pages through all of them once, and counts them', async () => {
  const someone = await server.person({ firstname: 'Noor', lastname: 'Ost' });
  const exact: number[] = [];
  const near: number[] = [];
  for (let number = 0; number < 4; number += 1) {
    near.unshift(await server.offer(someone, { title: `Kartography ${number}` }));
    exact.unshift(await server.offer(someone, { title: `Cartography ${number}` }));
  }
  const { ids, near: marked, total } = await found('q=cartography');
  expect(ids).toEqual([...exact, ...near]);
  expect(marked).toEqual(near);
  expect(total).toBe('8');
  for (const limit of [1, 3, 4, 5]) {
    const seen: number[] = [];
    let next: string | undefined = `q=cartography&limit=${limit}`;
    while (next) {
      const page: Awaited<ReturnType<typeof found>> = await found(next);
      expect(page.total).toBe('8');
      seen.push(...page.ids);
      next = /\?([^>]+)>/.exec(page.link ?? '')?.[1];
    }
    expect(seen, `${limit} a page`).toEqual([...exact, ...near]);
  }
});

it('follows a name that changes', async () => {
  const renamed = await server.person({ firstname: 'Oksana', lastname: 'Bondarenko' });
  const id = await server.offer(renamed, { title: 'Invoices' });
  await server.call('PATCH', '/user/Profile', { as: renamed, json: { lastname: 'Petrivna' } });
  expect(await search('petrivna')).toEqual([id]);
  expect(await search('petrivma')).toEqual([id]);
  expect(await search('bondarenko')).toEqual([]);
  expect(await search('oksana invoices')).toEqual([id]);
});

it('finds nothing of a removed account, nor keeps its name', async () => {
  const leaving = await server.person({ firstname: 'Zbigniew', lastname: 'Wolniewicz' });
  await server.offer(leaving, { title: 'Patents' });
  expect(await search('wolniewicz')).toHaveLength(1);
  const left = await server.call('DELETE', '/user', { as: leaving, json: { password: 'correct horse' } });
  expect(left.status).toBe(200);
  expect(await search('wolniewicz')).toEqual([]);
  const remaining = await server.db
    .selectFrom('offer_words')
    .where('word', '=', 'wolniewicz')
    .selectAll()
    .execute();
  expect(remaining).toEqual([]);
});

it('takes wildcards and quotes for letters', async () => {
  for (const text of ["o'reillys%", '_____', '%%%%%', "'; drop table offers"])
    expect((await server.call('GET', `/api/task/all?q=${encodeURIComponent(text)}`)).status).toBe(200);
});
