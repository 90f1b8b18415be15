import type { Messages } from './en.ts';

export const money: Messages['money'] = {
  heading: 'Wie das Geld fließt',
  paid: {
    'before-start':
      'Vor dem Buchen sehen Sie die Summe: den Stundenpreis mal die Stunden, die Sie wählen. Sie zahlen nach dem Buchen mit Karte, und die Arbeit beginnt, sobald Sie bezahlt haben.',
    'before-finish':
      'Vor dem Buchen sehen Sie die Summe: den Stundenpreis mal die Stunden, die Sie wählen. Sie zahlen mit Karte, spätestens bevor Sie die Lieferung annehmen.',
    off: 'Vor dem Buchen sehen Sie die Summe: den Stundenpreis mal die Stunden, die Sie wählen. Ob Sie hier mit Karte zahlen, machen Sie beide unter sich aus; was folgt, gilt für Geld, das hier gezahlt wurde.',
  },
  held: ({ fee }) =>
    `Das Geld liegt bei unserem Zahlungsdienstleister, und wir verwahren es, bis Sie die Lieferung annehmen. Dann geht es abzüglich unserer Gebühr von ${fee} an die übersetzende Person. Wie viel pro Stunde bleibt, steht schon da, bevor ein Angebot veröffentlicht wird.`,
  heldWithoutFee:
    'Das Geld liegt bei unserem Zahlungsdienstleister, und wir verwahren es, bis Sie die Lieferung annehmen. Dann geht alles an die übersetzende Person: Wir nehmen keine Gebühr.',
  finish: ({ days }) =>
    `Antworten Sie auf eine bezahlte Lieferung nicht, so gilt sie nach einer Frist (${days}) als angenommen; vorher erinnern wir Sie.`,
  refund:
    'Wird ein Auftrag abgelehnt oder storniert, bevor die Arbeit beginnt, erhalten Sie alles zurück. Soll ein begonnener Auftrag enden, einigen Sie beide sich, wie das Geld geteilt wird. Gelingt das nicht, können Sie beide einen Streitfall eröffnen: Wir lesen beide Seiten, die Unterhaltung und die Dateien und entscheiden.',
};
