import type { TaskStatus } from '#core/domain/task-states.ts';
import { duration, plural, translateCodes } from '#core/i18n/format.ts';
import type { Thing } from '#core/i18n/refusal-things.ts';
import type { Messages } from './en.ts';

const things: Record<Thing, string> = {
  address: 'Esta dirección',
  category: 'Esta categoría',
  conversation: 'Esta conversación',
  document: 'Este documento',
  offer: 'Esta oferta',
  partner: 'Este socio',
  payment: 'Este pago',
  person: 'Esta persona',
  picture: 'Esta imagen',
  proposal: 'Esta propuesta',
  provider: 'Este proveedor',
  request: 'Esta solicitud',
  task: 'Este encargo',
  flag: 'Esta bandera',
  script: 'Este script',
  session: 'Esta sesión',
  passkey: 'Esta clave de acceso',
  delivery: 'Este envío',
  invitation: 'Esta invitación',
  key: 'Esta clave',
  member: 'Este miembro',
  origin: 'Este origen',
  webhook: 'Este webhook',
  widget: 'Este elemento',
};

const fields = {
  about: 'Sobre mí',
  address: 'Dirección',
  booking: 'Reserva',
  category: 'Categoría',
  current: 'Contraseña actual',
  date: 'Fecha',
  description: 'Descripción',
  details: 'Detalles',
  documents: 'Documentos',
  dueDate: 'Fecha',
  dueTime: 'Hora',
  email: 'Correo electrónico',
  firstname: 'Nombre',
  fromLanguage: 'Idioma de origen',
  hours: 'Horas',
  image: 'Imagen',
  language: 'Idioma',
  language_levels: 'Niveles de idioma',
  languages: 'Idiomas',
  lastname: 'Apellidos',
  message: 'Mensaje',
  minimum: 'Precio mínimo',
  name: 'Nombre',
  next: 'Contraseña nueva',
  password: 'Contraseña',
  phonenumber: 'Teléfono',
  price: 'Precio',
  quantity: 'Cantidad',
  rating: 'Estrellas',
  text: 'Texto',
  textLanguage: 'Idioma del texto',
  time: 'Hora',
  timezone: 'Zona horaria',
  title: 'Título',
  toLanguage: 'Idioma de destino',
  translations: 'Otros idiomas',
  turnaround_hours: 'Plazo en horas',
  type: 'Tipo',
  unit: 'Unidad',
  events: 'Eventos',
  logo: 'Logotipo',
  origin: 'Origen',
  site: 'Sitio web',
  url: 'Dirección',
  reference: 'Referencia',
  campaign: 'Campaña',
};

const statuses: Record<TaskStatus, string> = {
  requested: 'solicitado',
  accepted: 'aceptado',
  in_progress: 'en curso',
  delivered: 'entregado',
  changes_requested: 'cambios solicitados',
  disputed: 'en disputa',
  finished: 'terminado',
  declined: 'rechazado',
  cancelled: 'cancelado',
};

