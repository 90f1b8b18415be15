import type { ClockMessages } from './clock.messages.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${time} en tu hora`,
  elsewhere: ({ time, place }) => `${time} en ${place}`,
  datePast: 'Ese día ya ha pasado. Elige hoy o un día posterior.',
  timePast: 'Esa hora ya ha pasado. Elige una posterior.',
  dateFar: ({ days }) => `Elige un día dentro de los próximos ${days} días.`,
  deliverBy: 'Entrega hasta',
  startsAt: 'Empieza',
  skipped: 'Esa hora no existe ese día, porque se adelantan los relojes. Elige otra.',
  twice: 'Ese día se atrasan los relojes y esa hora se repite; tomamos la primera.',
  clocksChange: ({ places }) => `Hasta entonces cambia la hora en ${places}.`,
};
