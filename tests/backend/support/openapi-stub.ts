/** Stub backend built from the OpenAPI document: it answers with sample data and records drift between client and document. */
import { Errors } from 'typebox/schema';
import type { Call, Client } from '#core/api/client.ts';
import type { JsonSchema } from './fuzz-inputs.ts';

interface Operation {
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
  security?: unknown;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

/** Two samples for string fields whose format the schema does not describe. */
const texts: Record<string, [string, string]> = {
  date: ['2027-01-31', '2027-02-28'],
  dueDate: ['2027-01-31', '2027-02-28'],
  time: ['14:30', '15:45'],
  dueTime: ['14:30', '15:45'],
  created_at: ['2026-03-01T10:00:00.000Z', '2026-04-01T10:00:00.000Z'],
  confirmed_at: ['2026-03-01T10:00:00.000Z', '2026-04-01T10:00:00.000Z'],
  password_set_at: ['2026-03-01T10:00:00.000Z', '2026-04-01T10:00:00.000Z'],
  updated_at: ['2026-03-02T10:00:00.000Z', '2026-04-02T10:00:00.000Z'],
  at: ['2026-03-04T10:00:00.000Z', '2026-04-04T10:00:00.000Z'],
  used_at: ['2026-03-07T10:00:00.000Z', '2026-04-07T10:00:00.000Z'],
  expires_at: ['2026-03-08T10:00:00.000Z', '2026-04-08T10:00:00.000Z'],
  release_at: ['2026-03-05T10:00:00.000Z', '2026-04-05T10:00:00.000Z'],
  answer_until: ['2026-03-06T10:00:00.000Z', '2026-04-06T10:00:00.000Z'],
  read_at: ['2026-03-03T10:00:00.000Z', '2026-04-03T10:00:00.000Z'],
  timezone: ['Europe/Berlin', 'Asia/Tokyo'],
  from: ['2026-01-01', '2026-01-02'],
  day: ['2026-01-02', '2026-01-03'],
  to: ['2026-01-03', '2026-01-04'],
  kind: ['text', 'system'],
  status: ['accepted', 'finished'],
  role: ['customer', 'owner'],
};

/** `changed` is the path in the response that gets its second sample value, such as `[].owner.firstname`. */
export function openapiStub(contract: Contract, changed = '') {
  const drift = new Set<string>();
  const read = new Set<string>();

  const client: Client = {
    baseUrl: 'https://backend.example',
    async call(call) {
      const [route, operation] = operationOf(contract, call);
      for (const mismatch of mismatchesOf(call, operation)) drift.add(`${route}: ${mismatch}`);
      const content = operation.responses[200]?.content ?? {};
      const schema = content['application/json']?.schema;
      const headers = new Headers({ 'content-type': Object.keys(content)[0] ?? '', 'x-total-count': '1' });
      if (call.asStream) return { body: new Blob().stream(), headers };
      if (call.asFile) return { body: new Blob(), headers };
      return { body: schema && sampleWithTracking(schema, route, ''), headers };
    },
  };

  function sampleWithTracking(schema: JsonSchema, route: string, place: string): unknown {
    const isChanged = place !== '' && place === changed;
    const { type, anyOf, items = {}, properties = {} } = schema;
    if (anyOf) {
      const defined = anyOf.find((one) => one.type !== 'null') ?? {};
      return isChanged ? null : sampleWithTracking(defined, route, place);
    }
    if (type === 'object') return trackedObject(properties, route, place);
    if (type !== 'array') return sampleOf(schema, nameAt(place), isChanged);
    const kinds = items.anyOf ?? [items];
    if (kinds.some((kind) => kind.type !== 'object')) return [sampleOf(items, nameAt(place), isChanged)];
    // Entries of several kinds are told apart by fields that only some of them have.
    const known = kinds.flatMap((kind) => Object.keys(kind.properties ?? {}));
    if (isChanged) return [];
    return kinds.map((kind) => trackedObject(kind.properties ?? {}, route, `${place}[]`, known));
  }

  function trackedObject(
    properties: Record<string, JsonSchema>,
    route: string,
    place: string,
    known: string[] = [],
  ): object {
    const inside = (name: string) => (place ? `${place}.${name}` : name);
    const fields = Object.entries(properties).map(([name, schema]) => [
      name,
      sampleWithTracking(schema, route, inside(name)),
    ]);
    return new Proxy(Object.fromEntries(fields), {
      get(target, name) {
        const field = typeof name === 'string' ? properties[name] : undefined;
        if (field && field.type !== 'object') read.add(inside(String(name)));
        // JSON.stringify asks for toJSON, and await for then.
        const isPublished = typeof name !== 'string' || ['toJSON', 'then', ...known].includes(name);
        if (!field && !isPublished) drift.add(`${route}: ${inside(String(name))} is read and not published`);
        return Reflect.get(target, name);
      },
    });
  }

  return { client, drift, read };
}

const nameAt = (place: string): string => /\w*$/.exec(place)?.[0] ?? '';

/** The first or the second sample value that the schema allows; where it allows only one, another. */
function sampleOf(schema: JsonSchema, name: string, isOther: boolean): unknown {
  const pick = <T>([one, other]: readonly [T, T]) => (isOther ? other : one);
  switch (schema.type) {
    case 'boolean':
      return pick([true, false]);
    case 'number':
    case 'integer':
      return pick([3, 4]);
    default:
      return pick(
        schema.enum ? [schema.enum[0], schema.enum[1] ?? 'another'] : (texts[name] ?? ['call', 'document']),
      );
  }
}

function operationOf({ paths }: Contract, { method = 'GET', path }: Call): [string, Operation] {
  const matches = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path) &&
    method.toLowerCase() in (paths[template] ?? {});
  const template = path in paths ? path : (Object.keys(paths).find(matches) ?? '');
  const operation = paths[template]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not published.`);
  return [`${method} ${template}`, operation];
}

/** What the OpenAPI document does not allow about a call. */
function mismatchesOf({ token, bearer, body, query = {} }: Call, operation: Operation): string[] {
  const mismatches: string[] = [];
  if (bearer === undefined && (token === 'always') !== Boolean(operation.security))
    mismatches.push('client and document disagree on whether it needs a token');
  const parameters = operation.parameters?.filter((one) => one.in === 'query') ?? [];
  const published = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  mismatches.push(...mismatchesIn(defined(query), { type: 'object', properties: published }));
  if (!body) return mismatches;
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return [
    ...mismatches,
    ...(content ? mismatchesIn(fieldsOf(body, content.schema), content.schema) : ['takes no body']),
  ];
}

function mismatchesIn(fields: Record<string, unknown>, schema: JsonSchema): string[] {
  const unknown = Object.keys(fields).filter((name) => !(name in (schema.properties ?? {})));
  const [, errors] = Errors(schema, fields);
  return [
    ...unknown.map((name) => `${name} is sent and not published`),
    ...errors.map(({ instancePath, message }) => `what is sent is wrong: ${instancePath} ${message}`),
  ];
}

const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The fields of a body of any type; a form sends text only, so the schema gives the types. */
function fieldsOf(body: NonNullable<Call['body']>, { properties = {} }: JsonSchema): Record<string, unknown> {
  if (!(body instanceof FormData) && !(body instanceof URLSearchParams)) return defined(body);
  const names = new Set([...body.keys()]);
  return Object.fromEntries(
    [...names].map((name) => {
      const values = body.getAll(name).map((value) => (value instanceof File ? value.name : value));
      const field = name.replace('[]', '');
      const { type } = properties[field] ?? {};
      return [field, type === 'array' ? values : type === 'number' ? Number(values[0]) : values[0]];
    }),
  );
}
