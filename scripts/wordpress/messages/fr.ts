// The texts of the WordPress plugin in French, by the English ones. `%s` stands for what WordPress or the visitor has.

export const messages: Readonly<Record<string, string>> = {
  'Offers of translators, bookings and sign-in of a Dragoman marketplace, as blocks and shortcodes.':
    'Offres de traducteurs, réservations et connexion d’une place de marché Dragoman, sous forme de blocs et de codes courts.',
  'All Dragoman blocks': 'Tous les blocs Dragoman',
  'Default (%s)': 'Par défaut (%s)',
  Default: 'Par défaut',
  'There is no attribute “%1$s”. There are: %2$s.': 'Il n’y a pas d’attribut « %1$s ». Il y a : %2$s.',
  '“%1$s” is not a value of “%2$s”. Allowed: %3$s.':
    '« %1$s » n’est pas une valeur de « %2$s ». Valeurs admises : %3$s.',
  '“%1$s” is missing. %2$s': '« %1$s » manque. %2$s',
  'Set the address of the backend under Settings → Dragoman.':
    'Indiquez l’adresse du serveur sous Réglages → Dragoman.',
  '%s (only editors see this)': '%s (visible des rédacteurs seulement)',
  Settings: 'Réglages',
  'Backend address': 'Adresse du serveur',
  'Where the marketplace answers, such as https://dragoman.example. Its script is loaded on pages that have one of its blocks or shortcodes.':
    'L’adresse où répond la place de marché, par exemple https://dragoman.example. Son script est chargé sur les pages qui contiennent un de ses blocs ou codes courts.',
  'Partner id': 'Identifiant de partenaire',
  'Credited for bookings that begin on this site. The marketplace shows it under /Partners.':
    'Les réservations qui commencent sur ce site lui sont créditées. La place de marché l’affiche sous /Partners.',
  Language: 'Langue',
  'A language tag, such as de. Empty means the language of each page.':
    'Un code de langue, par exemple de. Vide : la langue de chaque page.',
  Theme: 'Thème',
  'The colours. Auto follows the page, else the visitor’s system.':
    'Les couleurs. Automatique suit la page, sinon le système du visiteur.',
  Auto: 'Automatique',
  Light: 'Clair',
  Dark: 'Sombre',
  'The backend address “%s” was not saved. Write it with http or https and without a query, such as https://dragoman.example.':
    'L’adresse du serveur « %s » n’a pas été enregistrée. Écrivez-la avec http ou https et sans paramètres, par exemple https://dragoman.example.',
  'The partner id “%s” was not saved. It has only letters, digits, hyphens, dots and underscores, such as agency-k3x9m2pq.':
    'L’identifiant de partenaire « %s » n’a pas été enregistré. Il ne contient que des lettres, des chiffres, des traits d’union, des points et des tirets bas, par exemple agency-k3x9m2pq.',
  'The language “%s” was not saved. Write a language tag, such as de or en-GB, or leave it empty.':
    'La langue « %s » n’a pas été enregistrée. Écrivez un code de langue comme de ou en-GB, ou laissez le champ vide.',
  'The theme “%s” was not saved. It is auto, light or dark.':
    'Le thème « %s » n’a pas été enregistré. Les valeurs possibles sont auto, light et dark.',
  'Dragoman: ': 'Dragoman : ',
  Checkout: 'Réservation',
  Launcher: 'Bouton flottant',
  'Offer detail': 'Une offre',
  'Offer grid': 'Offres',
  'Request board': 'Demandes',
  'Service select': 'Choix du service',
  'Sign in': 'Connexion',
  Toaster: 'Avis',
  'Books an offer: asks for a description, a time and documents, then opens the conversation.':
    'Réserve une offre : demande une description, une heure et des documents, puis ouvre la conversation.',
  'A floating button that opens any widget in a dialog or a drawer, with what is unread.':
    'Un bouton flottant qui ouvre n’importe quel élément dans une boîte de dialogue ou un volet, avec le nombre de messages non lus.',
  'Shows one offer in full: its description, owner, price and reviews, and the link to book it.':
    'Affiche une offre entière : sa description, son auteur, son prix et ses avis, et le lien pour la réserver.',
  'Shows translators’ offers as a grid of cards that adapts to the width of its element.':
    'Affiche les offres des traducteurs en cartes, autant par ligne que la largeur le permet.',
  'Shows translators the requests of customers, and lets them answer with a proposal.':
    'Affiche aux traducteurs les demandes des clients et leur permet d’y répondre par une proposition.',
  'Lets visitors choose between requesting and offering help, and the type of help.':
    'Permet aux visiteurs de choisir entre demander et proposer de l’aide, et le type d’aide.',
  'Lets visitors sign in or sign up, on one screen that toggles between the two forms.':
    'Permet aux visiteurs de se connecter ou de s’inscrire, sur un seul écran qui passe d’un formulaire à l’autre.',
  'Shows the notices of the page’s widgets for a few seconds, above everything else on the page.':
    'Affiche les avis des éléments pendant quelques secondes, au-dessus de tout le reste de la page.',
  translation: 'traduction',
  dragoman: 'dragoman',
  'Book this translator': 'Réserver ce traducteur',
  'Your messages': 'Vos messages',
  'See this offer': 'Voir cette offre',
  'Find a translator': 'Trouver un traducteur',
  'Open requests': 'Demandes ouvertes',
  'Choose a service': 'Choisir un service',
};
