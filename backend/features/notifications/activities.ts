/** The texts of activities, as messages and notifications store them, and where they lead. */
import { type Activity, activityInEnglish, kindOfActivity } from '@dragoman/widgets/server';
import { requestBoard } from '#backend/features/mail/mail-links.ts';
import type { ActivityMail } from '#backend/features/mail/use-cases.ts';
import type { Task } from '#backend/platform/database/tables.ts';

/** In English, and in parts from which clients make the text in other languages. */
export const messageColumns = (activity: Activity) => ({
  text: activityInEnglish(activity),
  activity: JSON.stringify(activity),
});

/** The title of a task, as activities name it: each reader gets it in their language. */
export const titleOf = ({ title, translations }: Pick<Task, 'title' | 'translations'>) => ({
  title,
  ...(Object.keys(translations).length > 0 && { translations }),
});

/** An activity for one person. */
export interface NewActivity extends Activity {
  to: string;
  /** Whose name the text holds. */
  by?: string | null | undefined;
  /** The id of the task, request or partner that it is about; none for a request that no page shows any more. */
  about?: string | number;
  /** What its mail says beside its sentence; `none` where another mail says all of it. */
  mail?: ActivityMail | 'none';
}

export const notificationColumns = ({ to, by = null, about, mail: _, ...activity }: NewActivity) => ({
  user_id: to,
  actor_id: by,
  kind: kindOfActivity(activity.code).kind,
  ...messageColumns(activity),
  url: addressFor(activity, about),
});

/** As a mail alone tells it, or a mail beside its notification. */
export const mailedActivity = ({ to, by = null, about, mail = {}, ...activity }: NewActivity) => ({
  to,
  actor: by,
  activity,
  path: addressFor(activity, about),
  task: taskOf(activity, about),
  mail,
});

function taskOf(activity: Activity, about: NewActivity['about']): number | undefined {
  if (kindOfActivity(activity.code).page === 'task') return Number(about);
  return activity.task === undefined ? undefined : Number(activity.task);
}

function addressFor({ code }: Activity, about: NewActivity['about']): string {
  switch (kindOfActivity(code).page) {
    case 'task':
      return taskAddress({ id: Number(about) });
    case 'request':
      return about === undefined ? requestBoard : `/Requests/${about}`;
    case 'earnings':
      return '/Earnings';
    case 'partner':
      return `/Partners/${about}`;
    case 'settings':
      return '/Settings';
  }
}

export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;

/** The page of a task on the site: where notifications lead. */
export const taskAddress = ({ id }: { id: number }): string => `/Task/${id}`;
