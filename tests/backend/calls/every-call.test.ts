/** Every call of the OpenAPI document with each kind of wrong input, so that new calls are covered too. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { type JsonSchema, validFor } from '#tests/backend/support/fuzz-inputs.ts';
import { startedTask } from '#tests/backend/support/money-world.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import {
  createSampleResources,
  pathOf,
  type SampleResources,
} from '#tests/backend/support/sample-resources.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

interface Operation {
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface Call extends Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As in `GET /documents/:id`. */
  route: string;
  schema: JsonSchema | undefined;
}

let server: TestApp;
let sample: SampleResources;
let people: Record<string, Person>;
let calls: Call[];

beforeAll(async () => {
  server = await testApp();
  sample = await createSampleResources(server);
  const operator = await server.person();
  const { path, owner, id } = await startedTask(server);
  await server.call('POST', `${path}/dispute`, { as: owner, json: { text: 'Unclear' } });
  await server.db.updateTable('users').set({ is_operator: true }).where('id', '=', operator.id).execute();
  people = { ...sample.people, operator };
  sample.examplePaths['/operator/disputes/:id'] = `/operator/disputes/${id}`;
  const { body } = await server.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/openapi.json',
  );
  calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase() as Call['method'];
      const route = `${method} ${path.replace(/{(\w+)}/g, ':$1')}`;
      return {
        ...operation,
        method,
        route,
        schema: operation.requestBody?.content['application/json']?.schema,
      };
    }),
  );
});
afterAll(() => server.close());

const withBody = () => calls.filter(({ method }) => method !== 'GET');
const hasPathId = ({ parameters = [] }: Call) => parameters.some((one) => one.in === 'path');
const needsToken = ({ security }: Call) => Boolean(security);
const needsKey = ({ security = [] }: Call) => security.some((one) => 'partnerKey' in one);

/** Each call gets its own session, because some calls end it. */
async function tokenOf({ id }: Person): Promise<string> {
  const token = newToken();
  const times = { created_at: server.now(), expires_at: new Date(server.now().getTime() + 60_000) };
  const session = { id: newId(), token_hash: tokenHash(token), user_id: id, user_agent: '' };
  await sessions.start(server.db, { ...session, ...times });
  return token;
}

interface Sent {
  as?: Person;
  url?: string;
  type?: string;
  body: string;
}

async function send(call: Call, { as, url, type = 'application/json', body }: Sent) {
  const { method, route } = call;
  // Calls of partners' pages name their page.
  const headers: Record<string, string> = { 'content-type': type };
  if (route.includes('/embed/session')) headers.origin = 'http://partner.localhost';
  if (route === 'POST /login/link-code') headers.origin = 'http://localhost:80';
  return server.call(method, url ?? pathOf(route, sample.examplePaths), {
    as: as && (needsKey(call) ? sample.partnerKey : await tokenOf(as)),
    headers,
    payload: body,
  });
}

/** The answers to everybody who may have a part in the sample resources, or to these people. */
async function sendAsAll(call: Call, sent: Sent, somebody = Object.values(people)) {
  const people = needsToken(call) ? somebody : [undefined];
  const answers = [];
  for (const as of people) answers.push(await send(call, { ...sent, as }));
  return answers;
}

const cut = '{"title": "A", "languages": ["en"';
const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`key${at}`, at])),
);

