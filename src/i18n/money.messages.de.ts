import { plural } from './format.ts';
import type { MoneyMessages } from './money.messages.ts';

export const messages: MoneyMessages = {
  fieldHours: ({ least, most }) => `Bitte geben Sie halbe oder ganze Stunden ein, von ${least} bis ${most}.`,
  hoursCount: ({ hours, digits }) => `${digits} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}`,
  moreTime: 'Eine halbe Stunde mehr',
  lessTime: 'Eine halbe Stunde weniger',
  youGet: ({ amount, percent }) => `Sie erhalten ${amount} pro Stunde; der Marktplatz behält ${percent}.`,
  youGetAll: ({ amount }) => `Sie erhalten ${amount} pro Stunde; der Marktplatz behält nichts.`,
};
