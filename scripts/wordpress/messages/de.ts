// The texts of the WordPress plugin in German, by the English ones. `%s` stands for what WordPress or the visitor has.

export const messages: Readonly<Record<string, string>> = {
  'Offers of translators, bookings and sign-in of a Dragoman marketplace, as blocks and shortcodes.':
    'Angebote von Übersetzern, Buchungen und Anmeldung eines Dragoman-Marktplatzes, als Blöcke und Shortcodes.',
  'All Dragoman blocks': 'Alle Dragoman-Blöcke',
  'Default (%s)': 'Standard (%s)',
  Default: 'Standard',
  'There is no attribute “%1$s”. There are: %2$s.': 'Es gibt kein Attribut „%1$s“. Es gibt: %2$s.',
  '“%1$s” is not a value of “%2$s”. Allowed: %3$s.': '„%1$s“ ist kein Wert von „%2$s“. Erlaubt: %3$s.',
  '“%1$s” is missing. %2$s': '„%1$s“ fehlt. %2$s',
  'Set the address of the backend under Settings → Dragoman.':
    'Geben Sie die Adresse des Backends unter Einstellungen → Dragoman an.',
  '%s (only editors see this)': '%s (nur Redakteure sehen dies)',
  Settings: 'Einstellungen',
  'Backend address': 'Adresse des Backends',
  'Where the marketplace answers, such as https://dragoman.example. Its script is loaded on pages that have one of its blocks or shortcodes.':
    'Wo der Marktplatz antwortet, zum Beispiel https://dragoman.example. Sein Skript wird auf Seiten geladen, die einen seiner Blöcke oder Shortcodes enthalten.',
  'Partner id': 'Partner-ID',
  'Credited for bookings that begin on this site. The marketplace shows it under /Partners.':
    'Ihr werden Buchungen gutgeschrieben, die auf dieser Website beginnen. Der Marktplatz zeigt sie unter /Partners.',
  Language: 'Sprache',
  'A language tag, such as de. Empty means the language of each page.':
    'Ein Sprachkürzel, zum Beispiel de. Leer steht für die Sprache der jeweiligen Seite.',
  Theme: 'Farbschema',
  'The colours. Auto follows the page, else the visitor’s system.':
    'Die Farben. Automatisch folgt der Seite, sonst dem System des Besuchers.',
  Auto: 'Automatisch',
  Light: 'Hell',
  Dark: 'Dunkel',
  'The backend address “%s” was not saved. Write it with http or https and without a query, such as https://dragoman.example.':
    'Die Adresse des Backends „%s“ wurde nicht gespeichert. Schreiben Sie sie mit http oder https und ohne Abfrage, zum Beispiel https://dragoman.example.',
  'The partner id “%s” was not saved. It has only letters, digits, hyphens, dots and underscores, such as agency-k3x9m2pq.':
    'Die Partner-ID „%s“ wurde nicht gespeichert. Sie besteht nur aus Buchstaben, Ziffern, Bindestrichen, Punkten und Unterstrichen, zum Beispiel agency-k3x9m2pq.',
  'The language “%s” was not saved. Write a language tag, such as de or en-GB, or leave it empty.':
    'Die Sprache „%s“ wurde nicht gespeichert. Schreiben Sie ein Sprachkürzel wie de oder en-GB, oder lassen Sie das Feld leer.',
  'The theme “%s” was not saved. It is auto, light or dark.':
    'Das Farbschema „%s“ wurde nicht gespeichert. Möglich sind auto, light und dark.',
  'Dragoman: ': 'Dragoman: ',
  Checkout: 'Buchung',
  Launcher: 'Schaltfläche',
  'Offer detail': 'Ein Angebot',
  'Offer grid': 'Angebote',
  'Request board': 'Anfragen',
  'Service select': 'Auswahl der Leistung',
  'Sign in': 'Anmeldung',
  Toaster: 'Hinweise',
  'Books an offer: asks for a description, a time and documents, then opens the conversation.':
    'Bucht ein Angebot: fragt nach Beschreibung, Zeit und Dokumenten und öffnet dann die Unterhaltung.',
  'A floating button that opens any widget in a dialog or a drawer, with what is unread.':
    'Eine schwebende Schaltfläche, die ein beliebiges Element in einem Dialog oder einer Seitenleiste öffnet, mit der Zahl des Ungelesenen.',
  'Shows one offer in full: its description, owner, price and reviews, and the link to book it.':
    'Zeigt ein Angebot ganz: Beschreibung, Anbieter, Preis und Bewertungen, und den Link zur Buchung.',
  'Shows translators’ offers as a grid of cards that adapts to the width of its element.':
    'Zeigt Angebote von Übersetzern als Karten, so viele nebeneinander, wie in die Breite passen.',
  'Shows translators the requests of customers, and lets them answer with a proposal.':
    'Zeigt Übersetzern die Anfragen von Kunden und lässt sie mit einem Vorschlag antworten.',
  'Lets visitors choose between requesting and offering help, and the type of help.':
    'Lässt Besucher wählen, ob sie Hilfe suchen oder anbieten, und welche Art von Hilfe.',
  'Lets visitors sign in or sign up, on one screen that toggles between the two forms.':
    'Lässt Besucher sich anmelden oder registrieren, auf einer Ansicht, die zwischen beiden Formularen wechselt.',
  'Shows the notices of the page’s widgets for a few seconds, above everything else on the page.':
    'Zeigt die Hinweise der Elemente einige Sekunden lang über allem anderen auf der Seite.',
  translation: 'Übersetzung',
  dragoman: 'Dragoman',
  'Book this translator': 'Diesen Übersetzer buchen',
  'Your messages': 'Ihre Nachrichten',
  'See this offer': 'Dieses Angebot ansehen',
  'Find a translator': 'Übersetzer finden',
  'Open requests': 'Offene Anfragen',
  'Choose a service': 'Leistung wählen',
};
