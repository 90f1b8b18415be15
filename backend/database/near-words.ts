/** Finds words with one wrong, missing, extra or swapped letter, by deletion neighbourhoods. */

/** Shorter words are too much alike. */
const minLength = 5;

/** How many first letters a key is made of. The migration and `addWords` in offer-words.ts make the same keys in SQL. */
const keyed = 5;

export interface NearWord {
  /** What a word and each near one have in common: their first letters, one of them left out. */
  keys: string[];
  /** `like` patterns of the words that begin with a near word. */
  patterns: string[];
}

/** How to find what a query word may mean; undefined for short words and those of digits. */
export function nearWord(word: string): NearWord | undefined {
  const letters = [...word];
  if (letters.length < minLength || /^\p{N}+$/u.test(word)) return undefined;
  const text = (...parts: (string | undefined)[][]) => parts.flat().join('');
  const before = (end: number) => letters.slice(0, end);
  const from = (start: number) => letters.slice(start);
  const first = before(keyed);
  const patterns = letters.flatMap((letter, index) => [
    text(before(index), ['_'], from(index + 1)),
    text(before(index), from(index + 1)),
    text(before(index), ['_'], from(index)),
    text(before(index), [letters[index + 1] ?? '_', letter], from(index + 2)),
  ]);
  return {
    keys: [...new Set(first.map((_, index) => text(first.toSpliced(index, 1))))],
    patterns: [...new Set(patterns)].map((pattern) => `${pattern}%`),
  };
}
