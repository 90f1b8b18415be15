/** Ready themes, and style sheets made of token values. */
import { tokens } from 'virtual:derived/elements';
import type { TokenFacts } from './facts.ts';

/** The values of a token in the light and the dark scheme. */
interface TokenValue {
  light: string;
  dark: string;
}

/** Tokens with values other than their defaults, by name without `--dragoman-`. */
export type TokenValues = Readonly<Record<string, TokenValue>>;

const both = (value: string): TokenValue => ({ light: value, dark: value });
const pair = (light: string, dark: string): TokenValue => ({ light, dark });

/** `paper` is the default theme of the library. */
export const themes = {
  paper: {},
  ink: {
    'color-surface': pair('#FFFFFF', '#161B22'),
    'color-sunken': pair('#F2F5F9', '#0D1117'),
    'color-line': pair('#DCE3EC', '#2D3641'),
    'color-control': pair('#7D8896', '#76818F'),
    'color-text': pair('#131A22', '#E9EEF5'),
    'color-muted': pair('#4F5B69', '#A7B2C0'),
    'color-accent': pair('#1B4FC4', '#8FB4FF'),
    'color-accent-hover': pair('#153F9E', '#ABC7FF'),
    'color-on-accent': pair('#FFFFFF', '#0A1B3F'),
    'color-accent-tint': pair('#E6EDFC', '#1A2947'),
    'color-focus': pair('#1B4FC4', '#8FB4FF'),
    radius: both('4px'),
    'radius-card': both('6px'),
    'radius-panel': both('8px'),
  },
  plum: {
    'color-surface': pair('#FFFDFC', '#211820'),
    'color-sunken': pair('#F8F0F2', '#151014'),
    'color-line': pair('#EADADF', '#42313D'),
    'color-control': pair('#94808A', '#877480'),
    'color-text': pair('#2A1822', '#F6EAF0'),
    'color-muted': pair('#6B5260', '#C3ABB8'),
    'color-accent': pair('#7A1F4B', '#F0A6C6'),
    'color-accent-hover': pair('#62183C', '#F6BFD6'),
    'color-on-accent': pair('#FFFFFF', '#3A0B22'),
    'color-accent-tint': pair('#F8E4EC', '#432033'),
    'color-focus': pair('#7A1F4B', '#F0A6C6'),
    radius: both('999px'),
    'radius-card': both('20px'),
    'radius-panel': both('24px'),
  },
  contrast: {
    'color-surface': pair('#FFFFFF', '#000000'),
    'color-sunken': pair('#F0F0F0', '#1A1A1A'),
    'color-line': pair('#6B6B6B', '#9A9A9A'),
    'color-control': pair('#404040', '#C8C8C8'),
    'color-text': pair('#000000', '#FFFFFF'),
    'color-muted': pair('#333333', '#DADADA'),
    'color-accent': pair('#003D99', '#8CC8FF'),
    'color-accent-hover': pair('#002C70', '#B5DBFF'),
    'color-on-accent': pair('#FFFFFF', '#000000'),
    'color-accent-tint': pair('#E0ECFF', '#0A2540'),
    'color-focus': pair('#B30000', '#FFD500'),
    'font-size': both('17px'),
  },
} as const satisfies Record<string, TokenValues>;

type ThemeName = keyof typeof themes;
export const themeNames: readonly ThemeName[] = ['paper', 'ink', 'plum', 'contrast'];

const prefix = '--dragoman-';

/** The name of a token without the common prefix. */
export const shortName = ({ name }: TokenFacts): string => name.slice(prefix.length);

export const defaults: TokenValues = Object.fromEntries(
  tokens.map((token) => [shortName(token), { light: token.light, dark: token.dark }]),
);

/** Values can come from any link and go into a style sheet, so they must neither end a declaration nor load a file. */
export const isSafe = (value: string): boolean => /^(?!.*url\()[\w\s#%.,()'"-]{1,120}$/i.test(value);

export const declaration = (name: string, { light, dark }: TokenValue): string =>
  `${prefix}${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;

/** The style sheet to export; empty if all values are defaults. */
export function styleSheet(values: TokenValues): string {
  const declarations = Object.entries(values).map(([name, value]) => `  ${declaration(name, value)}`);
  return declarations.length ? [':root {', ...declarations, '}'].join('\n') : '';
}

/** The theme with exactly these values, if there is one. */
export const themeOf = (values: TokenValues): ThemeName | undefined =>
  themeNames.find((name) => styleSheet(sorted(themes[name])) === styleSheet(sorted(values)));

const sorted = (values: TokenValues): TokenValues =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
