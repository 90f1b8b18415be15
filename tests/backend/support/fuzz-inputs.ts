/** fast-check arbitraries for a JSON schema: mostly valid values, some invalid. */
import fc, { type Arbitrary } from 'fast-check';

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema;
}

/** Strings that have broken other servers. */
export const hostile: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    "' or 1=1; drop table users; --",
    '%',
    '%00',
    '%%%',
    '_',
    '\\',
    '<script>alert(1)</script>',
    '\u202Edesrever\u2066',
    '\r\nset-cookie: a=b',
    '{"$gt":""}',
    '__proto__',
    'constructor',
    '-1',
    '0',
    '1e309',
    'NaN',
    '99999999999999999999',
    '9007199254740993',
    '0x10',
    '٣',
    '😀'.repeat(500),
    'a'.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);

const invalid: Arbitrary<unknown> = fc.oneof(
  hostile,
  fc.jsonValue(),
  fc.constantFrom(null, -0, 1e308, Number.MIN_VALUE, [], {}, JSON.parse('{"__proto__": {"admin": true}}')),
);

export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: validFor(schema) }, { weight: 1, arbitrary: invalid });
}

export function validFor(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
      if (propertyNames && additionalProperties)
        return fc.dictionary(
          validFor(propertyNames) as Arbitrary<string>,
          arbitraryOf(additionalProperties),
          {
            maxKeys: 3,
          },
        );
      const fields = Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)] as const);
      return fc.record(Object.fromEntries(fields), {
        requiredKeys: required.filter((name) => name in properties),
      });
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema;
      return fc.array(arbitraryOf(items), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 5)),
      });
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'number': {
      const { minimum: min = -1e6, maximum: max = 1e6, multipleOf: step } = schema;
      return step
        ? fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((steps) => steps * step)
        : fc.double({ min, max, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    case 'string': {
      // fast-check makes no text for an assertion.
      if (schema.pattern && !schema.pattern.includes('(?!'))
        return fc.stringMatching(new RegExp(schema.pattern));
      const { minLength = 0, maxLength = 60 } = schema;
      return fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, 60)),
      });
    }
    default:
      return invalid;
  }
}
