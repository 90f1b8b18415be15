import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  requests: 'Anfragen',
  signedOut: 'Melden Sie sich an, um zu sehen, worum gebeten wird.',
  empty: 'Danach fragt gerade niemand.',
  emptyHint:
    'Täglich kommen neue Anfragen. Versuchen Sie ein anderes Sprachenpaar oder eine andere Art von Hilfe.',
  filters: 'Filter',
  filtersActive: ({ digits }) => `Filter (${digits})`,
  category: 'Kategorie',
  anyCategory: 'Alle Kategorien',
  type: 'Art',
  anyType: 'Alle Arten',
  from: 'Aus',
  to: 'In',
  anyLanguage: 'Alle',
  sort: 'Sortieren',
  'sort-newest': 'Neueste',
  'sort-due': 'Bald fällig',
  clear: 'Alle entfernen',
  count: ({ total, isCapped, digits }) =>
    `${digits}${isCapped ? '+' : ''} ${plural('de', total, { one: 'offene Anfrage', other: 'offene Anfragen' })}`,
  showMore: 'Mehr anzeigen',
  showMoreFailed: 'Weitere Anfragen konnten nicht geladen werden. Erneut versuchen',
  yours: 'Ihre',
  seeProposals: 'Vorschläge ansehen',
  propose: 'Vorschlag machen',
  missing: 'Diese Anfrage gibt es nicht',
  missingHint: 'Sie wurde zurückgezogen oder vergeben, oder die Adresse stimmt nicht.',
  allRequests: 'Alle Anfragen',
};
