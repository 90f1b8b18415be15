import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const clock: Translated<typeof english.clock> = {
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

export const money: Translated<typeof english.money> = {
  fieldHours: ({ least, most }) => `Bitte geben Sie halbe oder ganze Stunden ein, von ${least} bis ${most}.`,
  fieldTotal: ({ least, most }) =>
    `Die Summe muss zwischen ${least} und ${most} liegen: Andere nimmt eine Kartenzahlung nicht an. Bitte ändern Sie die Stunden.`,
  hoursCount: ({ hours, digits }) => `${digits} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}`,
  moreTime: 'Eine halbe Stunde mehr',
  lessTime: 'Eine halbe Stunde weniger',
  youGet: ({ amount, percent }) => `Sie erhalten ${amount} pro Stunde; der Marktplatz behält ${percent}.`,
  youGetAll: ({ amount }) => `Sie erhalten ${amount} pro Stunde; der Marktplatz behält nichts.`,
};

export const level: Translated<typeof english.level> = {
  level: ({ level }) => (level === 'native' ? 'Muttersprache' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1, Anfänger',
      A2: 'A2, Grundkenntnisse',
      B1: 'B1, fortgeschritten',
      B2: 'B2, gut',
      C1: 'C1, sehr gut',
      C2: 'C2, verhandlungssicher',
      native: 'Muttersprache',
    })[level],
};

export const askQuestion: Translated<typeof english.askQuestion> = {
  ask: 'Eine Frage stellen',
};

export const cancellation: Translated<typeof english.cancellation> = {
  term: 'Absagen',
  'rule-free': 'Absagen kostet nichts, bis die Arbeit beginnt.',
  'rule-day':
    'Absagen kostet nichts bis 24 Stunden vor dem Termin; danach wird die Hälfte des Preises erstattet.',
  'rule-three-days':
    'Absagen kostet nichts bis 72 Stunden vor dem Termin; danach wird die Hälfte des Preises erstattet, in den letzten 24 Stunden nichts.',
  'name-free': 'Kostenlos',
  'name-day': '24 Stunden',
  'name-three-days': '72 Stunden',
};