describe('every call', () => {
  it('needs its token before anything else', async () => {
    for (const call of calls.filter(needsToken)) {
      const url = pathOf(call.route, {}).replace(/:\w+/g, 'unknown');
      for (const body of call.method === 'GET' ? [''] : [cut, manyKeys])
        expect((await send(call, { url, body })).status, call.route).toBe(401);
    }
  });

  it('finds its thing before it reads the body', async () => {
    const bodies = [cut, '[]'];
    for (const call of calls.filter((one) => needsToken(one) && hasPathId(one))) {
      for (const id of ['unknown', '999999999', '99999999999999999999', newId()]) {
        const url = pathOf(call.route, {}).replace(/:\w+/g, id);
        for (const body of call.method === 'GET' ? [''] : bodies)
          expect(
            (await send(call, { as: sample.people.owner, url, body })).status,
            `${call.route} ${id}`,
          ).toBe(404);
      }
    }
  });

  it('refuses a cut body with 400, one of many keys with 400 or 413, and an unknown type with 415', async () => {
    for (const call of withBody().filter(({ schema }) => schema)) {
      const statuses = async (sent: Sent) => (await sendAsAll(call, sent)).map(({ status }) => status);
      expect(await statuses({ body: cut }), call.route).toContain(400);
      const many = await statuses({ body: manyKeys });
      expect(many.includes(400) || many.includes(413), `${call.route}: ${many}`).toBe(true);
      expect(await statuses({ body: '<a/>', type: 'text/xml' }), call.route).toContain(415);
    }
  });

  it('refuses wrong types, and never fails', async () => {
    const wrong: unknown[] = [{}, [{}], null, 1e308, 'a', ['a', 1, null], '\u0000'];
    for (const call of withBody()) {
      const fields = Object.keys(call.schema?.properties ?? {});
      const bodies = [
        ...wrong,
        ...wrong.map((value) => Object.fromEntries(fields.map((name) => [name, value]))),
      ];
      for (const body of bodies.map((value) => JSON.stringify(value)))
        for (const { status, text } of await sendAsAll(call, { body }, [sample.people.owner])) {
          expect(status, `${call.route} ${body}: ${text}`).toBeLessThan(500);
          expect(text).not.toMatch(/node_modules|\.ts:\d|select |insert /i);
        }
    }
  });
});

/** Bodies that their calls accept from one of the people, at least the first time. */
const accepted: Record<string, object> = {
  'POST /signup': { firstname: 'A', lastname: 'B', email: 'new@example.test', password, language: 'en' },
  'POST /login': { email: 'person1@example.test', password },
  'PATCH /user/Profile': { firstname: 'A', lastname: 'B', languages: ['en'] },
  'POST /task/create': { title: 'A', description: 'B', type: 'document', price: 45, languages: ['en', 'de'] },
  'POST /request/create': {
    ...{ title: 'A', description: 'B', type: 'forms', category: 'document', price: 30 },
    ...{ fromLanguage: ['de'], toLanguage: ['en'], dueDate: '2999-05-04', dueTime: '09:30' },
  },
  'POST /task/accepted/:id': { details: 'A', date: bookingDay, time: '09:30' },
  'POST /chat/new/message/:id': { message: 'A' },
  'POST /notifications/read': {},
  'POST /embed/counts': { counts: [] },
  'POST /partners': { name: 'A', site: 'https://a.example' },
  'PATCH /partners/:id': { name: 'A' },
};

/** Bodies of calls that a resource takes once. */
const acceptedOnce: Record<string, object> = {
  'POST /requests/:id/proposals': { price: 20, message: 'A', date: bookingDay, time: '09:30' },
  'POST /requests/:id/proposals/:proposal/accept': { price: 20, unit: 'fixed', quantity: 1 },
};

const posted = () => calls.filter((call) => call.method === 'POST' && needsToken(call) && !needsKey(call));

