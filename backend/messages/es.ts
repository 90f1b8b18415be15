/** The backend's texts in Spanish. */
import { plural } from '@dragoman/widgets/server';
import type { MailTexts, SiteTexts, TestPaymentTexts } from './en.ts';

export const mails: MailTexts = {
  'reset-password': () => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta. El botón lleva a la página donde puedes elegirla.',
      'Funciona una sola vez, durante 30 minutos. Si no la has pedido, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: 'Elegir contraseña',
  }),
  'verify-address': () => ({
    subject: 'Confirma tu correo electrónico',
    paragraphs: [
      '¡Te damos la bienvenida a Dragoman! Confirma que esta dirección es tuya, para que podamos avisarte de tus reservas.',
      'El botón funciona una sola vez, durante 24 horas. Si no tienes una cuenta aquí, ignora este mensaje.',
    ],
    action: 'Confirmar dirección',
  }),
  'confirm-address': () => ({
    subject: 'Confirma tu nuevo correo electrónico',
    paragraphs: [
      'Has pedido usar esta dirección para tu cuenta. Cambiará en cuanto la confirmes.',
      'El botón funciona una sola vez, durante 24 horas. Si no has sido tú, ignora este mensaje.',
    ],
    action: 'Confirmar dirección',
  }),
  'address-changed': ({ address }) => ({
    subject: 'Se va a cambiar tu correo electrónico',
    paragraphs: [
      `La dirección de tu cuenta va a cambiar a ${address}.`,
      'Si has sido tú, no tienes que hacer nada. Si no, el botón restablece esta dirección durante 48 horas y cierra todas las sesiones; después, elige una contraseña nueva.',
    ],
    action: 'No he sido yo',
  }),
  'address-restored': () => ({
    subject: 'Tu correo electrónico está restablecido',
    paragraphs: [
      'Tu cuenta vuelve a tener esta dirección. Se han cerrado todas las sesiones y se han eliminado la contraseña y todo lo que se añadió desde el cambio para iniciar sesión.',
      'Si aún no has elegido una contraseña nueva, hazlo ahora.',
    ],
    action: 'Elegir contraseña',
  }),
  'password-changed': () => ({
    subject: 'Se ha cambiado tu contraseña',
    paragraphs: [
      'Se ha cambiado la contraseña de tu cuenta y se han cerrado todas las demás sesiones.',
      'Si no has sido tú, elige una contraseña nueva de inmediato.',
    ],
    action: 'Elegir contraseña',
  }),
  changeCancelled: ({ address }) =>
    `El cambio de tu correo electrónico a ${address}, que aún no se había confirmado, queda anulado.`,
  'new-sign-in': ({ device }) => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      `Alguien ha iniciado sesión en tu cuenta con un dispositivo que no conocíamos: ${device}.`,
      'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña: así se cierran todas las demás sesiones.',
    ],
    action: 'Abrir ajustes',
  }),
  'second-factor-on': () => ({
    subject: 'El inicio de sesión en dos pasos está activado',
    paragraphs: [
      'A partir de ahora, para iniciar sesión en tu cuenta también se pide un código de tu aplicación. Las claves de acceso funcionan como antes.',
      'Si no has sido tú, desactívalo de inmediato en tus ajustes y cambia tu contraseña. Puedes hacerlo en un navegador en el que aún tengas la sesión iniciada, o tras iniciar sesión con una clave de acceso. Si no tienes ninguna de las dos cosas, escríbenos.',
    ],
    action: 'Abrir ajustes',
  }),
  'second-factor-off': () => ({
    subject: 'El inicio de sesión en dos pasos está desactivado',
    paragraphs: [
      'Para iniciar sesión en tu cuenta ya no se pide un código de una aplicación.',
      'Si no has sido tú, cambia tu contraseña de inmediato y vuelve a activarlo en tus ajustes.',
    ],
    action: 'Abrir ajustes',
  }),
  'data-exported': () => ({
    subject: 'Se han descargado tus datos',
    paragraphs: [
      'Alguien con la sesión iniciada en tu cuenta ha descargado una copia de todos tus datos.',
      'Si no has sido tú, cambia enseguida la contraseña: así se cierra la sesión de los demás.',
    ],
    action: 'Abrir los ajustes',
  }),
  'account-deleted': () => ({
    subject: 'Tu cuenta se ha eliminado',
    paragraphs: [
      'Tu cuenta de Dragoman se ha eliminado, con todo lo que contenía sobre ti. Quien te haya pagado o haya cobrado de ti conserva los justificantes, sin tu nombre.',
      'Si no has sido tú, escríbenos: la dirección está en nuestro sitio.',
    ],
    action: 'Abrir Dragoman',
  }),
  'payouts-set-up': () => ({
    subject: 'Tu cuenta de cobro está configurada',
    paragraphs: [
      'Lo que ganas se envía a la cuenta indicada a nuestro proveedor de pagos.',
      'Si no has sido tú, cambia enseguida la contraseña y escríbenos antes del próximo pago.',
    ],
    action: 'Abrir los ingresos',
  }),
  'recovery-code-used': ({ digits }) => ({
    subject: 'Se ha usado un código de recuperación',
    paragraphs: [
      `Alguien ha iniciado sesión en tu cuenta con un código de recuperación. Códigos restantes: ${digits}.`,
      'Si no has sido tú, cambia tu contraseña de inmediato. Si has perdido la aplicación, desactiva el inicio de sesión en dos pasos en tus ajustes y configúralo de nuevo.',
    ],
    action: 'Abrir ajustes',
  }),
  'password-guesses': () => ({
    subject: 'Contraseñas incorrectas en tu cuenta',
    paragraphs: [
      'Hoy se ha escrito al menos diez veces una contraseña incorrecta para tu cuenta. Ninguna ha dado acceso a nadie.',
      'Tus dispositivos pueden seguir iniciando sesión. Si no has sido tú, no tienes que hacer nada; una clave de acceso, en tus ajustes, no se puede adivinar.',
    ],
    action: 'Abrir los ajustes',
  }),
  'sign-in-code': ({ code }) => ({
    subject: `Tu código para iniciar sesión: ${code}`,
    paragraphs: [
      `Se han escrito muchísimas contraseñas incorrectas para tu cuenta. Para que nadie siga adivinando, un dispositivo nuevo necesita, además de la contraseña, este código: ${code}`,
      'Vale una hora. Si no estás iniciando sesión, no hagas nada y no se lo des a nadie.',
    ],
    action: 'Iniciar sesión',
  }),
  'passkey-added': ({ name }) => ({
    subject: 'Se ha añadido una clave de acceso a tu cuenta',
    paragraphs: [
      `La clave de acceso «${name}» se ha añadido a tu cuenta. Desde ahora sirve para iniciar sesión.`,
      'Si has sido tú, no tienes que hacer nada. Si no, elimínala en los ajustes y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'passkey-removed': ({ name }) => ({
    subject: 'Se ha eliminado una clave de acceso de tu cuenta',
    paragraphs: [
      `La clave de acceso «${name}» se ha eliminado de tu cuenta. Ya no sirve para iniciar sesión.`,
      'Si has sido tú, no tienes que hacer nada. Si no, revisa en los ajustes las formas de iniciar sesión y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'passkey-copied': ({ name }) => ({
    subject: 'Se ha rechazado un inicio de sesión en tu cuenta',
    paragraphs: [
      `Alguien ha intentado iniciar sesión con la clave de acceso «${name}». La hemos rechazado porque parece una copia de la de tu dispositivo.`,
      'Elimina esta clave de acceso en los ajustes y añade una nueva.',
    ],
    action: 'Abrir ajustes',
  }),
  'provider-linked': ({ name }) => ({
    subject: `Ya puedes iniciar sesión con ${name}`,
    paragraphs: [
      `Tu cuenta de ${name} está ahora conectada con tu cuenta de Dragoman, y puedes iniciar sesión con ella.`,
      'Si no has sido tú, quítala enseguida en tus ajustes y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'provider-unlinked': ({ name }) => ({
    subject: `Se ha quitado ${name} de tu cuenta`,
    paragraphs: [
      `Ya nadie puede iniciar sesión en tu cuenta con ${name}.`,
      'Si no has sido tú, revisa enseguida tus ajustes y cambia tu contraseña.',
    ],
    action: 'Abrir ajustes',
  }),
  'partner-invitation': ({ person, partner }) => ({
    subject: `${person} te invita a ${partner}`,
    paragraphs: [
      `${person} te invita a gestionar juntos el socio ${partner} en Dragoman: sus sitios web, claves, webhooks e informe.`,
      'El botón funciona una vez, durante siete días. Primero inicia sesión o regístrate. Si no sabes por qué recibes este mensaje, ignóralo.',
    ],
    action: 'Ver la invitación',
  }),
  'unnamed-invitation': () => ({
    subject: 'Hay una invitación para ti a un socio de Dragoman',
    paragraphs: [
      'Alguien te invita a gestionar juntos un socio en Dragoman: sus sitios web, claves, webhooks e informe. Verás cuál es al abrir la invitación.',
      'El botón funciona una vez, durante siete días. Primero inicia sesión o regístrate. Si no sabes por qué recibes este mensaje, ignóralo.',
    ],
    action: 'Ver la invitación',
  }),
  messages: ({ person, count, digits }) => ({
    subject: plural('es', count, {
      one: `Nuevo mensaje de ${person}`,
      other: `${digits} mensajes nuevos de ${person}`,
    }),
    paragraphs: [
      plural('es', count, {
        one: `${person} te ha escrito.`,
        other: `${person} te ha escrito ${digits} mensajes.`,
      }),
    ],
    action: 'Leer y responder',
  }),
  activity: {
    openTask: 'Abrir el encargo',
    openRequest: 'Abrir la solicitud',
    openPartner: 'Abrir el socio',
    onPartner:
      'En su página ves los últimos intentos. Corrige la dirección, vuelve a activar el webhook y envía de nuevo lo que falta.',
    openEarnings: 'Abrir tus ingresos',
    onEarnings: 'Allí ves lo que está retenido, lo disponible y lo pagado.',
    view: 'Ver en Dragoman',
    onTask: 'En la página del encargo ves lo acordado, lo enviado y lo que viene ahora.',
    onRequest: 'En la página de la solicitud ves todas las propuestas y lo que viene ahora.',
    onMoney: 'La página del encargo muestra el pago paso a paso. Todos los importes están en tu cuenta.',
    agree: 'Acepta o rechaza, por favor. Mientras no aceptes, lo acordado sigue como está.',
    answer: 'Acepta o rechaza, por favor. Mientras no respondas, no hay nada reservado.',
    check: 'Mira lo que se ha entregado. Después acepta el trabajo o di qué debe cambiar.',
    change: 'La página del encargo dice qué debe cambiar. Vuelve a entregar cuando esté listo.',
    compare: 'Lee la propuesta, haz una pregunta y acepta la que te convenga.',
    review: 'Puedes responder, una vez, para quienes la lean.',
    pay: 'No se ha cobrado nada. Puedes pagar en la página del encargo.',
    wait: 'Aún no hay nada reservado y no se ha cobrado nada. Te escribiremos en cuanto haya una respuesta.',
    confirmed:
      'El archivo para tu calendario va adjunto. En la página del encargo ves lo que viene ahora; allí también puedes escribir y cancelar.',
    rate: 'Unas palabras sobre cómo fue ayudan a otras personas a elegir. Solo preguntamos una vez.',
    placeMissing: 'Aún no se ha indicado el lugar. Pregunta en la conversación.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    writeReview: 'Escribir una reseña',
    receipt: ({ person, days }) =>
      `El dinero queda retenido. Pasa a ${person} cuando aceptes la entrega${days ? `, o por sí solo ${days} después de la entrega` : ''}.`,
  },
  facts: {
    what: 'Qué',
    when: 'Cuándo',
    deadline: 'Plazo',
    party: 'Con',
    total: 'Precio',
    place: 'Lugar',
    reference: 'Referencia',
    payBy: 'Pagar antes del',
    answerBy: 'Responder antes del',
    paid: 'Pagado',
    back: 'Se te devuelve',
    backToCustomer: 'Se devuelve al cliente',
    net: 'Recibes',
  },
  wrote: ({ person }) => `${person} escribió:`,
  reason: 'El motivo:',
  hello: ({ name }) => (name ? `Hola, ${name}:` : 'Hola:'),
  fallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  why: 'Recibes este mensaje porque tienes una cuenta en Dragoman.',
  whyInvited: 'Recibes este mensaje porque alguien con una cuenta en Dragoman ha escrito esta dirección.',
  unsubscribe: 'No recibir más mensajes de este tipo',
  unknownDevice: 'navegador desconocido',
  mailbox: 'Buzón',
  mailboxText:
    'No hay ningún servidor de correo configurado (MAIL_URL), así que los mensajes se quedan aquí. Solo puede verlos este ordenador.',
  mailboxLocked:
    'Abre el enlace que el mercado mostró en su último arranque. Sirve una vez después de cada arranque, en un navegador.',
  mailboxEmpty: 'Todavía no hay mensajes. Regístrate o pide una contraseña nueva.',
  mailboxFailed: ({ reason }) => `No enviado: ${reason}`,
  mailboxGone: 'El contenido no se guarda tras el intento de envío.',
  mailboxTo: ({ address }) => `Para ${address}`,
};

export const testPayment: TestPaymentTexts = {
  testMode: 'Modo de prueba',
  noMoney: 'No se mueve dinero: esta página sustituye al servicio de pago.',
  error: 'Error',
  title: 'Pago de prueba',
  toPay: 'A pagar',
  cardNumber: 'Número de tarjeta',
  cardHint: 'Aquí solo funcionan las tarjetas de prueba. Elige una o escribe su número.',
  cards: 'Tarjetas de prueba',
  outcome: {
    done: 'se acepta',
    'second-step': 'pregunta antes al banco',
    declined: 'se rechaza',
  },
  pay: 'Pagar',
  cancel: 'Cancelar',
  problem: {
    declined: 'Tu banco ha rechazado esta tarjeta. No se ha cobrado nada. Prueba con otra tarjeta.',
    rejected: 'Has rechazado el pago en tu banco. No se ha cobrado nada. Puedes intentarlo de nuevo.',
    'unknown-card': 'No es ninguna de las tarjetas de prueba. Elige una de las siguientes.',
    'no-card': 'Escribe el número de una tarjeta.',
  },
  bankTitle: 'Confirma con tu banco',
  bankQuestion: ({ amount, card }) => `¿Eres tú quien paga ${amount} con la tarjeta que termina en ${card}?`,
  confirm: 'Confirmar',
  reject: 'Rechazar',
  paidTitle: 'Ya está pagado',
  paidText: 'No se ha cobrado nada dos veces.',
  expiredTitle: 'Este pago ha caducado',
  expiredText: 'No se ha cobrado nada. Si sigue pendiente, puedes empezar de nuevo desde el encargo.',
  unknownTitle: 'Este pago no existe',
  unknownText: 'Puede que la dirección esté incompleta.',
  backToTask: 'Volver al encargo',
  backToSite: 'Ir al panel',
  receipt: 'Recibo',
  paidFor: 'Por',
  amount: 'Importe',
  paidAt: 'Pagado',
  card: 'Tarjeta',
  cardEnding: (digits) => `Visa terminada en ${digits}`,
  refunded: 'Reembolsado',
  paymentNumber: 'Número de pago',
  accountTitle: 'Recibir pagos',
  accountText:
    'Aquí el servicio de pago pregunta quién eres y cuál es tu cuenta bancaria. En la prueba, un clic lo responde todo.',
  accountActive: 'Esta cuenta está activa: el dinero liberado se transfiere a ella.',
  activate: 'Activar la cuenta',
  notNow: 'Ahora no',
  backToSettings: 'Volver a los ajustes',
};

export const site: SiteTexts = {
  heads: {
    home: {
      title: 'Que nada se pierda en la traducción',
      description:
        'Documentos traducidos, llamadas interpretadas, sitios web y presentaciones en las palabras de tus lectores. Por personas, a un precio que conoces antes de reservar.',
    },
    allOffers: {
      title: 'Nuestros traductores',
      description:
        'Todas las ofertas del mercado. Acótalas según tus idiomas, tu presupuesto y lo que necesitas.',
    },
    services: {
      title: 'Lo que un traductor puede hacer por ti',
      description:
        'Tres tipos de ayuda, cada uno a cargo de una persona que habla los dos idiomas y a un precio que conoces antes de reservar.',
    },
    requests: {
      title: 'Lo que piden los clientes',
      description:
        'Solicitudes abiertas de personas que buscan traductor. Responde con tu precio y tu horario.',
    },
    document: {
      title: 'Documentos',
      description:
        'Traductores para certificados, contratos y cartas oficiales. Con precio por palabra, por página o por hora.',
    },
    call: {
      title: 'Llamadas',
      description:
        'Intérpretes que se unen a tu llamada con el médico, el casero o la administración. Con precio por hora o por toda la llamada.',
    },
    translation: {
      title: 'Traducciones',
      description:
        'Sitios web, presentaciones y documentaciones enteras en las palabras de tus lectores. Con precio por palabra, por página o por hora.',
    },
    about: {
      title: 'Quiénes somos',
      description:
        'Dragoman es un servicio de traducción de dos estudiantes que programan y que crecieron traduciendo para sus padres.',
    },
    team: {
      title: 'Contacto',
      description:
        'Aquí responden dos personas. Escribe en cualquier idioma: quizá tardemos un poco, pero de eso se trata.',
    },
    terms: {
      title: 'Condiciones de uso',
      description:
        'Lo que acuerdan aquí clientes y traductores: reservar, pagar, cancelar, desistir y lo que nadie puede hacer.',
    },
    imprint: {
      title: 'Aviso legal',
      description: 'Quién gestiona este mercado y cómo contactarnos.',
    },
    help: {
      title: 'Ayuda',
      description:
        'Cómo encontrar y reservar a un traductor, qué pasa con tu dinero y qué hacer si algo tiene que cambiar.',
    },
    privacy: {
      title: 'Política de privacidad',
      description:
        'Quién es responsable · Qué guardamos sobre ti · Quién lo ve · Qué se guarda en tu dispositivo',
    },
    embed: {
      title: 'Insertar',
      description: 'Pon una parte del mercado en tu página: elige un widget, ajústalo y copia el código.',
    },
    partners: {
      title: 'Para socios',
      description:
        'Lleva traductores a tus propias páginas y recibe tu parte de cada reserva que empiece allí.',
    },
    docs: {
      title: 'Documentación',
      description:
        'Ofertas, reservas, chat y cuentas en cualquier página: guías, todos los elementos y todos los ajustes.',
    },
  },
  withoutScripts: {
    comeAgain:
      'Ahora mismo no se pueden mostrar las ofertas. Vuelve a cargar esta página dentro de un momento.',
    search: 'Buscar',
    more: 'Ver más ofertas',
    narrow: 'Para ver otras ofertas, acota la búsqueda.',
  },
};
