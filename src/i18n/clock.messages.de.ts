import type { ClockMessages } from './clock.messages.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${time} Ihrer Zeit`,
  elsewhere: ({ time, place }) => `${time} in ${place}`,
  clocksChange: ({ places }) => `Bis dahin werden in ${places} die Uhren umgestellt.`,
};
