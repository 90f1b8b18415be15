/** Texts for the statuses of a task and the steps between them. */
import { isTaskStatus, type TaskStatus } from '#core/domain/task-states.ts';
import { useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';

/** The text of a task's status; an unknown status is shown as it is (spec section 3). */
export function useStatusText(): (status: string) => string {
  const t = useMessages(taskMessages);
  return (status) => (isTaskStatus(status) ? t[`status-${status}`] : status);
}

const isStep = (status: string): status is Exclude<TaskStatus, 'requested' | 'disputed'> =>
  isTaskStatus(status) && status !== 'requested' && status !== 'disputed';

/** The label of the button that sets this status. */
export function useStepText(): (status: string) => string {
  const t = useMessages(taskMessages);
  return (status) => (isStep(status) ? t[`do-${status}`] : status);
}
