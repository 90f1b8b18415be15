/**
 * The fields that calls take. Each description completes "must be …": it is the error message a person reads and
 * the documentation an integrator reads.
 */
import {
  categories,
  type LanguageLevel,
  languages,
  languageLevels as levels,
  limits,
  phonePattern,
  placeLength,
  placePattern,
  type Rule,
  ruleInEnglish,
} from '@dragoman/widgets/server';
import { type TSchema, Type } from '@fastify/type-provider-typebox';

/** The schema keyword that holds a field's rule, of which the description is the English text. */
export const ruleKeyword = 'x-rule';

/** The rule as a description, and as data for the refusal. */
export const must = (rule: Rule) => ({ description: ruleInEnglish(rule), [ruleKeyword]: rule });

export const text = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, ...must({ rule: 'text', least: 1, most }) });
export const shortText = (most: number) => Type.String({ maxLength: most, ...must({ rule: 'short', most }) });
/** Without line breaks and other control characters. */
export const line = (most: number) =>
  Type.String({
    maxLength: most,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    ...must({ rule: 'line', most }),
  });
export const whole = (minimum: number, maximum: number, more: { default?: number } = {}) =>
  Type.Integer({ minimum, maximum, ...more, ...must({ rule: 'whole', least: minimum, most: maximum }) });

export const title = text(limits.title);
/** The forms show a counter up to 200, which the spec does not enforce. This limit only stops abuse. */
export const description = text(5000);
export const details = text(limits.details);
export const personName = text(100);
export const password = Type.String({
  minLength: limits.passwordMin,
  maxLength: limits.passwordMax,
  ...must({ rule: 'text', least: limits.passwordMin, most: limits.passwordMax }),
});
export const email = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>()",;:]+@[^\\s@<>()",;:]+\\.[^\\s@<>()",;:.]{2,}$',
  ...must({ rule: 'email' }),
});
export const phone = Type.String({
  pattern: `^${phonePattern}$`,
  ...must({ rule: 'phone' }),
});
export const price = Type.Number({
  minimum: 0.01,
  maximum: 100_000,
  ...must({ rule: 'price', least: 0.01, most: 100_000 }),
});
export const hours = Type.Number({
  minimum: 0.5,
  maximum: 100,
  multipleOf: 0.5,
  ...must({ rule: 'steps', least: 0.5, most: 100, step: 0.5 }),
});
export const place = Type.String({
  maxLength: placeLength,
  pattern: placePattern,
  ...must({ rule: 'place' }),
});
/** Without a type: of an integer, the validator would take null or false for 0, and that is somebody's money. */
export const ownerPercent = Type.Unsafe<number>({
  enum: Array.from({ length: 101 }, (_, percent) => percent),
  ...must({ rule: 'whole', least: 0, most: 100 }),
});
export const date = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  ...must({ rule: 'date' }),
});
export const time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?$',
  ...must({ rule: 'time' }),
});
export const timezone = Type.String({ maxLength: 64, ...must({ rule: 'timezone' }) });
/** A BCP 47 tag. Texts are in its language where we have it, else in English. */
export const locale = Type.String({ maxLength: 64, ...must({ rule: 'short', most: 64 }) });
export const category = oneOf(categories);
export const languageCode = Type.Unsafe<string>({
  type: 'string',
  enum: Object.keys(languages),
  ...must({ rule: 'language' }),
});
export const languageList = (least: number, most: number) =>
  Type.Array(languageCode, {
    minItems: least,
    maxItems: most,
    ...must({ rule: 'languages', least, most }),
  });

/** Neither null nor a word, which the validator would take for false. */
export const flag = Type.Unsafe<boolean>({ enum: [true, false], ...must({ rule: 'flag' }) });

/** Something for each of some languages. */
const byLanguage = <T>(value: object, most: number, rule: Rule) =>
  Type.Unsafe<Record<string, T>>({
    type: 'object',
    propertyNames: { enum: Object.keys(languages), ...must(rule) },
    additionalProperties: value,
    maxProperties: most,
    ...must(rule),
  });

export const translations = byLanguage<{ title: string; description: string }>(
  Type.Object({ title, description }),
  limits.languages,
  { rule: 'translations', most: limits.languages },
);

export const languageLevels = byLanguage<LanguageLevel>(
  { type: 'string', enum: levels, ...must({ rule: 'levels', words: levels.join(', ') }) },
  50,
  { rule: 'levels', words: levels.join(', ') },
);

export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({
    type: 'string',
    enum: values,
    ...must({ rule: 'word', words: values.join(', ') }),
  });
}

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
