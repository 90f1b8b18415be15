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

const per = { hour: ' por hora', word: ' por palabra', page: ' por página', fixed: '' };

const words = (count: number, digits: string) =>
  `${digits} ${plural('es', count, { one: 'palabra', other: 'palabras' })}`;
const pages = (count: number, digits: string) =>
  `${digits} ${plural('es', count, { one: 'página', other: 'páginas' })}`;

export const money: Translated<typeof english.money> = {
  fieldPrice: ({ unit, least, most }) =>
    `Escribe un precio de ${least} a ${most}, como ${unit === 'word' ? '0,12' : '45 o 45,50'}.`,
  priceHint: ({ unit, least, most }) =>
    ({
      hour: `Por hora, de ${least} a ${most}.`,
      word: `Por palabra, de ${least} a ${most}.`,
      page: `Por página de 250 palabras, de ${least} a ${most}.`,
      fixed: `Por todo el trabajo, de ${least} a ${most}.`,
    })[unit],
  unit: 'Unidad',
  unitName: ({ unit }) =>
    ({ hour: 'por hora', word: 'por palabra', page: 'por página', fixed: 'por todo el trabajo' })[unit],
  quantity: ({ unit }) => ({ hour: 'Horas', word: 'Palabras', page: 'Páginas', fixed: 'Precio' })[unit],
  fieldQuantity: ({ unit, least, most }) =>
    unit === 'hour'
      ? `Indica horas o medias horas, de ${least} a ${most}.`
      : `Escribe un número entero de ${least} a ${most}.`,
  fieldTotal: ({ unit, least, most }) =>
    `El total debe ir de ${least} a ${most}: un pago con tarjeta no admite otro. Cambia ${
      { hour: 'las horas', word: 'las palabras', page: 'las páginas', fixed: 'el precio' }[unit]
    }.`,
  counted: ({ unit, count, digits }) =>
    ({
      hour: `${digits} ${plural('es', count, { one: 'hora', other: 'horas' })}`,
      word: words(count, digits),
      page: pages(count, digits),
      fixed: '',
    })[unit],
  countedShort: ({ unit, count, digits }) =>
    ({ hour: `${digits} h`, word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  more: ({ unit }) =>
    ({ hour: 'Media hora más', word: 'Una palabra más', page: 'Una página más', fixed: '' })[unit],
  less: ({ unit }) =>
    ({ hour: 'Media hora menos', word: 'Una palabra menos', page: 'Una página menos', fixed: '' })[unit],
  atLeast: ({ amount }) => `como mínimo ${amount}`,
  youGet: ({ unit, amount, percent }) =>
    `Recibes ${amount}${per[unit]}; la plataforma se queda con el ${percent}.`,
  youGetAll: ({ unit, amount }) => `Recibes ${amount}${per[unit]}; la plataforma no se queda con nada.`,
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
