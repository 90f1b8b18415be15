import { plural } from '#core/i18n/format.ts';
import type { OfferGridMessages } from './offer-grid.messages.ts';

export const messages: OfferGridMessages = {
  empty: 'Noch passt kein Angebot dazu.',
  emptyHint: 'Versuchen Sie es mit weniger Sprachen, einer anderen Kategorie oder einem höheren Preis.',
  showMore: 'Mehr anzeigen',
  showMoreFailed: 'Weitere Angebote konnten nicht geladen werden. Erneut versuchen',
  offers: 'Angebote',
  count: ({ shown, total, isCapped, digits }) =>
    `${shown} von ${isCapped ? 'mehr als ' : ''}${digits} ${plural('de', total, { one: 'Angebot', other: 'Angeboten' })}`,
};
