import type { Messages } from './en.ts';

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
    termsLink: 'Condiciones',
    imprintLink: 'Aviso legal',
    helpLink: 'Ayuda',
    contactLink: 'Contacto',
    partnersLink: 'Para socios',
    docsLink: 'Documentación',
    motto:
      'Traductores para documentos, llamadas y todo lo que publiques. A un precio que conoces antes de reservar.',
    sampleData: 'Mercado de demostración: las personas, ofertas y organizaciones son inventadas.',
  },
  categories: {
    document: {
      name: 'Documentos',
      popular: 'Lo más popular en documentos',
      about: 'Certificados, contratos, cartas oficiales.',
      hero: 'Traductores para certificados, contratos y cartas oficiales. Con precio por palabra, por página o por hora.',
    },
    call: {
      name: 'Llamadas',
      popular: 'Lo más popular en llamadas',
      about: 'Un intérprete en la línea: médico, casero, administración. Con la hora de los dos.',
      hero: 'Intérpretes que se unen a tu llamada con el médico, el casero o la administración. Con precio por hora o por toda la llamada.',
    },
    translation: {
      name: 'Traducciones',
      popular: 'Lo más popular en traducciones',
      about: 'Sitios web y presentaciones que suenan como escritos allí.',
      hero: 'Sitios web, presentaciones y documentaciones enteras en las palabras de tus lectores. Con precio por palabra, por página o por hora.',
    },
  },
  home: {
    title: 'Que nada se pierda en la traducción',
    lead: 'Documentos traducidos, llamadas interpretadas, sitios web y presentaciones en las palabras de tus lectores. Por personas, a un precio que conoces antes de reservar.',
    other: 'O deja que los traductores acudan a ti.',
    features: 'Qué hacemos',
    explore: 'Explorar',
    translators: 'Conoce a nuestros traductores profesionales',
    viewAll: 'Ver todos',
    partnerships: 'Alianzas valiosas',
    partnershipsNote: 'Nombres de ejemplo: ninguna de estas organizaciones existe.',
    becomePartner: 'Nuestros traductores en tu sitio',
    closing: 'Hazte traductor y empieza a ayudar a la gente',
    closingLead: 'Di qué traduces, pon tu precio y elige a quién ayudas. Publicar es gratis.',
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
    menu: 'Buscar solicitudes',
    find: '¿Traduces? Mira lo que piden los clientes',
  },
  services: {
    title: 'Lo que un traductor puede hacer por ti',
    lead: 'Tres tipos de ayuda, cada uno a cargo de una persona que habla los dos idiomas y a un precio que conoces antes de reservar.',
    explore: 'Explorar',
    how: 'Cómo funciona',
    steps: [
      {
        name: 'Elige',
        about:
          'Mira las ofertas por categoría y par de idiomas. Cada tarjeta muestra el precio y la puntuación de los clientes.',
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
  availability: { title: 'Horario' },
  disputes: { title: 'Disputas' },
  operator: { title: 'Administración' },
  select: {
    title: '¿Por dónde quieres empezar?',
    lead: 'Pide ayuda con una solicitud u ofrece la tuya a quienes buscan traductor.',
  },
  request: { title: 'Solicitud' },
  editRequest: { title: 'Editar tu solicitud' },
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
    figuresNote:
      'Cifras de ejemplo: nadie las ha contado. Un enriquecimiento es un texto o una llamada que alguien ha entendido gracias a un traductor.',
    story: [
      {
        heading: 'Por qué lo hacemos',
        text: 'Una carta oficial, una llamada al médico, un contrato que hay que firmar antes del viernes: para millones de personas lo difícil no es el asunto en sí, sino el idioma en que llega. Nosotros éramos los niños que traducían en la mesa de la cocina. Dragoman es lo que nos habría gustado tener entonces: una persona que sabe los dos idiomas, hora a hora, a un precio claro antes de reservar.',
      },
      {
        heading: 'Cómo trabajamos',
        text: 'Los traductores publican lo que ofrecen y ponen su propio precio. Los clientes eligen, describen el encargo y escogen un momento. A partir de ahí, los dos hablan directamente. Nosotros mantenemos el mercado en marcha y no nos metemos en la conversación, salvo que uno de los dos abra una disputa.',
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
  mailLinks: {
    home: 'Ir al mercado',
    settings: 'Abrir ajustes',
    signIn: 'Iniciar sesión',
    contact: 'Escríbenos',
    newPassword: 'Elegir contraseña',
    email: 'Correo electrónico',
    deadTitle: 'Este enlace ya no funciona',
    verify: {
      deadAdvice: 'En los ajustes ves si tu dirección está confirmada y puedes pedir otro enlace.',
      title: 'Confirma tu correo electrónico',
      text: 'Un clic y sabremos que nuestros mensajes te llegan.',
      action: 'Confirmar dirección',
      doneTitle: 'Tu dirección está confirmada',
      doneText: 'Gracias. Los mensajes sobre tus reservas irán a esta dirección.',
      claimedText:
        'Gracias. Todo lo que hasta ahora servía para entrar en esta cuenta se ha eliminado. Elige ahora una contraseña y la cuenta será solo tuya.',
      firstText:
        '¿Te has registrado tú con una contraseña? Escríbela y la conservas. Sin ella, se elimina todo lo que hasta ahora servía para entrar en esta cuenta, y eliges una contraseña nueva.',
      passwordTitle: '¿Es tuya esta cuenta?',
      passwordText:
        'La dirección sustituirá a la de una cuenta en la que aquí no has iniciado sesión. Escribe la contraseña de esa cuenta.',
      password: 'Contraseña',
      passwordHint:
        '¿Inicias sesión sin contraseña? Inicia sesión aquí primero y abre otra vez el enlace del mensaje.',
    },
    undo: {
      deadAdvice: 'Si otra persona usa tu cuenta, escríbenos enseguida.',
      title: 'Restablecer tu dirección',
      text: 'Tu cuenta recupera la dirección que recibió este mensaje y se cierran todas las sesiones, también la de quien la cambió.',
      action: 'Restablecer esta dirección',
      doneTitle: 'Tu dirección está restablecida',
      doneText:
        'Se han cerrado todas las sesiones. Elige ahora una contraseña nueva para que nadie pueda volver a cambiarla.',
    },
    unsubscribe: {
      deadAdvice: 'En los ajustes eliges sobre qué te escribimos.',
      title: '¿Dejar de recibir estos mensajes?',
      text: 'No recibirás más mensajes de este tipo. Los relativos a la seguridad de tu cuenta seguirán llegando.',
      action: 'Dejar de recibirlos',
      doneTitle: 'Ya no recibirás estos mensajes',
      doneText: 'Puedes volver a activarlos en los ajustes.',
    },
    forgot: {
      title: '¿Has olvidado tu contraseña?',
      text: 'Escribe la dirección de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
      action: 'Enviar enlace',
      doneTitle: 'Revisa tu correo',
      doneText: ({ email }) =>
        `Si ${email} tiene una cuenta, va en camino un mensaje con un enlace. Funciona durante 30 minutos. Si no llega nada, mira en el correo no deseado o comprueba la dirección.`,
    },
    reset: {
      deadAdvice: 'Puedes pedir otro.',
      title: 'Elige una contraseña nueva',
      text: 'Sustituye a la que has olvidado y cierra todas las sesiones.',
      label: 'Contraseña nueva',
      hint: 'Al menos 8 caracteres. Una frase es fácil de recordar.',
      show: 'Mostrar contraseña',
      action: 'Guardar contraseña',
      again: 'Enviar un enlace nuevo',
      doneTitle: 'Tu contraseña ha cambiado',
      doneText: 'Se han cerrado todas las sesiones. Inicia sesión con la contraseña nueva.',
    },
    cancelled: ({ email }) =>
      `El cambio de tu correo electrónico a ${email}, que esperaba confirmación, queda anulado.`,
    incomplete: 'Este enlace no está completo. Ábrelo de nuevo desde el mensaje o cópialo entero.',
  },
  money: {
    heading: 'Cómo se mueve el dinero',
    paid: {
      'before-start':
        'Ves el total antes de reservar: el precio multiplicado por las horas, palabras o páginas que reserves. Pagas con tarjeta después de reservar, y el trabajo empieza en cuanto hayas pagado.',
      'before-finish':
        'Ves el total antes de reservar: el precio multiplicado por las horas, palabras o páginas que reserves. Pagas con tarjeta, a más tardar antes de aceptar la entrega.',
      off: 'Ves el total antes de reservar: el precio multiplicado por las horas, palabras o páginas que reserves. Pagar aquí con tarjeta es cosa vuestra; lo que sigue vale para el dinero pagado aquí.',
    },
    held: ({ fee }) =>
      `El dinero queda en nuestro proveedor de pagos y lo guardamos hasta que aceptes la entrega. Entonces va al traductor, menos nuestra tarifa del ${fee}. Los traductores ven lo que reciben antes de publicar una oferta.`,
    heldWithoutFee:
      'El dinero queda en nuestro proveedor de pagos y lo guardamos hasta que aceptes la entrega. Entonces va entero al traductor: no cobramos tarifa.',
    finish: ({ days }) =>
      `Una entrega pagada a la que no respondes se da por aceptada pasado un plazo (${days}); antes te lo recordamos.`,
    refund:
      'Si un encargo se rechaza o se cancela antes de que empiece el trabajo, recuperas todo. Para terminar un encargo ya empezado, acordáis entre los dos cómo repartir el dinero. Si no lo conseguís, cualquiera de los dos puede abrir una disputa: leemos a ambas partes, la conversación y los archivos, y decidimos.',
  },
  partnerReport: {
    title: 'Tus cifras de socio',
    link: 'Para socios: tus cifras',
  },
  signInWindow: {
    continueAs: ({ name }) => `Continuar como ${name}`,
    asks: ({ partner }) => `${partner} te pide que inicies sesión`,
    note: 'Vale hasta que cierres la sesión allí o aquí, como mucho una hora. Los enlaces de esas páginas te traen aquí con la sesión iniciada.',
    may: ({ partner }) => `Las páginas de ${partner} pueden`,
    mayNot: 'Estas páginas no pueden',
    allowed: [
      'ver tu nombre y tu foto',
      'reservar y pagar cuando tú lo pidas, y añadir archivos',
      'mostrar las reservas hechas en ellas, y leer y escribir mensajes sobre estas',
    ],
    refused: [
      'liberar dinero ni aceptar cambios, propuestas o acuerdos',
      'cancelar, reclamar o valorar una reserva',
      'ver reservas, mensajes y archivos de otros sitios',
      'ver o cambiar tu perfil, tu contraseña y tus ajustes',
    ],
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
