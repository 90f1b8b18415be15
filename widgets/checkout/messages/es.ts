import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const checkout: Translated<typeof english.checkout> = {
  heading: ({ name }) => `Lo que ${name} necesita saber`,
  translator: 'el traductor',
  elsewhere: ({ host }) =>
    `La reserva continúa en ${host}. Lo que escribas aquí te acompaña; allí podrás añadir archivos.`,
  goOnThere: ({ host }) => `Continuar en ${host}`,
  signedOut: 'No has iniciado sesión. Iníciala para reservar; conservamos lo que escribas aquí.',
  signInForFiles: 'Los archivos no se conservan al iniciar sesión, así que elígelos mejor después.',
  details: 'Detalles del encargo',
  detailsHint: ({ type }) =>
    ({
      document: 'Describe los documentos, para qué son y si hay plazo.',
      call: 'Describe a quién hay que llamar, por qué y qué quieres conseguir.',
      translation: 'Describe el texto, quién lo leerá y si hay plazo.',
    })[type],
  time: 'Hora',
  quantityHint: ({ unit }) =>
    unit === 'page'
      ? 'Páginas de 250 palabras. Las contamos en cuanto elijas tus archivos.'
      : 'Las contamos en cuanto elijas tus archivos.',
  quantityAlone: ({ unit }) =>
    unit === 'page' ? 'Cuántas páginas de 250 palabras tiene el texto.' : 'Cuántas palabras tiene el texto.',
  turnaround: ({ hours }) => `Como mínimo ${hours} a partir de ahora.`,
  tooSoon: ({ name, when }) => `${name} necesita más tiempo: elige ${when} o más tarde.`,
  ownZone: ({ zone }) => `Las horas son las tuyas (${zone}).`,
  documents: 'Documentos',
  documentsHint: ({ size, count }) =>
    `PDF, Word, texto o imágenes, hasta ${size} cada uno, ${count} como máximo.`,
  bookedAtOnce: 'Reserva inmediata.',
  onRequest: ({ name, hours, digits }) =>
    `${name} responde en ${digits} ${plural('es', hours, { one: 'hora', other: 'horas' })}; antes no hay nada acordado.`,
  onRequestSoon: ({ name }) => `${name} responde primero; antes no hay nada acordado.`,
  paidFirst: ({ name, minutes }) =>
    `Se paga al momento: ${name} recibe tu reserva cuando está pagada. Tienes ${minutes} para ello, y hasta entonces te guardamos la hora.`,
  bookedUnpaid: 'Solo falta el pago.',
  requested: 'Tu solicitud está enviada.',
  stepDescription: 'Descripción',
  stepDate: 'Elige una fecha',
  stepTime: 'Elige una hora',
  stepDocuments: 'Sube documentos',
  summary: 'Tu reserva',
  checkout: 'Reservar',
  sending: 'Reservando…',
  payLater: 'Ahora no se te cobra nada.',
  payBeforeStart:
    'Ahora no se te cobra nada. Pagas antes de que empiece el trabajo, y guardamos el dinero hasta que aceptes la entrega.',
  payBeforeFinish: 'Ahora no se te cobra nada. Pagas antes de aceptar la entrega.',
  obligation: ({ amount }) => `Pedido con obligación de pago de ${amount}.`,
  terms: 'Condiciones y derecho de desistimiento',
  payNext: 'A continuación pagarás con tarjeta.',
  ownOffer: 'Esta oferta es tuya. Solo pueden reservarla otras personas.',
  inactive: ({ name }) => `${name} no acepta reservas para esta oferta por el momento.`,
  similar: 'Ver ofertas similares',
  missing: 'Esta oferta no existe.',
  missingHint: 'Puede que se haya retirado o que la dirección esté mal escrita.',
  browse: 'Ver otras ofertas',
  booked: 'Tu reserva está hecha.',
  unpaid: 'Tu reserva está hecha, solo falta el pago, que no se ha podido iniciar.',
  retryPayment: 'Reintentar el pago',
};

export const booked: Translated<typeof english.booked> = {
  timeTaken: ({ name }) => `${name} no está disponible a esa hora.`,
  nextFree: 'Próximos huecos:',
  noneFree: 'Elige otra hora.',
  freeTimes: 'Horas libres',
  freeDay: 'Día',
  freeTimesOf: ({ day }) => `Horas libres: ${day}`,
  moreDays: 'Más días',
  noneFreeSoon: ({ name, digits }) => `${name} no tiene horas libres en los próximos ${digits} días.`,
  toCalendar: 'Añadir al calendario',
  openTask: 'Abrir el encargo',
  filesSent: ({ names }) => `Con ${names}`,
  bookedHint: ({ name }) => `Se ha abierto una conversación con ${name}.`,
  leadingOn: 'Te llevamos allí en un momento.',
  openMessages: 'Abrir la conversación',
  payFirst: ({ name }) => `${name} puede empezar en cuanto hayas pagado.`,
  payNow: ({ amount }) => `Pagar ${amount} ahora`,
  heldUntil: 'Guardamos el dinero hasta que aceptes la entrega.',
  payFailed: 'No se ha podido iniciar el pago.',
  changedTitle: 'La oferta ha cambiado',
  changedText: ({ name }) =>
    `${name} la ha modificado mientras rellenabas el formulario. Todavía no hay nada reservado.`,
  readColumn: 'Antes',
  nowColumn: 'Ahora',
  changedName: 'Título',
  changedType: 'Tipo',
  changedLanguages: 'Idiomas',
  changedPrice: 'Precio',
  changedTotal: 'Total',
  changedBooking: 'Reserva',
  changedCancellation: 'Cancelación',
  atOnce: 'al instante',
  afterAnswer: 'tras una respuesta',
  oncePaid: 'tras el pago',
  bookChanged: ({ total }) => `Reservar por ${total}`,
  counting: 'Contando las palabras…',
  countedWords: ({ words }) => `Tus archivos tienen ${words}.`,
  countedPages: ({ words, pages }) => `Tus archivos tienen ${words}, es decir, ${pages}.`,
  uncounted: ({ count, names, unit }) =>
    plural('es', count, {
      one: `${names} no tiene texto que podamos contar.`,
      other: `${names} no tienen texto que podamos contar.`,
    }) + (unit === 'page' ? ' Añade tú las páginas.' : ' Añade tú las palabras.'),
  countFailed: 'No se han podido contar las palabras. Puedes escribir cuántas hay.',
  countAgain: 'Contar otra vez',
  takeCounted: ({ amount }) => `Usar ${amount}`,
  changedMinimum: 'Como mínimo',
  backToForm: 'Volver al formulario',
  notYet: 'Todavía no',
};
