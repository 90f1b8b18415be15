import type { Translated } from '#core/i18n/catalogue.ts';
import type * as english from './en.ts';

export const passkey: Translated<typeof english.passkey> = {
  instead: 'Stattdessen einen Passkey benutzen',
  confirmed: 'Mit Ihrem Passkey bestätigt.',
  notDone: 'Es wurde kein Passkey benutzt. Sie können es noch einmal versuchen.',
  exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  failed:
    'Ihr Browser oder Gerät konnte das nicht. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an.',
  usePasskey: 'Passkey benutzen',
  confirmTitle: 'Bestätigen Sie, dass Sie es sind',
  confirmHint:
    'Zum Schutz Ihres Kontos fragen wir noch einmal nach Ihrem Passkey, wenn Sie ihn vor mehr als zehn Minuten zuletzt benutzt haben.',
};

export const provider: Translated<typeof english.provider> = {
  continueWith: ({ name }) => `Weiter mit ${name}`,
  waiting: ({ name }) => `Sie werden mit ${name} angemeldet`,
  over: 'Diese Anmeldung wurde schon benutzt, hat länger als zehn Minuten gedauert oder in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  cancelled:
    'Sie sind nicht angemeldet: Die Anmeldung wurde beim Anbieter abgebrochen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  refused:
    'Mit der Antwort des Anbieters können wir nichts anfangen, daher hat sich nichts geändert. Bitte versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  away: 'Der Anbieter antwortet gerade nicht. Bitte versuchen Sie es später noch einmal, oder melden Sie sich anders an.',
  unknown: 'Diesen Anbieter gibt es hier nicht oder nicht mehr. Bitte melden Sie sich anders an.',
  detailsHeading: 'Nur das fehlt noch',
  detailsLead: ({ name }) =>
    `Ein Konto braucht es, und ${name} hat es uns nicht gesagt. Gespeichert wird erst, was Sie absenden.`,
  create: 'Konto anlegen',
  startAgain: 'Anders anmelden',
  linkNeeded: ({ email, name }) =>
    `Zur Adresse ${email} gibt es schon ein Konto. Melden Sie sich einmal dort an, und wir verbinden es mit ${name}.`,
  linked: 'Das ist verbunden. Ab jetzt können Sie sich damit anmelden.',
  confirmed: 'Danke. Sie können weitermachen.',
  confirmHint:
    'Weisen Sie sich noch einmal aus, und machen Sie dann hier weiter. Das gilt zehn Minuten lang.',
};

export const code: Translated<typeof english.code> = {
  heading: 'Code eingeben',
  lead: 'Die Anmeldung fragt auch nach einem Code aus Ihrer Authenticator-App.',
  code: 'Code aus Ihrer App',
  codeHint: 'Sechs Ziffern, jede halbe Minute neue.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint: 'Einer der Codes, die Sie beim Einrichten aufbewahrt haben. Jeder gilt einmal.',
  recoveryWrong:
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie einen anderen Ihrer Codes ein.',
  useRecovery: 'Wiederherstellungscode benutzen',
  useApp: 'App benutzen',
  back: 'Zurück',
  mailedCode: 'Code aus der E-Mail',
  mailedCodeHint: 'Acht Ziffern. Die E-Mail kann eine Minute brauchen.',
  mailedCodeWrong: 'Dieser Code stimmt nicht oder ist abgelaufen.',
};
