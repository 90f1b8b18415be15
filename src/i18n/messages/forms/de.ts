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

const per = { hour: ' pro Stunde', word: ' pro Wort', page: ' pro Seite', fixed: '' };

const words = (count: number, digits: string) =>
  `${digits} ${plural('de', count, { one: 'Wort', other: 'Wörter' })}`;
const pages = (count: number, digits: string) =>
  `${digits} ${plural('de', count, { one: 'Seite', other: 'Seiten' })}`;

export const money: Translated<typeof english.money> = {
  fieldPrice: ({ unit, least, most }) =>
    `Bitte geben Sie einen Preis von ${least} bis ${most} ein, etwa ${unit === 'word' ? '0,12' : '45 oder 45,50'}.`,
  priceHint: ({ unit, least, most }) =>
    ({
      hour: `Pro Stunde, von ${least} bis ${most}.`,
      word: `Pro Wort, von ${least} bis ${most}.`,
      page: `Pro Seite mit 250 Wörtern, von ${least} bis ${most}.`,
      fixed: `Für alles zusammen, von ${least} bis ${most}.`,
    })[unit],
  unit: 'Einheit',
  unitName: ({ unit }) =>
    ({ hour: 'pro Stunde', word: 'pro Wort', page: 'pro Seite', fixed: 'für alles zusammen' })[unit],
  quantity: ({ unit }) => ({ hour: 'Stunden', word: 'Wörter', page: 'Seiten', fixed: 'Preis' })[unit],
  fieldQuantity: ({ unit, least, most }) =>
    unit === 'hour'
      ? `Bitte geben Sie halbe oder ganze Stunden ein, von ${least} bis ${most}.`
      : `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  fieldTotal: ({ unit, least, most }) =>
    `Die Summe muss zwischen ${least} und ${most} liegen: Andere nimmt eine Kartenzahlung nicht an. Bitte ändern Sie ${
      { hour: 'die Stunden', word: 'die Wörter', page: 'die Seiten', fixed: 'den Preis' }[unit]
    }.`,
  counted: ({ unit, count, digits }) =>
    ({
      hour: `${digits} ${plural('de', count, { one: 'Stunde', other: 'Stunden' })}`,
      word: words(count, digits),
      page: pages(count, digits),
      fixed: '',
    })[unit],
  countedShort: ({ unit, count, digits }) =>
    ({ hour: `${digits} Std.`, word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  more: ({ unit }) =>
    ({ hour: 'Eine halbe Stunde mehr', word: 'Ein Wort mehr', page: 'Eine Seite mehr', fixed: '' })[unit],
  less: ({ unit }) =>
    ({ hour: 'Eine halbe Stunde weniger', word: 'Ein Wort weniger', page: 'Eine Seite weniger', fixed: '' })[
      unit
    ],
  atLeast: ({ amount }) => `mindestens ${amount}`,
  youGet: ({ unit, amount, percent }) =>
    `Sie erhalten ${amount}${per[unit]}; der Marktplatz behält ${percent}.`,
  youGetAll: ({ unit, amount }) => `Sie erhalten ${amount}${per[unit]}; der Marktplatz behält nichts.`,
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
