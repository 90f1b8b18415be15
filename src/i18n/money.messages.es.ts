import { plural } from './format.ts';
import type { MoneyMessages } from './money.messages.ts';

export const messages: MoneyMessages = {
  fieldHours: ({ least, most }) => `Indica horas o medias horas, de ${least} a ${most}.`,
  hoursCount: ({ hours, digits }) => `${digits} ${plural('es', hours, { one: 'hora', other: 'horas' })}`,
  moreTime: 'Media hora más',
  lessTime: 'Media hora menos',
  youGet: ({ amount, percent }) => `Recibes ${amount} por hora; la plataforma se queda con el ${percent}.`,
  youGetAll: ({ amount }) => `Recibes ${amount} por hora; la plataforma no se queda con nada.`,
};
