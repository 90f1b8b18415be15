/** The pages that links in mails lead to, in German. */
import type { mailLinks as english } from './en.mail-links.ts';

export const mailLinks: typeof english = {
  home: 'Zum Marktplatz',
  settings: 'Einstellungen öffnen',
  signIn: 'Anmelden',
  contact: 'Schreiben Sie uns',
  newPassword: 'Neues Passwort wählen',
  email: 'E-Mail',
  deadTitle: 'Dieser Link funktioniert nicht mehr',
  verify: {
    deadAdvice:
      'In Ihren Einstellungen sehen Sie, ob Ihre Adresse bestätigt ist, und können einen neuen Link anfordern.',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Ein Klick, und wir wissen, dass unsere Nachrichten Sie erreichen.',
    action: 'Adresse bestätigen',
    doneTitle: 'Ihre Adresse ist bestätigt',
    doneText: 'Vielen Dank. Nachrichten zu Ihren Buchungen gehen an diese Adresse.',
  },
  undo: {
    deadAdvice: 'Wenn jemand anderes Ihr Konto benutzt, schreiben Sie uns sofort.',
    title: 'Adresse wiederherstellen',
    text: 'Ihr Konto erhält die Adresse zurück, an die diese Nachricht ging, und alle werden abgemeldet, auch wer sie geändert hat.',
    action: 'Adresse wiederherstellen',
    doneTitle: 'Ihre Adresse gilt wieder',
    doneText:
      'Alle sind abgemeldet. Wählen Sie jetzt ein neues Passwort, damit niemand sie noch einmal ändern kann.',
  },
  unsubscribe: {
    deadAdvice: 'In Ihren Einstellungen wählen Sie, worüber wir Ihnen schreiben.',
    title: 'Diese Nachrichten abbestellen?',
    text: 'Sie erhalten keine Nachrichten dieser Art mehr. Die zur Sicherheit Ihres Kontos kommen weiterhin.',
    action: 'Abbestellen',
    doneTitle: 'Abbestellt',
    doneText: 'In den Einstellungen können Sie diese Nachrichten wieder einschalten.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    text: 'Geben Sie die Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    action: 'Link schicken',
    doneTitle: 'Sehen Sie in Ihr Postfach',
    doneText: ({ email }) =>
      `Wenn ${email} ein Konto hat, ist eine Nachricht mit einem Link unterwegs. Er gilt 30 Minuten. Kommt nichts an, sehen Sie im Spam-Ordner nach oder prüfen Sie die Adresse.`,
  },
  reset: {
    deadAdvice: 'Sie können einen neuen anfordern.',
    title: 'Neues Passwort wählen',
    text: 'Es ersetzt das vergessene und beendet alle Sitzungen.',
    label: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen. Ein Satz ist leicht zu merken.',
    show: 'Passwort anzeigen',
    action: 'Passwort speichern',
    again: 'Neuen Link schicken',
    doneTitle: 'Ihr Passwort ist geändert',
    doneText: 'Alle Sitzungen sind beendet. Melden Sie sich mit dem neuen Passwort an.',
  },
  problems: {
    'link-used': 'Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.',
    'link-expired': 'Dieser Link ist abgelaufen.',
    'link-unknown':
      'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der Nachricht oder kopieren Sie ihn ganz.',
    'password-common':
      'Dieses Passwort steht auf der Liste häufiger Passwörter, die zuerst ausprobiert werden. Bitte wählen Sie ein anderes.',
    'password-name': 'Das Passwort enthält den Namen aus Ihrer E-Mail-Adresse. Bitte wählen Sie ein anderes.',
    'address-taken': 'Diese Adresse gehört inzwischen zu einem anderen Konto. Bitte schreiben Sie uns.',
    'too-many-tries': 'Das war zu oft. Bitte warten Sie eine Stunde und versuchen Sie es noch einmal.',
    wrong: 'Bitte prüfen Sie Ihre Eingabe.',
    failed: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
};
