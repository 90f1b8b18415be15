import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \t\r\n\u00a0\u3000'],
  ['Braille without dots', '\u2800'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['directions and soft hyphens', '\u202e\u2066\u200f\u00ad'],
  ['an accent on nothing', '\u0301'],
  ['a variation selector', '\ufe0f'],
])('a text of %s is blank', (_name, text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['a', '7', '?', '€', '🙂', '👨‍👩‍👧', '🇩🇪', '1️⃣', '中', 'ع', '⠓⠊', 'e\u0301', ' \u2800x'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
