import { plural } from './format.ts';
import type { MoneyMessages } from './money.messages.ts';

export const messages: MoneyMessages = {
  fieldHours: ({ least, most }) => `Indiquez des heures ou des demi-heures, de ${least} à ${most}.`,
  hoursCount: ({ hours, digits }) => `${digits} ${plural('fr', hours, { one: 'heure', other: 'heures' })}`,
  moreTime: 'Une demi-heure de plus',
  lessTime: 'Une demi-heure de moins',
  youGet: ({ amount, percent }) => `Vous recevez ${amount} par heure ; la place de marché garde ${percent}.`,
  youGetAll: ({ amount }) => `Vous recevez ${amount} par heure ; la place de marché ne garde rien.`,
};
