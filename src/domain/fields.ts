/**
 * The fields that resources share, as TypeBox schemas. Each field of a call holds its rule: a refusal quotes the rule's
 * sentence in the reader's language, and the API's documentation describes the field by it.
 */
import { type Static, type TOptional, type TProperties, type TSchema, Type } from 'typebox';
import { type Category, categories } from './category.ts';
import { languages } from './language.ts';
import { type LanguageLevel, languageLevels as levels } from './language-level.ts';
import { limits, phonePattern } from './limits.ts';
import { placeLength, placePattern } from './place.ts';
import { leastPriceOf, quantities } from './units.ts';

/** The schema keyword that holds a field's rule. */
export const ruleKeyword = 'x-rule';

/** `rule` names a sentence of the refusals, `rule-…`; the others are its values. */
interface FieldRule {
  rule: string;
  [value: string]: string | number;
}

export const must = (rule: FieldRule) => ({ [ruleKeyword]: rule });

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

/** Scripts that are written without spaces: a line may break at any of their letters. */
const withoutSpaces = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const address = '://|www\\.|[^\\s@]@[^\\s@]+\\.|[\\p{L}\\p{N}]\\.\\p{L}{2,}/';
const wordMost = 60;

/** Read by others in mails, lists and headings: it leads nobody to another site, and no word of it breaks a page. */
export const name = (most: number) =>
  Type.String({
    minLength: 1,
    maxLength: most,
    pattern: `^(?!.*(?:${address}))(?!.*[^\\s${withoutSpaces}]{${wordMost + 1}})[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$`,
    ...must({ rule: 'name', most, word: wordMost }),
  });

export const title = name(limits.title);
export const description = text(limits.descriptionMax);
export const details = text(limits.details);
export const personName = name(limits.personName);
export const password = Type.String({
  minLength: limits.passwordMin,
  maxLength: limits.passwordMax,
  ...must({ rule: 'text', least: limits.passwordMin, most: limits.passwordMax }),
});
export const email = Type.String({
  maxLength: limits.email,
  pattern: '^[^\\s@<>()",;:]+@[^\\s@<>()",;:]+\\.[^\\s@<>()",;:.]{2,}$',
  ...must({ rule: 'email' }),
});
export const phone = Type.String({ pattern: `^${phonePattern}$`, ...must({ rule: 'phone' }) });
/** In euros. */
export const price = Type.Number({
  minimum: limits.priceMin,
  maximum: limits.priceMax,
  ...must({ rule: 'price', least: limits.priceMin, most: limits.priceMax }),
});
/** In euros; null for none. The validator turns null into a number where a number comes first. */
export const minimum = Type.Union([
  Type.Null(must({ rule: 'price', least: limits.priceMin, most: limits.priceMax })),
  price,
]);
/** In euros, for one unit. How many decimals it may have depends on the unit. */
export const unitPrice = Type.Number({
  minimum: leastPriceOf('word'),
  maximum: limits.priceMax,
  ...must({ rule: 'price', least: leastPriceOf('word'), most: limits.priceMax }),
});
/** What there may be of any unit. */
export const quantity = Type.Number({
  minimum: quantities.hour.least,
  maximum: quantities.word.most,
  multipleOf: quantities.hour.step,
  ...must({
    rule: 'steps',
    least: quantities.hour.least,
    most: quantities.word.most,
    step: quantities.hour.step,
  }),
});
export const hours = Type.Number({
  minimum: limits.hoursMin,
  maximum: limits.hoursMax,
  multipleOf: limits.hoursStep,
  ...must({ rule: 'steps', least: limits.hoursMin, most: limits.hoursMax, step: limits.hoursStep }),
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
export const partner = Type.String({ maxLength: 64, description: 'a partner id' });
export const campaign = line(limits.campaign);
/** The host page's own. */
export const reference = shortText(limits.reference);
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

/** One of these words. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({
    type: 'string',
    enum: values,
    ...must({ rule: 'word', words: values.join(', ') }),
  });
}

export const category: Type.TUnsafe<Category> = oneOf(categories);
export const languageCode = Type.Unsafe<string>({
  type: 'string',
  enum: Object.keys(languages),
  ...must({ rule: 'language' }),
});
export const languageList = (least: number, most: number) =>
  Type.Unsafe<readonly string[]>({
    type: 'array',
    items: languageCode,
    minItems: least,
    maxItems: most,
    ...must({ rule: 'languages', least, most }),
  });

/** Neither null nor a word, which the validator would take for false. */
export const flag = Type.Unsafe<boolean>({ enum: [true, false], ...must({ rule: 'flag' }) });

/** Something for each of some languages, by two-letter code. */
const byLanguage = <T>(value: object, most: number, rule: FieldRule) =>
  Type.Unsafe<Readonly<Record<string, T>>>({
    type: 'object',
    propertyNames: { enum: Object.keys(languages), ...must(rule) },
    additionalProperties: value,
    maxProperties: most,
    ...must(rule),
  });

/** A text in one language. */
export interface Translation {
  title: string;
  description: string;
}
export const translations = byLanguage<Translation>(Type.Object({ title, description }), limits.languages, {
  rule: 'translations',
  most: limits.languages,
});

export const languageLevels = byLanguage<LanguageLevel>(
  { type: 'string', enum: levels, ...must({ rule: 'levels', words: levels.join(', ') }) },
  limits.levels,
  { rule: 'levels', words: levels.join(', ') },
);

// Fields of answers.

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const list = <T extends TSchema>(schema: T, description?: string) =>
  Type.Unsafe<readonly Static<T>[]>(Type.Array(schema, { ...(description && { description }) }));

export const instant = Type.String({ description: 'ISO 8601, UTC' });

export const currency = 'EUR';

/** Who wrote something, in the same row. */
export const author = {
  firstname: Type.String(),
  lastname: Type.String(),
  image: nullable(Type.String({ description: 'the address of the picture' })),
} satisfies TProperties;

type Optional<Fields extends TProperties> = { [Name in keyof Fields]: TOptional<Fields[Name]> };

/** These fields, each of which may be absent. */
export const optional = <Fields extends TProperties>(fields: Fields): Optional<Fields> =>
  // TypeScript gives the entries of an object one type.
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]),
  ) as Optional<Fields>;

/** This field with a description. */
export const described = <T extends TSchema>(schema: T, description: string): T => ({
  ...schema,
  description,
});

/** A title in further languages, by two-letter code, in an answer. */
export const titles = described(
  Type.Record(Type.String(), Type.Object({ title: Type.String() })),
  'the title in further languages, by code',
);
