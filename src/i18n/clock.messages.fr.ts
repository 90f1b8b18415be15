import type { ClockMessages } from './clock.messages.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${time} chez vous`,
  elsewhere: ({ time, place }) => `${time} à ${place}`,
  clocksChange: ({ places }) => `D’ici là, l’heure change à ${places}.`,
};
