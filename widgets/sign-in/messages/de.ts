import type { Messages } from './en.ts';

export const messages: Messages = {
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signUpHeading: 'Konto anlegen',
  signInLead: 'Willkommen zurück. Ihre Nachrichten und Aufträge sind, wo Sie sie gelassen haben.',
  signUpLead: 'Das dauert eine Minute und kostet nichts.',
  newHere: 'Neu hier?',
  alreadyHere: 'Sie haben schon ein Konto?',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Ein Satz lässt sich gut merken.',
  or: 'oder',
  passkeySignIn: 'Mit Passkey anmelden',
  passkeyNotUsed:
    'Es wurde kein Passkey benutzt. Wenn dieses Gerät keinen hat, melden Sie sich mit Ihrem Passwort an und fügen Sie in den Einstellungen einen hinzu.',
  passkeySignUp: 'Mit Passkey registrieren',
  passkeySignUpHint:
    'Kein Passwort, das man sich merken muss: Fingerabdruck, Gesicht oder Bildschirmsperre melden Sie an.',
  passkeyNotMade:
    'Es wurde kein Passkey erstellt und noch kein Konto. Versuchen Sie es noch einmal oder wählen Sie ein Passwort.',
  forgot: 'Passwort vergessen?',
  confirmPassword: 'Passwort bestätigen',
  confirmHint: 'Noch einmal, zur Sicherheit.',
  passwordsMatch: 'Die Passwörter stimmen überein.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  language: 'Ihre Sprache',
  reasons: 'Ein Konto für beide Seiten',
  reasonBook: 'Übersetzerinnen und Übersetzer buchen, Tag und Uhrzeit gleich mit.',
  reasonTalk: 'Nachrichten, Dokumente und Termine eines Auftrags an einem Ort.',
  reasonOffer: 'Eigene Sprachen anbieten, zum eigenen Preis.',
  signedIn: 'Sie sind angemeldet',
  leadingOn: 'Gleich geht es weiter.',
  continue: 'Weiter',
  signOut: 'Abmelden',
  mailSent: ({ email }) =>
    `Wir haben eine Mail an ${email} geschickt. Ihr Link bestätigt Ihre Adresse; anmelden können Sie sich schon jetzt.`,
  signedUp: 'Ihr Konto ist bereit. Sie können sich jetzt anmelden.',
  addressTaken:
    'Diese E-Mail-Adresse kann nicht verwendet werden. Melden Sie sich an oder nehmen Sie eine andere.',
  windowLead: ({ host }) =>
    `Sie melden sich in einem Fenster von ${host} an. Ihr Passwort geht dorthin und nirgends sonst hin.`,
  windowNew: 'Neu hier? Ihr Konto legen Sie im selben Fenster an.',
  windowOpen: 'Bitte machen Sie in dem Fenster weiter, das sich geöffnet hat.',
  windowBlocked: 'Ihr Browser hat das Fenster blockiert.',
  windowLink: 'In einem neuen Tab öffnen',
  notHere: ({ host }) => `Auf dieser Seite können Sie sich noch nicht anmelden. Auf ${host} geht es.`,
  signInThere: ({ host }) => `Auf ${host} anmelden`,
};