describe('every POST', () => {
  it('refuses an Idempotency-Key that came with another body, unless it is for once', {
    timeout: 60_000,
  }, async () => {
    const forOnce: string[] = [];
    for (const call of posted()) if (!(await refusesKey(call))) forOnce.push(call.route);
    expect(forOnce.sort()).toEqual([
      'POST /auth',
      'POST /chat/:id/typing',
      'POST /embed/codes',
      'POST /embed/link-codes',
      'POST /partners/:id/keys',
      'POST /partners/:id/webhooks',
      'POST /partners/:id/webhooks/:webhook/secret',
      'POST /passkeys/options',
      'POST /payouts/account',
      'POST /user/calendar',
      'POST /user/password',
      'POST /user/reauthenticate',
      'POST /user/reauthenticate/passkey',
      'POST /user/reauthenticate/passkey/options',
      'POST /user/reauthenticate/provider',
      'POST /user/totp',
      'POST /user/totp/confirm',
    ]);
  });

  it.each([
    { name: 'an empty', key: '' },
    { name: 'an overlong', key: 'k'.repeat(256) },
  ])('says what is wrong with $name Idempotency-Key', async ({ key }) => {
    const person = await server.person();
    for (const path of ['/notifications/read', '/task/create', '/chat/new/message/1']) {
      const sent = { as: person, headers: { 'idempotency-key': key }, json: {} };
      const { status, body } = await server.call('POST', path, sent);
      expect([404, 422], path).toContain(status);
      expect(body, path).toMatchObject({ type: 'error', code: expect.any(String) });
    }
  });

  /** Whether it refuses a key of one of the people that came with another body before. */
  async function refusesKey(call: Call): Promise<boolean> {
    const path = pathOf(call.route, sample.examplePaths);
    const key = `of ${call.route}`;
    const generated = fc.sample(validFor(call.schema ?? {}), { numRuns: 5, seed: 1 });
    const bodies = [accepted[call.route] ?? acceptedOnce[call.route], ...generated].map((body) => ({
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body ?? {}),
    }));
    const files = ['image', 'documents'].map((name) =>
      multipart([{ name, file: { name: 'a.txt', content: 'Text' } }]),
    );
    for (const as of Object.values(people)) {
      const row = { user_id: as.id, key, call: `answer to POST ${path}`, created_at: server.now() };
      const first = { ...row, body_hash: 'of another body', answer: '{}' };
      await server.db.insertInto('idempotency_keys').values(first).execute();
      const token = `Bearer ${await tokenOf(as)}`;
      for (const { payload, headers } of [...bodies, ...files]) {
        const sent = { as: token, payload, headers: { ...headers, 'idempotency-key': key } };
        const { body } = await server.call<{ code?: string }>('POST', path, sent);
        if (body.code === 'key-used') return true;
      }
    }
    return false;
  }

  it('repeats its first answer to an Idempotency-Key', async () => {
    for (const call of posted().filter(({ route }) => route in accepted)) {
      const path = pathOf(call.route, sample.examplePaths);
      const headers = { 'idempotency-key': 'of the same body' };
      const ask = (as: Person) => server.call('POST', path, { as, headers, json: accepted[call.route] });
      for (const as of Object.values(people)) {
        const first = await ask(as);
        if (first.status === 200) expect((await ask(as)).body, call.route).toEqual(first.body);
      }
    }
  });
});

/** Columns of our tables, and what other backends have. */
const columns = [
  ...['id', 'image', 'about', 'deleted_at', 'role', 'email_key', 'password_hash', 'created_at', 'user_id'],
  ...['owner_id', 'customer_id', 'users_id', 'paid', 'status', 'active', 'price_parts', 'total', 'rating'],
  ...['storage_key', 'token_hash', 'expires_at', 'partner_id', 'is_admin', 'constructor', 'toString'],
];

it('stores no field that its schema does not name', { timeout: 60_000 }, async () => {
  for (const call of withBody().filter(({ schema }) => schema)) {
    const { properties = {} } = call.schema ?? {};
    const unknown = columns.filter((name) => !(name in properties)).map((name) => [name, 'planted']);
    const [generated] = fc.sample(validFor(call.schema ?? {}), { numRuns: 1, seed: 1 });
    const known = accepted[call.route] ?? generated;
    const body = JSON.stringify({ ...Object(known), ...Object.fromEntries(unknown) });
    const answers = await sendAsAll(call, { body });
    for (const { status, text } of answers) {
      expect(status, `${call.route}: ${text}`).toBeLessThan(500);
      expect(text, call.route).not.toContain('planted');
    }
    if (call.route in accepted)
      expect(
        answers.map(({ status }) => status),
        `${call.route}: ${answers.map(({ text }) => text)}`,
      ).toContain(call.route.includes('counts') ? 204 : 200);
  }
  expect((await allRows()).filter((row) => row.includes('planted'))).toEqual([]);
});

/** All rows of all tables as text. */
async function allRows(): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(server.db);
  const texts = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(server.db),
    ),
  );
  const rows = texts.flatMap(({ rows: found }) => found.map(({ row }) => row));
  expect(rows.length).toBeGreaterThan(20);
  return rows;
}
