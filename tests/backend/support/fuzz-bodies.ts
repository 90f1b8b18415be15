/** Sends generated bodies to every call that takes one, as somebody whom the call lets as far as its body. */
import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { hostile, type JsonSchema, validFor } from './fuzz-inputs.ts';
import { createSampleResources, pathOf } from './sample-resources.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface Call {
  method: 'POST' | 'PATCH' | 'DELETE';
  /** As in `POST /chat/:id/read`. */
  route: string;
  schema: JsonSchema;
}

interface Sent {
  type: string;
  body: string | Buffer;
}

/** They end what the others need. */
const last = ['POST /logout', 'DELETE /user'];

interface Fuzzing {
  /** For each call. */
  runs: number;
  seed: number;
  /** How long all calls may take together: each has its share. */
  seconds: number;
}

/** fast-check prints the seed of a failure and what is left of its body: `FUZZ_SEED` repeats it. */
export async function fuzzBodies({ runs, seed, seconds }: Fuzzing): Promise<void> {
  const server = await testApp();
  try {
    const { people, examplePaths } = await createSampleResources(server);
    const calls = await callsWithBody(server);
    for (const call of calls) {
      const url = pathOf(call.route, examplePaths);
      const as = await whoGetsFurthest(server, call, url, Object.values(people));
      await fc.assert(
        fc.asyncProperty(bodiesFor(call.schema), async ({ type, body }) => {
          const headers = { 'content-type': type };
          const { status, text } = await server.call(call.method, url, { as, headers, payload: body });
          expect(status, `${call.route}: ${text}`).toBeLessThan(500);
          expect(text, call.route).not.toMatch(/node_modules|\.ts:\d|select |insert /i);
        }),
        { seed, numRuns: runs, interruptAfterTimeLimit: (seconds * 1000) / calls.length },
      );
    }
  } finally {
    await server.close();
  }
}

async function callsWithBody(server: TestApp): Promise<Call[]> {
  const { body } = await server.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/openapi.json',
  );
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, { requestBody }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const method = name.toUpperCase() as Call['method'];
      const route = `${method} ${path.replace(/{(\w+)}/g, ':$1')}`;
      return content ? [{ method, route, schema: content.schema }] : [];
    }),
  );
  expect(calls.length).toBeGreaterThan(50);
  return calls.filter(({ route }) => !last.includes(route));
}

/** A list is no body of any call: whoever may make it learns so. */
async function whoGetsFurthest(server: TestApp, { method }: Call, url: string, people: Person[]) {
  for (const as of people) {
    const { status } = await server.call(method, url, { as, json: [] });
    if (![401, 403, 404].includes(status)) return as;
  }
  return people[0];
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What a field is not, whatever it is. */
const wrong: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[true, false, null, 0, -0, -1, 1e308, 5e-324, 2 ** 53, 0.1 + 0.2],
    ...['', '0x10', 'Infinity', '1e5', '5', [], [5], ['5'], [[]], {}, { length: 1 }],
    ...[{ toString: 1 }, { constructor: { prototype: {} } }],
  ),
  hostile,
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 6000 }),
);

function bodiesFor(schema: JsonSchema): Arbitrary<Sent> {
  const valid = validFor(schema);
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  // Each right password takes its time to check, and there is no end of wrong ones.
  const hasPassword = names.some((name) => /password|current/.test(name));
  const nearly =
    names.length === 0
      ? valid
      : fc
          .tuple(
            valid,
            fc.subarray(names, { minLength: 1, maxLength: Math.min(2, names.length) }),
            wrong,
            wrong,
          )
          .map(([body, replaced, ...values]) => ({
            ...Object(body),
            ...Object.fromEntries(replaced.map((name, at) => [name, values[at]])),
          }));
  const value = hasPassword
    ? nearly
    : fc.oneof({ weight: 4, arbitrary: nearly }, { weight: 1, arbitrary: valid });
  const text = value.map((body) => JSON.stringify(body) ?? '');
  const sent = (type: string, body: Arbitrary<string | Buffer>) => body.map((one) => ({ type, body: one }));
  return fc.oneof(
    { weight: 12, arbitrary: sent(json, text) },
    { weight: 3, arbitrary: sent(form, value.map(formOf)) },
    { weight: 2, arbitrary: sent(json, fc.oneof(wrong, fc.anything()).map(jsonOf)) },
    { weight: 2, arbitrary: sent(json, fc.tuple(text, fc.nat()).map(cut)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(json, form, 'text/plain'), text.chain(encoded))
        .map(([type, body]) => ({ type, body })),
    },
    {
      weight: 1,
      arbitrary: sent(
        json,
        fc.integer({ min: 1, max: 6000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
      ),
    },
    {
      weight: 1,
      arbitrary: sent(
        json,
        fc.tuple(fc.constantFrom('a', ...names), fc.integer({ min: 1, max: 1500 })).map(manyKeys),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=b'), value, fc.nat())
        .map(multipartOf),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            '',
            'application/json; charset=utf-16',
            'Application/JSON',
            'text/xml',
            `${json},${form}`,
            ';',
          ),
          text,
        )
        .map(([type, body]) => ({ type, body })),
    },
  );
}

/** Some generated values have no text in JSON, or throw when one is made. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '{"a":';
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));

function formOf(body: unknown): string {
  const pairs = Object.entries(Object(body)).map(([name, value]) => [name, textOf(value)]);
  return new URLSearchParams(pairs).toString();
}

const cut = ([text, at]: [string, number]): string => text.slice(0, at % (text.length + 1));

const encoded = (text: string): Arbitrary<Buffer> =>
  fc.oneof(
    fc.constantFrom(
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
      Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28, 0xff])]),
    ),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );

const manyKeys = ([name, count]: [string, number]): string =>
  `{${Array.from({ length: count }, (_, at) => `"${name}[${at}]":${at % 2 ? at : `"${at}"`}`).join(',')}}`;

/** Some end before they should. */
function multipartOf([type, body, end]: [string, unknown, number]): Sent {
  const parts = Object.entries(Object(body)).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  );
  const text = `${parts.join('')}--b--\r\n`;
  return { type, body: end % 3 ? text : cut([text, end]) };
}
