/** What the builder knows of the elements: made from their contracts, so that it never says anything else. */

export interface AttributeFacts {
  name: string;
  kind: 'text' | 'choice' | 'number' | 'flag' | 'list';
  /** The contract's sentence, in English. */
  about: string;
  /** How the default is written in HTML; empty where leaving it out means nothing in particular. */
  initial: string;
  /** What it takes, in English words. */
  allowed: string;
  options?: readonly string[];
  min?: number;
  max?: number;
  whole?: boolean;
  /** A regular expression that the text has to match. */
  pattern?: string;
}

export interface ElementFacts {
  name: string;
  tag: string;
  summary: string;
  /** Those of its own; `onEveryElement` holds the others. */
  attributes: readonly AttributeFacts[];
}

export interface TokenFacts {
  /** The CSS variable, `--dragoman-…`. */
  name: string;
  about: string;
  light: string;
  dark: string;
}

/** Whether an attribute takes this text; nothing at all is its default and always right. */
export function fits(attribute: AttributeFacts, text: string): boolean {
  if (text === '') return true;
  const { kind, options, min = -Infinity, max = Infinity, whole, pattern } = attribute;
  switch (kind) {
    case 'choice':
      return options?.includes(text) ?? false;
    case 'number': {
      const value = Number(text);
      return Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));
    }
    case 'text':
      return pattern === undefined || new RegExp(pattern).test(text);
    default:
      return true;
  }
}
