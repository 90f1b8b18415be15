import { defineMessages, type Translated } from './catalogue.ts';

const english = {
  yourTime: ({ time }: { time: string }) => `${time} your time`,
  elsewhere: ({ time, place }: { time: string; place: string }) => `${time} in ${place}`,
  datePast: 'This day has passed. Please pick today or a later one.',
  timePast: 'This time has passed. Please pick a later one.',
  dateFar: ({ days }: { days: string }) => `Please pick a day within the next ${days} days.`,
  deliverBy: 'Deliver by',
  startsAt: 'Starts at',
  skipped: 'This time does not exist on that day, because clocks go forward. Please pick another one.',
  twice: 'On that day clocks go back, and this time occurs twice; we take the first.',
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
