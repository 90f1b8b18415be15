import { describe, expect, it } from 'vitest';
import { contrast, lowContrastPairs } from './contrast.ts';
import { themeNames, themeOf, themes } from './themes.ts';

describe.each(themeNames)('the theme %s', (name) => {
  it('has enough contrast in light and dark', () => {
    expect(lowContrastPairs(themes[name])).toEqual([]);
  });

  it('is recognized by its values', () => {
    expect(themeOf(themes[name])).toBe(name);
  });
});

it('measures contrast by the formula of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('names the pairs with too little contrast', () => {
  expect(lowContrastPairs({ 'color-accent': { light: '#DDDDDD', dark: '#74CFB5' } })).toContainEqual({
    foreground: 'color-on-accent',
    background: 'color-accent',
    scheme: 'light',
    ratio: expect.closeTo(1.36, 1),
    required: 4.5,
  });
});
