import type { Messages } from './en.ts';

export const messages: Messages = {
  placeholders: 'Markierte Felder füllt der Betreiber dieses Marktplatzes aus, bevor er öffnet.',
  updated: 'Stand: [Datum]',
  terms: {
    title: 'Nutzungsbedingungen',
    sections: [
      {
        heading: 'Worum es geht',
        paragraphs: [
          '[Name des Unternehmens] betreibt diesen Marktplatz. Übersetzerinnen und Übersetzer bieten hier ihre Arbeit an, Kunden buchen sie. Der Vertrag über die Arbeit besteht zwischen diesen beiden; wir bringen sie zusammen, verwahren das Geld und entscheiden, wo sie sich nicht einigen, wie es hier steht.',
        ],
      },
      {
        heading: 'Ihr Konto',
        paragraphs: [
          'Wer sich registriert, ist volljährig, nennt den eigenen Namen und eine E-Mail-Adresse, unter der Post ankommt. Behalten Sie Ihr Passwort für sich: Was mit Ihrem Konto geschieht, gilt als von Ihnen getan, bis Sie uns etwas anderes sagen.',
          'Sie können Ihr Konto jederzeit in den Einstellungen löschen. Was vorher vereinbart wurde, wird zuerst abgeschlossen oder abgesagt.',
        ],
      },
      {
        heading: 'Buchen, und was es kostet',
        paragraphs: [
          'Ein Angebot nennt einen Preis und wofür er gilt: für eine Stunde, ein Wort, eine Seite oder für alles. Bevor Sie bestellen, sehen Sie, wie viel Sie buchen und was es zusammen kostet. Mit dem Knopf zum Buchen, oder indem Sie einen Vorschlag annehmen, bestellen Sie zahlungspflichtig.',
          'Manche antworten zuerst: Dann ist nichts vereinbart, bis sie angenommen haben. Andere werden zuerst bezahlt: Sie erfahren von Ihrer Buchung, sobald Sie bezahlt haben; sonst endet sie von selbst. Was vereinbart ist, ändert sich nur, wenn beide der Änderung zustimmen.',
        ],
      },
      {
        heading: 'Bezahlen',
        paragraphs: [
          'Sie bezahlen über [Zahlungsdienstleister]. Wir verwahren das Geld, bis Sie die Lieferung annehmen oder bis sie als angenommen gilt, weil Sie nicht rechtzeitig geantwortet haben. Dann erhält es die Übersetzerin oder der Übersetzer, abzüglich unserer Gebühr, die sie sehen, bevor sie ein Angebot veröffentlichen.',
        ],
      },
      {
        heading: 'Stornieren',
        paragraphs: [
          'Jedes Angebot sagt, was Sie zurückbekommen, wenn Sie stornieren, und bis wann: alles bis zum Beginn der Arbeit, oder weniger, je näher die vereinbarte Zeit rückt. Der Betrag steht da, bevor Sie bestätigen. Wenn die andere Seite storniert oder nie beginnt, bekommen Sie alles zurück.',
        ],
      },
      {
        heading: 'Widerrufsrecht für Verbraucher',
        paragraphs: [
          'Wenn Sie als Verbraucher in der Europäischen Union buchen, können Sie den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung per Brief oder E-Mail genügt: [Name des Unternehmens], [Postanschrift], [Kontakt-E-Mail]. Sie bekommen dann binnen 14 Tagen auf demselben Weg zurück, was Sie bezahlt haben.',
          'Arbeit, die Sie innerhalb dieser 14 Tage verlangen, beginnt sofort, weil Sie es verlangen. Widerrufen Sie, nachdem sie begonnen hat, bezahlen Sie den Teil, der bis dahin getan ist. Ist alles getan, können Sie nicht mehr widerrufen.',
        ],
      },
      {
        heading: 'Was die Übersetzenden zusagen',
        paragraphs: [
          'Sie tun, was sie vereinbart haben, pünktlich und selbst, und behalten für sich, was sie lesen und hören. Wer sagt, vereidigt oder zertifiziert zu sein, kann es belegen. Steuern und Sozialversicherung sind ihre eigene Sache.',
        ],
      },
      {
        heading: 'Was hier niemand darf',
        paragraphs: [
          'Niemand darf andere täuschen, Werbung verschicken, Menschen beleidigen oder bedrohen, veröffentlichen, was anderen gehört, oder etwas Rechtswidriges, und auch nicht mit Programmen die Regeln dieses Marktplatzes umgehen.',
          'Wir entfernen solches und schließen Konten, wo es nötig ist. Wen es betrifft, der erfährt davon, mit dem Grund, und kann widersprechen.',
        ],
      },
      {
        heading: 'Wenn etwas schiefgeht',
        paragraphs: [
          'Sprechen Sie zuerst miteinander: Jeder Auftrag hat seine Unterhaltung. Können Sie sich nicht einigen, kann jede Seite einen Streitfall eröffnen, solange Geld verwahrt ist; wir lesen beide Seiten und entscheiden über das Geld. Der Weg zu den Gerichten bleibt Ihnen offen.',
          '[Haftung, wie die Anwälte des Betreibers sie formulieren]',
        ],
      },
      {
        heading: 'Diese Bedingungen',
        paragraphs: ['[Anwendbares Recht und Gerichtsstand]'],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
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
          'Wenn Sie eigene Kalender nennen: deren Adressen, und wann Sie darin belegt sind, sonst nichts.',
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
          'Solange Sie angemeldet sind, ein Token, das dies belegt, in einem Cookie namens token und unter demselben Namen im lokalen Speicher. Das Cookie endet nach einer Stunde. Beim Abmelden wird beides gelöscht. Nach dem Anmelden kennzeichnet ein Cookie namens dragoman-device diesen Browser für 400 Tage: Fremde, die Ihr Passwort raten, sperren Sie hier nicht aus. Ein Cookie namens dragoman.visited merkt sich bis zum Schließen des Browsers, dass Sie darauf hingewiesen wurden. Wenn Sie sich auf der Seite eines Partners anmelden, kennzeichnet ein Cookie namens dragoman-browser diesen Browser für eine Stunde: Links von jener Seite führen angemeldet hierher, in keinem anderen Browser. Sobald Sie Sprache oder Farben wählen, merkt sich ein Cookie namens dragoman-preferences beides ein Jahr lang.',
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
  },
  imprint: {
    title: 'Impressum',
    sections: [
      {
        heading: 'Wer diesen Marktplatz betreibt',
        paragraphs: [
          '[Name des Unternehmens], [Rechtsform], [Postanschrift]. Vertreten durch [Name der vertretenden Person].',
        ],
      },
      {
        heading: 'So erreichen Sie uns',
        paragraphs: ['E-Mail: [Kontakt-E-Mail]. Telefon: [Telefonnummer].'],
      },
      {
        heading: 'Register und Steuer',
        paragraphs: [
          'Eingetragen unter [Registernummer] beim [Registergericht]. Umsatzsteuer-Identifikationsnummer: [Nummer].',
        ],
      },
      {
        heading: 'Verantwortlich für den Inhalt',
        paragraphs: [
          '[Name und Anschrift der verantwortlichen Person]. Für ihre Angebote sind die Übersetzenden selbst verantwortlich.',
        ],
      },
      {
        heading: 'Rechtswidrige Inhalte',
        paragraphs: [
          'Behörden und Nutzer erreichen uns wegen rechtswidriger Inhalte unter [Kontakt-E-Mail], auf [Sprachen].',
        ],
      },
    ],
  },
  help: {
    title: 'Hilfe',
    sections: [
      {
        heading: 'Wie finde ich jemanden?',
        paragraphs: [
          'Wählen Sie Dokumente, Gespräche oder Übersetzungen, und grenzen Sie die Liste nach Sprache und Preis ein. „Beliebte“ Angebote stehen vorn: die mit den meisten Kunden, deren Aufträge abgeschlossen und bezahlt sind, jeder Kunde einmal im Monat gezählt. Einen besseren Platz kann niemand kaufen. Die Sterne sind der Mittelwert der Bewertungen; die eines größeren Auftrags wiegt mehr, bis 50 €, und von einem Kunden zählt eine im Monat.',
          'Finden Sie niemanden, veröffentlichen Sie eine Anfrage: Dann bekommen Sie Vorschläge mit Preis.',
        ],
      },
      {
        heading: 'Wie buche ich?',
        paragraphs: [
          'Öffnen Sie ein Angebot, wählen Sie, wie viel und wann, und fügen Sie Ihre Dateien hinzu. Sie sehen den Betrag, bevor Sie bestellen. Manche bestätigen jede Buchung erst, andere bekommen sie, sobald Sie bezahlt haben; das steht im Angebot.',
        ],
      },
      {
        heading: 'Was geschieht mit meinem Geld?',
        paragraphs: [
          'Wir verwahren es, bis Sie die Lieferung annehmen. Beginnt die Arbeit nie oder storniert die andere Seite, bekommen Sie alles zurück. Auf der Seite Ihres Auftrags sehen Sie jederzeit, was bezahlt, verwahrt und zurückgezahlt ist.',
        ],
      },
      {
        heading: 'Es muss sich etwas ändern.',
        paragraphs: [
          'Öffnen Sie den Auftrag: Dort schlagen Sie eine andere Menge, einen anderen Preis oder eine andere Zeit vor, und die andere Seite nimmt an oder lehnt ab. Sie können dort auch stornieren und sehen vorher, was Sie zurückbekommen.',
        ],
      },
      {
        heading: 'Ich kann mich nicht anmelden.',
        paragraphs: [
          'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“, und wir schicken Ihnen einen Link. Haben Sie sich über einen anderen Anbieter registriert, melden Sie sich wieder dort an.',
        ],
      },
      {
        heading: 'Ich übersetze. Wie fange ich an?',
        paragraphs: [
          'Vervollständigen Sie Ihr Profil, veröffentlichen Sie ein Angebot, und sagen Sie, wann man Sie für Gespräche buchen kann. Damit wir auszahlen können, richten Sie unter den Einnahmen Ihr Auszahlungskonto ein.',
        ],
      },
      {
        heading: 'Wir sind für Sie da.',
        paragraphs: [
          'Schreiben Sie an [Kontakt-E-Mail]. Geht es um einen Auftrag, nennen Sie seine Nummer: Sie steht in seiner Adresse.',
        ],
      },
    ],
  },
};
