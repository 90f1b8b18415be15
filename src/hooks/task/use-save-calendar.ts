import { calendarFile, calendarType, minutesOf } from '#core/domain/calendar.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { saveFile } from '#core/hooks/links/save-file.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

interface Entry extends Pick<AcceptedTask, 'id' | 'type' | 'title' | 'details' | 'place' | 'hours'> {
  startsAt: Date;
  /** The address of the task's page. */
  address: string;
  isCancelled: boolean;
  fileName: string;
}

/** Saves a task as a file for calendars, with the id that the backend's own file has. */
export function useSaveCalendar(): (entry: Entry) => void {
  const { client } = useWidget();
  return ({ id, type, hours, address, fileName, details = '', place, ...entry }) => {
    const file = calendarFile({
      ...entry,
      details,
      place: place ?? '',
      id: `task-${id}@${new URL(client.baseUrl).hostname}`,
      url: new URL(address, document.baseURI).href,
      minutes: minutesOf(type, hours ?? 1),
      now: new Date(),
    });
    saveFile(new Blob([file], { type: calendarType }), `${fileName}.ics`);
  };
}
