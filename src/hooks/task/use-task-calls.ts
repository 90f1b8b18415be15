/** What the two parties of a task may ask the backend to do. */
import { ApiError } from '#core/api/api-error.ts';
import { payments } from '#core/api/payments.ts';
import { tasks } from '#core/api/tasks.ts';
import { dueFor, heldFor, refundFor } from '#core/domain/accepted-task.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask, TaskDocument } from '#core/domain/task.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useChange } from '#core/hooks/data/use-change.ts';
import { navigate } from '#core/hooks/links/navigate.ts';
import { saveFile } from '#core/hooks/links/save-file.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';

/** A step of a task shows up in its conversation and in notifications too. */
const affectedQueries = ['tasks', 'task', 'conversations', 'messages', 'notifications'];

export const useTaskChange = () => useChange(affectedQueries);

const movedSteps = [
  'accepted',
  'in_progress',
  'delivered',
  'changes_requested',
  'finished',
  'declined',
  'cancelled',
] as const;

/** What has happened with a step, and to the money that was held until then. */
function useMovedText(task: AcceptedTask): (status: string) => string {
  const t = useMessages(taskMessages);
  const format = useFormat();
  return (status) => {
    const step = movedSteps.find((known) => known === status);
    if (!step) return t.moved;
    const held = heldFor(task);
    const shareOf = (cents: number) => ({ name: fullName(task), amount: format.price(cents / 100) });
    const returned = shareOf(refundFor(task));
    const refund = task.role === 'owner' ? t.refundTo(returned) : t.refundToYou(returned);
    const moneyAfter: Partial<Record<typeof step, string>> = {
      finished: t.releaseText(shareOf(held)),
      declined: refund,
      cancelled: refund,
    };
    const money = held > 0 ? moneyAfter[step] : undefined;
    return money ? `${t[`moved-${step}`]} ${money}` : t[`moved-${step}`];
  };
}

interface Move {
  status: string;
  message: string;
  /** What goes back to the customer, in cents, as the reader has seen it. */
  refund?: number | undefined;
}

/** Moves a task to another status. */
export function useMoveTask(task: AcceptedTask) {
  const { id } = task;
  const { emit } = useWidget();
  const movedText = useMovedText(task);
  const { change } = useTaskChange();
  return useAction(async (client, { status, message, refund }: Move) => {
    await change(async () => {
      const { type } = await tasks(client).move(id, status, message, refund);
      emit('dragoman-task-change', { id, status });
      // The backend's own sentence is the same for each step.
      return { type, message: '' };
    }, movedText(status));
    return status;
  });
}

const noPaymentUrl = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });

/** Navigates to the payment page of a task. */
export function usePayTask(task: AcceptedTask) {
  const { demo, host, emit } = useWidget();
  const { guarded } = useTaskChange();
  return useAction(async (client, _input: null, key) => {
    if (demo) return;
    const url = await guarded(payments(client).start(task.id, key));
    if (!url) throw noPaymentUrl();
    const currency = task.payment?.currency ?? 'EUR';
    emit('dragoman-payment-start', { taskId: task.id, value: dueFor(task) ?? 0, currency });
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
  const { reviewed } = useMessages(taskMessages);
  const { change } = useTaskChange();
  return useAction((client, review: { rating: number; text: string }, key) =>
    change(() => tasks(client).review(id, review, key), reviewed),
  );
}

/** Resolves to true once the reply is saved. */
export function useReplyToReview({ id }: AcceptedTask) {
  const { replied } = useMessages(taskMessages);
  const { change } = useTaskChange();
  return useAction((client, text: string, key) => change(() => tasks(client).reply(id, text, key), replied));
}
