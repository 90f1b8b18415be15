/** The tokenizer of the full-text search: words without case and accents, in any script. */
import { westernDigits } from '@dragoman/widgets/domain/digits.ts';

/** Scripts without spaces between words: each character is a token. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** Letters that Unicode does not decompose, as people type them on keyboards without them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};
const withoutParts = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Marks that nobody sees inside a word: soft hyphens, and those that forbid or join. */
const insideWords = /\u{ad}|\u{200d}|\u{2060}|\u{feff}/gu;

export function searchWords(text: string): string[] {
  const plain = westernDigits(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(insideWords, '')
    .replace(withoutParts, (letter) => plainLetters[letter] ?? letter)
    .replace(unspaced, ' $& ');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [...new Set(words.map((word) => [...word].slice(0, 60).join('')))];
}

/** A `tsquery` for all words as prefixes. Tokens consist of letters and digits, so nothing needs escaping. */
export const searchQuery = (words: string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** A `tsquery` for any of the words, as whole words. */
export const anyOf = (words: string[]): string => words.map((word) => `'${word}'`).join(' | ');

/** The greatest code point: with it a prefix range ends, from `word` to `word || greatestCodePoint`. */
export const greatestCodePoint = '\u{10ffff}';
