import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const clock: Translated<typeof english.clock> = {
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

export const money: Translated<typeof english.money> = {
  fieldHours: ({ least, most }) => `Indica horas o medias horas, de ${least} a ${most}.`,
  fieldTotal: ({ least, most }) =>
    `El total debe ir de ${least} a ${most}: un pago con tarjeta no admite otro. Cambia las horas.`,
  hoursCount: ({ hours, digits }) => `${digits} ${plural('es', hours, { one: 'hora', other: 'horas' })}`,
  moreTime: 'Media hora más',
  lessTime: 'Media hora menos',
  youGet: ({ amount, percent }) => `Recibes ${amount} por hora; la plataforma se queda con el ${percent}.`,
  youGetAll: ({ amount }) => `Recibes ${amount} por hora; la plataforma no se queda con nada.`,
};

export const level: Translated<typeof english.level> = {
  level: ({ level }) => (level === 'native' ? 'lengua materna' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1, principiante',
      A2: 'A2, básico',
      B1: 'B1, intermedio',
      B2: 'B2, intermedio alto',
      C1: 'C1, avanzado',
      C2: 'C2, dominio',
      native: 'Lengua materna',
    })[level],
};

export const askQuestion: Translated<typeof english.askQuestion> = {
  ask: 'Hacer una pregunta',
};

export const cancellation: Translated<typeof english.cancellation> = {
  term: 'Cancelación',
  'rule-free': 'Cancelar es gratis hasta que empiece el trabajo.',
  'rule-day': 'Cancelar es gratis hasta 24 horas antes de la fecha; después se devuelve la mitad del precio.',
  'rule-three-days':
    'Cancelar es gratis hasta 72 horas antes de la fecha; después se devuelve la mitad del precio y, en las últimas 24 horas, nada.',
  'name-free': 'Gratis',
  'name-day': '24 horas',
  'name-three-days': '72 horas',
};
