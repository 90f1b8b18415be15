import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useFormat } from '#core/i18n/context.ts';
import { ClockChange, TwoClocks } from '#core/ui/two-clocks.tsx';
import * as styles from './task.styles.ts';

/** The time in the reader's zone, and in the other party's zone (or the booking's) if that differs. */
export function TaskTime({ task }: { task: AcceptedTask }) {
  const format = useFormat();
  const { startsAt, timeText, timeZone, otherTimeZone } = task;
  if (!startsAt) return <span part="time">{timeText}</span>;
  const zones = [otherTimeZone, timeZone];
  return (
    <div className={styles.time} part="time">
      <time dateTime={startsAt.toISOString()}>
        {format.day(startsAt)}{' '}
        <b>
          <TwoClocks instant={startsAt} zones={zones} />
        </b>
      </time>
      <span className={styles.quiet}>
        <ClockChange instant={startsAt} zones={zones} />
      </span>
    </div>
  );
}
