import type { ActivityMessages } from './activity.messages.ts';
import { plural } from './format.ts';

export const messages: ActivityMessages = {
  by: ({ person, said }) => `${person}: ${said}`,
  booked: ({ person, title }) => `${person} ha reservado «${title}».`,
  'booked-for': ({ person, title, when }) => `${person} ha reservado «${title}» para ${when}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `${person} ha añadido ${plural('es', count, { one: 'un documento', other: `${digits} documentos` })} a «${title}».`,
  paid: ({ title }) => `«${title}» está pagado.`,
  'proposal-accepted': ({ person, title }) => `${person} ha aceptado tu propuesta para «${title}».`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `${person} ha aceptado la propuesta para «${title}», ${when}.`,
  'proposal-declined': ({ title }) => `«${title}» se ha asignado a otra persona.`,
  'proposal-made': ({ person, title }) => `${person} ofrece su ayuda para «${title}».`,
  'proposal-withdrawn': ({ person, title }) => `${person} ha retirado la propuesta para «${title}».`,
  'request-withdrawn': ({ title }) => `La solicitud «${title}» se ha retirado.`,
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
