/** What an offer costs, in schema.org's words. */
import type { Unit } from '@dragoman/widgets/domain/units.ts';

/** The codes of UN/CEFACT, Recommendation 20. What is for all of it has no unit. */
const unitCodes: Partial<Record<Unit, string>> = { hour: 'HUR', word: 'D68', page: 'ZP' };

/** A backend of the specification's fields alone has prices by the hour. */
export function priceData({ price, unit = 'hour' }: { price: number; unit?: Unit }) {
  const unitCode = unitCodes[unit];
  return {
    '@type': unitCode ? 'UnitPriceSpecification' : 'PriceSpecification',
    price,
    priceCurrency: 'EUR',
    ...(unitCode && { unitCode, unitText: unit }),
  };
}
