/** People say when they may be booked for calls, and bookings keep to it. */
import type { Availability } from '@dragoman/widgets/domain/availability.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { timeTaken } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import { bookableSpan, fits, isFree, nextFree, overlaps, type Span, spanOf } from './free-times.ts';
import * as availabilities from './queries.ts';

/** Returns how many of the calls that were booked earlier are outside of the new hours. They stay. */
export function setAvailability(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: string,
  availability: Availability,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockRows(trx, user, { users: [user] });
    await availabilities.set(trx, user, availability);
    const begin = now().getTime();
    const calls = await availabilities.callsOf(
      trx,
      user,
      { start: begin, end: lastDate },
      { isAnnounced: true },
    );
    return calls.filter((call) => call.start >= begin && !fits(availability, [], call)).length;
  });
}

/** Proposals may be for later than bookings. */
const lastDate = Date.UTC(9999, 11, 31);

interface WantedCall {
  owner: string;
  start: Date;
  hours: number;
  /** In which the next free times are named. */
  timeZone: string;
  now: Date;
  /** The task that is to be moved: it is not in its own way. */
  task?: number;
}

/**
 * Whoever wants a time that is not free is offered the next ones that are. Part of the transaction of a use case, which
 * has locked the owner: of two who want the same time one comes second.
 */
export async function refuseTakenTime(
  trx: Transaction,
  availability: Availability,
  wanted: WantedCall,
): Promise<void> {
  const call = spanOf(wanted.start, wanted.hours);
  const within = aheadOf(availability, call, wanted.now);
  const taken = await availabilities.takenOf(trx, wanted.owner, within, wanted);
  if (!isFree(availability, taken, call, wanted.now)) throw timeTaken(nextFree(availability, taken, wanted));
}

/** As above, for a time that the owner has proposed: only their other calls are in its way. */
export async function refuseOverlap(trx: Transaction, wanted: WantedCall): Promise<void> {
  const call = spanOf(wanted.start, wanted.hours);
  const availability = await availabilities.of(trx, wanted.owner);
  const within = aheadOf(availability, call, wanted.now);
  const calls = await availabilities.callsOf(trx, wanted.owner, within, { except: wanted.task });
  if (!calls.some((other) => overlaps(call, other))) return;
  const taken = await availabilities.takenOf(trx, wanted.owner, within, wanted);
  throw timeTaken(nextFree(availability, taken, wanted));
}

const dayMs = 24 * 60 * 60 * 1000;

/** All that can be in the way of a call, or of one that is offered instead of it. */
const aheadOf = (availability: Availability, call: Span, now: Date): Span => ({
  start: now.getTime() - dayMs,
  end: Math.max(call.end, bookableSpan(availability, now).end) + dayMs,
});
