/** Fuzzes every call of the OpenAPI document with valid, nearly valid and hostile input: FUZZ_RUNS=500 for more, FUZZ_SEED=2 for other input. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ErrorBody, expectTranslated } from '#tests/backend/support/error-translations.ts';
import { arbitraryOf, hostile, type JsonSchema } from '#tests/backend/support/fuzz-inputs.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const runs = Number(process.env.FUZZ_RUNS || 12);
// A fixed seed: a failure then comes from the change under test.
const seed = Number(process.env.FUZZ_SEED || 1);
/** In MB: far less than a leak of the calls themselves would leave on the heap. */
const maxHeapGrowth = 40;

interface Operation {
  route: string;
  method: string;
  path: string;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

let server: TestApp;
let person: Person;
let operations: Operation[];
/** Ids that exist, so that the code behind the lookup runs too. */
let existingIds: string[];

beforeAll(async () => {
  server = await testApp();
  const owner = await server.person();
  person = await server.person();
  const offer = await server.offer(owner);
  const booked = await server.call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offer}`,
    {
      as: person,
      json: { details: 'A', date: bookingDay, time: '09:30' },
    },
  );
  existingIds = [String(offer), String(booked.body.id), booked.body.conversation_id];
  const { body } = await server.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/openapi.json',
  );
  operations = Object.entries(body.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({
      ...operation,
      route: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
    })),
  );
});
afterAll(() => server.close());

it('answers every call below 500, in time, with a translatable message', {
  timeout: 60_000 + runs * 20_000,
}, async () => {
  // Left out: a stream never ends, and a removed account cannot continue.
  const tried = operations.filter(
    ({ route }) => !['GET /events', 'DELETE /user', 'POST /logout'].includes(route),
  );
  let count = 0;
  let warmHeap = 0;
  for (const [index, operation] of tried.entries()) {
    // By now everything that is loaded or cached once is in memory.
    if (index === Math.floor(tried.length / 2)) warmHeap = heapInUse();
    await fc.assert(
      fc.asyncProperty(inputOf(operation), async (input) => {
        count += 1;
        const { status, body, text } = await server.call<ErrorBody>(operation.method as 'GET', input.url, {
          as: person,
          ...input.more,
        });
        expect(status, `${operation.route}: ${text}`).toBeLessThan(500);
        if (status >= 400) {
          expect(body, operation.route).toMatchObject({ type: 'error', message: expect.any(String) });
          await expectTranslated(body, operation.route);
          expect(text).not.toMatch(/node_modules|\.ts:\d|select |insert /i);
        }
      }),
      { seed, numRuns: runs, interruptAfterTimeLimit: 15_000 + runs * 1000, markInterruptAsFailure: true },
    );
  }
  const heapGrowth = (heapInUse() - warmHeap) / 2 ** 20;
  console.log(
    `${count} calls to ${tried.length} routes, none of them failed; ${heapGrowth.toFixed(1)} MB more in use after the second half.`,
  );
  expect(heapGrowth).toBeLessThan(maxHeapGrowth);
});

/** Heap size after a forced garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** Not `String`: some generated objects have a `toString` that is not a function. */
const textOf = (one: unknown): string => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''));

function inputOf({ path, parameters = [], requestBody }: Operation) {
  const value = (name: string) =>
    fc
      .oneof(fc.constantFrom(...existingIds), hostile)
      .map((text) => [name, encodeURIComponent(text.replace(/\p{Surrogate}/gu, 'x'))] as const);
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const paths = fc.tuple(...names.map(value)).map((pairs) =>
    // HTTP clients resolve path segments of dots before they send them.
    pairs.reduce((url, [name, text]) => url.replace(`{${name}}`, /^\.*$/.test(text) ? 'x' : text), path),
  );
  const queries = parameters.filter((one) => one.in === 'query');
  const query = fc
    .record(
      Object.fromEntries(queries.map(({ name, schema }) => [name, fc.oneof(arbitraryOf(schema), hostile)])),
      { requiredKeys: [] },
    )
    .map((fields) => new URLSearchParams(Object.entries(fields).map(([name, one]) => [name, textOf(one)])));
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const json =
    content && type === 'application/json'
      ? fc.oneof({ weight: 3, arbitrary: arbitraryOf(content.schema) }, fc.jsonValue())
      : fc.constant(undefined);
  return fc.record({ place: paths, query, json }).map(({ place, query: search, json: body }) => ({
    url: `${place}${search.size ? `?${search}` : ''}`,
    more: body === undefined ? {} : { json: body },
  }));
}
