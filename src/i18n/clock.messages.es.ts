import type { ClockMessages } from './clock.messages.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${time} en tu hora`,
  elsewhere: ({ time, place }) => `${time} en ${place}`,
  clocksChange: ({ places }) => `Hasta entonces cambia la hora en ${places}.`,
};
