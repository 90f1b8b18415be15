import { describe, expect, it } from 'vitest';
import { nearWord } from '#backend/features/offers/words.queries.ts';

const keysOf = (word: string) => nearWord(word)?.keys ?? [];
/** As `like` compares. */
const fits = (typed: string, word: string) =>
  nearWord(typed)?.patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('_', '.').replaceAll('%', '.*')}$`, 'u').test(word),
  );

describe('a near word', () => {
  it.each([
    ['wrong', 'berlan', 'berlin'],
    ['missing', 'belin', 'berlin'],
    ['extra', 'berrlin', 'berlin'],
    ['swapped', 'ebrlin', 'berlin'],
    ['swapped behind the first five', 'berlni', 'berlin'],
    ['missing at the end of a longer word', 'certificte', 'certificates'],
    ['of another script', 'українска', 'українська'],
  ])('shares a key and fits a pattern when a letter is %s', (_how, typed, word) => {
    expect(fits(typed, word)).toBe(true);
    expect(keysOf(typed).some((key) => keysOf(word).includes(key))).toBe(true);
  });

  it('has at most one error', () => {
    expect(fits('berlyn', 'munich')).toBe(false);
    expect(fits('bxrlxn', 'berlin')).toBe(false);
  });

  it('has no keys when it is short, or a number', () => {
    expect(nearWord('visa')).toBeUndefined();
    expect(nearWord('12345')).toBeUndefined();
  });
});
