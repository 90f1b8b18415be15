import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

const detailsHints = {
  document: 'Beschreiben Sie die Dokumente, den Zweck und die Frist.',
  call: 'Beschreiben Sie, wer angerufen wird, worum es geht und was Sie erreichen möchten.',
  translation: 'Beschreiben Sie den Text, wer ihn lesen wird und die Frist.',
};

export const checkout: Translated<typeof english.checkout> = {
  heading: ({ name }) => `Was brauchen Sie von ${name}?`,
  translator: 'der übersetzenden Person',
  elsewhere: ({ host }) =>
    `Die Buchung geht auf ${host} weiter. Was Sie hier eingeben, kommt mit; Dateien fügen Sie dort hinzu.`,
  goOnThere: ({ host }) => `Auf ${host} fortfahren`,
  signedOut: 'Sie sind abgemeldet. Zum Buchen melden Sie sich bitte an; Ihr Text bleibt hier erhalten.',
  signInForFiles: 'Beim Anmelden bleiben Dateien nicht erhalten, wählen Sie sie besser danach.',
  details: 'Worum es geht',
  detailsHint: ({ type }) => detailsHints[type],
  time: 'Uhrzeit',
  quantityHint: ({ unit }) =>
    unit === 'page'
      ? 'Seiten mit 250 Wörtern. Wir zählen sie, sobald Sie Ihre Dateien auswählen.'
      : 'Wir zählen sie, sobald Sie Ihre Dateien auswählen.',
  quantityAlone: ({ unit }) =>
    unit === 'page' ? 'Wie viele Seiten mit 250 Wörtern der Text hat.' : 'Wie viele Wörter der Text hat.',
  turnaround: ({ hours }) => `Von jetzt an mindestens ${hours}.`,
  tooSoon: ({ name, when }) => `${name} braucht mehr Zeit: Bitte wählen Sie ${when} oder später.`,
  ownZone: ({ zone }) => `Alle Zeiten nach Ihrer Uhr (${zone}).`,
  documents: 'Dokumente',
  documentsHint: ({ size, count }) => `PDF, Word, Text oder Bilder, je bis ${size}, höchstens ${count}.`,
  bookedAtOnce: 'Sofort gebucht.',
  onRequest: ({ name, hours, digits }) =>
    `${name} antwortet innerhalb von ${digits} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}; vorher ist nichts vereinbart.`,
  onRequestSoon: ({ name }) => `${name} antwortet zuerst; vorher ist nichts vereinbart.`,
  paidFirst: ({ name, minutes }) =>
    `Sofort zu bezahlen: ${name} bekommt Ihre Buchung, sobald sie bezahlt ist. Dafür haben Sie ${minutes}, und so lange bleibt die Zeit für Sie frei.`,
  bookedUnpaid: 'Nur die Zahlung fehlt noch.',
  requested: 'Ihre Anfrage ist abgeschickt.',
  stepDescription: 'Beschreibung',
  stepDate: 'Datum wählen',
  stepTime: 'Uhrzeit wählen',
  stepDocuments: 'Dokumente hochladen',
  summary: 'Ihre Buchung',
  checkout: 'Verbindlich buchen',
  sending: 'Wird gebucht …',
  payLater: 'Jetzt wird nichts abgebucht.',
  payBeforeStart:
    'Jetzt wird nichts abgebucht. Sie zahlen, bevor die Arbeit beginnt, und wir verwahren das Geld, bis Sie die Lieferung annehmen.',
  payBeforeFinish: 'Jetzt wird nichts abgebucht. Sie zahlen, bevor Sie die Lieferung annehmen.',
  obligation: ({ amount }) => `Sie bestellen zahlungspflichtig für ${amount}.`,
  terms: 'Nutzungsbedingungen und Widerrufsrecht',
  payNext: 'Danach zahlen Sie mit Karte.',
  ownOffer: 'Das ist Ihr eigenes Angebot. Buchen können es nur andere.',
  inactive: ({ name }) => `${name} nimmt für dieses Angebot zurzeit keine Buchungen an.`,
  similar: 'Ähnliche Angebote ansehen',
  missing: 'Dieses Angebot gibt es nicht.',
  missingHint: 'Vielleicht wurde es zurückgezogen, oder die Adresse ist falsch geschrieben.',
  browse: 'Andere Angebote ansehen',
  booked: 'Ihre Buchung ist gemacht.',
  unpaid: 'Ihre Buchung ist gemacht, nur die Zahlung konnte nicht beginnen.',
  retryPayment: 'Zahlung erneut versuchen',
};

export const booked: Translated<typeof english.booked> = {
  timeTaken: ({ name }) => `${name} ist zu dieser Zeit nicht frei.`,
  nextFree: 'Als Nächstes frei:',
  noneFree: 'Bitte wählen Sie eine andere Zeit.',
  freeTimes: 'Freie Zeiten',
  freeDay: 'Tag',
  freeTimesOf: ({ day }) => `Freie Zeiten: ${day}`,
  moreDays: 'Weitere Tage',
  noneFreeSoon: ({ name, digits }) => `${name} hat in den nächsten ${digits} Tagen keine freie Zeit.`,
  toCalendar: 'In den Kalender',
  openTask: 'Auftrag öffnen',
  filesSent: ({ names }) => `Mit ${names}`,
  bookedHint: ({ name }) => `Die Unterhaltung mit ${name} ist eröffnet.`,
  leadingOn: 'Gleich geht es dorthin.',
  openMessages: 'Zur Unterhaltung',
  payFirst: ({ name }) => `${name} kann beginnen, sobald Sie bezahlt haben.`,
  payNow: ({ amount }) => `Jetzt ${amount} zahlen`,
  heldUntil: 'Wir verwahren das Geld, bis Sie die Lieferung annehmen.',
  payFailed: 'Die Zahlung konnte nicht beginnen.',
  changedTitle: 'Das Angebot hat sich geändert',
  changedText: ({ name }) =>
    `${name} hat es geändert, während Sie das Formular ausgefüllt haben. Es ist noch nichts gebucht.`,
  readColumn: 'Bisher',
  nowColumn: 'Jetzt',
  changedName: 'Titel',
  changedType: 'Art',
  changedLanguages: 'Sprachen',
  changedPrice: 'Preis',
  changedTotal: 'Summe',
  changedBooking: 'Buchung',
  changedCancellation: 'Absagen',
  atOnce: 'sofort',
  afterAnswer: 'nach einer Antwort',
  oncePaid: 'nach der Zahlung',
  bookChanged: ({ total }) => `Für ${total} buchen`,
  counting: 'Die Wörter werden gezählt …',
  countedWords: ({ words }) => `Ihre Dateien haben ${words}.`,
  countedPages: ({ words, pages }) => `Ihre Dateien haben ${words}, das sind ${pages}.`,
  uncounted: ({ count, names, unit }) =>
    plural('de', count, {
      one: `${names} hat keinen Text, den wir zählen können.`,
      other: `${names} haben keinen Text, den wir zählen können.`,
    }) +
    (unit === 'page'
      ? ' Bitte zählen Sie die Seiten selbst dazu.'
      : ' Bitte zählen Sie die Wörter selbst dazu.'),
  countFailed: 'Die Wörter konnten nicht gezählt werden. Sie können eingeben, wie viele es sind.',
  countAgain: 'Noch einmal zählen',
  takeCounted: ({ amount }) => `${amount} übernehmen`,
  changedMinimum: 'Mindestens',
  backToForm: 'Zurück zum Formular',
  notYet: 'Noch nicht',
};
