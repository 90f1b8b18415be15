/** What the two parties of a task may ask the backend to do. */
import { ApiError } from '#core/api/api-error.ts';
import { payments } from '#core/api/payments.ts';
import { tasks } from '#core/api/tasks.ts';
import { type AcceptedTask, priceOf, type TaskDocument } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { failureTopic, useNotify } from '#core/kit/errors/use-server-message.ts';
import { navigate } from '#core/kit/links/navigate.ts';
import { saveFile } from '#core/kit/links/save-file.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { isOutdated } from './outdated.ts';
import { taskMessages } from './task.messages.ts';

/** A step of a task shows up in its conversation and in notifications too. */
const affectedQueries = ['tasks', 'task', 'conversations', 'messages', 'notifications'];

/**
 * Calls the backend for a task. If the page was outdated, the tasks are read again; what was pressed may be gone then, so
 * that a toast shows the backend's message.
 */
export function useTaskCall() {
  const { runtime, tag } = useWidget();
  const errorText = useErrorText();
  const refresh = useRefresh();
  return {
    refresh: () => refresh(...affectedQueries),
    async guarded<Result>(call: Promise<Result>): Promise<Result> {
      try {
        return await call;
      } catch (error) {
        if (isOutdated(error)) {
          runtime.notices.notify('warning', errorText(error), { topic: failureTopic(tag, error) });
          await refresh('tasks', 'task');
        }
        throw error;
      }
    },
  };
}

/** Moves a task to another status and refreshes everything on the page that shows it. */
export function useMoveTask({ id }: AcceptedTask) {
  const { demo, emit } = useWidget();
  const { moved } = useMessages(taskMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, { status, message }: { status: string; message: string }) => {
    if (demo) return status;
    const serverMessage = await guarded(tasks(client).move(id, status, message));
    notify(serverMessage, moved);
    emit('dragoman-task-change', { id, status });
    await refresh();
    return status;
  });
}

const noPaymentUrl = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });

/** Navigates to the payment page of a task. */
export function usePayTask(task: AcceptedTask) {
  const { demo, host, emit } = useWidget();
  const { guarded } = useTaskCall();
  return useAction(async (client, _input: null, key) => {
    if (demo) return;
    const url = await guarded(payments(client).start(task.id, key));
    if (!url) throw noPaymentUrl();
    const currency = task.payment?.currency ?? 'EUR';
    emit('dragoman-payment-start', { taskId: task.id, value: priceOf(task) ?? 0, currency });
    navigate(host, url);
  });
}

export function useDownload({ id, name }: TaskDocument) {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (!demo) saveFile(await tasks(client).document(id), name);
  });
}

/** Resolves to true once the review is saved. */
export function useReviewTask({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { reviewed } = useMessages(taskMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, review: { rating: number; text: string }, key) => {
    if (demo) return true;
    const serverMessage = await guarded(tasks(client).review(id, review, key));
    notify(serverMessage, reviewed);
    await refresh();
    return true;
  });
}

/** Resolves to true once the reply is saved. */
export function useReplyToReview({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { replied } = useMessages(taskMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, text: string, key) => {
    if (demo) return true;
    const serverMessage = await guarded(tasks(client).reply(id, text, key));
    notify(serverMessage, replied);
    await refresh();
    return true;
  });
}
