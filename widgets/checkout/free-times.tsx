/** The next free times of a translator who is booked for a call, as buttons that fill in day and time. */
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { freeTimes } from '#core/api/free-times.ts';
import type { FreeDay } from '#core/domain/availability.ts';
import { type BookingPlan, instantOf } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { hoursOf, unitOf } from '#core/domain/units.ts';
import { useDebounced } from '#core/hooks/data/use-debounced.ts';
import { useResource } from '#core/hooks/data/use-resource.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { quantityOf } from './booking-state.ts';
import { bookedMessages } from './checkout.messages.ts';
import * as styles from './free-times.styles.ts';
import { FreeTimesSkeleton } from './free-times-skeleton.tsx';

export interface FreeTimesProps {
  offer: OfferInDetail;
  plan: BookingPlan;
  /** The translator's name. */
  name: string;
  /** The last refusal: after it, other times may be free. */
  failure: Error | null;
  onChoose(time: Pick<BookingPlan, 'date' | 'time'>): void;
}

/** How far ahead it looks; the fields below take later days too. */
const days = 31;
/** How many days are shown at first, and with each "more". */
const daysAtOnce = 6;

/** A backend that knows no free times. */
const isUnknown = (error: Error): boolean => error instanceof ApiError && [404, 405].includes(error.status);

export function FreeTimes({ offer, plan, name, failure, onChoose }: FreeTimesProps) {
  const t = useMessages(bookedMessages);
  const { retry } = useMessages(coreMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const id = useId();
  const hours = hoursOf({ unit: unitOf(offer.unit), quantity: useLastQuantity(offer, plan) });
  const timezone = zoneHere();
  const free = useResource<FreeDay[]>(['free-times', offer.id, hours, timezone], (client) =>
    freeTimes(client, offer.id, { days, hours, timezone }),
  );
  const refresh = free.status === 'ready' ? free.refresh : null;
  useEffect(() => {
    if (failure instanceof ApiError && failure.code === 'time-taken') void refresh?.();
  }, [failure, refresh]);

  if (free.status === 'failed' && isUnknown(free.error)) return null;
  return (
    <fieldset className={styles.section} part="free-times" aria-labelledby={id}>
      <span id={id} className={styles.heading}>
        {t.freeTimes}
      </span>
      {free.status === 'loading' ? (
        <FreeTimesSkeleton />
      ) : free.status === 'failed' ? (
        <p className={styles.note} role="status">
          {errorText(free.error)}{' '}
          <Button size="small" part="retry" busy={free.isRetrying} onClick={free.retry}>
            {retry}
          </Button>
        </p>
      ) : free.value.length === 0 ? (
        <p className={styles.note}>{t.noneFreeSoon({ name, digits: format.number(days) })}</p>
      ) : (
        <Choice free={free.value} plan={plan} onChoose={onChoose} />
      )}
    </fieldset>
  );
}

/** How much was typed last that can be booked, once the customer has stopped to type. */
function useLastQuantity(offer: OfferInDetail, plan: BookingPlan): number {
  const typed = quantityOf(offer, plan.quantity);
  const last = useRef(typed ?? 1);
  useEffect(() => {
    if (typed !== null) last.current = typed;
  }, [typed]);
  return useDebounced(typed ?? last.current, () => true);
}

interface ChoiceProps extends Pick<FreeTimesProps, 'plan' | 'onChoose'> {
  free: readonly FreeDay[];
}

function Choice({ free, plan, onChoose }: ChoiceProps) {
  const t = useMessages(bookedMessages);
  const format = useFormat();
  const id = useId();
  const [shownDays, setShownDays] = useState(daysAtOnce);
  const [opened, setOpened] = useState({ date: '', planned: '' });
  // A date that is typed opens its day.
  const wanted = opened.planned === plan.date && opened.date ? opened.date : plan.date;
  const day = free.find(({ date }) => date === wanted) ?? free[0];
  if (!day) return null;
  const count = Math.max(shownDays, free.indexOf(day) + 1);
  const named = (date: string, time: string, style: 'shortDay' | 'clock') => {
    const instant = instantOf({ date, time });
    return instant ? format[style](instant) : style === 'clock' ? time : date;
  };
  return (
    <>
      <div className={styles.days} role="radiogroup" aria-label={t.freeDay}>
        {free.slice(0, count).map(({ date }) => (
          <label key={date} className={styles.choice} part="free-day">
            <input
              className={styles.radio}
              type="radio"
              name={`${id}-day`}
              value={date}
              checked={date === day.date}
              onChange={() => setOpened({ date, planned: plan.date })}
            />
            {named(date, '12:00', 'shortDay')}
          </label>
        ))}
        {count < free.length && (
          <Button size="small" part="more-days" onClick={() => setShownDays(count + daysAtOnce)}>
            {t.moreDays}
          </Button>
        )}
      </div>
      <div
        className={styles.times}
        role="radiogroup"
        aria-label={t.freeTimesOf({ day: named(day.date, '12:00', 'shortDay') })}
      >
        {day.times.map((time) => (
          <label key={`${day.date} ${time}`} className={styles.choice} part="free-time">
            <input
              className={styles.radio}
              type="radio"
              name={`${id}-time`}
              value={time}
              checked={day.date === plan.date && time === plan.time}
              onChange={() => onChoose({ date: day.date, time })}
            />
            {named(day.date, time, 'clock')}
          </label>
        ))}
      </div>
    </>
  );
}
