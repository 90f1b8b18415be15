/**
 * The fields that calls take. Each description completes "must be …": it is the error message a person reads and
 * the documentation an integrator reads.
 */
import { categories, languages, limits, phonePattern } from '@dragoman/widgets/server';
import { type TSchema, Type } from '@fastify/type-provider-typebox';

export const text = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, description: `text of 1 to ${most} characters` });

export const title = text(limits.title);
/** The forms count to 200; the spec says that nobody enforces it, so this only keeps books out. */
export const description = text(5000);
export const details = text(limits.details);
export const personName = text(100);
export const password = Type.String({
  minLength: limits.passwordMin,
  maxLength: limits.passwordMax,
  description: `text of ${limits.passwordMin} to ${limits.passwordMax} characters`,
});
export const email = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>()",;:]+@[^\\s@<>()",;:]+\\.[^\\s@<>()",;:.]{2,}$',
  description: 'an e-mail address such as name@example.com',
});
export const phone = Type.String({
  pattern: `^${phonePattern}$`,
  description: 'a number such as 555-123-4567',
});
export const price = Type.Number({
  minimum: 0.01,
  maximum: 100_000,
  description: 'a number from 0.01 to 100000, such as 45 or 45.5',
});
export const date = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'a date such as 2027-01-31',
});
export const time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$',
  description: 'a time such as 14:30',
});
export const timezone = Type.String({ maxLength: 64, description: 'a time zone such as Europe/Berlin' });
export const category = oneOf(categories);
export const languageCode = Type.Unsafe<string>({
  type: 'string',
  enum: Object.keys(languages),
  description: 'a two-letter language code such as en',
});
export const languageList = (least: number, most: number) =>
  Type.Array(languageCode, {
    minItems: least,
    maxItems: most,
    description:
      least === most ? `${most} language code${most === 1 ? '' : 's'}` : `${least} to ${most} language codes`,
  });

export function oneOf<const T extends readonly string[]>(words: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: words, description: `one of ${words.join(', ')}` });
}

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
