import { defineMessages } from './catalogue.ts';
import { messages } from './messages/activity/en.ts';

/** One sentence for each activity code. */
export const activityMessages = defineMessages(
  messages,
  (language) => import(`./messages/activity/${language}.ts`),
);
