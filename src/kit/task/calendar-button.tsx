import { CalendarPlus } from 'lucide';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Icon } from '#core/ui/icon.tsx';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { useSaveCalendar } from './use-save-calendar.ts';

/** Downloads the task as a calendar file. */
export function CalendarButton({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const link = useLink();
  const saveCalendar = useSaveCalendar();
  const { id, title, startsAt, status, other } = task;
  if (!startsAt) return null;
  const save = () =>
    saveCalendar({
      ...task,
      startsAt,
      title: t.taskWith({ title, name: other.fullName }),
      address: link('taskUrl', '/Task/{id}', { id }),
      isCancelled: status === 'cancelled' || status === 'declined',
      fileName: `${t.calendarFile}-${id}`,
    });
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
