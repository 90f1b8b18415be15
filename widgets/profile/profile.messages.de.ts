import type { ProfileMessages } from './profile.messages.ts';

export const messages: ProfileMessages = {
  heading: 'Profil',
  menu: 'Ihre Seiten',
  profile: 'Profil',
  dashboard: 'Übersicht',
  messages: 'Nachrichten',
  settings: 'Einstellungen',
  upload: 'Bild ändern',
  uploading: ({ percent }) => `Wird hochgeladen, ${percent}`,
  uploadHint: 'PNG, JPEG, WebP, GIF oder AVIF, bis 5 MB.',
  notAPicture: ({ name }) =>
    `„${name}“ ist kein Bild. Wählen Sie eine Datei vom Typ PNG, JPEG, WebP, GIF oder AVIF.`,
  tooLarge: ({ name }) => `„${name}“ ist größer als 5 MB. Wählen Sie ein kleineres Bild.`,
  email: 'E-Mail',
  emailHint: 'Ihre E-Mail-Adresse lässt sich hier nicht ändern.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefonnummer',
  phoneHint: 'Zum Beispiel 030-555-0199.',
  phoneWrong: 'Bitte schreiben Sie die Telefonnummer als drei, drei und vier Ziffern: 030-555-0199.',
  address: 'Anschrift',
  languages: 'Sprachen',
  languagesMissing: 'Bitte fügen Sie mindestens eine Sprache hinzu.',
  submit: 'Speichern',
  saved: 'Ihr Profil ist gespeichert.',
  signedOut: 'Melden Sie sich an, um Ihr Profil zu sehen und zu ändern.',
};
