import { describe, expect, it } from 'vitest';
import { formatFor, plural } from './format.ts';

describe('formats', () => {
  it('write prices in euros with cents only where there are any', () => {
    expect(formatFor('en').price(45)).toBe('€45');
    expect(formatFor('en').price(45.5)).toBe('€45.50');
    expect(formatFor('de').price(1200)).toMatch(/^1\.200\s€$/);
  });

  it('stamp conversations as DD-MM-YYYY HH:MM whatever the locale', () => {
    expect(formatFor('ar').stamp(new Date(2026, 0, 5, 7, 3))).toBe('05-01-2026 07:03');
  });

  it('name languages in the locale, short, and leave unknown codes as they are', () => {
    expect(formatFor('en').language('es')).toBe('Spanish');
    expect(formatFor('de').language('es')).toBe('Spanisch');
    expect(formatFor('en').language('!!')).toBe('!!');
  });

  it('choose the plural form of the language', () => {
    expect(plural('en', 1, { one: 'offer', other: 'offers' })).toBe('offer');
    expect(plural('ar', 3, { few: 'قليل', other: 'عروض' })).toBe('قليل');
  });
});
