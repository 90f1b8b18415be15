/** What the builder knows about elements and tokens; generated from the contracts. */

export interface AttributeFacts {
  name: string;
  kind: 'text' | 'choice' | 'number' | 'flag' | 'list';
  /** The sentence of the contract, in English. */
  about: string;
  /** The default as written in HTML; empty if there is no default text. */
  initial: string;
  /** The allowed values, in English. */
  allowed: string;
  options?: readonly string[];
  min?: number;
  max?: number;
  whole?: boolean;
  /** A regular expression that the value, or each word of a list, must match, in any case. */
  pattern?: string;
  /** Without it the widget has nothing to show. */
  required?: boolean;
}

export interface ElementFacts {
  name: string;
  tag: string;
  summary: string;
  /** Its own attributes; `onEveryElement` contains the others. */
  attributes: readonly AttributeFacts[];
}

export interface TokenFacts {
  /** The name of the CSS variable, `--dragoman-…`. */
  name: string;
  about: string;
  light: string;
  dark: string;
}

/** Whether a text is valid for an attribute. An empty text means the default and is always valid. */
export function isValid(attribute: AttributeFacts, text: string): boolean {
  if (text === '') return true;
  const { kind, options, min = -Infinity, max = Infinity, whole, pattern } = attribute;
  switch (kind) {
    case 'choice':
      return options?.includes(text) ?? false;
    case 'number': {
      const value = Number(text);
      return Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));
    }
    case 'list':
    case 'text': {
      const words = kind === 'list' ? text.split(',').filter((word) => word.trim()) : [text];
      return pattern === undefined || words.every((word) => new RegExp(pattern, 'i').test(word));
    }
    default:
      return true;
  }
}

/** Whether its values are language codes. */
export const isLanguage = ({ allowed }: AttributeFacts): boolean => allowed.includes('language code');

/** Whether its values are the ids of offers. */
export const isOffer = ({ name }: AttributeFacts): boolean => name === 'offer-id' || name === 'ids';
