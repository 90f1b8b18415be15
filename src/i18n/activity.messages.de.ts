import type { ActivityMessages } from './activity.messages.ts';
import { plural } from './format.ts';

export const messages: ActivityMessages = {
  by: ({ person, said }) => `${person}: ${said}`,
  booked: ({ person, title }) => `${person} hat „${title}“ gebucht.`,
  'booked-for': ({ person, title, when }) => `${person} hat „${title}“ gebucht, für ${when}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `${person} hat ${plural('de', count, { one: 'ein Dokument', other: `${digits} Dokumente` })} zu „${title}“ hinzugefügt.`,
  paid: ({ title }) => `„${title}“ ist bezahlt.`,
  'proposal-accepted': ({ person, title }) => `${person} hat Ihren Vorschlag für „${title}“ angenommen.`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `${person} hat den Vorschlag für „${title}“ angenommen, ${when}.`,
  'proposal-declined': ({ title }) => `„${title}“ ging an jemand anderen.`,
  'proposal-made': ({ person, title }) => `${person} möchte bei „${title}“ helfen.`,
  'proposal-withdrawn': ({ person, title }) => `${person} hat den Vorschlag für „${title}“ zurückgezogen.`,
  'request-withdrawn': ({ title }) => `Die Anfrage „${title}“ wurde zurückgezogen.`,
  'review-answered': ({ person, title }) => `${person} hat auf Ihre Bewertung von „${title}“ geantwortet.`,
  'review-written': ({ person, title, digits }) => `${person} hat „${title}“ mit ${digits} von 5 bewertet.`,
  'task-accepted': ({ title }) => `„${title}“ ist gebucht.`,
  'task-in_progress': ({ title }) => `„${title}“ ist in Arbeit.`,
  'task-delivered': ({ title }) => `„${title}“ ist geliefert.`,
  'task-changes_requested': ({ title }) => `„${title}“ braucht Änderungen.`,
  'task-finished': ({ title }) => `„${title}“ ist abgeschlossen.`,
  'task-declined': ({ title }) => `„${title}“ ist abgelehnt.`,
  'task-cancelled': ({ title }) => `„${title}“ ist storniert.`,
};
