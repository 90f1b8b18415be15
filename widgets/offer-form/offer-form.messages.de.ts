import type { OfferFormMessages } from './offer-form.messages.ts';

export const messages: OfferFormMessages = {
  formTitle: 'Ein Angebot veröffentlichen',
  lead: 'Drei kurze Schritte, und Kundinnen und Kunden können Sie finden und buchen.',
  overview: 'Überblick',
  overviewHeading: 'Was bieten Sie an?',
  pricing: 'Preis',
  pricingHeading: 'Was kostet es, und in welchen Sprachen?',
  publish: 'Veröffentlichen',
  publishHeading: 'Ein letzter Blick, bevor es öffentlich ist',
  title: 'Titel',
  titleHint: 'Wonach jemand suchen würde.',
  description: 'Beschreibung',
  descriptionHint: 'Höchstens 200 Zeichen',
  type: 'Art',
  typeMissing: 'Bitte wählen Sie, welche Art von Hilfe das ist.',
  typeHint: ({ type }) =>
    ({
      document: 'Urkunden, Verträge, Briefe.',
      call: 'Sie dolmetschen am Telefon.',
      translation: 'Websites, Folien, Texte.',
    })[type],
  price: 'Preis',
  languages: 'Sprachen',
  send: 'Veröffentlichen',
  sending: 'Wird veröffentlicht …',
  published: 'Ihr Angebot ist veröffentlicht.',
  publishedHint: 'Ab jetzt kann man es finden und buchen.',
  leadingOn: 'Gleich sehen Sie es.',
  see: 'Angebot ansehen',
  another: 'Weiteres Angebot veröffentlichen',
};
