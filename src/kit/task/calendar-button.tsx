import { CalendarPlus } from 'lucide';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { calendarFile, minutesOf } from '#core/domain/calendar.ts';
import { useMessages } from '#core/i18n/context.ts';
import { saveFile } from '#core/kit/links/save-file.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

/** Downloads the task as a calendar file. */
export function CalendarButton({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const { client } = useWidget();
  const { id, type, title, details, place, startsAt, hours, status, other } = task;
  if (!startsAt) return null;
  const save = () => {
    const file = calendarFile({
      id: `task-${id}@${new URL(client.baseUrl).hostname}`,
      title: t.taskWith({ title, name: other.fullName }),
      ...{ startsAt, minutes: minutesOf(type, hours ?? 1), details, place, now: new Date() },
      isCancelled: status === 'cancelled' || status === 'declined',
    });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${t.calendarFile}-${id}.ics`);
  };
  return (
    <button
      className={styles.belonging}
      part="calendar"
      type="button"
      aria-label={t.toCalendarOf({ title })}
      onClick={save}
    >
      <Icon node={CalendarPlus} />
      {t.toCalendar}
    </button>
  );
}
