import type { ClockMessages } from './clock.messages.ts';

export const messages: ClockMessages = {
  yourTime: ({ time }) => `${time} Ihrer Zeit`,
  elsewhere: ({ time, place }) => `${time} in ${place}`,
  datePast: 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren.',
  timePast: 'Diese Uhrzeit ist vorbei. Bitte wählen Sie eine spätere.',
  dateFar: ({ days }) => `Bitte wählen Sie einen Tag innerhalb der nächsten ${days} Tage.`,
  deliverBy: 'Liefern bis',
  startsAt: 'Beginn',
  skipped:
    'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden. Bitte wählen Sie eine andere.',
  twice:
    'An diesem Tag werden die Uhren zurückgestellt, und diese Uhrzeit kommt zweimal vor; wir nehmen die erste.',
  clocksChange: ({ places }) => `Bis dahin werden in ${places} die Uhren umgestellt.`,
};
