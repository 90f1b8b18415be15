import { isBlank } from './blank.ts';
import { limits } from './limits.ts';
import { clockOddity, instantIn, zoneHere } from './time-zone.ts';

/** At once, after the owner's answer, or once it is paid. */
export const bookingModes = ['instant', 'on-request', 'pay-first'] as const;

export type BookingMode = (typeof bookingModes)[number];

/** What a customer enters to book an offer (spec section 3, order form state), in the browser's time zone. */
export type BookingPlan = {
  details: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  /** As it was typed; for an offer with a price for all of it, nothing is. */
  quantity: string;
};

interface Progress extends Omit<BookingPlan, 'quantity'> {
  /** How many there are. */
  documents: number;
}

/**
 * The progress list of the checkout (spec section 2) and when each step is done: not only filled in, as in spec section 4,
 * but also valid, because the list says what is still to do.
 */
export const bookingSteps = [
  { name: 'description', isDone: ({ details }) => !isBlank(details) && fits(details) },
  { name: 'date', isDone: (plan, now) => plan.date !== '' && !planProblem(plan, now)?.startsWith('date') },
  { name: 'time', isDone: (plan, now) => plan.time !== '' && !planProblem(plan, now)?.startsWith('time') },
  { name: 'documents', isDone: ({ documents }) => documents > 0 },
] as const satisfies readonly { name: string; isDone(plan: Progress, now: Date): boolean }[];

const fits = (details: string): boolean => [...details].length <= limits.details;

const dayMs = 24 * 60 * 60 * 1000;

/** The last day that may be booked. */
export const lastDay = (now: Date): string => dayOf(new Date(now.getTime() + limits.bookingDays * dayMs));

/** Why a day and a time cannot be planned, if so. Bookings are limited to the next year, proposals are not. */
export function planProblem(
  plan: Pick<BookingPlan, 'date' | 'time'>,
  now: Date,
  hasLastDay = true,
): 'date-past' | 'date-far' | 'time-past' | 'time-skipped' | null {
  const past = pastPart(plan, now);
  if (past) return `${past}-past`;
  const instant = instantOf(plan);
  const isFar = instant && instant.getTime() > now.getTime() + limits.bookingDays * dayMs;
  if (hasLastDay && (isFar || plan.date > lastDay(now))) return 'date-far';
  return clockOddity(zoneHere(), plan.date, plan.time) === 'skipped' ? 'time-skipped' : null;
}

/** The plan's day and time as an instant; null while they are incomplete. */
export function instantOf({ date, time }: Pick<BookingPlan, 'date' | 'time'>): Date | null {
  return instantIn(zoneHere(), date, time);
}

/** Which of the two is in the past, if any. */
export function pastPart(plan: Pick<BookingPlan, 'date' | 'time'>, now: Date): 'date' | 'time' | null {
  if (plan.date && plan.date < dayOf(now)) return 'date';
  const instant = instantOf(plan);
  return instant && instant <= now ? 'time' : null;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The calendar day of an instant in the browser's time zone, as a date input writes it. */
export const dayOf = (instant: Date): string =>
  `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;

/** The time of day of an instant in the browser's time zone, as a time input writes it. */
export const timeOf = (instant: Date): string =>
  `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;

/** The file types that a customer may upload, as the `accept` of a file input. */
export const acceptedFileTypes = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.odt,.txt';
