import type { ClockMessages } from './clock.messages.ts';
import { isolated } from './format.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${isolated(time)} بتوقيتك`,
  elsewhere: ({ time, place }) => `${isolated(time)} بتوقيت ${isolated(place)}`,
  clocksChange: ({ places }) => `حتى ذلك الحين تتغيّر الساعة في ${isolated(places)}.`,
};
