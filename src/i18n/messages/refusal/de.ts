import type { TaskStatus } from '#core/domain/task-states.ts';
import { duration, plural, translateCodes } from '#core/i18n/format.ts';
import type { Thing } from '#core/i18n/refusal-things.ts';
import type { Messages } from './en.ts';

const things: Record<Thing, string> = {
  address: 'keine solche Adresse',
  category: 'keine solche Kategorie',
  conversation: 'keine solche Unterhaltung',
  document: 'kein solches Dokument',
  offer: 'kein solches Angebot',
  partner: 'keinen solchen Partner',
  payment: 'keine solche Zahlung',
  person: 'keine solche Person',
  picture: 'kein solches Bild',
  proposal: 'keinen solchen Vorschlag',
  provider: 'keinen solchen Anbieter',
  request: 'keine solche Anfrage',
  task: 'keinen solchen Auftrag',
  flag: 'keine solche Flagge',
  script: 'kein solches Skript',
  session: 'keine solche Sitzung',
  passkey: 'keinen solchen Passkey',
  delivery: 'keine solche Zustellung',
  invitation: 'keine solche Einladung',
  key: 'keinen solchen Schlüssel',
  member: 'kein solches Mitglied',
  origin: 'keine solche Herkunft',
  webhook: 'keinen solchen Webhook',
  widget: 'kein solches Element',
};

const fields = {
  about: 'Über mich',
  address: 'Adresse',
  booking: 'Buchung',
  category: 'Kategorie',
  current: 'Jetziges Passwort',
  date: 'Datum',
  description: 'Beschreibung',
  details: 'Einzelheiten',
  documents: 'Dokumente',
  dueDate: 'Datum',
  dueTime: 'Uhrzeit',
  email: 'E-Mail',
  firstname: 'Vorname',
  fromLanguage: 'Aus der Sprache',
  hours: 'Stunden',
  image: 'Bild',
  language: 'Sprache',
  language_levels: 'Sprachniveaus',
  languages: 'Sprachen',
  lastname: 'Nachname',
  message: 'Nachricht',
  minimum: 'Mindestpreis',
  name: 'Name',
  next: 'Neues Passwort',
  password: 'Passwort',
  phonenumber: 'Telefonnummer',
  price: 'Preis',
  quantity: 'Menge',
  rating: 'Sterne',
  text: 'Text',
  textLanguage: 'Sprache des Textes',
  time: 'Uhrzeit',
  timezone: 'Zeitzone',
  title: 'Titel',
  toLanguage: 'In die Sprache',
  translations: 'Weitere Sprachen',
  turnaround_hours: 'Vorlauf in Stunden',
  type: 'Art',
  unit: 'Einheit',
  events: 'Ereignisse',
  logo: 'Logo',
  origin: 'Herkunft',
  site: 'Website',
  url: 'Adresse',
  reference: 'Referenz',
  campaign: 'Kampagne',
};

const statuses: Record<TaskStatus, string> = {
  requested: 'angefragt',
  accepted: 'angenommen',
  in_progress: 'in Arbeit',
  delivered: 'geliefert',
  changes_requested: 'Änderung erbeten',
  disputed: 'strittig',
  finished: 'abgeschlossen',
  declined: 'abgelehnt',
  cancelled: 'abgesagt',
};

