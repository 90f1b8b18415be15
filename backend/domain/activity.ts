import { type Activity, activityInEnglish } from '@dragoman/widgets/server';

/** An activity as messages and notifications store it: in English, and in parts for other languages. */
export const messageColumns = (activity: Activity) => ({
  text: activityInEnglish(activity),
  fact: JSON.stringify(activity),
});

export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;
