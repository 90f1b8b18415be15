import type { OfferDetailMessages } from './offer-detail.messages.ts';

export const messages: OfferDetailMessages = {
  typeOfService: 'Art der Leistung',
  languages: 'Sprachen',
  about: 'Über mich',
  aboutMissing: ({ name }) =>
    `Hier hat ${name} noch nichts geschrieben. Sobald Sie buchen, können Sie einander schreiben.`,
  description: 'Das bekommen Sie',
  reviews: 'Bewertungen',
  reviewsHint: 'Von Kundinnen und Kunden, deren Auftrag abgeschlossen ist.',
  stars: ({ value }) => `${value} von 5 Sternen`,
  reply: ({ name }) => `Antwort von ${name}`,
  allReviews: ({ count }) => `Alle ${count} Bewertungen zeigen`,
  checkout: 'Buchen',
  booking: 'Buchung',
  factTime: 'Sie wählen Tag und Uhrzeit, nach Ihrer eigenen Uhr',
  factConversation: ({ name }) => `Ab der Buchung können Sie und ${name} einander schreiben`,
  factFiles: ({ name }) => `Dateien sehen nur Sie und ${name}`,
  translator: 'die übersetzende Person',
  inactive: 'Dieses Angebot kann nicht mehr gebucht werden.',
  missing: 'Dieses Angebot gibt es nicht.',
  missingHint: 'Vielleicht wurde es zurückgezogen, oder die Adresse ist falsch geschrieben.',
  browse: 'Andere Angebote ansehen',
};
