import type { AccountMessages } from './account.messages.ts';

export const messages: AccountMessages = {
  password: 'Passwort',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Neues Passwort wiederholen',
  passwordHint: 'Mindestens 8 Zeichen. Alle anderen Anmeldungen enden.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  changePassword: 'Passwort ändern',
  sessions: 'Wo Sie angemeldet sind',
  thisOne: 'Dieser Browser',
  unknownBrowser: 'Unbekannter Browser',
  since: ({ when }) => `seit ${when}`,
  endOthers: 'Überall sonst abmelden',
  onlyHere: 'Sie sind nur hier angemeldet.',
  copy: 'Ihre Daten',
  copyHint: 'Alles, was der Marktplatz über Sie gespeichert hat, als Datei.',
  download: 'Kopie herunterladen',
  remove: 'Konto löschen',
  removeHint:
    'Profil, Angebote und Anfragen verschwinden. Wer mit Ihnen gearbeitet hat, behält Aufträge und Nachrichten, ohne Ihren Namen.',
  removeTitle: 'Konto wirklich löschen?',
  removeQuestion: 'Das lässt sich nicht rückgängig machen. Bestätigen Sie mit Ihrem Passwort.',
  removeNow: 'Endgültig löschen',
  signedOut: 'Melden Sie sich an, um Ihr Konto zu ändern.',
};
