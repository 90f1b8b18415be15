/** The texts of activities, as messages and notifications store them. */
import { type Activity, activityInEnglish } from '@dragoman/widgets/server';

/** In English, and in parts from which clients make the text in other languages. */
export const messageColumns = (activity: Activity) => ({
  text: activityInEnglish(activity),
  fact: JSON.stringify(activity),
});

export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;
