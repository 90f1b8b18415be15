import type { Messages } from './en.ts';

export const privacy: Messages['privacy'] = {
  title: 'Datenschutzerklärung',
  placeholders: 'Markierte Felder füllt der Betreiber dieses Marktplatzes aus, bevor er öffnet.',
  updated: 'Stand: [Datum]',
  sections: [
    {
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        '[Name des Unternehmens], [Postanschrift], ist verantwortlich für das, was mit Ihren Daten auf dieser Website geschieht. Fragen erreichen uns unter [Kontakt-E-Mail]. Unser Datenschutzbeauftragter ist [Name des Datenschutzbeauftragten].',
      ],
    },
    {
      heading: 'Was wir über Sie speichern',
      paragraphs: [
        'Wenn Sie sich registrieren: Vor- und Nachname, E-Mail-Adresse, Sprache und einen Fingerabdruck Ihres Passworts, aus dem sich das Passwort nicht lesen lässt. In Ihrem Profil, wenn Sie es ausfüllen: Telefonnummer, Anschrift, Sprachen und ein Bild.',
        'Wenn Sie veröffentlichen oder buchen: Ihre Angebote und Anfragen, Einzelheiten, Tage und Zeiten Ihrer Aufträge, die Dokumente, die Sie ihnen beilegen, und die Nachrichten, die Sie mit der anderen Seite wechseln.',
        'Wenn Sie sich nur umsehen: nichts über Sie. Unser Server notiert, dass eine Adresse abgerufen wurde, wann und mit welchem Ergebnis, um den Dienst am Laufen zu halten und Angriffe abzuwehren. Diese Notizen werden nach [Anzahl der Tage] Tagen gelöscht.',
      ],
    },
    {
      heading: 'Wer es sieht',
      paragraphs: [
        'Alle sehen Ihre Angebote, mit Ihrem Namen, Ihrem Bild und Ihren Sprachen. Nur die beiden Seiten eines Auftrags sehen dessen Einzelheiten, Dokumente und Nachrichten; ist er strittig, sehen auch wir sie, um zu entscheiden. Partner, auf deren Seiten unsere Angebote stehen, erfahren, wie viele Buchungen über sie kamen und für wie viel, und nichts über Sie.',
        'Wir verkaufen keine Daten, zeigen keine Werbung und lassen niemanden zusehen. Die Seiten dieser Website laden nichts von Dritten.',
      ],
    },
    {
      heading: 'Was auf Ihrem Gerät liegt',
      paragraphs: [
        'Solange Sie angemeldet sind, ein Token, das dies belegt, in einem Cookie namens token und unter demselben Namen im lokalen Speicher. Das Cookie endet nach einer Stunde. Beim Abmelden wird beides gelöscht. Ein Cookie namens dragoman.visited merkt sich bis zum Schließen des Browsers, dass Sie darauf hingewiesen wurden. Wenn Sie sich auf der Seite eines Partners anmelden, kennzeichnet ein Cookie namens dragoman-browser diesen Browser für eine Stunde: Links von jener Seite führen angemeldet hierher, in keinem anderen Browser. Sobald Sie Sprache oder Farben wählen, merkt sich ein Cookie namens dragoman-preferences beides ein Jahr lang.',
        'Entwürfe von Formularen und Nachrichten, die Sie noch nicht abgeschickt haben, 30 Tage lang im lokalen Speicher. Entwürfe sind mit einem Schlüssel verschlüsselt, den nur Sie beim Anmelden erhalten: Nach dem Abmelden kann sie auf diesem Gerät niemand lesen. Was Sie abgemeldet schreiben, ist unverschlüsselt, bis sich jemand anmeldet. All das ist nötig für das, was Sie verlangt haben; mehr gibt es nicht, darum auch kein Banner zum Wegklicken.',
      ],
    },
    {
      heading: 'Zahlungen',
      paragraphs: [
        'Wenn Sie mit Karte zahlen, gehört die Zahlungsseite [Zahlungsdienstleister]. Er erhält Ihre E-Mail-Adresse, Ihre Sprache, den Betrag und den Titel des Auftrags. Wir erhalten die Auskunft, ob Sie bezahlt haben, und die Adresse des Belegs. Die Nummer Ihrer Karte sehen wir nie.',
        'Wenn Sie hier Geld verdienen, zahlt [Zahlungsdienstleister] es Ihnen aus. Von uns erhält er Ihre E-Mail-Adresse und die Beträge, und er fragt Sie nach dem, was er von Gesetzes wegen braucht, etwa Ihrem Bankkonto. Davon erfahren wir nur, ob Sie bezahlt werden können.',
        'Zu jeder Zahlung, Erstattung und Auszahlung speichern wir Betrag, Zeitpunkt und Auftrag.',
      ],
    },
    {
      heading: 'Wo und wie lange',
      paragraphs: [
        'Die Daten liegen auf Servern von [Hosting-Anbieter] in [Land]. Wir behalten sie, solange Sie ein Konto haben. Löschen Sie es, so löschen wir alles bis auf die Angaben zu Zahlungen, ohne Ihren Namen, die wir von Gesetzes wegen [Aufbewahrungsfrist] aufbewahren müssen.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Sie können fragen, was wir über Sie wissen, es berichtigen, löschen oder sich in einem gängigen Format geben lassen und seiner Verwendung widersprechen. Schreiben Sie an [Kontakt-E-Mail]; wir antworten binnen eines Monats. Sie können sich auch bei [Aufsichtsbehörde] beschweren.',
        'Wir stützen uns auf Artikel 6 Absatz 1 der Datenschutz-Grundverordnung: Buchstabe b für unseren Vertrag mit Ihnen, c für die Angaben zu Zahlungen, f für die Sicherheit des Dienstes.',
      ],
    },
  ],
};
