/** Calls of one person do not overlap: whoever comes second is offered the next free times. */
import type { Transaction } from '#backend/database/transaction.ts';
import { lastBookable, type Plan, startOf, zoneOf } from '#backend/domain/booking-time.ts';
import { timeTaken } from '#backend/domain/errors.ts';
import { freeTimes, overlaps, spanOf } from '#backend/domain/free-times.ts';
import * as tasks from '#backend/repositories/tasks.ts';

interface WantedCall {
  owner: string;
  plan: Plan;
  /** The instant that the plan means. */
  start: Date;
  hours: number;
  now: Date;
}

/** Part of the transaction of a use case, which has locked the owner: of two who want the same time one comes second. */
export async function refuseTakenTime(
  trx: Transaction,
  { owner, plan, start, hours, now }: WantedCall,
): Promise<void> {
  const calls = await tasks.openCallsOf(trx, owner);
  const taken = calls.flatMap((call) => {
    const begin = startOf(call);
    return begin ? [spanOf(begin, call.hours)] : [];
  });
  const wanted = spanOf(start, hours);
  if (!taken.some((call) => overlaps(wanted, call))) return;
  throw timeTaken(freeTimes(taken, { start, hours, timeZone: zoneOf(plan), last: lastBookable(now) }));
}
