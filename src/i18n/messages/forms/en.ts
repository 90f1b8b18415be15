import type { LanguageLevel } from '#core/domain/language-level.ts';
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

export const money = {
  fieldHours: ({ least, most }: { least: string; most: string }) =>
    `Please enter half or full hours, from ${least} to ${most}.`,
  fieldTotal: ({ least, most }: { least: string; most: string }) =>
    `The total must be from ${least} to ${most}: a card payment takes no other. Please change the hours.`,
  hoursCount: ({ hours, digits }: { hours: number; digits: string }) =>
    `${digits} ${plural('en', hours, { one: 'hour', other: 'hours' })}`,
  moreTime: 'Half an hour more',
  lessTime: 'Half an hour less',
  youGet: ({ amount, percent }: { amount: string; percent: string }) =>
    `You get ${amount} per hour; the marketplace keeps ${percent}.`,
  youGetAll: ({ amount }: { amount: string }) => `You get ${amount} per hour; the marketplace keeps nothing.`,
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
  'rule-day': 'Cancelling is free until 24 hours before the start; after that, half of the price goes back.',
  'rule-three-days':
    'Cancelling is free until 72 hours before the start; then half of the price goes back, and in the last 24 hours nothing.',
  'name-free': 'Free',
  'name-day': '24 hours',
  'name-three-days': '72 hours',
};
