import { limits } from './limits.ts';

/** Arabic-Indic and Persian digits by their place in their blocks. */
const westernDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/**
 * A price as people type it: 45, 45.5, 45,50 or ٤٥. Null where it is no number, is finer than a cent, or is
 * outside of what an hour may cost.
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
