/** Which version of the legal texts each person agreed to. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeLegalTexts } from '#backend/features/legal/use-cases.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
});
afterAll(() => server.close());

const versions = () =>
  server.db.selectFrom('legal_versions').selectAll().orderBy('language').orderBy('version').execute();

const exportOf = async (as: Person | string) =>
  (
    await server.call<{ terms_version: string; tasks: { id: number; terms_version: string }[] }>(
      'GET',
      '/user/export',
      { as },
    )
  ).body;

let people = 0;
/** Signs up by the form, and in. */
async function newcomer(more: object = {}): Promise<string> {
  people += 1;
  const email = `newcomer${people}@example.test`;
  const json = { firstname: 'Mia', lastname: 'Winter', email, language: 'de', password, ...more };
  expect((await server.call('POST', '/signup', { json })).status).toBe(200);
  const { body } = await server.call<{ token: string }>('POST', '/login', { json: { email, password } });
  return `Bearer ${body.token}`;
}

it('keeps the texts of every language before anybody can agree to them, once', async () => {
  const { legalTexts } = server.services;
  const stored = await versions();
  expect(stored.map(({ language, version }) => [language, version])).toEqual(
    (['ar', 'de', 'en', 'es', 'fr'] as const).map((language) => [language, legalTexts[language].version]),
  );
  expect(stored.find(({ language }) => language === 'en')).toMatchObject({
    terms: expect.stringContaining('# Terms of Use'),
    privacy: expect.stringContaining('# Privacy Policy'),
  });
  server.wait(60_000);
  await Promise.all([storeLegalTexts(server.services), storeLegalTexts(server.services)]);
  expect(await versions()).toEqual(stored);
});

it('is that of the language in which a person signs up, and nobody can name another one', async () => {
  const { legalTexts } = server.services;
  const german = await newcomer({ locale: 'de-AT', terms_version: legalTexts.fr.version });
  expect((await exportOf(german)).terms_version).toBe(legalTexts.de.version);
  expect((await exportOf(await newcomer({ locale: 'pt' }))).terms_version).toBe(legalTexts.en.version);
});

it('is stored with each booking and each accepted proposal, as it is then', async () => {
  const { services } = server;
  const { legalTexts } = services;
  const [owner, customer] = [await server.person(), await newcomer({ locale: 'de' })];
  const offer = await server.offer(owner);
  const json = { details: 'Two pages', date: bookingDay, time: '09:30' };
  const booked = await server.call<{ task_id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json,
  });
  expect(booked.status).toBe(200);
  const [german, english] = [legalTexts.de.version, legalTexts.en.version];
  expect((await exportOf(customer)).tasks.map(({ terms_version }) => terms_version)).toEqual([german]);

  await server.call('PATCH', '/user/Profile', { as: customer, json: { locale: 'en' } });
  await server.call('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: { ...json, time: '15:30', terms_version: german },
  });
  const copy = await exportOf(customer);
  expect(copy.tasks.map(({ terms_version }) => terms_version)).toEqual([german, english]);
  expect(copy.terms_version).toBe(german);
  // Who has not agreed to anything by a form of ours: an account from before.
  expect((await exportOf(owner)).terms_version).toBeNull();
});

it('stays with its texts when these change, and ends with the account', async () => {
  const { legalTexts } = server.services;
  const person = await newcomer({ locale: 'es' });
  const changed = {
    ...legalTexts,
    es: {
      ...legalTexts.es,
      version: 'f'.repeat(64),
      agreed: { ...legalTexts.es.agreed, terms: { language: 'es' as const, markdown: '# Otras' } },
    },
  };
  await storeLegalTexts({ ...server.services, legalTexts: changed });
  const spanish = (await versions()).filter(({ language }) => language === 'es');
  expect(spanish.map(({ version }) => version)).toEqual([legalTexts.es.version, changed.es.version].sort());
  expect((await exportOf(person)).terms_version).toBe(legalTexts.es.version);

  const { body } = await server.call<{ id: string }[]>('GET', '/user/Profile', { as: person });
  expect((await server.call('DELETE', '/user', { as: person, json: { password } })).status).toBe(200);
  const erased = await server.db
    .selectFrom('users')
    .select(['deleted_at', 'terms_version'])
    .where('id', '=', body[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(erased).toEqual({ deleted_at: expect.any(Date), terms_version: null });
});
