import { defineMessages, type Translated } from './catalogue.ts';

const english = {
  yourTime: ({ time }: { time: string }) => `${time} your time`,
  elsewhere: ({ time, place }: { time: string; place: string }) => `${time} in ${place}`,
  clocksChange: ({ places }: { places: string }) => `Until then the clocks change in ${places}.`,
};

export type ClockMessages = Translated<typeof english>;

/** A time in two time zones. */
export const clockMessages = defineMessages(english, {
  de: () => import('./clock.messages.de.ts'),
  fr: () => import('./clock.messages.fr.ts'),
  es: () => import('./clock.messages.es.ts'),
  ar: () => import('./clock.messages.ar.ts'),
});
