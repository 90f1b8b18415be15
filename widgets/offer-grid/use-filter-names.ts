import { priceOf } from '#core/domain/offer-query.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { FilterName } from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';

/** What a filter does, in a few words. */
export function useFilterNames(): (name: FilterName, value: string) => string {
  const t = useMessages(offerGridMessages);
  const core = useMessages(coreMessages);
  const format = useFormat();
  const plurals: Record<string, string> = {
    document: core.documents,
    call: core.calls,
    translation: core.translations,
  };
  return (name, value) => {
    switch (name) {
      case 'query':
        return t.quoted({ text: value });
      case 'category':
        return plurals[value] ?? value;
      case 'from':
        return t.fromLanguage({ language: format.language(value) });
      case 'to':
        return t.toLanguage({ language: format.language(value) });
      case 'minPrice':
        return t.atLeast({ price: format.price(priceOf(value) ?? 0) });
      case 'maxPrice':
        return t.atMost({ price: format.price(priceOf(value) ?? 0) });
      default:
        return value;
    }
  };
}
