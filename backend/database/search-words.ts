/** The tokenizer of the full-text search: words without case and accents, in any script. */

/** Scripts without spaces between words: each character is a token. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(unspaced, ' $& ');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, 60)))];
}

/** A `tsquery` for all words as prefixes. Tokens consist of letters and digits, so nothing needs escaping. */
export const searchQuery = (words: string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** A `tsquery` for any of the words, as whole words. */
export const anyOf = (words: string[]): string => words.map((word) => `'${word}'`).join(' | ');

/** The greatest code point: with it a prefix range ends, from `word` to `word || greatestCodePoint`. */
export const greatestCodePoint = '\u{10ffff}';
