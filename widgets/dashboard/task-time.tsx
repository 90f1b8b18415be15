import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { cityOf, offsetAt } from '#core/domain/time-zone.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import * as styles from './task-table.styles.ts';

/** On the reader's clock, and on the one it was planned by where that shows another time. */
export function TaskTime({ task: { startsAt, timeText, timeZone } }: { task: AcceptedTask }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  if (!startsAt) return <span part="time">{timeText}</span>;

  const offset = timeZone ? offsetAt(startsAt, timeZone) : null;
  const isElsewhere = offset !== null && offset !== -startsAt.getTimezoneOffset() * 60_000;
  return (
    <div className={styles.time} part="time">
      <time dateTime={startsAt.toISOString()}>
        {format.day(startsAt)} <b>{format.clock(startsAt)}</b>
      </time>
      {isElsewhere && (
        <span className={styles.quiet}>
          {t.timeElsewhere({ time: timeThere(startsAt, timeZone, format), place: cityOf(timeZone) })}
        </span>
      )}
    </div>
  );
}

/** With the day where it is another one there. */
function timeThere(instant: Date, zone: string, format: ReturnType<typeof useFormat>): string {
  const clock = format.clock(instant, zone);
  const day = format.day(instant, zone);
  return day === format.day(instant) ? clock : `${day}, ${clock}`;
}
