import type { Messages } from './en.ts';

export const messages: Messages = {
  site: {
    accountMenu: 'Ihre Seiten',
    unread: ({ count, digits }) => `${digits} ungelesene ${count === 1 ? 'Unterhaltung' : 'Unterhaltungen'}`,
    name: 'Dragoman',
    skip: 'Zum Inhalt springen',
    mainNavigation: 'Hauptnavigation',
    menu: 'Menü',
    home: 'Startseite',
    services: 'Leistungen',
    about: 'Über uns',
    contact: 'Kontakt',
    signIn: 'Anmelden',
    getStarted: 'Loslegen',
    language: 'Sprache',
    loading: 'Wird geladen …',
    needsScripts:
      'Anmelden und Buchen geht nur mit JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
    footer: 'Über diese Website',
    aboutLink: 'Über uns',
    privacyLink: 'Datenschutz',
    termsLink: 'Nutzungsbedingungen',
    imprintLink: 'Impressum',
    helpLink: 'Hilfe',
    contactLink: 'Kontakt',
    partnersLink: 'Für Partner',
    docsLink: 'Dokumentation',
    motto:
      'Übersetzer für Dokumente, Anrufe und alles, was Sie veröffentlichen. Der Preis steht vor der Buchung fest.',
    sampleData: 'Demo-Marktplatz: Menschen, Angebote und Organisationen darauf sind erfunden.',
  },
  categories: {
    document: {
      name: 'Dokumente',
      popular: 'Am beliebtesten bei Dokumenten',
      about: 'Urkunden, Verträge, Briefe vom Amt.',
      hero: 'Übersetzer für Urkunden, Verträge und Briefe vom Amt. Preis pro Wort, Seite oder Stunde.',
    },
    call: {
      name: 'Anrufe',
      popular: 'Am beliebtesten bei Anrufen',
      about: 'Ein Dolmetscher in der Leitung: Arzt, Vermieter, Behörde. Mit beiden Uhrzeiten.',
      hero: 'Dolmetscher für Ihr Gespräch mit dem Arzt, dem Vermieter oder dem Amt. Preis pro Stunde oder für das ganze Gespräch.',
    },
    translation: {
      name: 'Übersetzungen',
      popular: 'Am beliebtesten bei Übersetzungen',
      about: 'Websites und Präsentationen, die klingen, als wären sie dort geschrieben.',
      hero: 'Websites, Präsentationen und ganze Dokumentationen in den Worten Ihrer Leser. Preis pro Wort, Seite oder Stunde.',
    },
  },
  home: {
    title: 'Nichts geht in der Übersetzung verloren',
    lead: 'Dokumente übersetzt, Anrufe gedolmetscht, Websites und Präsentationen in den Worten Ihrer Leser. Von Menschen, zu einem Preis, der vor der Buchung feststeht.',
    other: 'Oder lassen Sie Übersetzer auf sich zukommen.',
    features: 'Was wir tun',
    explore: 'Entdecken',
    translators: 'Unsere professionellen Übersetzer',
    viewAll: 'Alle ansehen',
    partnerships: 'Wertvolle Partnerschaften',
    partnershipsNote: 'Beispielnamen: Keine dieser Organisationen gibt es.',
    becomePartner: 'Unsere Übersetzer auf Ihre Seite holen',
    closing: 'Werden Sie Übersetzer und helfen Sie Menschen',
    closingLead:
      'Sagen Sie, was Sie übersetzen, nennen Sie Ihren Preis und wählen Sie, wem Sie helfen. Veröffentlichen kostet nichts.',
    register: 'Registrieren',
  },
  homeSearch: {
    words: 'Was brauchen Sie?',
    from: 'Aus',
    to: 'In',
    anyLanguage: 'Alle',
    submit: 'Übersetzer finden',
    often: 'Oft gesucht:',
    suggestions: ['Geburtsurkunde', 'Arzt', 'Website'],
  },
  category: {
    title: 'Finden Sie, wer zu Ihnen passt !!!',
    tabs: 'Kategorien',
    all: (name: string) => `Alle ${name}`,
  },
  allOffers: {
    title: 'Unsere Übersetzer',
    lead: 'Alle Angebote des Marktplatzes. Grenzen Sie sie ein: auf Ihre Sprachen, Ihr Budget und Ihr Anliegen.',
  },
  services: {
    title: 'Was ein Übersetzer für Sie tun kann',
    lead: 'Drei Arten von Hilfe, jede von einem Menschen, der beide Sprachen spricht, jede zu einem Preis, der vor der Buchung feststeht.',
    explore: 'Entdecken',
    how: 'So geht es',
    steps: [
      {
        name: 'Wählen',
        about:
          'Angebote nach Kategorie und Sprachpaar durchsehen. Auf jeder Karte stehen der Preis und die Bewertung der Kunden.',
      },
      {
        name: 'Buchen',
        about: 'Sagen, was Sie brauchen, Tag und Uhrzeit wählen, Dokumente beilegen.',
      },
      {
        name: 'Reden',
        about: 'Ein Gespräch mit Ihrem Übersetzer öffnet sich sofort und bleibt offen für Fragen.',
      },
    ],
    documentExamples: ['Geburts- und Heiratsurkunden', 'Verträge und Briefe', 'Anträge und Formulare'],
    callExamples: ['Beim Arzt', 'Mit Vermieter oder Bank', 'Mit einer Behörde'],
    translationExamples: ['Websites', 'Präsentationen', 'Handbücher und Artikel'],
  },
  signIn: {
    title: 'Anmelden',
    signUpTitle: 'Registrieren',
  },
  checkout: { title: 'Buchung' },
  offer: { title: 'Angebot' },
  chat: { title: 'Nachrichten' },
  task: { title: 'Auftrag' },
  profile: { title: 'Profil' },
  dashboard: { title: 'Übersicht' },
  payments: { title: 'Zahlungen' },
  earnings: { title: 'Einnahmen' },
  availability: { title: 'Zeiten' },
  disputes: { title: 'Streitfälle' },
  operator: { title: 'Verwaltung' },
  select: {
    title: 'Womit möchten Sie beginnen?',
    lead: 'Bitten Sie mit einer Anfrage um Hilfe, oder bieten Sie Ihre allen an, die einen Übersetzer suchen.',
  },
  requests: {
    title: 'Worum gebeten wird',
    lead: 'Offene Anfragen von Menschen, die eine Übersetzung brauchen. Antworten Sie mit Ihrem Preis und Ihrer Zeit.',
    menu: 'Anfragen finden',
    find: 'Sie übersetzen? Sehen Sie, worum gebeten wird',
  },
  request: { title: 'Anfrage' },
  editRequest: { title: 'Ihre Anfrage bearbeiten' },
  publishOffer: { title: 'Angebot veröffentlichen' },
  editOffer: { title: 'Angebot bearbeiten' },
  settings: {
    title: 'Einstellungen',
    lead: 'Wie diese Website auf diesem Gerät aussieht und spricht, und Ihr Konto.',
    colours: 'Farben',
    themes: { auto: 'Wie auf diesem Gerät', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    languageHint: 'Die der Website selbst. Was Menschen schreiben, bleibt, wie sie es geschrieben haben.',
  },
  error: {
    title: 'Etwas ist schiefgegangen',
    text: 'Was Sie gerade taten, ließ sich nicht abschließen. Nichts wurde abgebucht oder veröffentlicht, sofern es Ihnen nicht gesagt wurde. Versuchen Sie es erneut, oder sagen Sie uns, was geschehen ist.',
    home: 'Zurück zur Startseite',
    contact: 'Kontakt aufnehmen',
  },
  about: {
    title: 'Über uns',
    lead: 'Dragoman ist ein Übersetzungsdienst zweier Studierender, die programmieren und für ihre Eltern übersetzend aufgewachsen sind.',
    enrichments: { figure: '50 Mio.', label: 'Bereicherungen im Monat' },
    users: { figure: '400.000', label: 'Nutzerinnen und Nutzer' },
    figuresNote:
      'Beispielzahlen: Niemand hat gezählt. Eine Bereicherung ist ein Text oder ein Anruf, den jemand dank einer Übersetzung verstanden hat.',
    story: [
      {
        heading: 'Warum wir das tun',
        text: 'Ein Brief vom Amt, ein Anruf beim Arzt, ein Vertrag, der bis Freitag unterschrieben sein muss: Für Millionen Menschen ist nicht die Sache das Schwierige, sondern die Sprache, in der sie kommt. Wir waren die Kinder, die am Küchentisch übersetzt haben. Dragoman ist, was wir uns damals gewünscht hätten: ein Mensch, der beide Sprachen kann, für eine Stunde, zu einem Preis, der vorher feststeht.',
      },
      {
        heading: 'Wie wir arbeiten',
        text: 'Übersetzer veröffentlichen, was sie anbieten, und nennen ihren eigenen Preis. Kunden wählen aus, beschreiben den Auftrag und suchen eine Zeit aus. Von da an sprechen die beiden direkt miteinander. Wir halten den Marktplatz am Laufen und uns aus dem Gespräch heraus, solange niemand von beiden einen Streitfall eröffnet.',
      },
      {
        heading: 'Woher der Name kommt',
        text: 'Ein Dragoman war Dolmetscher und Begleiter zwischen dem Türkischen, Arabischen, Persischen und den Sprachen Europas. Das Wort kommt vom arabischen tarjumān, Übersetzer, und ist durch ein Dutzend Sprachen gewandert, bevor es auf dieser Seite ankam.',
      },
    ],
    meet: 'Das Team kennenlernen',
  },
  team: {
    title: 'Kontakt',
    lead: 'Hier antworten zwei Menschen. Schreiben Sie in jeder Sprache: Das dauert vielleicht einen Moment, aber darum geht es ja.',
    members: [
      {
        name: 'Lena Hartmann',
        initials: 'LH',
        role: 'Entwicklerin, studiert Computerlinguistik',
        about:
          'Baut, was Sie sehen. Deutsch, Englisch, etwas Ukrainisch. Fragen Sie sie zur Website, zu Ihrem Konto oder zu einem Fehler.',
        email: 'lena@dragoman.example',
      },
      {
        name: 'Yusuf Aydın',
        initials: 'YA',
        role: 'Entwickler, studiert Informatik',
        about:
          'Baut, was Sie nicht sehen. Türkisch, Deutsch, Arabisch. Fragen Sie ihn zu Partnerschaften, Einbettungen oder Ihren Daten.',
        email: 'yusuf@dragoman.example',
      },
    ],
    write: (name: string) => `${name} schreiben`,
    contact: 'Alles andere',
    contactLead:
      'Fragen zu einer Buchung beantwortet am schnellsten Ihr Übersetzer, unter Nachrichten. Für alles andere:',
    email: 'hello@dragoman.example',
  },
  mailLinks: {
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
      claimedText:
        'Vielen Dank. Alles, womit man sich bisher in diesem Konto anmelden konnte, ist entfernt. Wählen Sie jetzt ein Passwort, dann gehört es Ihnen allein.',
      firstText:
        'Haben Sie sich selbst mit einem Passwort registriert? Geben Sie es ein, dann behalten Sie es. Ohne Passwort wird alles entfernt, womit man sich bisher in diesem Konto anmelden konnte, und Sie wählen ein neues.',
      passwordTitle: 'Ist das Ihr Konto?',
      passwordText:
        'Die Adresse soll die eines Kontos ersetzen, in dem Sie hier nicht angemeldet sind. Geben Sie das Passwort dieses Kontos ein.',
      password: 'Passwort',
      passwordHint:
        'Sie melden sich ohne Passwort an? Melden Sie sich hier zuerst an und öffnen Sie den Link aus der Nachricht dann noch einmal.',
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
    cancelled: ({ email }) =>
      `Die Änderung Ihrer E-Mail-Adresse in ${email}, die noch zu bestätigen war, ist damit abgebrochen.`,
    incomplete:
      'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der Nachricht oder kopieren Sie ihn ganz.',
  },
  money: {
    heading: 'Wie das Geld fließt',
    paid: {
      'before-start':
        'Vor dem Buchen sehen Sie die Summe: den Preis mal die Stunden, Wörter oder Seiten, die Sie buchen. Sie zahlen nach dem Buchen mit Karte, und die Arbeit beginnt, sobald Sie bezahlt haben.',
      'before-finish':
        'Vor dem Buchen sehen Sie die Summe: den Preis mal die Stunden, Wörter oder Seiten, die Sie buchen. Sie zahlen mit Karte, spätestens bevor Sie die Lieferung annehmen.',
      off: 'Vor dem Buchen sehen Sie die Summe: den Preis mal die Stunden, Wörter oder Seiten, die Sie buchen. Ob Sie hier mit Karte zahlen, machen Sie beide unter sich aus; was folgt, gilt für Geld, das hier gezahlt wurde.',
    },
    held: ({ fee }) =>
      `Das Geld liegt bei unserem Zahlungsdienstleister, und wir verwahren es, bis Sie die Lieferung annehmen. Dann geht es abzüglich unserer Gebühr von ${fee} an die übersetzende Person. Wie viel bleibt, steht schon da, bevor ein Angebot veröffentlicht wird.`,
    heldWithoutFee:
      'Das Geld liegt bei unserem Zahlungsdienstleister, und wir verwahren es, bis Sie die Lieferung annehmen. Dann geht alles an die übersetzende Person: Wir nehmen keine Gebühr.',
    finish: ({ days }) =>
      `Antworten Sie auf eine bezahlte Lieferung nicht, so gilt sie nach einer Frist (${days}) als angenommen; vorher erinnern wir Sie.`,
    refund:
      'Wird ein Auftrag abgelehnt oder storniert, bevor die Arbeit beginnt, erhalten Sie alles zurück. Soll ein begonnener Auftrag enden, einigen Sie beide sich, wie das Geld geteilt wird. Gelingt das nicht, können Sie beide einen Streitfall eröffnen: Wir lesen beide Seiten, die Unterhaltung und die Dateien und entscheiden.',
  },
  partnerReport: {
    title: 'Ihre Partnerzahlen',
    link: 'Für Partner: Ihre Zahlen',
  },
  signInWindow: {
    continueAs: ({ name }) => `Weiter als ${name}`,
    asks: ({ partner }) => `${partner} bittet Sie, sich anzumelden`,
    note: 'Das gilt, bis Sie sich dort oder hier abmelden, höchstens eine Stunde. Links von dort führen angemeldet zu uns.',
    may: ({ partner }) => `Die Seiten von ${partner} dürfen`,
    mayNot: 'Diese Seiten dürfen nicht',
    allowed: [
      'Ihren Namen und Ihr Bild sehen',
      'in Ihrem Auftrag buchen, bezahlen und Dateien hinzufügen',
      'dort gemachte Buchungen zeigen und Nachrichten dazu lesen und schreiben',
    ],
    refused: [
      'Geld freigeben oder Änderungen, Vorschlägen und Einigungen zustimmen',
      'Buchungen stornieren, beanstanden oder bewerten',
      'Buchungen, Nachrichten und Dateien von anderswo sehen',
      'Profil, Passwort und Einstellungen sehen oder ändern',
    ],
    done: ({ partner }) => `Sie sind bei ${partner} angemeldet`,
    mayClose: 'Sie können dieses Fenster schließen.',
    unregistered: 'Auf dieser Website können Sie sich nicht anmelden',
    unregisteredText: 'Sie gehört nicht zu unseren Partnern. Bei Dragoman selbst können Sie sich anmelden.',
    noOpener: 'Dieses Fenster hat seine Seite verloren',
    noOpenerText:
      'Es wurde nicht von der Seite geöffnet, von der Sie kommen, oder sie hält Fenster auf Abstand. Bei Dragoman selbst können Sie sich anmelden.',
    failed: 'Das hat nicht geklappt. Vielleicht ist Ihre Verbindung unterbrochen.',
    retry: 'Noch einmal versuchen',
  },
  notFound: {
    title: 'Sie haben die Tür zum großen Nichts gefunden',
    text: 'Der Inhalt existiert nicht, wurde entfernt oder der Link war falsch geschrieben.',
    back: 'Zurück zur Startseite',
  },
  unexpectedError: {
    title: 'Unhandled Thrown Error!',
    text: 'Diese Seite ist beim Anzeigen zerbrochen. Laden Sie sie neu; bleibt es dabei, sagen Sie uns, was Sie getan haben.',
    reload: 'Neu laden',
    offlineTitle: 'Sie sind offline',
    offline:
      'Diese Seite konnte nicht geladen werden. Sie kommt von selbst, sobald Sie wieder verbunden sind.',
  },
};
