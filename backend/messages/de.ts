/** The backend's texts in German. */
import { plural } from '@dragoman/widgets/server';
import type { MailTexts, SiteTexts, TestPaymentTexts } from './en.ts';

export const mails: MailTexts = {
  'reset-password': () => ({
    subject: 'Neues Passwort wählen',
    paragraphs: [
      'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Der Knopf führt zu der Seite, auf der Sie es wählen.',
      'Er gilt einmal, 30 Minuten lang. Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  }),
  'verify-address': () => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Willkommen bei Dragoman! Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, damit wir Sie wegen Ihrer Buchungen erreichen.',
      'Der Knopf gilt einmal, 24 Stunden lang. Wenn Sie hier kein Konto haben, ignorieren Sie diese Nachricht.',
    ],
    action: 'Adresse bestätigen',
  }),
  'confirm-address': () => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Sie möchten diese Adresse für Ihr Konto verwenden. Sie gilt, sobald Sie sie bestätigen.',
      'Der Knopf gilt einmal, 24 Stunden lang. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    ],
    action: 'Adresse bestätigen',
  }),
  'address-changed': ({ address }) => ({
    subject: 'Ihre E-Mail-Adresse wird geändert',
    paragraphs: [
      `Die Adresse Ihres Kontos wird geändert in ${address}.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht: Der Knopf stellt 48 Stunden lang diese Adresse wieder her und meldet alle ab. Wählen Sie danach ein neues Passwort.',
    ],
    action: 'Das war ich nicht',
  }),
  'address-restored': () => ({
    subject: 'Ihre E-Mail-Adresse gilt wieder',
    paragraphs: [
      'Ihr Konto hat wieder diese Adresse. Alle sind abgemeldet. Das Passwort und alles, was seit der Änderung zum Anmelden hinzukam, ist entfernt.',
      'Wenn Sie noch kein neues Passwort gewählt haben, tun Sie es jetzt.',
    ],
    action: 'Neues Passwort wählen',
  }),
  'password-changed': () => ({
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos wurde geändert, und alle anderen Sitzungen sind beendet.',
      'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
    ],
    action: 'Neues Passwort wählen',
  }),
  changeCancelled: ({ address }) =>
    `Die Änderung Ihrer E-Mail-Adresse in ${address}, die noch nicht bestätigt war, ist damit abgebrochen.`,
  'new-sign-in': ({ device }) => ({
    subject: 'Neue Anmeldung bei Ihrem Konto',
    paragraphs: [
      `Jemand hat sich mit einem Gerät angemeldet, das wir noch nicht kennen: ${device}.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort: Das beendet alle anderen Sitzungen.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'second-factor-on': () => ({
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    paragraphs: [
      'Von jetzt an fragt die Anmeldung bei Ihrem Konto auch nach einem Code aus Ihrer App. Passkeys funktionieren wie bisher.',
      'Wenn Sie das nicht waren, schalten Sie sie sofort in den Einstellungen aus und ändern Sie Ihr Passwort. Das geht in einem Browser, in dem Sie noch angemeldet sind, oder nach einer Anmeldung mit einem Passkey. Wenn Sie beides nicht haben, schreiben Sie uns bitte.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'second-factor-off': () => ({
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    paragraphs: [
      'Die Anmeldung bei Ihrem Konto fragt nicht mehr nach einem Code aus einer App.',
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und schalten Sie sie in den Einstellungen wieder ein.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'data-exported': () => ({
    subject: 'Ihre Daten wurden heruntergeladen',
    paragraphs: [
      'Jemand, der in Ihrem Konto angemeldet war, hat eine Kopie aller Daten über Sie heruntergeladen.',
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Das meldet alle anderen ab.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'account-deleted': () => ({
    subject: 'Ihr Konto ist gelöscht',
    paragraphs: [
      'Ihr Konto auf Dragoman ist gelöscht, mit allem, was es über Sie enthielt. Wer Sie bezahlt hat oder von Ihnen bezahlt wurde, behält die Belege darüber, ohne Ihren Namen.',
      'Wenn Sie das nicht waren, schreiben Sie uns: Die Adresse steht auf unserer Website.',
    ],
    action: 'Dragoman öffnen',
  }),
  'payouts-set-up': () => ({
    subject: 'Ihr Auszahlungskonto ist eingerichtet',
    paragraphs: [
      'Was Sie verdienen, geht an das Konto, das unserem Zahlungsdienst genannt wurde.',
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und schreiben Sie uns vor der nächsten Auszahlung.',
    ],
    action: 'Einnahmen öffnen',
  }),
  'recovery-code-used': ({ digits }) => ({
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    paragraphs: [
      `Jemand hat sich bei Ihrem Konto mit einem Wiederherstellungscode angemeldet. Übrige Codes: ${digits}.`,
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort. Wenn Ihre App verloren ist, schalten Sie die Anmeldung in zwei Schritten in den Einstellungen aus und richten Sie sie neu ein.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'password-guesses': () => ({
    subject: 'Falsche Passwörter für Ihr Konto',
    paragraphs: [
      'Für Ihr Konto wurde heute mindestens zehnmal ein falsches Passwort eingegeben. Keines davon hat jemanden angemeldet.',
      'Ihre Geräte können sich weiter anmelden. Wenn Sie das nicht waren, müssen Sie nichts tun; einen Passkey, den Sie in den Einstellungen hinzufügen, kann niemand erraten.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'sign-in-code': ({ code }) => ({
    subject: `Ihr Code zum Anmelden: ${code}`,
    paragraphs: [
      `Für Ihr Konto wurden sehr viele falsche Passwörter eingegeben. Damit niemand weiterraten kann, braucht ein neues Gerät neben dem Passwort diesen Code: ${code}`,
      'Er gilt eine Stunde. Wenn Sie sich gerade nicht anmelden, tun Sie nichts, und geben Sie ihn niemandem.',
    ],
    action: 'Anmelden',
  }),
  'passkey-added': ({ name }) => ({
    subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    paragraphs: [
      `Der Passkey „${name}“ wurde Ihrem Konto hinzugefügt. Ab jetzt kann man sich damit anmelden.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, entfernen Sie ihn in den Einstellungen und ändern Sie Ihr Passwort.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'passkey-removed': ({ name }) => ({
    subject: 'Aus Ihrem Konto wurde ein Passkey entfernt',
    paragraphs: [
      `Der Passkey „${name}“ wurde aus Ihrem Konto entfernt. Damit kann man sich nicht mehr anmelden.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, prüfen Sie in den Einstellungen, wie man sich anmelden kann, und ändern Sie Ihr Passwort.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'passkey-copied': ({ name }) => ({
    subject: 'Eine Anmeldung bei Ihrem Konto wurde abgelehnt',
    paragraphs: [
      `Jemand wollte sich mit dem Passkey „${name}“ anmelden. Wir haben das abgelehnt, weil er wie eine Kopie desjenigen auf Ihrem Gerät aussieht.`,
      'Bitte entfernen Sie diesen Passkey in den Einstellungen und fügen Sie einen neuen hinzu.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'provider-linked': ({ name }) => ({
    subject: `Sie können sich jetzt mit ${name} anmelden`,
    paragraphs: [
      `Ihr Konto bei ${name} ist jetzt mit Ihrem Konto bei Dragoman verbunden, und Sie können sich damit anmelden.`,
      'Wenn Sie das nicht waren, entfernen Sie es sofort in Ihren Einstellungen, und ändern Sie Ihr Passwort.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'provider-unlinked': ({ name }) => ({
    subject: `${name} wurde von Ihrem Konto entfernt`,
    paragraphs: [
      `Mit ${name} kann sich niemand mehr bei Ihrem Konto anmelden.`,
      'Wenn Sie das nicht waren, sehen Sie sofort in Ihren Einstellungen nach, und ändern Sie Ihr Passwort.',
    ],
    action: 'Einstellungen öffnen',
  }),
  'partner-invitation': ({ person, partner }) => ({
    subject: `${person} lädt Sie zu ${partner} ein`,
    paragraphs: [
      `${person} lädt Sie ein, den Partner ${partner} auf Dragoman gemeinsam zu verwalten: seine Websites, Schlüssel, Webhooks und den Bericht.`,
      'Der Knopf gilt einmal, sieben Tage lang. Sie melden sich vorher an oder registrieren sich. Wenn Sie nicht wissen, warum Sie diese Nachricht erhalten, ignorieren Sie sie.',
    ],
    action: 'Einladung ansehen',
  }),
  'unnamed-invitation': () => ({
    subject: 'Sie sind zu einem Partner auf Dragoman eingeladen',
    paragraphs: [
      'Jemand lädt Sie ein, einen Partner auf Dragoman gemeinsam zu verwalten: seine Websites, Schlüssel, Webhooks und den Bericht. Welcher es ist, sehen Sie, wenn Sie die Einladung öffnen.',
      'Der Knopf gilt einmal, sieben Tage lang. Sie melden sich vorher an oder registrieren sich. Wenn Sie nicht wissen, warum Sie diese Nachricht erhalten, ignorieren Sie sie.',
    ],
    action: 'Einladung ansehen',
  }),
  messages: ({ person, count, digits }) => ({
    subject: plural('de', count, {
      one: `Neue Nachricht von ${person}`,
      other: `${digits} neue Nachrichten von ${person}`,
    }),
    paragraphs: [
      plural('de', count, {
        one: `${person} hat Ihnen geschrieben.`,
        other: `${person} hat Ihnen ${digits} Nachrichten geschrieben.`,
      }),
    ],
    action: 'Lesen und antworten',
  }),
  activity: {
    openTask: 'Auftrag öffnen',
    openRequest: 'Anfrage öffnen',
    openPartner: 'Partner öffnen',
    onPartner:
      'Auf seiner Seite sehen Sie die letzten Versuche. Berichtigen Sie die Adresse, schalten Sie den Webhook wieder ein und senden Sie noch einmal, was fehlt.',
    openEarnings: 'Einnahmen öffnen',
    onEarnings: 'Dort sehen Sie, was hinterlegt, was verfügbar und was ausgezahlt ist.',
    view: 'Auf Dragoman ansehen',
    onTask:
      'Auf der Seite des Auftrags sehen Sie, was vereinbart ist, was gesendet wurde und wie es weitergeht.',
    onRequest: 'Auf der Seite der Anfrage sehen Sie alle Vorschläge und wie es weitergeht.',
    onMoney:
      'Die Seite des Auftrags zeigt die Zahlung Schritt für Schritt. Alle Beträge stehen in Ihrem Konto.',
    agree: 'Bitte nehmen Sie an oder lehnen Sie ab. Solange Sie nicht annehmen, gilt, was vereinbart ist.',
    answer: 'Bitte nehmen Sie an oder lehnen Sie ab. Solange Sie nicht antworten, ist nichts gebucht.',
    check:
      'Sehen Sie sich die Lieferung an. Nehmen Sie die Arbeit dann an oder schreiben Sie, was sich ändern soll.',
    change: 'Auf der Seite des Auftrags steht, was sich ändern soll. Liefern Sie erneut, wenn es fertig ist.',
    compare: 'Lesen Sie den Vorschlag, stellen Sie eine Frage und nehmen Sie den an, der zu Ihnen passt.',
    review: 'Sie können einmal darauf antworten, für alle, die sie lesen.',
    pay: 'Es wurde nichts abgebucht. Auf der Seite des Auftrags können Sie bezahlen.',
    wait: 'Noch ist nichts gebucht, und es wurde nichts abgebucht. Sobald es eine Antwort gibt, schreiben wir Ihnen.',
    confirmed:
      'Die Datei für Ihren Kalender ist angehängt. Auf der Seite des Auftrags sehen Sie, wie es weitergeht; dort können Sie auch schreiben und absagen.',
    rate: 'Ein paar Worte dazu helfen anderen bei der Wahl. Wir fragen nur einmal.',
    placeMissing: 'Der Ort ist noch nicht genannt. Fragen Sie in der Unterhaltung danach.',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    writeReview: 'Bewertung schreiben',
    receipt: ({ person, days }) =>
      `Das Geld ist hinterlegt. Es geht an ${person}, sobald Sie die Lieferung annehmen${days ? `, oder von selbst ${days} nach der Lieferung` : ''}.`,
  },
  facts: {
    what: 'Was',
    when: 'Wann',
    deadline: 'Termin',
    party: 'Mit',
    total: 'Preis',
    place: 'Ort',
    reference: 'Nummer',
    payBy: 'Zu bezahlen bis',
    answerBy: 'Antwort bis',
    paid: 'Bezahlt',
    back: 'Geht an Sie zurück',
    backToCustomer: 'Geht an den Kunden zurück',
    net: 'Sie erhalten',
  },
  wrote: ({ person }) => `${person} schreibt:`,
  reason: 'Die Begründung:',
  hello: ({ name }) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
  fallback: 'Wenn der Knopf nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  why: 'Sie erhalten diese Nachricht, weil Sie ein Konto bei Dragoman haben.',
  whyInvited:
    'Sie erhalten diese Nachricht, weil jemand mit einem Konto bei Dragoman diese Adresse eingegeben hat.',
  unsubscribe: 'Solche Nachrichten abbestellen',
  unknownDevice: 'unbekannter Browser',
  mailbox: 'Postfach',
  mailboxText:
    'Es ist kein Mailserver eingerichtet (MAIL_URL), deshalb bleiben die Nachrichten hier. Nur dieser Computer kann sie sehen.',
  mailboxLocked:
    'Öffnen Sie den Link, den der Marktplatz beim letzten Start ausgegeben hat. Er gilt nach jedem Start einmal, in einem Browser.',
  mailboxEmpty: 'Noch keine Nachrichten. Registrieren Sie sich oder fordern Sie ein neues Passwort an.',
  mailboxFailed: ({ reason }) => `Nicht gesendet: ${reason}`,
  mailboxGone: 'Was darin stand, wird nach dem Versuch nicht aufgehoben.',
  mailboxTo: ({ address }) => `An ${address}`,
};

export const testPayment: TestPaymentTexts = {
  testMode: 'Testbetrieb',
  noMoney: 'Es fließt kein Geld: Diese Seite steht für den Zahlungsdienst.',
  error: 'Fehler',
  title: 'Testzahlung',
  toPay: 'Zu zahlen',
  cardNumber: 'Kartennummer',
  cardHint: 'Hier gelten nur Testkarten. Wählen Sie eine, oder geben Sie ihre Nummer ein.',
  cards: 'Testkarten',
  outcome: {
    done: 'wird angenommen',
    'second-step': 'fragt erst die Bank',
    declined: 'wird abgelehnt',
  },
  pay: 'Zahlen',
  cancel: 'Abbrechen',
  problem: {
    declined:
      'Ihre Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte.',
    rejected:
      'Sie haben die Zahlung bei Ihrer Bank abgelehnt. Es wurde nichts abgebucht. Sie können es noch einmal versuchen.',
    'unknown-card': 'Das ist keine der Testkarten. Wählen Sie eine der folgenden.',
    'no-card': 'Geben Sie die Nummer einer Karte ein.',
  },
  bankTitle: 'Bei Ihrer Bank bestätigen',
  bankQuestion: ({ amount, card }) => `Zahlen Sie ${amount} mit der Karte, die auf ${card} endet?`,
  confirm: 'Bestätigen',
  reject: 'Ablehnen',
  paidTitle: 'Das ist schon bezahlt',
  paidText: 'Es wurde nichts doppelt abgebucht.',
  expiredTitle: 'Diese Zahlung ist abgelaufen',
  expiredText: 'Es wurde nichts abgebucht. Ist sie noch fällig, können Sie vom Auftrag aus neu beginnen.',
  unknownTitle: 'Diese Zahlung gibt es nicht',
  unknownText: 'Vielleicht ist die Adresse unvollständig.',
  backToTask: 'Zurück zum Auftrag',
  backToSite: 'Zur Übersicht',
  receipt: 'Beleg',
  paidFor: 'Für',
  amount: 'Betrag',
  paidAt: 'Bezahlt',
  card: 'Karte',
  cardEnding: (digits) => `Visa, endet auf ${digits}`,
  refunded: 'Erstattet',
  paymentNumber: 'Zahlungsnummer',
  accountTitle: 'Auszahlungen einrichten',
  accountText:
    'Hier fragt der Zahlungsdienst, wer Sie sind und wie Ihr Bankkonto lautet. Im Test beantwortet ein Klick alles.',
  accountActive: 'Dieses Konto ist aktiv: Freigegebenes Geld wird darauf ausgezahlt.',
  activate: 'Konto aktivieren',
  notNow: 'Jetzt nicht',
  backToSettings: 'Zurück zu den Einstellungen',
};

export const site: SiteTexts = {
  heads: {
    home: {
      title: 'Nichts geht in der Übersetzung verloren',
      description:
        'Dokumente übersetzt, Anrufe gedolmetscht, Websites und Präsentationen in den Worten Ihrer Leser. Von Menschen, zu einem Preis, der vor der Buchung feststeht.',
    },
    allOffers: {
      title: 'Unsere Übersetzer',
      description:
        'Alle Angebote des Marktplatzes. Grenzen Sie sie ein: auf Ihre Sprachen, Ihr Budget und Ihr Anliegen.',
    },
    services: {
      title: 'Was ein Übersetzer für Sie tun kann',
      description:
        'Drei Arten von Hilfe, jede von einem Menschen, der beide Sprachen spricht, jede zu einem Preis, der vor der Buchung feststeht.',
    },
    requests: {
      title: 'Worum gebeten wird',
      description:
        'Offene Anfragen von Menschen, die eine Übersetzung brauchen. Antworten Sie mit Ihrem Preis und Ihrer Zeit.',
    },
    document: {
      title: 'Dokumente',
      description: 'Übersetzer für Urkunden, Verträge und Briefe vom Amt. Preis pro Wort, Seite oder Stunde.',
    },
    call: {
      title: 'Anrufe',
      description:
        'Dolmetscher für Ihr Gespräch mit dem Arzt, dem Vermieter oder dem Amt. Preis pro Stunde oder für das ganze Gespräch.',
    },
    translation: {
      title: 'Übersetzungen',
      description:
        'Websites, Präsentationen und ganze Dokumentationen in den Worten Ihrer Leser. Preis pro Wort, Seite oder Stunde.',
    },
    about: {
      title: 'Über uns',
      description:
        'Dragoman ist ein Übersetzungsdienst zweier Studierender, die programmieren und für ihre Eltern übersetzend aufgewachsen sind.',
    },
    team: {
      title: 'Kontakt',
      description:
        'Hier antworten zwei Menschen. Schreiben Sie in jeder Sprache: Das dauert vielleicht einen Moment, aber darum geht es ja.',
    },
    terms: {
      title: 'Nutzungsbedingungen',
      description:
        'Was Kunden und Übersetzende hier vereinbaren: Buchen, Bezahlen, Stornieren, Widerruf, und was niemand darf.',
    },
    imprint: {
      title: 'Impressum',
      description: 'Wer diesen Marktplatz betreibt und wie Sie uns erreichen.',
    },
    help: {
      title: 'Hilfe',
      description:
        'Wie Sie jemanden finden und buchen, was mit Ihrem Geld geschieht und was zu tun ist, wenn sich etwas ändern muss.',
    },
    privacy: {
      title: 'Datenschutzerklärung',
      description:
        'Wer verantwortlich ist · Was wir über Sie speichern · Wer es sieht · Was auf Ihrem Gerät liegt',
    },
    embed: {
      title: 'Einbetten',
      description: 'Holen Sie ein Stück Marktplatz auf Ihre Seite: Widget wählen, einrichten, Code kopieren.',
    },
    partners: {
      title: 'Für Partner',
      description:
        'Holen Sie Übersetzer auf Ihre eigenen Seiten und erhalten Sie Ihren Anteil an jeder Buchung, die dort beginnt.',
    },
    docs: {
      title: 'Dokumentation',
      description:
        'Angebote, Buchung, Chat und Konten auf jeder Seite: Anleitungen, alle Elemente und alle Einstellungen.',
    },
  },
  withoutScripts: {
    comeAgain:
      'Die Angebote können gerade nicht angezeigt werden. Bitte laden Sie diese Seite gleich noch einmal.',
    search: 'Suchen',
    more: 'Mehr Angebote zeigen',
    narrow: 'Für andere Angebote grenzen Sie die Suche ein.',
  },
};
