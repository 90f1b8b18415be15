import { limits } from './limits.ts';

/** An Arabic-Indic or Persian digit, converted by its position in its Unicode block. */
const westernDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/**
 * A price as people type it: 45, 45.5, 45,50 or ٤٥. Null where it is no number, has more than two decimals, or is outside
 * the limits.
 */
export function parsePrice(text: string): number | null {
  const plain = text
    .replace(/[٠-٩۰-۹]/g, westernDigit)
    .replace(/[\s€]/g, '')
    .replace(/[,٫]/, '.');
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return null;
  const price = Number(plain);
  return price >= limits.priceMin && price <= limits.priceMax ? price : null;
}
