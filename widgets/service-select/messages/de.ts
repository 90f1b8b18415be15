import type { Messages } from './en.ts';

export const messages: Messages = {
  intents: 'Was möchten Sie tun?',
  request: 'Anfrage',
  requestHint:
    'Sie brauchen Hilfe mit einer Sprache: Sagen Sie, wobei, und Sie bekommen Antworten mit Preis.',
  offer: 'Angebot',
  offerHint: 'Sie helfen mit Sprachen: Veröffentlichen Sie, was Sie tun, und man bucht Sie.',
  selectService: 'Leistung wählen',
  selectHint: 'Ihre Anfrage beginnt mit der Art der Hilfe.',
  serviceHint: ({ type }) =>
    ({
      call: 'Jemand dolmetscht am Telefon: Praxis, Vermietung, Behörde.',
      document: 'Urkunden, Verträge und Briefe vom Amt.',
      translation: 'Websites und Präsentationen, die wie dort geschrieben klingen.',
    })[type],
};
