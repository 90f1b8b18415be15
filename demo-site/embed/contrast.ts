/** The contrast of colours by the formula of WCAG 2. */
import { defaults, type TokenValues } from './themes.ts';

const isHex = (colour: string): boolean => /^#[\da-f]{6}$/i.test(colour);

/** From 1 (equal colours) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Foreground, background and required contrast. */
const pairs: readonly [foreground: string, background: string, required: number][] = [
  ['color-text', 'color-surface', 4.5],
  ['color-muted', 'color-surface', 4.5],
  ['color-text', 'color-sunken', 4.5],
  ['color-muted', 'color-sunken', 4.5],
  ['color-accent', 'color-surface', 4.5],
  ['color-on-accent', 'color-accent', 4.5],
  ['color-on-accent', 'color-accent-hover', 4.5],
  ['color-accent', 'color-accent-tint', 4.5],
  ['color-control', 'color-surface', 3],
  ['color-focus', 'color-surface', 3],
];

interface LowContrastPair {
  foreground: string;
  background: string;
  scheme: 'light' | 'dark';
  ratio: number;
  required: number;
}

/** The pairs of colours with less contrast than required. */
export function lowContrastPairs(values: TokenValues): LowContrastPair[] {
  const all = { ...defaults, ...values };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([foreground, background, required]) => {
      const [one = '', other = ''] = [all[foreground]?.[scheme], all[background]?.[scheme]];
      if (!isHex(one) || !isHex(other)) return [];
      const ratio = contrast(one, other);
      return ratio < required ? [{ foreground, background, scheme, ratio, required }] : [];
    }),
  );
}
