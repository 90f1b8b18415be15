/** Compares what two versions of the backend promise about their calls. */

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  required?: string[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
}

/** An OpenAPI document. */
export interface Calls {
  paths: Record<string, Record<string, Operation>>;
}

/** What `next` no longer keeps of `before`, a sentence each. */
export function brokenCalls(before: Calls, next: Calls): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const operation = next.paths[path]?.[method];
      const call = `${method.toUpperCase()} ${path}`;
      if (!operation) return [`${call} is gone.`];
      return [...parameters(old, operation), ...bodies(old, operation), ...answers(old, operation)].map(
        (sentence) => `${call}: ${sentence}`,
      );
    }),
  );
}

function parameters(old: Operation, now: Operation): string[] {
  const { parameters: before = [] } = old;
  const { parameters: present = [] } = now;
  const has = (list: typeof present, { name, in: place }: { name: string; in: string }) =>
    list.some((one) => one.name === name && one.in === place);
  return [
    ...before.filter((one) => !has(present, one)).map(({ name }) => `the parameter "${name}" is gone.`),
    ...present
      .filter((one) => one.required && !has(before, one))
      .map(({ name }) => `the parameter "${name}" is needed now.`),
  ];
}

const bodies = (old: Operation, now: Operation): string[] =>
  Object.entries(old.requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const present = now.requestBody?.content?.[type];
    if (!present) return [`a body of ${type} is no longer taken.`];
    const needed = (present.schema?.required ?? []).filter((name) => !schema?.required?.includes(name));
    return [
      ...needed.map((name) => `the field "${name}" is needed now.`),
      ...missing(schema, present.schema, 'the body'),
    ];
  });

/** The good answers. What an error says beside its code may change. */
const answers = (old: Operation, now: Operation): string[] =>
  Object.entries(old.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) => {
      const present = now.responses?.[status];
      if (!present) return [`there is no answer ${status} any more.`];
      return Object.entries(content).flatMap(([type, { schema }]) =>
        missing(schema, present.content?.[type]?.schema, 'the answer'),
      );
    });

/** The fields that are gone or have another type, at any depth. */
function missing(before: Schema | undefined, now: Schema | undefined, where: string): string[] {
  if (!before) return [];
  if (!now) return [`${where} is gone.`];
  if (before.items) return missing(before.items, now.items, `an entry of ${where}`);
  if (now.anyOf && !before.anyOf) return leastMissing(before, now.anyOf, where);
  return Object.entries(before.properties ?? {}).flatMap(([name, field]) => {
    const present = now.properties?.[name];
    const place = `"${name}" of ${where}`;
    if (!present) return [`${place} is gone.`];
    const [was, is] = [JSON.stringify(field.type), JSON.stringify(present.type)];
    return was === is ? missing(field, present, place) : [`${place} was ${was}, it is ${is}.`];
  });
}

/** A value that may be of other kinds now keeps its fields if one of the kinds has them all. */
const leastMissing = (before: Schema, kinds: Schema[], where: string): string[] =>
  kinds
    .map((kind) => missing(before, kind, where))
    .reduce((least, next) => (next.length < least.length ? next : least));
