import { defineMessages, type Translated } from './catalogue.ts';
import { plural } from './format.ts';

const english = {
  fieldHours: ({ least, most }: { least: string; most: string }) =>
    `Please enter half or full hours, from ${least} to ${most}.`,
  hoursCount: ({ hours, digits }: { hours: number; digits: string }) =>
    `${digits} ${plural('en', hours, { one: 'hour', other: 'hours' })}`,
  moreTime: 'Half an hour more',
  lessTime: 'Half an hour less',
  youGet: ({ amount, percent }: { amount: string; percent: string }) =>
    `You get ${amount} per hour; the marketplace keeps ${percent}.`,
  youGetAll: ({ amount }: { amount: string }) => `You get ${amount} per hour; the marketplace keeps nothing.`,
};

export type MoneyMessages = Translated<typeof english>;

/** Texts about hours and fees, of the widgets that have them. */
export const moneyMessages = defineMessages(english, {
  de: () => import('./money.messages.de.ts'),
  fr: () => import('./money.messages.fr.ts'),
  es: () => import('./money.messages.es.ts'),
  ar: () => import('./money.messages.ar.ts'),
});
