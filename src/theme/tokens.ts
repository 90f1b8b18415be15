/** The design tokens, which host pages set as `--dragoman-*` variables. */
interface Pair {
  light: string;
  dark: string;
}

/** A design token: its purpose and its value, either one for both colour schemes or one for each. */
export interface Token {
  about: string;
  value: string | Pair;
  /** For users who ask the system for more contrast. */
  contrast?: Pair;
}

/**
 * All tokens that a page may set as `--dragoman-<name>`. Styles read them through `token()`, which includes the default.
 * A default declared on the element would override the host page's value.
 */
export const tokens = {
  'color-paper': {
    about: 'Page background of the marketplace.',
    value: { light: '#FCFBF8', dark: '#14130F' },
  },
  'color-surface': { about: 'Cards, panels and bars.', value: { light: '#FFFFFF', dark: '#1D1B17' } },
  'color-sunken': {
    about: 'Recessed areas and other users’ messages.',
    value: { light: '#F4F1EA', dark: '#100F0C' },
  },
  'color-line': {
    about: 'Dividers and card borders.',
    value: { light: '#E5E0D5', dark: '#37332B' },
    contrast: { light: '#6B6459', dark: '#A39B8C' },
  },
  'color-control': {
    about: 'Borders of fields and other controls.',
    value: { light: '#8C8577', dark: '#7A7466' },
    contrast: { light: '#4A453C', dark: '#CFC8BA' },
  },
  'color-text': { about: 'Main text.', value: { light: '#1E1B16', dark: '#F2EFE7' } },
  'color-muted': {
    about: 'Secondary text.',
    value: { light: '#5E584D', dark: '#B5AE9F' },
    contrast: { light: '#332F28', dark: '#E3DDD0' },
  },
  'color-accent': {
    about: 'The colour of buttons, links and other actions.',
    value: { light: '#0B5D4B', dark: '#74CFB5' },
    contrast: { light: '#064033', dark: '#A6EBD7' },
  },
  'color-accent-hover': {
    about: 'The accent while the pointer is over it.',
    value: { light: '#094C3D', dark: '#8FDBC5' },
    contrast: { light: '#042C23', dark: '#C9F6EA' },
  },
  'color-on-accent': { about: 'Text on the accent.', value: { light: '#FFFFFF', dark: '#06231B' } },
  'color-accent-tint': {
    about: 'A pale variant of the accent, for backgrounds.',
    value: { light: '#E2F0EB', dark: '#17362D' },
  },
  'color-own-message': {
    about: 'The user’s own chat messages.',
    value: { light: '#1D5FBF', dark: '#2F6FD0' },
    contrast: { light: '#164A94', dark: '#1D4F9E' },
  },
  'color-on-own-message': { about: 'Text on the user’s own chat messages.', value: '#FFFFFF' },
  'color-star': { about: 'Rating stars.', value: { light: '#B26A00', dark: '#F0B24A' } },
  'color-document': {
    about: 'Text of the document chip.',
    value: { light: '#6A4A10', dark: '#F0D9A8' },
    contrast: { light: '#4F3509', dark: '#FBEBC8' },
  },
  'color-document-tint': {
    about: 'Background of the document chip.',
    value: { light: '#F5EAD6', dark: '#3A2F1A' },
  },
  'color-call': {
    about: 'Text of the call chip.',
    value: { light: '#164A74', dark: '#B5D8F5' },
    contrast: { light: '#0D3252', dark: '#D6EAFB' },
  },
  'color-call-tint': { about: 'Background of the call chip.', value: { light: '#DCEAF6', dark: '#1A3043' } },
  'color-translation': {
    about: 'Text of the translation chip.',
    value: { light: '#46328A', dark: '#D3C6FA' },
  },
  'color-translation-tint': {
    about: 'Background of the translation chip.',
    value: { light: '#E9E3F6', dark: '#2C2548' },
  },
  'color-success': {
    about: 'Text of success messages.',
    value: { light: '#0F6A2B', dark: '#8FD9A3' },
    contrast: { light: '#084A1C', dark: '#B9EEC6' },
  },
  'color-success-tint': {
    about: 'Background of success messages.',
    value: { light: '#E0F2E4', dark: '#17341F' },
  },
  'color-warning': {
    about: 'Text of warnings.',
    value: { light: '#7A4B00', dark: '#F0C987' },
    contrast: { light: '#573500', dark: '#FADFB2' },
  },
  'color-warning-tint': { about: 'Background of warnings.', value: { light: '#FBEFD8', dark: '#3A2C12' } },
  'color-error': {
    about: 'Text of errors.',
    value: { light: '#A32018', dark: '#F5A9A2' },
    contrast: { light: '#7A120C', dark: '#FBCFCB' },
  },
  'color-error-tint': { about: 'Background of errors.', value: { light: '#FBE6E3', dark: '#401C19' } },
  'color-info': { about: 'Text of informational messages.', value: { light: '#164A74', dark: '#B5D8F5' } },
  'color-info-tint': {
    about: 'Background of informational messages.',
    value: { light: '#DCEAF6', dark: '#1A3043' },
  },
  'color-badge': {
    about: 'Count badges.',
    value: { light: '#B3261E', dark: '#B3261E' },
    contrast: { light: '#8F1710', dark: '#8F1710' },
  },
  'color-focus': {
    about: 'Focus rings.',
    value: { light: '#0B5D4B', dark: '#74CFB5' },
    contrast: { light: '#1E1B16', dark: '#FFFFFF' },
  },
  'color-shadow': {
    about: 'The shadow of raised surfaces; none in dark.',
    value: { light: 'rgb(30 27 22 / 0.06)', dark: 'rgb(0 0 0 / 0)' },
  },
  'color-scrim': {
    about: 'The overlay between the page and a dialog.',
    value: { light: 'rgb(30 27 22 / 0.4)', dark: 'rgb(0 0 0 / 0.6)' },
  },
  font: {
    about: 'Font family of text; `page` takes the font of the element’s place in the page.',
    value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  },
  'font-heading': { about: 'Font family of headings; by default the font of the text.', value: 'inherit' },
  'font-size': { about: 'Size of body text.', value: '15px' },
  radius: { about: 'Corner radius of controls.', value: '10px' },
  'radius-card': { about: 'Corner radius of cards.', value: '14px' },
  'radius-panel': { about: 'Corner radius of panels.', value: '16px' },
  'notice-inset': {
    about: 'Distance of notices from the window’s edge; raise it if the page has a fixed bar there.',
    value: '16px',
  },
  space: { about: 'The unit of all spacing.', value: '4px' },
  duration: { about: 'Duration of transitions.', value: '160ms' },
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof tokens;

const schemes = ({ light, dark }: Pair): string => `light-dark(${light}, ${dark})`;

/** A token as a CSS value: the host page's own, or else the default for the colour scheme and contrast in use. */
export function token(name: TokenName): string {
  const { value, contrast } = tokens[name] as Token;
  const initial = typeof value === 'string' ? value : schemes(value);
  return `var(--dragoman-${name}, ${contrast ? `var(--more-${name}, ${initial})` : initial})`;
}

/** The declarations for more contrast. The page's own tokens still override them. */
export const moreContrast: string = Object.entries<Token>(tokens)
  .map(([name, { contrast }]) => contrast && `--more-${name}: ${schemes(contrast)};`)
  .filter(Boolean)
  .join(' ');

/** All tokens as a style sheet for a page of our own, whose other rules then read `var(--dragoman-…)` without a default. */
export function tokenSheet(): string {
  const rule = (declarations: string[]) => `:root {\n${declarations.join('\n')}\n}`;
  const declare = (name: string, value: string | Pair) =>
    `--dragoman-${name}: ${typeof value === 'string' ? value : schemes(value)};`;
  const all = Object.entries<Token>(tokens);
  const usual = rule(all.map(([name, { value }]) => declare(name, value)));
  const contrasting = rule(all.flatMap(([name, { contrast }]) => (contrast ? declare(name, contrast) : [])));
  return `${usual}\n@media (prefers-contrast: more) {\n${contrasting}\n}`;
}

/** A multiple of the spacing unit: `space(4)` is 16 px unless the page set another unit. */
export const space = (steps: number): string => `calc(${token('space')} * ${steps})`;

/**
 * A size of text. It is in px where the browser's text size is the usual 16 px, and larger or smaller with that: see
 * `text-unit.ts`. What the page's own root element has as its font size changes nothing.
 */
export const textSize = (px: number): string => `calc(var(--dragoman-px, 1px) * ${px})`;

/** The type scale, smallest first. At the usual text size nothing is smaller than 12 px. */
export const textSizes = {
  xs: textSize(12),
  sm: textSize(13),
  md: textSize(14),
  base: textSize(15),
  lg: textSize(17),
  xl: textSize(20),
  h3: textSize(26),
  h2: textSize(34),
  h1: textSize(46),
} as const;
