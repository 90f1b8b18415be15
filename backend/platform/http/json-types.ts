/**
 * Forms and multipart bodies hold texts alone, so the validator takes `true` for the text "true" and a list of one for its
 * item. JSON has types of its own, which mean what they say.
 */
import type { FastifyRequest } from 'fastify';
import { describeInvalid } from './error-answers.ts';

/** A hook before the validation. */
export async function refuseWrongTypes({ body, headers, routeOptions }: FastifyRequest): Promise<void> {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return;
  // The schemas of all calls are made by TypeBox.
  const found = wrongIn((routeOptions.schema?.body ?? {}) as Schema, body, '');
  if (found) throw describeInvalid([{ keyword: 'type', params: {}, schemaPath: '', ...found }]);
}

/** What of a JSON schema says which types a value may have. */
interface Schema {
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Wrong {
  instancePath: string;
  parentSchema: Schema;
}

function wrongIn(schema: Schema, value: unknown, instancePath: string): Wrong | undefined {
  // The validator decides about what is absent.
  if (value === null || value === undefined) return undefined;
  const wrong = { instancePath, parentSchema: schema };
  const { anyOf, properties = {}, items = {} } = schema;
  if (anyOf) return anyOf.every((one) => wrongIn(one, value, instancePath)) ? wrong : undefined;
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return typeof value === schema.type ? undefined : wrong;
    case 'number':
    case 'integer':
      return typeof value === 'number' || isTyped(value) ? undefined : wrong;
    case 'array':
      return Array.isArray(value) ? firstWrong(items, value.entries(), instancePath) : wrong;
    case 'object':
      if (typeof value !== 'object' || Array.isArray(value)) return wrong;
      for (const [name, inner] of Object.entries(value)) {
        const found = wrongIn(properties[name] ?? {}, inner, `${instancePath}/${name}`);
        if (found) return found;
      }
      return undefined;
    default:
      return undefined;
  }
}

function firstWrong(schema: Schema, entries: Iterable<[number, unknown]>, path: string): Wrong | undefined {
  for (const [index, item] of entries) {
    const found = wrongIn(schema, item, `${path}/${index}`);
    if (found) return found;
  }
  return undefined;
}

/** Pages send what people typed into a field. */
const isTyped = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
