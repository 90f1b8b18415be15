import type { BookedMessages } from './booked.messages.ts';

export const messages: BookedMessages = {
  timeTaken: ({ name }) => `${name} tiene otra llamada a esa hora.`,
  nextFree: 'Próximos huecos:',
  noneFree: 'Elige otra hora.',
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
};
