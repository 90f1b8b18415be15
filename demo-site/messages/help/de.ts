import type { Messages } from './en.ts';

export const messages: Messages = {
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
        'Schreiben Sie uns: Unsere Adresse steht im Impressum. Geht es um einen Auftrag, nennen Sie seine Nummer: Sie steht in seiner Adresse.',
      ],
    },
  ],
};
