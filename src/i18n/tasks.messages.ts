import { defineMessages } from './catalogue.ts';
import { clockMessages, moneyMessages } from './forms.messages.ts';
import * as english from './messages/tasks/en.ts';

const load = (language: string) => import(`./messages/tasks/${language}.ts`);

/** What every widget says about a task: its statuses, its steps and their money, its files and its review. */
export const taskMessages = defineMessages(english.task, load, 'task');

/** With the texts of its two clocks. */
export const taskCatalogues = [taskMessages, clockMessages];

/** The texts of requests and proposals, for their authors and for translators. */
export const requestMessages = defineMessages(english.request, load, 'request');

/** What people do with requests and proposals. */
export const requestStepsMessages = defineMessages(english.requestSteps, load, 'requestSteps');

/** What a widget loads that shows requests with their proposals. */
export const requestCatalogues = [
  requestMessages,
  requestStepsMessages,
  moneyMessages,
  clockMessages,
] as const;
