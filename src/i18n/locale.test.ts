import { describe, expect, it } from 'vitest';
import { canonicalLocale, directionOf, textLanguage } from './locale.ts';

describe('a locale', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['es-419', 'es'],
    ['de-Latn-AT', 'de'],
    ['ar-EG', 'ar'],
    ['ar-AE-u-nu-latn', 'ar'],
    ['pt-BR', 'en'],
    ['zh-Hant-TW', 'en'],
  ])('%s gets texts in %s', (locale, language) => {
    expect(textLanguage(locale)).toBe(language);
  });

  it.each([
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['ur-PK', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ku', 'ltr'],
    ['pa-Guru', 'ltr'],
    ['fr-CA', 'ltr'],
  ])('%s is written %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction);
  });

  it('is canonicalized', () => {
    expect([' FR-ca ', 'ar-eg', 'de_AT', '', null].map(canonicalLocale)).toEqual([
      'fr-CA',
      'ar-EG',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
