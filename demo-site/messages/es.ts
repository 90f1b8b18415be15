import type { Messages } from './en.ts';
import { mailLinks } from './es.mail-links.ts';
import { money } from './es.money.ts';
import { privacy } from './es.privacy.ts';

export const messages: Messages = {
  site: {
    accountMenu: 'Tus páginas',
    unread: ({ count, digits }) =>
      `${digits} ${count === 1 ? 'conversación sin leer' : 'conversaciones sin leer'}`,
    name: 'Dragoman',
    skip: 'Saltar al contenido',
    mainNavigation: 'Navegación principal',
    menu: 'Menú',
    home: 'Inicio',
    services: 'Servicios',
    about: 'Quiénes somos',
    contact: 'Contacto',
    signIn: 'Iniciar sesión',
    getStarted: 'Empezar',
    language: 'Idioma',
    loading: 'Cargando…',
    needsScripts:
      'Para iniciar sesión y reservar hace falta JavaScript. Actívalo y vuelve a cargar la página.',
    footer: 'Sobre este sitio',
    aboutLink: 'Quiénes somos',
    privacyLink: 'Privacidad',
    contactLink: 'Contacto',
    partnersLink: 'Para socios',
    docsLink: 'Documentación',
    motto: 'Traductores para documentos, llamadas y todo lo que publiques. Con precio por hora.',
    sampleData: 'Mercado de demostración: las personas, ofertas y organizaciones son inventadas.',
  },
  categories: {
    document: {
      name: 'Documentos',
      popular: 'Lo más popular en documentos',
      about: 'Certificados, contratos, cartas oficiales.',
      hero: 'Traductores para certificados, contratos y cartas oficiales. Con precio por hora.',
    },
    call: {
      name: 'Llamadas',
      popular: 'Lo más popular en llamadas',
      about: 'Un intérprete en la línea: médico, casero, administración. Con la hora de los dos.',
      hero: 'Intérpretes que se unen a tu llamada con el médico, el casero o la administración. Con precio por hora.',
    },
    translation: {
      name: 'Traducciones',
      popular: 'Lo más popular en traducciones',
      about: 'Sitios web y presentaciones que suenan como escritos allí.',
      hero: 'Sitios web, presentaciones y documentaciones enteras en las palabras de tus lectores. Con precio por hora.',
    },
  },
  home: {
    title: 'Que nada se pierda en la traducción',
    lead: 'Documentos traducidos, llamadas interpretadas, sitios web y presentaciones en las palabras de tus lectores. Por personas, con precio por hora.',
    features: 'Qué hacemos',
    explore: 'Explorar',
    translators: 'Conoce a nuestros traductores profesionales',
    viewAll: 'Ver todos',
    partnerships: 'Alianzas valiosas',
    partnershipsNote: 'Nombres de ejemplo: ninguna de estas organizaciones existe.',
    becomePartner: 'Nuestros traductores en su sitio',
    closing: 'Hazte traductor y empieza a ayudar a la gente',
    closingLead: 'Di qué traduces, pon tu precio por hora y elige a quién ayudas. Publicar es gratis.',
    register: 'Registrarse',
  },
  homeSearch: {
    words: '¿Qué necesitas?',
    from: 'De',
    to: 'A',
    anyLanguage: 'Todos',
    submit: 'Buscar traductor',
    often: 'Búsquedas frecuentes:',
    suggestions: ['certificado de nacimiento', 'hospital', 'página web'],
  },
  category: {
    title: '¡Encuentra a quien mejor encaje contigo!',
    tabs: 'Categorías',
    all: (name: string) => `${name}: ver todo`,
  },
  allOffers: {
    title: 'Nuestros traductores',
    lead: 'Todas las ofertas del mercado. Acótalas según tus idiomas, tu presupuesto y lo que necesitas.',
  },
  requests: {
    title: 'Lo que piden los clientes',
    lead: 'Solicitudes abiertas de personas que buscan traductor. Responde con tu precio y tu horario.',
    find: '¿Traduces? Mira lo que piden los clientes',
  },
  services: {
    title: 'Lo que un traductor puede hacer por ti',
    lead: 'Tres tipos de ayuda, cada uno a cargo de una persona que habla los dos idiomas y con un precio por hora que conoces antes de reservar.',
    explore: 'Explorar',
    how: 'Cómo funciona',
    steps: [
      {
        name: 'Elige',
        about:
          'Mira las ofertas por categoría y par de idiomas. Cada tarjeta muestra el precio por hora y la puntuación de los clientes.',
      },
      {
        name: 'Reserva',
        about: 'Di qué necesitas, elige día y hora, añade tus documentos.',
      },
      {
        name: 'Habla',
        about: 'Se abre al momento una conversación con tu traductor, que sigue abierta para tus preguntas.',
      },
    ],
    documentExamples: [
      'Certificados de nacimiento y de matrimonio',
      'Contratos y cartas',
      'Solicitudes y formularios',
    ],
    callExamples: ['En el médico', 'Con el casero o el banco', 'Con la administración'],
    translationExamples: ['Sitios web', 'Presentaciones', 'Manuales y artículos'],
  },
  signIn: {
    title: 'Iniciar sesión',
    signUpTitle: 'Registrarse',
  },
  checkout: { title: 'Reserva' },
  offer: { title: 'Oferta' },
  chat: { title: 'Mensajes' },
  task: { title: 'Encargo' },
  profile: { title: 'Perfil' },
  dashboard: { title: 'Panel' },
  payments: { title: 'Pagos' },
  earnings: { title: 'Ingresos' },
  disputes: { title: 'Disputas' },
  select: {
    title: '¿Qué necesitas?',
    lead: 'Pide ayuda con una solicitud u ofrece la tuya a quienes buscan traductor.',
  },
  request: { title: 'Solicitud' },
  singleRequest: { title: 'Solicitud', editTitle: 'Editar tu solicitud' },
  publishOffer: { title: 'Publicar una oferta' },
  editOffer: { title: 'Editar tu oferta' },
  settings: {
    title: 'Ajustes',
    lead: 'El aspecto y el idioma de este sitio en este dispositivo, y tu cuenta.',
    colours: 'Colores',
    themes: { auto: 'Como en este dispositivo', light: 'Claro', dark: 'Oscuro' },
    language: 'Idioma',
    languageHint: 'El del propio sitio. Lo que escribe la gente se queda como lo escribió.',
  },
  error: {
    title: 'Algo ha fallado',
    text: 'No se ha podido completar lo que estabas haciendo. No se ha cobrado ni publicado nada, salvo que te lo hayamos dicho. Vuelve a intentarlo o cuéntanos qué ha pasado.',
    home: 'Volver al inicio',
    contact: 'Contactar',
  },
  about: {
    title: 'Quiénes somos',
    lead: 'Dragoman es un servicio de traducción de dos estudiantes que programan y que crecieron traduciendo para sus padres.',
    enrichments: { figure: '50 M', label: 'de enriquecimientos al mes' },
    users: { figure: '400 000', label: 'usuarios' },
    story: [
      {
        heading: 'Por qué lo hacemos',
        text: 'Una carta oficial, una llamada al médico, un contrato que hay que firmar antes del viernes: para millones de personas lo difícil no es el asunto en sí, sino el idioma en que llega. Nosotros éramos los niños que traducían en la mesa de la cocina. Dragoman es lo que nos habría gustado tener entonces: una persona que sabe los dos idiomas, hora a hora, a un precio claro antes de reservar.',
      },
      {
        heading: 'Cómo trabajamos',
        text: 'Los traductores publican lo que ofrecen y ponen su propio precio por hora. Los clientes eligen, describen el encargo y escogen un momento. A partir de ahí, los dos hablan directamente. Nosotros mantenemos el mercado en marcha y no nos metemos en la conversación, salvo que uno de los dos abra una disputa.',
      },
      {
        heading: 'De dónde viene el nombre',
        text: 'Un dragomán era intérprete y guía entre el turco, el árabe, el persa y las lenguas de Europa. La palabra viene del árabe tarjumān, traductor, y recorrió una docena de idiomas antes de llegar a esta página.',
      },
    ],
    meet: 'Conoce al equipo',
  },
  team: {
    title: 'Contacto',
    lead: 'Aquí responden dos personas. Escribe en cualquier idioma: quizá tardemos un poco, pero de eso se trata.',
    members: [
      {
        name: 'Lena Hartmann',
        initials: 'LH',
        role: 'Desarrolladora y estudiante de lingüística computacional',
        about:
          'Construye lo que ves. Alemán, inglés, algo de ucraniano. Pregúntale por el sitio, tu cuenta o un error.',
        email: 'lena@dragoman.example',
      },
      {
        name: 'Yusuf Aydın',
        initials: 'YA',
        role: 'Desarrollador y estudiante de informática',
        about:
          'Construye lo que no ves. Turco, alemán, árabe. Pregúntale por alianzas, integraciones o tus datos.',
        email: 'yusuf@dragoman.example',
      },
    ],
    write: (name: string) => `Escribir a ${name}`,
    contact: 'Para todo lo demás',
    contactLead:
      'Quien antes responde a las preguntas sobre una reserva es tu traductor, en Mensajes. Para todo lo demás:',
    email: 'hello@dragoman.example',
  },
  mailLinks,
  money,
  privacy,
  partnerReport: {
    title: 'Tus cifras de socio',
    link: 'Para socios: tus cifras',
  },
  signInWindow: {
    continueAs: ({ name }) => `Continuar como ${name}`,
    asks: ({ partner }) => `${partner} te pide que inicies sesión`,
    note: ({ partner }) =>
      `Después podrás reservar y escribir en las páginas de ${partner} hasta que cierres la sesión allí, y sus enlaces te traerán aquí con la sesión iniciada. Tu contraseña, tu teléfono y tu dirección se quedan con nosotros.`,
    done: ({ partner }) => `Has iniciado sesión en ${partner}`,
    mayClose: 'Puedes cerrar esta ventana.',
    unregistered: 'En este sitio no puedes iniciar sesión',
    unregisteredText: 'No es uno de nuestros socios. Puedes iniciar sesión en Dragoman mismo.',
    noOpener: 'Esta ventana ha perdido su página',
    noOpenerText:
      'No la abrió la página de la que vienes, o esa página mantiene las ventanas a distancia. Puedes iniciar sesión en Dragoman mismo.',
    failed: 'No ha funcionado. Quizá se haya cortado tu conexión.',
    retry: 'Intentarlo de nuevo',
  },
  notFound: {
    title: 'Has encontrado la puerta a la gran nada',
    text: 'El contenido no existe, se ha eliminado o el enlace está mal escrito.',
    back: 'Volver al inicio',
  },
  unexpectedError: {
    title: '¡Error inesperado!',
    text: 'Esta página ha fallado al mostrarse. Vuelve a cargarla; si sigue así, cuéntanos qué hacías.',
    reload: 'Volver a cargar',
    offlineTitle: 'No tienes conexión',
    offline: 'No se ha podido cargar esta página. Aparecerá sola en cuanto vuelvas a tener conexión.',
  },
};
