import type { ActivityMessages } from './activity.messages.ts';
import { plural } from './format.ts';

export const messages: ActivityMessages = {
  by: ({ person, said }) => `${person} : ${said}`,
  booked: ({ person, title }) => `${person} a réservé « ${title} ».`,
  'booked-for': ({ person, title, when }) => `${person} a réservé « ${title} » pour ${when}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `${person} a ajouté ${plural('fr', count, { one: 'un document', other: `${digits} documents` })} à « ${title} ».`,
  paid: ({ title }) => `« ${title} » est payé.`,
  'proposal-accepted': ({ person, title }) => `${person} a accepté votre proposition pour « ${title} ».`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `${person} a accepté la proposition pour « ${title} », ${when}.`,
  'proposal-declined': ({ title }) => `« ${title} » a été confié à quelqu’un d’autre.`,
  'proposal-made': ({ person, title }) => `${person} propose son aide pour « ${title} ».`,
  'proposal-withdrawn': ({ person, title }) => `${person} a retiré sa proposition pour « ${title} ».`,
  'request-withdrawn': ({ title }) => `La demande « ${title} » a été retirée.`,
  'review-answered': ({ person, title }) => `${person} a répondu à votre avis sur « ${title} ».`,
  'review-written': ({ person, title, digits }) => `${person} a noté « ${title} » ${digits} sur 5.`,
  'task-accepted': ({ title }) => `« ${title} » est réservé.`,
  'task-in_progress': ({ title }) => `« ${title} » est en cours.`,
  'task-delivered': ({ title }) => `« ${title} » est livré.`,
  'task-changes_requested': ({ title }) => `« ${title} » demande des modifications.`,
  'task-finished': ({ title }) => `« ${title} » est terminé.`,
  'task-declined': ({ title }) => `« ${title} » est refusé.`,
  'task-cancelled': ({ title }) => `« ${title} » est annulé.`,
};
