/** What is wrong or odd about a day and a time that somebody plans on their own clock. */
import { planProblem } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { clockOddity, zoneHere } from '#core/domain/time-zone.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages } from '#core/i18n/forms.messages.ts';

interface Plan {
  /** YYYY-MM-DD and HH:MM; empty while they are not chosen. */
  date: string;
  time: string;
}

/** Says how to fix a day and a time; both texts are empty where they are right. */
export function usePlanErrors({ hasLastDay = true } = {}): (plan: Plan) => { date: string; time: string } {
  const t = useMessages(clockMessages);
  const format = useFormat();
  return (plan) => {
    const fine = { date: '', time: '' };
    switch (planProblem(plan, new Date(), hasLastDay)) {
      case 'date-past':
        return { ...fine, date: t.datePast };
      case 'date-far':
        return { ...fine, date: t.dateFar({ days: format.number(limits.bookingDays) }) };
      case 'time-past':
        return { ...fine, time: t.timePast };
      case 'time-skipped':
        return { ...fine, time: t.skipped };
      case null:
        return fine;
    }
  };
}

/** Where clocks go back: that the first of two equal times counts. */
export function ClockOddity({ date, time }: Plan) {
  const t = useMessages(clockMessages);
  return clockOddity(zoneHere(), date, time) === 'twice' ? t.twice : null;
}
