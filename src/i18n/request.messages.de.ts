import { plural } from './format.ts';
import type { RequestMessages } from './request.messages.ts';

export const messages: RequestMessages = {
  typeName: ({ type }) =>
    ({
      forms: 'Formulare',
      documents: 'Dokumente',
      application: 'Antrag',
      late_submissions: 'Verspätete Einreichungen',
      contract: 'Vertrag',
      outbound: 'Anrufen',
      inbound: 'Anruf entgegennehmen',
      call: 'Kita',
      dokument: 'Arbeit',
      translation: 'Termin vereinbaren',
    })[type],
  'proposal-open': 'Noch nicht beantwortet',
  'proposal-accepted': 'Angenommen',
  'proposal-declined': 'Abgelehnt',
  'proposal-changed': ({ when }) => `Geändert ${when}`,
  'proposal-withdrawn': 'Zurückgezogen',
  proposals: ({ count, digits }) =>
    count === 0
      ? 'Noch kein Vorschlag'
      : `${digits} ${plural('de', count, { one: 'Vorschlag', other: 'Vorschläge' })}`,
};
