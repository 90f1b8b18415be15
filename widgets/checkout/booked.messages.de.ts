import type { BookedMessages } from './booked.messages.ts';

export const messages: BookedMessages = {
  timeTaken: ({ name }) => `${name} hat zu dieser Zeit schon einen Anruf.`,
  nextFree: 'Als Nächstes frei:',
  noneFree: 'Bitte wählen Sie eine andere Zeit.',
  toCalendar: 'In den Kalender',
  openTask: 'Auftrag öffnen',
  filesSent: ({ names }) => `Mit ${names}`,
  bookedHint: ({ name }) => `Die Unterhaltung mit ${name} ist eröffnet.`,
  leadingOn: 'Gleich geht es dorthin.',
  openMessages: 'Zur Unterhaltung',
  payFirst: ({ name }) => `${name} kann beginnen, sobald Sie bezahlt haben.`,
  payNow: ({ amount }) => `Jetzt ${amount} zahlen`,
  heldUntil: 'Wir verwahren das Geld, bis Sie die Lieferung annehmen.',
  payFailed: 'Die Zahlung konnte nicht beginnen.',
};
