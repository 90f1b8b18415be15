/** Words as the full-text search stores and looks for them: without case and accents, in any script. */

/** Languages that write without spaces are searched character by character. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(unspaced, ' $& ');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, 60)))];
}

/** A `tsquery`: all words, each may go on. Words hold letters and digits only, so nothing needs escaping. */
export const searchQuery = (words: string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** A `tsquery`: one of the words as it is. */
export const anyOf = (words: string[]): string => words.map((word) => `'${word}'`).join(' | ');

/** In the order of letters' numbers it stands after all others. */
export const lastLetter = '\u{10ffff}';