export const messages: Messages = {
  'sign-in-needed': 'Primero inicia sesión: no hay sesión o ha caducado.',
  'sign-in-over': 'Este inicio de sesión ha caducado. Vuelve a iniciar sesión.',
  'sign-in-elsewhere': 'El inicio de sesión no está configurado para este sitio.',
  'own-window-only': 'Solo la ventana del propio mercado puede pedir esto.',
  'other-account':
    'Aquí has iniciado sesión con otra cuenta que en la página de la que vienes. Aquí no ha cambiado nada.',
  'marketplace-only': 'Esto solo se puede hacer en las páginas del propio mercado.',
  'invitation-for-another':
    'Esta invitación se envió a otro correo electrónico. Inicia sesión en la cuenta que lo tiene.',
  'wrong-credentials': 'El correo electrónico o la contraseña no son correctos.',
  'wrong-password': 'Esta no es tu contraseña actual.',
  'totp-needed': 'Escribe el código que muestra tu aplicación de autenticación.',
  'wrong-code': 'Este código no es correcto o ya se ha usado. Escribe el más reciente.',
  'totp-on': 'El inicio de sesión en dos pasos ya está activado. Desactívalo primero.',
  'totp-over': 'La configuración del inicio de sesión en dos pasos ha terminado. Empieza de nuevo.',
  'operator-needed': 'Solo los operadores pueden hacerlo. El soporte puede leerlo todo aquí.',
  'second-factor-needed':
    'Los operadores solo cambian algo en una sesión con un segundo factor. Activa el inicio de sesión en dos pasos en tus ajustes, o inicia sesión así o con una clave de acceso.',
  'code-needed':
    'Se han probado muchísimas contraseñas incorrectas para esta cuenta. Te hemos enviado por correo un código que vale una hora: escríbelo también.',
  'reauthentication-needed':
    'Escribe otra vez tu contraseña o usa una clave de acceso: han pasado más de diez minutos desde la última vez.',
  'address-taken': 'Este correo electrónico no se puede usar. Inicia sesión o elige otro.',
  'link-used': 'Este enlace ya se ha usado o lo ha sustituido uno más reciente.',
  'link-expired': 'Este enlace ha caducado.',
  'link-unknown': 'Este enlace no está completo. Ábrelo de nuevo desde el mensaje o cópialo entero.',
  'password-common':
    'Esta contraseña está en la lista de las más comunes, que se prueban primero. Elige otra.',
  'password-pattern':
    'Esta contraseña se prueba primero: signos repetidos, vecinos seguidos o un nombre con cifras. Elige otra.',
  'password-name': 'La contraseña contiene el nombre de tu correo electrónico. Elige otra.',
  'passkey-expired': 'Ha tardado demasiado o ya se ha hecho. Inténtalo de nuevo.',
  'passkey-unknown':
    'Esta clave de acceso no se conoce aquí. Quizá se eliminó: inicia sesión de otra forma o usa otra clave.',
  'passkey-refused': 'No se ha podido verificar la respuesta de tu dispositivo. Inténtalo de nuevo.',
  'passkey-copied':
    'Esta clave de acceso se ha rechazado porque parece una copia. Inicia sesión de otra forma, elimínala en tus ajustes y añade una nueva.',
  'passkey-again': 'Esta clave de acceso ya está en uso.',
  'last-sign-in-method':
    'Es tu única forma de iniciar sesión. Añade otra primero y después podrás eliminarla.',
  'passkeys-too-many': ({ digits }) =>
    `Tienes ${digits} claves de acceso y no puedes tener más. Elimina una primero.`,
  'address-unverified': 'Confirma primero tu correo electrónico: te hemos enviado un mensaje con un enlace.',
  'provider-over':
    'Este inicio de sesión ya se ha usado, ha tardado más de diez minutos o empezó en otro navegador. Empieza de nuevo, por favor.',
  'provider-cancelled':
    'No has iniciado sesión: se canceló en el proveedor. Inténtalo de nuevo o inicia sesión de otra manera.',
  'provider-refused':
    'La respuesta del proveedor no se puede usar, así que nada ha cambiado. Inténtalo de nuevo o inicia sesión de otra manera.',
  'provider-away':
    'El proveedor no responde en este momento. Inténtalo más tarde o inicia sesión de otra manera.',
  'provider-unknown':
    'Este proveedor no está disponible aquí, o ya no lo está. Inicia sesión de otra manera, por favor.',
  'provider-taken':
    'Tu cuenta en el proveedor pertenece aquí a otra cuenta. Inicia sesión con ella y quítala allí primero.',
  'provider-other-account':
    'Has iniciado sesión en otra cuenta que la que tiene esta dirección, así que no se ha conectado nada.',
  'provider-not-yours':
    'Esta cuenta del proveedor no está conectada con la tuya. Inicia sesión allí con la que lo está.',
  'too-many-tries': ({ count, digits }) =>
    `Demasiados intentos. Espera ${duration('es', count, plural('es', count, { one: `${digits} segundo`, other: `${digits} segundos` }))} y vuelve a intentarlo.`,

  'not-found': ({ thing }) => `${translateCodes(things, thing)} no existe, o no tienes acceso.`,
  'records-away': 'Ahora mismo no podemos acceder a nuestros datos. Vuelve a intentarlo en un momento.',
  busy: 'El mercado está muy solicitado en este momento. Vuelve a intentarlo en un momento.',
  'offers-away': 'No se han podido leer las ofertas. Vuelve a intentarlo.',
  'no-room': 'Ahora mismo no queda espacio libre. No se ha guardado nada; vuelve a intentarlo más tarde.',
  fault: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.',
  malformed: ({ reason }) => `El servidor no ha podido entender la petición: ${reason}`,
  'key-used': 'Esta Idempotency-Key ya se usó para otro contenido. Usa una nueva para una petición nueva.',

  missing: ({ field, rule }) => `Falta «${translateCodes(fields, field)}». Se espera: ${rule}.`,
  wrong: ({ field, rule }) => `Revisa «${translateCodes(fields, field)}». Se espera: ${rule}.`,
  'character-nul': ({ field }) =>
    `«${translateCodes(fields, field)}» contiene un carácter NUL, que no se puede guardar. Quítalo.`,
  'character-half': ({ field }) =>
    `«${translateCodes(fields, field)}» contiene medio carácter, que no se puede guardar. Quítalo.`,
  'out-of-range':
    'Un valor está fuera de los límites o contiene caracteres que no se pueden guardar. Revisa lo que has escrito.',
  'in-the-past': 'La fecha y la hora deben estar en el futuro. Elige un momento posterior.',
  'time-skipped': 'Esa hora no existe ese día, porque se adelantan los relojes. Elige otra.',
  'too-many-unpaid': ({ least, most }) =>
    `Como máximo ${most} de tus reservas pueden esperar a la vez una respuesta o tu pago, y ${least} con un mismo traductor. Paga o cancela antes una de ellas.`,
  'time-taken': 'A esa hora no hay disponibilidad. Elige otra hora.',
  'due-in-the-past': 'El plazo debe estar en el futuro. Elige una fecha posterior.',
  'days-reversed': 'El primer día no puede ser posterior al último.',
  'days-too-many': ({ count, digits }) =>
    `Un informe abarca como máximo ${plural('es', count, { one: `${digits} día`, other: `${digits} días` })}. Elige menos.`,

  'body-too-large': 'Es más de lo que se puede enviar de una vez. Envía menos.',
  'files-too-large': ({ digits }) =>
    `Los archivos superan juntos los ${digits} MB. Envíalos en varias veces.`,
  'file-too-large': ({ name, digits }) => `«${name}» supera los ${digits} MB. Elige un archivo más pequeño.`,
  'file-empty': ({ name }) => `«${name}» está vacío. Elige otro archivo.`,
  'file-uncountable': ({ name }) =>
    `Contar «${name}» lleva demasiado tiempo. Escribe tú el número de palabras.`,
  'file-kind': ({ name, kinds }) => `El tipo de «${name}» no se admite. Se admiten: ${kinds}.`,
  'file-content': ({ name, kind, kinds }) =>
    `El contenido de «${name}» no es ${kind}. Elige otro archivo. Se admiten: ${kinds}.`,
  'files-without-task': 'Se pueden enviar archivos en cuanto hay un encargo acordado.',
  'storage-full': ({ used, allowed }) =>
    `No hay espacio para estos archivos: se usan ${used} de ${allowed} MB. Un encargo pagado tiene más espacio.`,
  'storage-full-today': ({ used, allowed }) =>
    `Hoy no hay espacio para estos archivos: se usan ${used} de ${allowed} MB. Envíalos mañana.`,
  'picture-too-large': ({ digits }) => `La imagen supera los ${digits} MB. Elige una más pequeña.`,
  'picture-pixels': ({ digits }) => `La imagen tiene más de ${digits} megapíxeles. Elige una más pequeña.`,
  'picture-kind': ({ kinds }) => `Esta imagen no se admite aquí. Se admiten: ${kinds}.`,

  'person-gone': 'Esta cuenta se ha eliminado y ya no recibe mensajes.',
  'not-possible': 'No es posible: tú y esta persona no podéis escribiros, reservar ni haceros propuestas.',
  'own-offer': 'Esta oferta es tuya: solo otros pueden reservarla.',
  'offer-changed': 'Esta oferta ha cambiado entretanto. Vuelve a leerla antes de reservar.',
  'total-out-of-range': ({ least, most }) =>
    `El total debe ir de ${least} a ${most} euros, y variar al menos ${least} cuando se cambia, lo que admite un pago con tarjeta.`,
  'too-soon': ({ count, digits }) =>
    `Hacen falta ${plural('es', count, { one: `${digits} hora`, other: `${digits} horas` })} desde tu reserva. Elige un momento posterior.`,
  'offer-closed': 'Esta oferta no admite reservas por el momento. Elige otra.',
  'task-off': ({ status }) => `Este encargo ya no está abierto: ${translateCodes(statuses, status)}.`,
  'task-step': ({ status, steps }) =>
    `Estado de este encargo: ${translateCodes(statuses, status)}. ${steps ? `Ahora es posible: ${translateCodes(statuses, steps)}.` : 'Ahora no puedes cambiarlo.'}`,
  'task-paid': 'Este encargo ya está pagado.',
  'too-early':
    'Aún es pronto para esta llamada: se puede empezar desde 15 minutos antes de su hora, y abrir una disputa a partir de ella.',
  'payment-needed': 'Primero hay que pagar este encargo.',
  'payment-too-early': 'Este encargo se puede pagar cuando esté aceptado.',
  'nothing-to-pay': 'No hay nada que pagar por este encargo.',
  'payment-pending': 'El pago de este encargo está en camino. Espera a que el banco lo confirme.',
  'bank-dispute-open':
    'El banco del cliente ha cuestionado este pago. El dinero no se puede mover hasta que decida.',
  'dispute-again': 'Este encargo ya está en disputa.',
  'dispute-without-money': 'No hay dinero retenido por este encargo: no hay nada que decidir.',
  'dispute-not-yours': 'Solo quien abrió una disputa puede retirarla.',
  'dispute-missing': 'Este encargo no está en disputa.',
  'refund-changed': 'El importe que se devuelve al cliente ha cambiado entretanto. Vuelve a leerlo.',
  'settlement-missing': 'No hay ninguna propuesta que responder: ya se respondió o se sustituyó.',
  'dispute-changed': 'La disputa se ha retirado entretanto y se ha abierto otra. Léela antes de decidir.',
  'change-too-late':
    'Lo acordado se puede cambiar hasta que se entrega el trabajo, y no mientras haya una disputa.',
  'change-nothing': 'Eso ya está acordado. Cambia la cantidad, el precio, el día o la hora.',
  'change-changed': 'La propuesta se ha cambiado, respondido o retirado entretanto. Lee lo que hay ahora.',
  'change-yours': 'Esta propuesta es tuya: solo la otra parte puede responder.',
  'change-not-yours': 'Solo quien hizo esta propuesta puede retirarla.',
  'settlement-changed': 'La propuesta ha cambiado entretanto. Lee la nueva antes de responder.',
  'settlement-yours': 'Esta propuesta es tuya: solo la otra parte puede responder.',
  'money-held':
    'Hay dinero retenido por tus encargos en curso. Termínalos o llega a un acuerdo primero; después podrás eliminar tu cuenta.',
  'money-available':
    'Has ganado dinero que aún no se te ha pagado. Configura los cobros en los ajustes; cuando lo recibas, podrás eliminar tu cuenta.',
  'payouts-away': 'En este momento no se pueden configurar los cobros. Inténtalo de nuevo más tarde.',
  'payment-refused': 'El servicio de pago no admite un pago por esta tarea. Escríbenos si vuelve a ocurrir.',
  'payments-off': 'En este mercado no se pueden hacer pagos.',
  'payment-silent': 'El servicio de pago no responde. Inténtalo de nuevo en un momento.',
  'place-by-owner': 'Solo quien traduce puede indicar dónde tiene lugar una llamada.',
  'place-of-calls': 'Solo una llamada tiene un lugar.',
  'deliverable-by-owner': 'Solo quien traduce puede entregar el trabajo.',
  'deliverable-too-early': 'El trabajo se puede entregar cuando haya empezado.',
  'review-by-customer': 'Solo quien reservó puede valorar un encargo.',
  'review-too-early': 'Un encargo se puede valorar cuando está terminado.',
  'review-again': 'Ya has valorado este encargo.',
  'reply-by-owner': 'Solo quien tradujo puede responder a una opinión.',
  'reply-again': 'No hay ninguna opinión, o ya tiene respuesta.',

  'own-request': 'Esta solicitud es tuya: solo otros pueden hacer propuestas.',
  'request-closed': 'Esta solicitud está cerrada. Ya no admite propuestas.',
  'request-answered':
    'Alguien ya ha hecho una propuesta para esta solicitud, así que ya no se puede cambiar. Puedes retirarla y publicar otra.',
  'proposal-again': 'Ya has hecho una propuesta para esta solicitud.',
  'proposal-not-yours': 'Solo quien hizo una propuesta puede cambiarla o retirarla.',
  'proposal-closed': 'Esta propuesta ya no está abierta y no se puede cambiar nada en ella.',
  'request-changed': 'Esta solicitud ha cambiado entretanto. Vuelve a leerla antes de enviar tu propuesta.',
  'proposal-changed': 'Esta propuesta ha cambiado entretanto. Vuelve a leerla antes de aceptarla.',
  'request-not-yours': 'Solo quien hizo la solicitud puede aceptar o rechazar una propuesta.',
  'accepted-already': 'Esta solicitud o esta propuesta ya está cerrada.',

  'partner-fixed': 'Este socio lo ha configurado el operador del mercado. Pídele que lo cambie.',
  'partner-key-needed': 'Envía una clave del socio como Authorization: Bearer dk_…',
  'member-already': 'Esta persona ya es miembro.',
  'member-last': 'Un socio tiene al menos un miembro. Invita primero a otra persona.',
  'origin-unproven': ({ origin }) =>
    `No hemos encontrado el código ni en ${origin}/.well-known/dragoman.txt ni en un elemento meta de la página de inicio. Ponlo allí y vuelve a comprobarlo.`,
  'origin-unreachable': ({ origin }) =>
    `No hemos podido leer ${origin}. El sitio debe responder con un certificado válido y sin redirección.`,
  'outside-private':
    'Esta dirección lleva a una red privada, a la que no llamamos. Indica una a la que todos puedan llegar.',
  'limit-reached': ({ digits }) => `Ya hay ${digits} y no puede haber más. Elimina primero alguno.`,
  'webhook-off': 'Este webhook está desactivado. Actívalo primero.',

  'rule-text': ({ least, most }) => `un texto de ${least} a ${most} caracteres`,
  'rule-short': ({ most }) => `un texto de ${most} caracteres como máximo`,
  'rule-known-email': 'el correo electrónico de una cuenta',
  'rule-known-password': 'la contraseña de la cuenta',
  'rule-present-password': 'tu contraseña actual',
  'rule-email': 'un correo electrónico como name@example.com',
  'rule-phone': 'un número como 555-123-4567 o +49 151 23456789',
  'rule-place': 'un número de teléfono o una dirección que empiece por https://',
  'rule-price': ({ least, most }) => `un número de ${least} a ${most}, como 45 o 45,5`,
  'rule-whole': ({ least, most }) => `un número entero de ${least} a ${most}`,
  'rule-steps': ({ least, most, step }) => `un número de ${least} a ${most} en pasos de ${step}`,
  'rule-places': ({ most }) => `un número con ${most} decimales como máximo`,
  'rule-once': '1, porque el precio es por todo',
  'rule-as-quantity': 'lo mismo que en «Cantidad»',
  'rule-within-days': ({ most }) => `un día dentro de los próximos ${most} días`,
  'rule-date': 'una fecha como 2027-01-31',
  'rule-day': 'un día que exista, como 2027-01-31',
  'rule-list': ({ most }) => `una lista de ${most} elementos como máximo`,
  'rule-time': 'una hora como 14:30',
  'rule-timezone': 'una zona horaria como Europe/Berlin',
  'rule-language': 'un código de idioma de dos letras como en',
  'rule-languages': ({ least, most }) =>
    least === most ? `número de idiomas: ${most}` : `número de idiomas: de ${least} a ${most}`,
  'rule-flag': 'true o false',
  'rule-translations': ({ most }) =>
    `título y descripción en un máximo de ${most} idiomas, por códigos de idioma de dos letras`,
  'rule-levels': ({ words }) => `uno de ${words} para cada código de idioma de dos letras`,
  'rule-word': ({ words }) => `uno de ${words}`,
  'rule-word-of-category': ({ words, category }) => `uno de ${words} en la categoría ${category}`,
  'rule-somebody-else': 'alguien que no seas tú',
  'rule-file': 'al menos un archivo',
  'rule-passkey': 'lo que responde el navegador cuando se le pide una clave de acceso',
  'rule-name': ({ most, word }) =>
    `un texto de 1 a ${most} caracteres en una línea, sin direcciones web o de correo ni palabras de más de ${word} caracteres`,
  'rule-line': ({ most }) => `un texto de ${most} caracteres como máximo, en una línea`,
  'rule-origin': 'un origen como https://agency.example, sin ruta',
  'rule-website': 'una dirección que empiece por https:// o http://',
  'rule-secure-address': 'una dirección que empiece por https://',
  'rule-webhook-address': 'una dirección que empiece por https://, en el puerto 443, 4443, 8443 o 9443',
  'rule-words': ({ words }) => `al menos uno de ${words}`,
  'rule-picture': 'una imagen',
};