export const messages: Messages = {
  'sign-in-needed': 'Bitte melden Sie sich zuerst an: Die Sitzung fehlt oder ist abgelaufen.',
  'sign-in-over': 'Diese Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  'sign-in-elsewhere': 'Für diese Seite ist keine Anmeldung eingerichtet.',
  'own-window-only': 'Danach darf nur das eigene Fenster des Marktplatzes fragen.',
  'other-account':
    'Sie sind hier mit einem anderen Konto angemeldet als auf der Seite, von der Sie kommen. Hier hat sich nichts geändert.',
  'marketplace-only': 'Das geht nur auf den eigenen Seiten des Marktplatzes.',
  'invitation-for-another':
    'Diese Einladung ging an eine andere E-Mail-Adresse. Melden Sie sich mit dem Konto an, das diese hat.',
  'wrong-credentials': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'wrong-password': 'Das ist nicht Ihr jetziges Passwort.',
  'totp-needed': 'Bitte geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
  'wrong-code': 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den neuesten ein.',
  'totp-on': 'Die Anmeldung in zwei Schritten ist schon eingeschaltet. Schalten Sie sie zuerst aus.',
  'totp-over': 'Das Einrichten der Anmeldung in zwei Schritten ist beendet. Bitte beginnen Sie noch einmal.',
  'operator-needed': 'Das dürfen nur Betreiber. Der Support kann hier alles lesen.',
  'second-factor-needed':
    'Betreiber ändern etwas nur in einer Sitzung mit zweitem Faktor. Schalten Sie in den Einstellungen die Anmeldung in zwei Schritten ein, oder melden Sie sich damit oder mit einem Passkey an.',
  'code-needed':
    'Für dieses Konto wurden sehr viele falsche Passwörter eingegeben. Wir haben Ihnen einen Code geschickt, der eine Stunde gilt: Bitte geben Sie auch ihn ein.',
  'reauthentication-needed':
    'Bitte geben Sie Ihr Passwort noch einmal ein oder benutzen Sie einen Passkey: Das letzte Mal ist mehr als zehn Minuten her.',
  'address-taken':
    'Diese E-Mail-Adresse kann nicht verwendet werden. Melden Sie sich an oder nehmen Sie eine andere.',
  'link-used': 'Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.',
  'link-expired': 'Dieser Link ist abgelaufen.',
  'link-unknown':
    'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der Nachricht oder kopieren Sie ihn ganz.',
  'password-common':
    'Dieses Passwort steht auf der Liste häufiger Passwörter, die zuerst ausprobiert werden. Bitte wählen Sie ein anderes.',
  'password-pattern':
    'Dieses Passwort wird zuerst ausprobiert: wiederholte Zeichen, Nachbarn der Reihe nach oder ein Name mit Ziffern. Bitte wählen Sie ein anderes.',
  'password-name': 'Das Passwort enthält den Namen aus Ihrer E-Mail-Adresse. Bitte wählen Sie ein anderes.',
  'passkey-expired':
    'Das hat zu lange gedauert oder ist schon geschehen. Bitte versuchen Sie es noch einmal.',
  'passkey-unknown':
    'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt: Melden Sie sich anders an oder benutzen Sie einen anderen Passkey.',
  'passkey-refused':
    'Die Antwort Ihres Geräts ließ sich nicht bestätigen. Bitte versuchen Sie es noch einmal.',
  'passkey-copied':
    'Dieser Passkey wurde abgelehnt, weil er wie eine Kopie aussieht. Melden Sie sich anders an, entfernen Sie ihn in den Einstellungen und fügen Sie einen neuen hinzu.',
  'passkey-again': 'Dieser Passkey ist schon in Gebrauch.',
  'last-sign-in-method':
    'Nur so können Sie sich anmelden. Fügen Sie zuerst etwas anderes hinzu, dann können Sie es entfernen.',
  'passkeys-too-many': ({ digits }) =>
    `Sie haben ${digits} Passkeys, und mehr sind nicht möglich. Entfernen Sie zuerst einen.`,
  'address-unverified':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen eine Nachricht mit einem Link geschickt.',
  'provider-over':
    'Diese Anmeldung wurde schon benutzt, hat länger als zehn Minuten gedauert oder in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  'provider-cancelled':
    'Sie sind nicht angemeldet: Die Anmeldung wurde beim Anbieter abgebrochen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  'provider-refused':
    'Mit der Antwort des Anbieters können wir nichts anfangen, daher hat sich nichts geändert. Bitte versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  'provider-away': 'Der Anbieter antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
  'provider-unknown': 'Diesen Anbieter gibt es hier nicht oder nicht mehr. Bitte melden Sie sich anders an.',
  'provider-taken':
    'Ihr Konto beim Anbieter gehört hier zu einem anderen Konto. Melden Sie sich damit an, und entfernen Sie es dort zuerst.',
  'provider-other-account':
    'Das Konto, bei dem Sie sich angemeldet haben, hat eine andere Adresse. Nichts wurde verbunden.',
  'provider-not-yours':
    'Dieses Konto ist nicht mit Ihrem verbunden. Bitte melden Sie sich mit dem verbundenen an.',
  'too-many-tries': ({ count, digits }) =>
    `Zu viele Versuche. Bitte warten Sie ${duration('de', count, plural('de', count, { one: `${digits} Sekunde`, other: `${digits} Sekunden` }))} und versuchen Sie es noch einmal.`,

  'not-found': ({ thing }) =>
    `Es gibt ${translateCodes(things, thing)}, oder das ist nicht für Sie bestimmt.`,
  'records-away':
    'Unsere Daten sind im Moment nicht zu erreichen. Bitte versuchen Sie es in Kürze noch einmal.',
  busy: 'Der Marktplatz ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'offers-away': 'Die Angebote konnten nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  'no-room':
    'Im Moment ist kein Speicherplatz frei. Nichts wurde gespeichert; bitte versuchen Sie es später noch einmal.',
  fault: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  malformed: ({ reason }) => `Das war für den Server nicht zu verstehen: ${reason}`,
  'key-used': 'Dieser Idempotency-Key gehört zu einem anderen Inhalt. Nehmen Sie für Neues einen neuen.',

  missing: ({ field, rule }) => `„${translateCodes(fields, field)}“ fehlt. Erwartet wird: ${rule}.`,
  wrong: ({ field, rule }) => `Bitte prüfen Sie „${translateCodes(fields, field)}“. Erwartet wird: ${rule}.`,
  'character-nul': ({ field }) =>
    `„${translateCodes(fields, field)}“ enthält ein NUL-Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.`,
  'character-half': ({ field }) =>
    `„${translateCodes(fields, field)}“ enthält ein halbes Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.`,
  'out-of-range':
    'Ein Wert ist zu groß oder enthält Zeichen, die nicht gespeichert werden können. Bitte prüfen Sie Ihre Eingaben.',
  'in-the-past': 'Datum und Uhrzeit müssen in der Zukunft liegen. Bitte wählen Sie eine spätere Zeit.',
  'time-skipped':
    'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden. Bitte wählen Sie eine andere.',
  'too-many-unpaid': ({ least, most }) =>
    `Höchstens ${most} Ihrer Buchungen können gleichzeitig auf eine Antwort oder auf Ihre Zahlung warten, bei einer Person ${least}. Bezahlen oder stornieren Sie zuerst eine davon.`,
  'time-taken': 'Zu dieser Zeit ist kein Anruf möglich. Bitte wählen Sie eine andere.',
  'due-in-the-past': 'Der Termin muss in der Zukunft liegen. Bitte wählen Sie einen späteren.',
  'days-reversed': 'Der erste Tag darf nicht nach dem letzten liegen.',
  'days-too-many': ({ count, digits }) =>
    `Ein Bericht umfasst höchstens ${plural('de', count, { one: `${digits} Tag`, other: `${digits} Tage` })}. Bitte wählen Sie weniger.`,

  'body-too-large': 'Das ist mehr, als auf einmal gesendet werden kann. Bitte senden Sie weniger.',
  'files-too-large': ({ digits }) =>
    `Die Dateien sind zusammen größer als ${digits} MB. Bitte senden Sie sie in mehreren Schritten.`,
  'file-too-large': ({ name, digits }) =>
    `„${name}“ ist größer als ${digits} MB. Bitte wählen Sie eine kleinere Datei.`,
  'file-empty': ({ name }) => `„${name}“ ist leer. Bitte wählen Sie eine andere Datei.`,
  'file-uncountable': ({ name }) =>
    `„${name}“ zu zählen dauert zu lange. Bitte geben Sie die Zahl der Wörter selbst ein.`,
  'file-kind': ({ name, kinds }) => `„${name}“ ist von einer Art, die hier nicht geht. Möglich: ${kinds}.`,
  'file-content': ({ name, kind, kinds }) =>
    `Der Inhalt von „${name}“ ist keine ${kind}-Datei. Bitte wählen Sie eine andere Datei. Möglich: ${kinds}.`,
  'files-without-task': 'Dateien können gesendet werden, sobald ein Auftrag vereinbart ist.',
  'storage-full': ({ used, allowed }) =>
    `Für diese Dateien ist kein Platz: ${used} von ${allowed} MB sind belegt. Ein bezahlter Auftrag hat mehr Platz.`,
  'storage-full-today': ({ used, allowed }) =>
    `Für diese Dateien ist heute kein Platz: ${used} von ${allowed} MB sind belegt. Bitte senden Sie sie morgen.`,
  'picture-too-large': ({ digits }) =>
    `Das Bild ist größer als ${digits} MB. Bitte wählen Sie ein kleineres.`,
  'picture-pixels': ({ digits }) =>
    `Das Bild hat mehr als ${digits} Megapixel. Bitte wählen Sie ein kleineres.`,
  'picture-kind': ({ kinds }) => `Das ist kein Bild, das hier geht. Möglich: ${kinds}.`,

  'person-gone': 'Dieses Konto ist gelöscht und erhält keine Nachrichten mehr.',
  'not-possible':
    'Das ist nicht möglich: Sie und diese Person können einander nicht schreiben, nichts buchen und nichts vorschlagen.',
  'own-offer': 'Das ist Ihr eigenes Angebot: Nur andere können es buchen.',
  'offer-changed':
    'Dieses Angebot wurde inzwischen geändert. Bitte lesen Sie es noch einmal, bevor Sie buchen.',
  'total-out-of-range': ({ least, most }) =>
    `Die Summe muss zwischen ${least} und ${most} Euro liegen und bei einer Änderung um mindestens ${least} abweichen, wie eine Kartenzahlung es annimmt.`,
  'too-soon': ({ count, digits }) =>
    `Ab Ihrer Buchung werden ${plural('de', count, { one: `${digits} Stunde`, other: `${digits} Stunden` })} benötigt. Bitte wählen Sie einen späteren Zeitpunkt.`,
  'offer-closed': 'Dieses Angebot nimmt zurzeit keine Buchungen an. Bitte wählen Sie ein anderes.',
  'task-off': ({ status }) => `Dieser Auftrag ist schon beendet: ${translateCodes(statuses, status)}.`,
  'task-step': ({ status, steps }) =>
    `Stand dieses Auftrags: ${translateCodes(statuses, status)}. ${steps ? `Möglich ist jetzt: ${translateCodes(statuses, steps)}.` : 'Sie können ihn jetzt nicht ändern.'}`,
  'task-paid': 'Dieser Auftrag ist schon bezahlt.',
  'too-early':
    'Für diesen Anruf ist es noch zu früh: Er kann ab 15 Minuten vor seiner Zeit begonnen werden, ein Streit erst ab seiner Zeit.',
  'payment-needed': 'Dieser Auftrag muss zuerst bezahlt werden.',
  'payment-too-early': 'Dieser Auftrag kann bezahlt werden, sobald er angenommen ist.',
  'nothing-to-pay': 'Für diesen Auftrag ist nichts zu bezahlen.',
  'payment-pending':
    'Die Zahlung für diesen Auftrag ist unterwegs. Bitte warten Sie, bis die Bank sie bestätigt.',
  'bank-dispute-open':
    'Die Bank des Kunden hat diese Zahlung beanstandet. Bis sie entscheidet, kann das Geld nicht bewegt werden.',
  'dispute-again': 'Dieser Auftrag ist schon strittig.',
  'dispute-without-money': 'Für diesen Auftrag ist kein Geld hinterlegt, also gibt es nichts zu entscheiden.',
  'dispute-not-yours': 'Einen Streit kann nur zurückziehen, wer ihn eröffnet hat.',
  'dispute-missing': 'Dieser Auftrag ist nicht strittig.',
  'refund-changed':
    'Was an die Kundschaft zurückgeht, hat sich inzwischen geändert. Bitte lesen Sie den Betrag noch einmal.',
  'settlement-missing': 'Es gibt keinen offenen Vorschlag: Er wurde beantwortet oder ersetzt.',
  'dispute-changed':
    'Der Streitfall wurde inzwischen zurückgezogen und ein neuer eröffnet. Bitte lesen Sie diesen, bevor Sie entscheiden.',
  'change-too-late':
    'Was vereinbart ist, lässt sich ändern, bis die Arbeit geliefert ist, und nicht, solange ein Streitfall offen ist.',
  'change-nothing':
    'Das ist bereits so vereinbart. Ändern Sie die Menge, den Preis, den Tag oder die Uhrzeit.',
  'change-changed':
    'Der Vorschlag wurde inzwischen geändert, beantwortet oder zurückgezogen. Bitte lesen Sie, was jetzt gilt.',
  'change-yours': 'Dieser Vorschlag ist Ihr eigener: Antworten kann nur die andere Seite.',
  'change-not-yours': 'Nur wer diesen Vorschlag gemacht hat, kann ihn zurückziehen.',
  'settlement-changed':
    'Der Vorschlag wurde inzwischen geändert. Bitte lesen Sie den neuen, bevor Sie antworten.',
  'settlement-yours': 'Dieser Vorschlag ist Ihr eigener: Antworten kann nur die andere Seite.',
  'money-held':
    'Für Ihre laufenden Aufträge ist Geld hinterlegt. Schließen Sie sie zuerst ab oder einigen Sie sich; danach können Sie Ihr Konto löschen.',
  'money-available':
    'Sie haben Geld verdient, das noch nicht ausgezahlt ist. Richten Sie in den Einstellungen Auszahlungen ein; sobald es ausgezahlt ist, können Sie Ihr Konto löschen.',
  'payouts-away':
    'Auszahlungen lassen sich gerade nicht einrichten. Bitte versuchen Sie es später noch einmal.',
  'payment-refused':
    'Der Zahlungsdienst nimmt für diese Aufgabe keine Zahlung an. Bitte schreiben Sie uns, wenn das noch einmal geschieht.',
  'payments-off': 'Auf diesem Marktplatz sind keine Zahlungen möglich.',
  'payment-silent': 'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  'place-by-owner': 'Nur wer übersetzt, kann angeben, wo ein Gespräch stattfindet.',
  'place-of-calls': 'Nur ein Gespräch hat einen Ort.',
  'deliverable-by-owner': 'Nur wer übersetzt, kann die Arbeit übergeben.',
  'deliverable-too-early': 'Die Arbeit kann erst übergeben werden, wenn sie begonnen hat.',
  'review-by-customer': 'Nur wer gebucht hat, kann einen Auftrag bewerten.',
  'review-too-early': 'Ein Auftrag kann bewertet werden, sobald er abgeschlossen ist.',
  'review-again': 'Sie haben diesen Auftrag schon bewertet.',
  'reply-by-owner': 'Nur wer übersetzt hat, kann auf eine Bewertung antworten.',
  'reply-again': 'Es gibt keine Bewertung, oder sie ist schon beantwortet.',

  'own-request': 'Das ist Ihre eigene Anfrage: Vorschläge können nur andere machen.',
  'request-closed': 'Diese Anfrage ist geschlossen. Sie nimmt keine Vorschläge mehr an.',
  'request-answered':
    'Für diese Anfrage gibt es schon einen Vorschlag, deshalb kann sie nicht mehr geändert werden. Sie können sie zurückziehen und eine neue veröffentlichen.',
  'proposal-again': 'Sie haben für diese Anfrage schon einen Vorschlag gemacht.',
  'proposal-not-yours': 'Einen Vorschlag kann nur ändern oder zurückziehen, wer ihn gemacht hat.',
  'proposal-closed': 'Dieser Vorschlag ist nicht mehr offen, deshalb lässt sich an ihm nichts mehr ändern.',
  'request-changed':
    'Diese Anfrage wurde inzwischen geändert. Bitte lesen Sie sie noch einmal, bevor Sie Ihren Vorschlag senden.',
  'proposal-changed':
    'Dieser Vorschlag wurde inzwischen geändert. Bitte lesen Sie ihn noch einmal, bevor Sie ihn annehmen.',
  'request-not-yours': 'Einen Vorschlag kann nur annehmen oder ablehnen, wer angefragt hat.',
  'accepted-already': 'Diese Anfrage oder dieser Vorschlag ist schon geschlossen.',

  'partner-fixed':
    'Diesen Partner hat der Betreiber des Marktplatzes eingerichtet. Bitte wenden Sie sich für Änderungen an ihn.',
  'partner-key-needed': 'Bitte senden Sie einen Schlüssel des Partners als Authorization: Bearer dk_…',
  'member-already': 'Diese Person ist schon Mitglied.',
  'member-last': 'Ein Partner hat mindestens ein Mitglied. Bitte laden Sie zuerst jemand anderen ein.',
  'origin-unproven': ({ origin }) =>
    `Wir haben das Kennzeichen weder in ${origin}/.well-known/dragoman.txt noch in einem Meta-Element der Startseite gefunden. Bitte setzen Sie es dort ein und prüfen Sie noch einmal.`,
  'origin-unreachable': ({ origin }) =>
    `Wir konnten ${origin} nicht lesen. Die Seite muss mit einem gültigen Zertifikat und ohne Weiterleitung antworten.`,
  'outside-private':
    'Diese Adresse führt in ein privates Netz, das wir nicht aufrufen. Bitte geben Sie eine an, die alle erreichen.',
  'limit-reached': ({ digits }) =>
    `Es gibt schon ${digits}, mehr sind nicht möglich. Bitte entfernen Sie zuerst etwas.`,
  'webhook-off': 'Dieser Webhook ist ausgeschaltet. Bitte schalten Sie ihn zuerst ein.',

  'rule-text': ({ least, most }) => `Text von ${least} bis ${most} Zeichen`,
  'rule-short': ({ most }) => `Text von höchstens ${most} Zeichen`,
  'rule-known-email': 'die E-Mail-Adresse eines Kontos',
  'rule-known-password': 'das Passwort des Kontos',
  'rule-present-password': 'Ihr jetziges Passwort',
  'rule-email': 'eine E-Mail-Adresse wie name@example.com',
  'rule-phone': 'eine Nummer wie 555-123-4567 oder +49 151 23456789',
  'rule-place': 'eine Telefonnummer oder eine Adresse, die mit https:// beginnt',
  'rule-price': ({ least, most }) => `eine Zahl von ${least} bis ${most}, etwa 45 oder 45,5`,
  'rule-whole': ({ least, most }) => `eine ganze Zahl von ${least} bis ${most}`,
  'rule-steps': ({ least, most, step }) => `eine Zahl von ${least} bis ${most} in Schritten von ${step}`,
  'rule-places': ({ most }) => `eine Zahl mit höchstens ${most} Nachkommastellen`,
  'rule-once': '1, denn der Preis gilt für alles zusammen',
  'rule-as-quantity': 'dasselbe wie bei „Menge“',
  'rule-within-days': ({ most }) => `ein Tag innerhalb der nächsten ${most} Tage`,
  'rule-date': 'ein Datum wie 2027-01-31',
  'rule-day': 'ein Tag, den es gibt, etwa 2027-01-31',
  'rule-list': ({ most }) => `eine Liste von höchstens ${most} Einträgen`,
  'rule-time': 'eine Uhrzeit wie 14:30',
  'rule-timezone': 'eine Zeitzone wie Europe/Berlin',
  'rule-language': 'ein Sprachcode aus zwei Buchstaben wie en',
  'rule-languages': ({ least, most }) =>
    least === most ? `Zahl der Sprachen: ${most}` : `Zahl der Sprachen: ${least} bis ${most}`,
  'rule-flag': 'true oder false',
  'rule-translations': ({ most }) =>
    `Titel und Beschreibung in höchstens ${most} Sprachen, nach Sprachcodes aus zwei Buchstaben`,
  'rule-levels': ({ words }) => `zu jedem Sprachcode aus zwei Buchstaben eines von ${words}`,
  'rule-word': ({ words }) => `eines von ${words}`,
  'rule-word-of-category': ({ words, category }) => `eines von ${words} in der Kategorie ${category}`,
  'rule-somebody-else': 'jemand anderes als Sie selbst',
  'rule-file': 'mindestens eine Datei',
  'rule-passkey': 'die Antwort des Browsers auf die Frage nach einem Passkey',
  'rule-name': ({ most, word }) =>
    `Text von 1 bis ${most} Zeichen in einer Zeile, ohne Web- oder E-Mail-Adressen und ohne Wörter mit mehr als ${word} Zeichen`,
  'rule-line': ({ most }) => `Text mit höchstens ${most} Zeichen in einer Zeile`,
  'rule-origin': 'eine Herkunft wie https://agency.example ohne Pfad',
  'rule-website': 'eine Adresse, die mit https:// oder http:// beginnt',
  'rule-secure-address': 'eine Adresse, die mit https:// beginnt',
  'rule-webhook-address': 'eine Adresse, die mit https:// beginnt, auf Port 443, 4443, 8443 oder 9443',
  'rule-words': ({ words }) => `mindestens eines von ${words}`,
  'rule-picture': 'ein Bild',
};
