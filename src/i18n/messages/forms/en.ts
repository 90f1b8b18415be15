import type { LanguageLevel } from '#core/domain/language-level.ts';
import type { Unit } from '#core/domain/units.ts';
import { plural } from '#core/i18n/format.ts';

export const clock = {
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

const per = { hour: ' per hour', word: ' per word', page: ' per page', fixed: '' } as const satisfies Record<
  Unit,
  string
>;

const hours = (count: number, digits: string) =>
  `${digits} ${plural('en', count, { one: 'hour', other: 'hours' })}`;
const words = (count: number, digits: string) =>
  `${digits} ${plural('en', count, { one: 'word', other: 'words' })}`;
const pages = (count: number, digits: string) =>
  `${digits} ${plural('en', count, { one: 'page', other: 'pages' })}`;

export interface Counted {
  unit: Unit;
  count: number;
  digits: string;
}

export const money = {
  fieldPrice: ({ unit, least, most }: { unit: Unit; least: string; most: string }) =>
    `Please enter a price from ${least} to ${most}, like ${unit === 'word' ? '0.12' : '45 or 45.50'}.`,
  priceHint: ({ unit, least, most }: { unit: Unit; least: string; most: string }) =>
    ({
      hour: `Per hour, from ${least} to ${most}.`,
      word: `Per word, from ${least} to ${most}.`,
      page: `Per page of 250 words, from ${least} to ${most}.`,
      fixed: `For all of it, from ${least} to ${most}.`,
    })[unit],
  unit: 'Unit',
  unitName: ({ unit }: { unit: Unit }) =>
    ({ hour: 'per hour', word: 'per word', page: 'per page', fixed: 'for all of it' })[unit],
  quantity: ({ unit }: { unit: Unit }) =>
    ({ hour: 'Hours', word: 'Words', page: 'Pages', fixed: 'Price' })[unit],
  fieldQuantity: ({ unit, least, most }: { unit: Unit; least: string; most: string }) =>
    unit === 'hour'
      ? `Please enter half or full hours, from ${least} to ${most}.`
      : `Please enter a whole number from ${least} to ${most}.`,
  fieldTotal: ({ unit, least, most }: { unit: Unit; least: string; most: string }) =>
    `The total must be from ${least} to ${most}: a card payment takes no other. Please change the ${
      { hour: 'hours', word: 'words', page: 'pages', fixed: 'price' }[unit]
    }.`,
  counted: ({ unit, count, digits }: Counted) =>
    ({ hour: hours(count, digits), word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  countedShort: ({ unit, count, digits }: Counted) =>
    ({ hour: `${digits} h`, word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  more: ({ unit }: { unit: Unit }) =>
    ({ hour: 'Half an hour more', word: 'One word more', page: 'One page more', fixed: '' })[unit],
  less: ({ unit }: { unit: Unit }) =>
    ({ hour: 'Half an hour less', word: 'One word less', page: 'One page less', fixed: '' })[unit],
  atLeast: ({ amount }: { amount: string }) => `at least ${amount}`,
  youGet: ({ unit, amount, percent }: { unit: Unit; amount: string; percent: string }) =>
    `You get ${amount}${per[unit]}; the marketplace keeps ${percent}.`,
  youGetAll: ({ unit, amount }: { unit: Unit; amount: string }) =>
    `You get ${amount}${per[unit]}; the marketplace keeps nothing.`,
};

export const level = {
  level: ({ level }: { level: LanguageLevel }) => (level === 'native' ? 'native' : level),
  levelInWords: ({ level }: { level: LanguageLevel }) =>
    ({
      A1: 'A1, beginner',
      A2: 'A2, elementary',
      B1: 'B1, intermediate',
      B2: 'B2, upper intermediate',
      C1: 'C1, advanced',
      C2: 'C2, proficient',
      native: 'Native',
    })[level],
};

export const askQuestion = {
  ask: 'Ask a question',
};

export const cancellation = {
  term: 'Cancelling',
  'rule-free': 'Cancelling is free until the work starts.',
  'rule-day':
    'Cancelling is free until 24 hours before the booked time; after that, half of the price goes back.',
  'rule-three-days':
    'Cancelling is free until 72 hours before the booked time; then half of the price goes back, and in the last 24 hours nothing.',
  'name-free': 'Free',
  'name-day': '24 hours',
  'name-three-days': '72 hours',
};
