/** The kinds of attributes, with the values they allow and their defaults. */
import { languageCodes } from '#core/domain/language.ts';
import { webAddress } from '#core/domain/web-address.ts';

/** A pattern for a text, or for each word of a list. */
export interface Shape {
  pattern: RegExp;
  allowed: string;
  /** The words are language codes, so that a warning can name the code of a language. */
  isLanguage?: boolean | undefined;
  /** It is a day or a time of day, so that the property takes a Date too. */
  date?: 'day' | 'time' | undefined;
}

/** Every kind has a default, so a property always has a usable value. */
export type Attribute = { about: string } & (
  | {
      kind: 'text';
      default: string;
      // Explicitly undefined too: a consumer may compile our types with exact optional properties.
      shape?: Shape | undefined;
      redirects?: boolean | undefined;
      required?: boolean | undefined;
    }
  | {
      kind: 'choice';
      options: readonly string[];
      default: string;
      /** The value of an attribute without a value; an absent one has the default. */
      bare?: string | undefined;
    }
  | {
      kind: 'number';
      min?: number | undefined;
      max?: number | undefined;
      whole: boolean;
      default: number | undefined;
    }
  | { kind: 'flag' }
  | { kind: 'list'; shape?: Shape | undefined }
);

/** Any text, or a text that matches `shape`. */
export const text = (about: string, initial = '', shape?: Shape) =>
  ({ kind: 'text', about, default: initial, shape }) as const;

/** A text without which the widget has nothing to show. */
export const requiredText = (about: string) => ({ ...text(about), required: true }) as const;

const language: Shape = {
  pattern: new RegExp(`^\\s*(${languageCodes.join('|')})\\s*$`, 'i'),
  allowed: 'two-letter language codes, such as de',
  isLanguage: true,
};

export const languageCode = (about: string) => text(about, '', language);

/** A comma-separated list of language codes; the property also takes an array. */
export const languageList = (about: string) => ({ ...list(about), shape: language }) as const;

/** The address of a link, a picture or a backend. */
export const address = (about: string, initial = '') =>
  text(about, initial, { pattern: webAddress, allowed: 'a path, or an address with http or https' });

/** An address that the widget navigates to by itself. It has to be of the page's origin. */
export const redirectAddress = (about: string, initial = '') =>
  ({ ...address(about, initial), redirects: true }) as const;

/** One of several values. */
export const choice = <const Option extends string, const Default extends Option | ''>(
  options: readonly Option[],
  initial: Default,
  about: string,
) => ({ kind: 'choice', about, options, default: initial }) as const;

export const wholeNumber = <const Default extends number | undefined>(
  initial: Default,
  about: string,
  range: { min?: number; max?: number } = {},
) => ({ kind: 'number', about, whole: true, default: initial, ...range }) as const;

export const number = <const Default extends number | undefined>(
  initial: Default,
  about: string,
  range: { min?: number; max?: number } = {},
) => ({ kind: 'number', about, whole: false, default: initial, ...range }) as const;

/** True when present and not `false`. */
export const flag = (about: string) => ({ kind: 'flag', about }) as const;

/** Words with commas or spaces between them; the property also takes an array. */
export const list = (about: string, shape?: Shape) => ({ kind: 'list', about, shape }) as const;

export type ValueOf<A extends Attribute> = A extends {
  kind: 'choice';
  options: readonly (infer O)[];
  default: infer D;
}
  ? O | D
  : A extends { kind: 'number'; default: infer D }
    ? D extends number
      ? number
      : number | undefined
    : A extends { kind: 'flag' }
      ? boolean
      : A extends { kind: 'list' }
        ? readonly string[]
        : string;

/** A parsed value. If the raw one is not allowed, `allowed` describes the values that are. */
export interface Parsed {
  value: unknown;
  allowed?: string;
}

export function defaultOf(attribute: Attribute): unknown {
  switch (attribute.kind) {
    case 'flag':
      return false;
    case 'list':
      return [];
    default:
      return attribute.default;
  }
}

/** The values that an attribute allows, as a text for warnings and tables. */
export function allowedValues(attribute: Attribute): string {
  switch (attribute.kind) {
    case 'choice':
      return attribute.options.join(', ');
    case 'number': {
      const noun = attribute.whole ? 'a whole number' : 'a number';
      const { min, max } = attribute;
      if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`;
      if (min !== undefined) return `${noun} of at least ${min}`;
      return max !== undefined ? `${noun} of at most ${max}` : noun;
    }
    case 'flag':
      return 'present or absent';
    case 'list':
      return attribute.shape?.allowed ?? 'words between commas';
    case 'text':
      return attribute.shape?.allowed ?? 'any text';
  }
}

/** Parses the text of an attribute or the value of a property. Null and empty mean the default. */
export function parse(attribute: Attribute, raw: unknown): Parsed {
  if (attribute.kind === 'flag')
    return { value: raw !== null && raw !== undefined && raw !== false && raw !== 'false' };
  if (attribute.kind === 'choice' && attribute.bare) {
    // A framework may write `true` or `false` for an attribute with or without a value.
    if (raw === '' || String(raw) === 'true') return { value: attribute.bare };
    if (String(raw) === 'false') return { value: defaultOf(attribute) };
  }
  if (raw === null || raw === undefined || raw === '') return { value: defaultOf(attribute) };
  const invalid = { value: defaultOf(attribute), allowed: allowedValues(attribute) };

  switch (attribute.kind) {
    case 'text':
      return attribute.shape && !attribute.shape.pattern.test(String(raw)) ? invalid : { value: String(raw) };
    case 'choice': {
      const option = String(raw).trim();
      return attribute.options.includes(option) ? { value: option } : invalid;
    }
    case 'number': {
      const value = typeof raw === 'string' && raw.trim() === '' ? Number.NaN : Number(raw);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, whole } = attribute;
      const fits =
        Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));
      return fits ? { value } : invalid;
    }
    case 'list': {
      const items = Array.isArray(raw) ? raw.map(String) : String(raw).split(/[\s,]+/);
      const value = items.map((item) => item.trim()).filter(Boolean);
      const { shape } = attribute;
      return shape && !value.every((item) => shape.pattern.test(item)) ? invalid : { value };
    }
  }
}
