import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  by: ({ person, sentence }) => `${person}: ${sentence}`,
  became: ({ before, after }) => `${before} → ${after}`,
  'booking-requested': ({ person, title }) => `${person} quiere reservar «${title}». Responde, por favor.`,
  'bank-dispute-opened': ({ title, amount }) =>
    `El banco del cliente ha cuestionado el pago de ${amount} por «${title}». Todo queda como está hasta que decida.`,
  'bank-dispute-won': ({ title, amount }) => `El banco ha confirmado el pago de ${amount} por «${title}».`,
  'bank-dispute-lost': ({ title, amount }) => `El banco ha devuelto ${amount} al cliente por «${title}».`,
  'dispute-opened': ({ person, title }) =>
    `${person} ha pedido al mercado que decida sobre «${title}». El dinero sigue retenido.`,
  'dispute-withdrawn': ({ person, title }) => `${person} ha retirado la disputa sobre «${title}».`,
  'dispute-decided': ({ title, amount }) =>
    `El mercado ha decidido sobre «${title}»: ${amount} del precio son para quien traduce.`,
  'finish-announced': ({ title, when }) =>
    `«${title}» terminará por sí solo el ${when}. Hasta entonces puedes aceptar la entrega o pedir cambios.`,
  'payment-reminder': ({ title, amount, when }) =>
    `«${title}» está por pagar: ${amount}. Si no, la reserva termina el ${when}.`,
  'ended-unpaid': ({ title }) => `«${title}» no se pagó a tiempo y la reserva ha terminado.`,
  'owner-missed': ({ title }) => `«${title}» no empezó en la semana siguiente a su fecha y queda cancelado.`,
  'payment-failed': ({ title }) => `El pago de «${title}» no se completó. Puedes intentarlo de nuevo.`,
  'payment-returned': ({ title, amount }) =>
    `«${title}» ya no necesitaba el pago de ${amount}. Se devuelve al cliente.`,
  'refund-delayed': ({ title, amount }) =>
    `El reembolso de ${amount} por «${title}» tarda más: el servicio de pago aún no lo ha hecho y lo estamos revisando.`,
  refunded: ({ title, amount }) => `Se te devuelven ${amount} por «${title}».`,
  released: ({ title, amount }) => `Has ganado ${amount} con «${title}».`,
  'change-proposed': ({ person, title, terms }) => `${person} propone cambiar «${title}»: ${terms}.`,
  'change-accepted': ({ person, title, terms }) => `${person} ha aceptado el cambio de «${title}»: ${terms}.`,
  'change-due': ({ person, title, terms, amount }) =>
    `${person} ha aceptado el cambio de «${title}»: ${terms}. Valdrá en cuanto se pague la diferencia de ${amount}.`,
  'change-in-force': ({ title, terms }) =>
    `La diferencia de «${title}» está pagada y el cambio ya vale: ${terms}.`,
  'change-declined': ({ person, title }) =>
    `${person} ha rechazado el cambio de «${title}». Lo acordado sigue igual.`,
  'change-withdrawn': ({ person, title }) => `${person} ha retirado la propuesta de cambiar «${title}».`,
  'change-ended': ({ title }) => `El cambio propuesto para «${title}» ya no cuenta: lo acordado sigue igual.`,
  'change-lapsed': ({ title }) => `La diferencia de «${title}» no se pagó a tiempo: lo acordado sigue igual.`,
  'settlement-accepted': ({ person, title, amount }) =>
    `${person} ha aceptado el reparto de «${title}»: ${amount} del precio son para quien traduce.`,
  'settlement-declined': ({ person, title }) => `${person} ha rechazado el reparto de «${title}».`,
  'settlement-proposed': ({ person, title, amount }) =>
    `${person} propone un acuerdo para «${title}»: ${amount} del precio serían para quien traduce.`,
  'task-requested': ({ title }) => `«${title}» espera una respuesta.`,
  'task-disputed': ({ title }) => `«${title}» está en disputa.`,
  'booking-requested-for': ({ person, title, when }) => `${person} quiere reservar «${title}» para ${when}.`,
  booked: ({ person, title }) => `${person} ha reservado «${title}».`,
  'booking-confirmed': ({ person, title }) => `Has reservado «${title}» con ${person}.`,
  'booking-sent': ({ person, title }) =>
    `Has pedido «${title}». Nada queda acordado hasta que ${person} responda.`,
  'call-reminder': ({ person, title, when }) => `«${title}» con ${person} empieza el ${when}.`,
  'review-invitation': ({ person, title }) => `¿Qué tal fue «${title}» con ${person}?`,
  'payment-received': ({ title, amount }) => `Has pagado ${amount} por «${title}».`,
  'booked-for': ({ person, title, when }) => `${person} ha reservado «${title}» para ${when}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `${person} ha añadido ${plural('es', count, { one: 'un documento', other: `${digits} documentos` })} a «${title}».`,
  paid: ({ title, amount }) => `«${title}» está pagado: ${amount} quedan retenidos para ti.`,
  'place-set': ({ person, title }) => `${person} ha indicado dónde será la llamada «${title}».`,
  'proposal-accepted': ({ person, title }) => `${person} ha aceptado tu propuesta para «${title}».`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `${person} ha aceptado la propuesta para «${title}», ${when}.`,
  'proposal-changed': ({ person, title, amount, when }) =>
    `${person} ha cambiado la propuesta para «${title}»: ${amount}, ${when}.`,
  'proposal-refused': ({ person, title }) => `${person} ha rechazado tu propuesta para «${title}».`,
  'proposal-declined': ({ title }) => `«${title}» se ha asignado a otra persona.`,
  'proposal-made': ({ person, title }) => `${person} ofrece su ayuda para «${title}».`,
  'proposal-withdrawn': ({ person, title }) => `${person} ha retirado la propuesta para «${title}».`,
  'webhook-switched-off': ({ title }) =>
    `El webhook de ${title} se ha desactivado: lleva cinco días fallando.`,
  'request-withdrawn': ({ title }) => `La solicitud «${title}» se ha retirado.`,
  'provider-linked': ({ title }) => `${title} se ha conectado con tu cuenta.`,
  'provider-unlinked': ({ title }) => `${title} se ha quitado de tu cuenta.`,
  'second-factor-on': () => 'Se ha activado el inicio de sesión en dos pasos en tu cuenta.',
  'second-factor-off': () => 'Se ha desactivado el inicio de sesión en dos pasos en tu cuenta.',
  'recovery-code-used': () => 'Alguien ha iniciado sesión en tu cuenta con un código de recuperación.',
  'passkey-added': ({ title }) => `La clave de acceso «${title}» se ha añadido a tu cuenta.`,
  'passkey-removed': ({ title }) => `La clave de acceso «${title}» se ha eliminado de tu cuenta.`,
  'passkey-copied': ({ title }) =>
    `Se ha rechazado un inicio de sesión con la clave de acceso «${title}» porque parece una copia.`,
  'review-answered': ({ person, title }) => `${person} ha respondido a tu valoración de «${title}».`,
  'review-written': ({ person, title, digits }) => `${person} ha valorado «${title}» con ${digits} de 5.`,
  'task-accepted': ({ title }) => `«${title}» está reservado.`,
  'task-in_progress': ({ title }) => `«${title}» está en curso.`,
  'task-delivered': ({ title }) => `«${title}» está entregado.`,
  'task-changes_requested': ({ title }) => `«${title}» necesita cambios.`,
  'task-finished': ({ title }) => `«${title}» está terminado.`,
  'task-declined': ({ title }) => `«${title}» está rechazado.`,
  'task-cancelled': ({ title }) => `«${title}» está cancelado.`,
};
