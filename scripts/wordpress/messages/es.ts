// The texts of the WordPress plugin in Spanish, by the English ones. `%s` stands for what WordPress or the visitor has.

export const messages: Readonly<Record<string, string>> = {
  'Offers of translators, bookings and sign-in of a Dragoman marketplace, as blocks and shortcodes.':
    'Ofertas de traductores, reservas e inicio de sesión de un mercado Dragoman, como bloques y shortcodes.',
  'All Dragoman blocks': 'Todos los bloques de Dragoman',
  'Default (%s)': 'Por defecto (%s)',
  Default: 'Por defecto',
  'There is no attribute “%1$s”. There are: %2$s.': 'No existe el atributo «%1$s». Existen: %2$s.',
  '“%1$s” is not a value of “%2$s”. Allowed: %3$s.': '«%1$s» no es un valor de «%2$s». Se admite: %3$s.',
  '“%1$s” is missing. %2$s': 'Falta «%1$s». %2$s',
  'Set the address of the backend under Settings → Dragoman.':
    'Indica la dirección del servidor en Ajustes → Dragoman.',
  '%s (only editors see this)': '%s (solo lo ven los editores)',
  Settings: 'Ajustes',
  'Backend address': 'Dirección del servidor',
  'Where the marketplace answers, such as https://dragoman.example. Its script is loaded on pages that have one of its blocks or shortcodes.':
    'Donde responde el mercado, por ejemplo https://dragoman.example. Su script se carga en las páginas que tienen uno de sus bloques o shortcodes.',
  'Partner id': 'Identificador de socio',
  'Credited for bookings that begin on this site. The marketplace shows it under /Partners.':
    'Se le atribuyen las reservas que empiezan en este sitio. El mercado lo muestra en /Partners.',
  Language: 'Idioma',
  'A language tag, such as de. Empty means the language of each page.':
    'Un código de idioma, por ejemplo de. Vacío significa el idioma de cada página.',
  Theme: 'Tema',
  'The colours. Auto follows the page, else the visitor’s system.':
    'Los colores. Automático sigue a la página o, si no, al sistema del visitante.',
  Auto: 'Automático',
  Light: 'Claro',
  Dark: 'Oscuro',
  'The backend address “%s” was not saved. Write it with http or https and without a query, such as https://dragoman.example.':
    'La dirección del servidor «%s» no se ha guardado. Escríbela con http o https y sin parámetros, por ejemplo https://dragoman.example.',
  'The partner id “%s” was not saved. It has only letters, digits, hyphens, dots and underscores, such as agency-k3x9m2pq.':
    'El identificador de socio «%s» no se ha guardado. Solo tiene letras, cifras, guiones, puntos y guiones bajos, por ejemplo agency-k3x9m2pq.',
  'The language “%s” was not saved. Write a language tag, such as de or en-GB, or leave it empty.':
    'El idioma «%s» no se ha guardado. Escribe un código de idioma como de o en-GB, o deja el campo vacío.',
  'The theme “%s” was not saved. It is auto, light or dark.':
    'El tema «%s» no se ha guardado. Puede ser auto, light o dark.',
  'Dragoman: ': 'Dragoman: ',
  Checkout: 'Reserva',
  Launcher: 'Botón flotante',
  'Offer detail': 'Una oferta',
  'Offer grid': 'Ofertas',
  'Request board': 'Solicitudes',
  'Service select': 'Elección del servicio',
  'Sign in': 'Inicio de sesión',
  Toaster: 'Avisos',
  'Books an offer: asks for a description, a time and documents, then opens the conversation.':
    'Reserva una oferta: pide una descripción, una hora y documentos, y luego abre la conversación.',
  'A floating button that opens any widget in a dialog or a drawer, with what is unread.':
    'Un botón flotante que abre cualquier elemento en un diálogo o un panel lateral, con lo que está sin leer.',
  'Shows one offer in full: its description, owner, price and reviews, and the link to book it.':
    'Muestra una oferta completa: su descripción, su autor, su precio y sus valoraciones, y el enlace para reservarla.',
  'Shows translators’ offers as a grid of cards that adapts to the width of its element.':
    'Muestra las ofertas de los traductores en tarjetas, tantas por fila como permite el ancho.',
  'Shows translators the requests of customers, and lets them answer with a proposal.':
    'Muestra a los traductores las solicitudes de los clientes y les permite responder con una propuesta.',
  'Lets visitors choose between requesting and offering help, and the type of help.':
    'Permite a los visitantes elegir entre pedir y ofrecer ayuda, y el tipo de ayuda.',
  'Lets visitors sign in or sign up, on one screen that toggles between the two forms.':
    'Permite a los visitantes iniciar sesión o registrarse, en una sola pantalla que cambia entre los dos formularios.',
  'Shows the notices of the page’s widgets for a few seconds, above everything else on the page.':
    'Muestra los avisos de los elementos durante unos segundos, por encima de todo lo demás de la página.',
  translation: 'traducción',
  dragoman: 'dragoman',
  'Book this translator': 'Reservar a este traductor',
  'Your messages': 'Tus mensajes',
  'See this offer': 'Ver esta oferta',
  'Find a translator': 'Encontrar un traductor',
  'Open requests': 'Solicitudes abiertas',
  'Choose a service': 'Elegir un servicio',
};
