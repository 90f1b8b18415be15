/** Colours as the browser reads them: `#rrggbb` and an opacity. */

export interface Colour {
  /** `#rrggbb`, as a colour picker has it. */
  hex: string;
  /** From 0 to 1. */
  alpha: number;
}

/** Reads any CSS colour but those that depend on the page; undefined for others and for invalid text. */
export function readColour(text: string): Colour | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !CSS.supports('color', text) || /currentcolor|var\(|light-dark\(/i.test(text))
    return undefined;
  context.fillStyle = text;
  // A canvas answers with `#rrggbb`, or with `rgba(…)` for a colour that is not opaque.
  const written = context.fillStyle;
  if (written.startsWith('#')) return { hex: written.toUpperCase(), alpha: 1 };
  const [red, green, blue, alpha] = written.match(/[\d.]+/g)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) return undefined;
  return { hex: `#${[red, green, blue].map(twoDigits).join('')}`, alpha };
}

/** `#RRGGBB`, or `#RRGGBBAA` for a colour that is not opaque. */
export const writeColour = ({ hex, alpha }: Colour): string =>
  (alpha < 1 ? hex + twoDigits(Math.round(alpha * 255)) : hex).toUpperCase();

const twoDigits = (value: number): string => value.toString(16).padStart(2, '0').toUpperCase();
