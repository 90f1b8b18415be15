import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { calendarFile, minutesOf } from '#core/domain/calendar.ts';
import { saveFile } from '#core/kit/links/save-file.ts';
import { useWidget } from '#core/kit/widget-context.ts';

interface Entry extends Pick<AcceptedTask, 'id' | 'type' | 'title' | 'details' | 'place' | 'hours'> {
  startsAt: Date;
  /** Of the task's page. */
  address: string;
  isCancelled: boolean;
  fileName: string;
}

/** Saves a task as a file for calendars, with the id that the backend's own file has. */
export function useSaveCalendar(): (entry: Entry) => void {
  const { client } = useWidget();
  return ({ id, type, hours, address, fileName, ...entry }) => {
    const file = calendarFile({
      ...entry,
      id: `task-${id}@${new URL(client.baseUrl).hostname}`,
      url: new URL(address, document.baseURI).href,
      minutes: minutesOf(type, hours ?? 1),
      now: new Date(),
    });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${fileName}.ics`);
  };
}
