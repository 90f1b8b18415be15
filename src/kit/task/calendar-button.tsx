import { CalendarPlus } from 'lucide';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { calendarFile } from '#core/domain/calendar.ts';
import { useMessages } from '#core/i18n/context.ts';
import { saveFile } from '#core/kit/links/save-file.ts';
import { Icon } from '#core/ui/icon.tsx';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

/** Downloads the task as a calendar file. */
export function CalendarButton({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const { id, title, details, startsAt, hours, other } = task;
  if (!startsAt) return null;
  const save = () => {
    const minutes = (hours ?? 1) * 60;
    const entry = { id: `task-${id}@${location.hostname}`, startsAt, minutes, now: new Date() };
    const file = calendarFile({ ...entry, title: t.taskWith({ title, name: other.fullName }), details });
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
