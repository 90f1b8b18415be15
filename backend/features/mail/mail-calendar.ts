/** Tasks as entries of calendars: attached to mails, and in the files of `backend/features/tasks/calendar.routes.ts`. */
import { hoursOf, type Unit } from '@dragoman/widgets/domain/units.ts';
import {
  type CalendarEntry,
  type Category,
  calendarFile,
  kindOfActivity,
  minutesOf,
  titleFor,
} from '@dragoman/widgets/server';
import type { MailContent } from '#backend/platform/database/tables-identity.ts';

interface Agreed {
  id: number;
  title: string;
  text_language: string | null;
  translations: Record<string, { title: string }>;
  type: Category;
  unit: Unit;
  quantity: number;
  details: string;
  place: string | null;
  /** The other side. */
  person: string;
  startsAt: Date;
  isCancelled: boolean;
}

/** A task has one id in all files, so that calendars know it again. */
export const entryOf = (
  { person, startsAt, isCancelled, ...task }: Agreed,
  { origin, locale, now }: { origin: string; locale: string; now: Date },
): CalendarEntry => ({
  id: `task-${task.id}@${new URL(origin).hostname}`,
  url: `${origin}/Task/${task.id}`,
  title: `${titleFor({ ...task, textLanguage: task.text_language ?? '' }, locale).title} (${person})`,
  startsAt,
  minutes: minutesOf(task.type, hoursOf(task)),
  details: task.details,
  place: task.place ?? '',
  now,
  isCancelled,
});

/** The file of a mail that says what has just been agreed on; undefined for other mails. */
export function calendarOf(
  { content, origin, locale }: { content: MailContent; origin: string; locale: string },
  now: Date,
): { name: string; file: string } | undefined {
  if (content.about !== 'activity' || !content.task) return undefined;
  if (!kindOfActivity(content.activity.code).hasCalendar) return undefined;
  const { starts_at, ...task } = content.task;
  const entry = entryOf(
    { ...task, startsAt: new Date(starts_at), isCancelled: false },
    { origin, locale, now },
  );
  return { name: `task-${task.id}.ics`, file: calendarFile(entry) };
}
