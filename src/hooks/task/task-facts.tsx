import { startOf } from '#core/domain/accepted-task.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { useFormat } from '#core/i18n/context.ts';
import { Tag, type TagProps } from '#core/ui/tag.tsx';
import { ClockChange, TwoClocks } from '#core/ui/two-clocks.tsx';
import { useStatusText } from './status-text.ts';
import * as styles from './task.styles.ts';

const tones: Readonly<Record<string, TagProps['tone']>> = {
  requested: 'warning',
  accepted: 'accent',
  in_progress: 'info',
  delivered: 'info',
  changes_requested: 'warning',
  disputed: 'warning',
  finished: 'success',
};

/** How far a task is. */
export function StateTag({ status }: { status: string }) {
  const statusText = useStatusText();
  return (
    <Tag part="state" tone={tones[status]}>
      {statusText(status)}
    </Tag>
  );
}

/** The time in the reader's zone, and in the other party's zone (or the booking's) if that differs. */
export function TaskTime({ task }: { task: AcceptedTask }) {
  const format = useFormat();
  const startsAt = startOf(task);
  const { date, time, timezone, other_timezone } = task;
  if (!startsAt) return <span part="time">{[date, time].filter(Boolean).join(' ')}</span>;
  const zones = [other_timezone ?? '', timezone ?? ''];
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
