import { describe, expect, it } from 'vitest';
import { formatFor, plural } from './format.ts';

describe('formats', () => {
  it('write prices in euros with cents only where there are any', () => {
    expect(formatFor('en').price(45)).toBe('€45');
    expect(formatFor('en').price(45.5)).toBe('€45.50');
    expect(formatFor('en').price(-45.5)).toBe('−€45.50');
    expect(formatFor('en').price(0.085)).toBe('€0.085');
    expect(formatFor('en').price(0.1 + 0.2)).toBe('€0.30');
    expect(formatFor('de').price(-45)).toMatch(/^−45\s€$/);
    expect(formatFor('de').price(1200)).toMatch(/^1\.200\s€$/);
  });

  it('stamp conversations as DD-MM-YYYY HH:MM whatever the locale', () => {
    expect(formatFor('ar').stamp(new Date(2026, 0, 5, 7, 3))).toBe('05-01-2026 07:03');
    expect(formatFor('ar').dayStamp(new Date(2026, 0, 5, 7, 3))).toBe('05-01-2026');
  });

  it('write English dates with the day first, unless the country does otherwise', () => {
    const day = new Date(2026, 10, 24, 14);
    expect(formatFor('en').day(day)).toBe('Tue, 24 Nov 2026');
    expect(formatFor('en').moment(day)).toBe('Tue, 24 Nov 2026, 14:00');
    expect(formatFor('en-US').day(day)).toBe('Tue, Nov 24, 2026');
  });

  it('name languages in the locale, and leave unknown codes as they are', () => {
    expect(formatFor('en').language('es')).toBe('Spanish');
    expect(formatFor('de').language('es')).toBe('Spanisch');
    expect(formatFor('en').language('!!')).toBe('!!');
  });

  it('write sizes, percentages and signed numbers as the language does', () => {
    expect(formatFor('en').bytes(300)).toBe('1 kB');
    expect(formatFor('fr').bytes(2.5 * 1024 * 1024)).toMatch(/^2,5\sMo$/);
    expect(formatFor('ar').bytes(25 * 1024 * 1024)).toBe('25 م.ب');
    expect(formatFor('de').percent(0.042)).toMatch(/^4,2\s%$/);
    // A mark keeps the sign before its number in right-to-left text.
    expect(formatFor('ar').more(2)).toBe('\u200e+2');
  });

  it('choose the plural form of the language', () => {
    expect(plural('en', 1, { one: 'offer', other: 'offers' })).toBe('offer');
    expect(plural('ar', 3, { few: 'قليل', other: 'عروض' })).toBe('قليل');
  });
});
