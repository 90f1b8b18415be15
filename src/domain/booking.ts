/** What a customer says to book an offer (spec section 3, order form state), on their own clock. */
export type BookingPlan = {
  details: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
};

/** The progress list of the checkout (spec section 2) and when each step is done (spec section 4). */
export const bookingSteps = [
  { name: 'description', isDone: ({ details }) => details.trim() !== '' },
  { name: 'date', isDone: ({ date }) => date !== '' },
  { name: 'time', isDone: ({ time }) => time !== '' },
  { name: 'documents', isDone: ({ documents }) => documents > 0 },
] as const satisfies readonly {
  name: string;
  isDone(plan: BookingPlan & { documents: number }): boolean;
}[];

/** The instant that the plan's day and time mean here; null while they are incomplete. */
export function instantOf({ date, time }: Pick<BookingPlan, 'date' | 'time'>): Date | null {
  const instant = new Date(`${date}T${time}`);
  return date && time && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** Which of the two lies in the past already, if any. */
export function pastPart(plan: Pick<BookingPlan, 'date' | 'time'>, now: Date): 'date' | 'time' | null {
  if (plan.date && plan.date < dayOf(now)) return 'date';
  const instant = instantOf(plan);
  return instant && instant <= now ? 'time' : null;
}

/** The calendar day of an instant here, as a date input has it. */
export function dayOf(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** What a customer may hand over, as a file input's `accept` has it. */
export const documentKinds = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.odt,.txt';
