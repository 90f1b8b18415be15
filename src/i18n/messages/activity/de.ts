import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  by: ({ person, sentence }) => `${person}: ${sentence}`,
  became: ({ before, after }) => `${before} → ${after}`,
  'booking-requested': ({ person, title }) => `${person} möchte „${title}“ buchen. Bitte antworten Sie.`,
  'bank-dispute-opened': ({ title, amount }) =>
    `Die Bank des Kunden hat die Zahlung von ${amount} für „${title}“ beanstandet. Bis die Bank entscheidet, bleibt alles, wie es ist.`,
  'bank-dispute-won': ({ title, amount }) =>
    `Die Bank hat die Zahlung von ${amount} für „${title}“ bestätigt.`,
  'bank-dispute-lost': ({ title, amount }) =>
    `Die Bank hat dem Kunden ${amount} für „${title}“ zurückgezahlt.`,
  'dispute-opened': ({ person, title }) =>
    `${person} hat den Marktplatz gebeten, über „${title}“ zu entscheiden. Das Geld bleibt hinterlegt.`,
  'dispute-withdrawn': ({ person, title }) => `${person} hat den Streit über „${title}“ zurückgezogen.`,
  'dispute-decided': ({ title, amount }) =>
    `Der Marktplatz hat über „${title}“ entschieden: Vom Preis gehen ${amount} an die Übersetzerin oder den Übersetzer.`,
  'finish-announced': ({ title, when }) =>
    `„${title}“ wird am ${when} von selbst abgeschlossen. Bis dahin können Sie die Lieferung annehmen oder Änderungen verlangen.`,
  'payment-reminder': ({ title, amount, when }) =>
    `„${title}“ ist noch zu bezahlen: ${amount}. Sonst endet die Buchung am ${when}.`,
  'ended-unpaid': ({ title }) => `„${title}“ wurde nicht rechtzeitig bezahlt, die Buchung ist beendet.`,
  'owner-missed': ({ title }) =>
    `„${title}“ wurde bis eine Woche nach dem Termin nicht begonnen und ist deshalb abgesagt.`,
  'payment-failed': ({ title }) =>
    `Die Zahlung für „${title}“ wurde nicht abgeschlossen. Sie können es noch einmal versuchen.`,
  'payment-returned': ({ title, amount }) =>
    `„${title}“ brauchte die Zahlung von ${amount} nicht mehr. Sie geht an den Kunden zurück.`,
  'refund-delayed': ({ title, amount }) =>
    `Die Rückzahlung von ${amount} für „${title}“ dauert länger: Der Zahlungsdienst hat sie noch nicht ausgeführt, und wir kümmern uns darum.`,
  refunded: ({ title, amount }) => `Sie bekommen ${amount} für „${title}“ zurück.`,
  released: ({ title, amount }) => `Sie haben mit „${title}“ ${amount} verdient.`,
  'change-proposed': ({ person, title, terms }) => `${person} schlägt vor, „${title}“ zu ändern: ${terms}.`,
  'change-accepted': ({ person, title, terms }) =>
    `${person} hat die Änderung von „${title}“ angenommen: ${terms}.`,
  'change-due': ({ person, title, terms, amount }) =>
    `${person} hat die Änderung von „${title}“ angenommen: ${terms}. Sie gilt, sobald der Unterschied von ${amount} bezahlt ist.`,
  'change-in-force': ({ title, terms }) =>
    `Der Unterschied für „${title}“ ist bezahlt, die Änderung gilt jetzt: ${terms}.`,
  'change-declined': ({ person, title }) =>
    `${person} hat die Änderung von „${title}“ abgelehnt. Es bleibt bei dem, was vereinbart war.`,
  'change-withdrawn': ({ person, title }) =>
    `${person} hat den Vorschlag, „${title}“ zu ändern, zurückgezogen.`,
  'change-ended': ({ title }) =>
    `Die vorgeschlagene Änderung von „${title}“ zählt nicht mehr: Es bleibt bei dem, was vereinbart war.`,
  'change-lapsed': ({ title }) =>
    `Der Unterschied für „${title}“ wurde nicht rechtzeitig bezahlt: Es bleibt bei dem, was vereinbart war.`,
  'settlement-accepted': ({ person, title, amount }) =>
    `${person} hat der Aufteilung für „${title}“ zugestimmt: Vom Preis gehen ${amount} an die Übersetzerin oder den Übersetzer.`,
  'settlement-declined': ({ person, title }) => `${person} hat die Aufteilung für „${title}“ abgelehnt.`,
  'settlement-proposed': ({ person, title, amount }) =>
    `${person} schlägt für „${title}“ eine Einigung vor: Vom Preis gingen ${amount} an die Übersetzerin oder den Übersetzer.`,
  'task-requested': ({ title }) => `„${title}“ wartet auf eine Antwort.`,
  'task-disputed': ({ title }) => `„${title}“ ist strittig.`,
  'booking-requested-for': ({ person, title, when }) => `${person} möchte „${title}“ für ${when} buchen.`,
  booked: ({ person, title }) => `${person} hat „${title}“ gebucht.`,
  'booking-confirmed': ({ person, title }) => `Sie haben „${title}“ bei ${person} gebucht.`,
  'booking-sent': ({ person, title }) =>
    `Sie haben „${title}“ angefragt. Vereinbart ist erst etwas, wenn ${person} zusagt.`,
  'call-reminder': ({ person, title, when }) => `„${title}“ mit ${person} beginnt am ${when}.`,
  'review-invitation': ({ person, title }) => `Wie war „${title}“ mit ${person}?`,
  'payment-received': ({ title, amount }) => `Sie haben ${amount} für „${title}“ bezahlt.`,
  'booked-for': ({ person, title, when }) => `${person} hat „${title}“ gebucht, für ${when}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `${person} hat ${plural('de', count, { one: 'ein Dokument', other: `${digits} Dokumente` })} zu „${title}“ hinzugefügt.`,
  paid: ({ title, amount }) => `„${title}“ ist bezahlt: ${amount} sind für Sie hinterlegt.`,
  'place-set': ({ person, title }) => `${person} hat angegeben, wo der Anruf „${title}“ stattfindet.`,
  'proposal-accepted': ({ person, title }) => `${person} hat Ihren Vorschlag für „${title}“ angenommen.`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `${person} hat den Vorschlag für „${title}“ angenommen, ${when}.`,
  'proposal-changed': ({ person, title, amount, when }) =>
    `${person} hat den Vorschlag für „${title}“ geändert: ${amount}, ${when}.`,
  'proposal-refused': ({ person, title }) => `${person} hat Ihren Vorschlag für „${title}“ abgelehnt.`,
  'proposal-declined': ({ title }) => `„${title}“ ging an jemand anderen.`,
  'proposal-made': ({ person, title }) => `${person} möchte bei „${title}“ helfen.`,
  'proposal-withdrawn': ({ person, title }) => `${person} hat den Vorschlag für „${title}“ zurückgezogen.`,
  'webhook-switched-off': ({ title }) =>
    `Der Webhook bei ${title} wurde ausgeschaltet: Er ist fünf Tage lang fehlgeschlagen.`,
  'request-withdrawn': ({ title }) => `Die Anfrage „${title}“ wurde zurückgezogen.`,
  'provider-linked': ({ title }) => `${title} wurde mit Ihrem Konto verbunden.`,
  'provider-unlinked': ({ title }) => `${title} wurde aus Ihrem Konto entfernt.`,
  'second-factor-on': () => 'Die Anmeldung in zwei Schritten wurde für Ihr Konto eingeschaltet.',
  'second-factor-off': () => 'Die Anmeldung in zwei Schritten wurde für Ihr Konto ausgeschaltet.',
  'recovery-code-used': () => 'Jemand hat sich bei Ihrem Konto mit einem Wiederherstellungscode angemeldet.',
  'passkey-added': ({ title }) => `Der Passkey „${title}“ wurde Ihrem Konto hinzugefügt.`,
  'passkey-removed': ({ title }) => `Der Passkey „${title}“ wurde aus Ihrem Konto entfernt.`,
  'passkey-copied': ({ title }) =>
    `Eine Anmeldung mit dem Passkey „${title}“ wurde abgelehnt, weil er wie eine Kopie aussieht.`,
  'review-answered': ({ person, title }) => `${person} hat auf Ihre Bewertung von „${title}“ geantwortet.`,
  'review-written': ({ person, title, digits }) => `${person} hat „${title}“ mit ${digits} von 5 bewertet.`,
  'task-accepted': ({ title }) => `„${title}“ ist gebucht.`,
  'task-in_progress': ({ title }) => `„${title}“ ist in Arbeit.`,
  'task-delivered': ({ title }) => `„${title}“ ist geliefert.`,
  'task-changes_requested': ({ title }) => `„${title}“ braucht Änderungen.`,
  'task-finished': ({ title }) => `„${title}“ ist abgeschlossen.`,
  'task-declined': ({ title }) => `„${title}“ ist abgelehnt.`,
  'task-cancelled': ({ title }) => `„${title}“ ist abgesagt.`,
};
