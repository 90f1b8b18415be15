import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'Profil',
  menu: 'Ihre Seiten',
  profile: 'Profil',
  dashboard: 'Übersicht',
  messages: 'Nachrichten',
  settings: 'Einstellungen',
  upload: 'Bild ändern',
  uploading: ({ percent }) => `Wird hochgeladen, ${percent}`,
  uploadHint: 'PNG, JPEG oder WebP, bis 5 MB.',
  notAPicture: ({ name }) =>
    `„${name}“ ist kein Bild. Wählen Sie eine Datei vom Typ PNG, JPEG oder WebP.`,
  tooLarge: ({ name }) => `„${name}“ ist größer als 5 MB. Wählen Sie ein kleineres Bild.`,
  email: 'E-Mail',
  emailHint: 'Ihre E-Mail-Adresse lässt sich hier nicht ändern.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefonnummer',
  phoneHint: 'Zum Beispiel 030-555-0199 oder +49 151 23456789.',
  phoneWrong:
    'Bitte schreiben Sie die Telefonnummer als drei, drei und vier Ziffern, 030-555-0199, oder mit der Vorwahl des Landes: +49 151 23456789.',
  address: 'Anschrift',
  contactElsewhere: 'Telefonnummer und Anschrift liegen beim Marktplatz; diese Seite erfährt sie nicht.',
  contactLink: 'Dort ansehen oder ändern',
  about: 'Über mich',
  aboutContact:
    'Diesen Text können alle lesen. Er scheint eine Telefonnummer oder Adresse zu enthalten: Kunden erreichen Sie auch ohne sie über Nachrichten.',
  aboutHint: 'Steht auf Ihren Angeboten, mit Ihrem Bild und Namen.',
  languages: 'Sprachen',
  levels: 'Wie gut Sie sie sprechen',
  noLevel: 'Keine Angabe',
  languagesMissing: 'Bitte fügen Sie mindestens eine Sprache hinzu.',
  submit: 'Speichern',
  saved: 'Ihr Profil ist gespeichert.',
  uploaded: 'Ihr neues Bild ist gespeichert.',
  signedOut: 'Melden Sie sich an, um Ihr Profil zu sehen und zu ändern.',
};
