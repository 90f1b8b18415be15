import { describe, expect, it } from 'vitest';
import { contrast, faintPairs } from './contrast.ts';
import { themeNames, themeOf, themes } from './themes.ts';

describe.each(themeNames)('the theme %s', (name) => {
  it('can be read in light and in dark', () => {
    expect(faintPairs(themes[name])).toEqual([]);
  });

  it('is known again by its values', () => {
    expect(themeOf(themes[name])).toBe(name);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('names the pairs that are too close', () => {
  expect(faintPairs({ 'color-accent': { light: '#DDDDDD', dark: '#74CFB5' } })).toContainEqual({
    ink: 'color-on-accent',
    ground: 'color-accent',
    scheme: 'light',
    ratio: expect.closeTo(1.36, 1),
    least: 4.5,
  });
});
