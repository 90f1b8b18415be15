import { useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { tasks } from '#core/api/tasks.ts';
import { type AcceptedTask, payableBy, type TaskDocument } from '#core/domain/accepted-task.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { failedFor, useViewer } from '#core/kit/data/use-viewer.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useTaskCall } from '#core/kit/task/use-task-calls.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { taskPageMessages } from './task.messages.ts';

/** Milliseconds between polls where the network blocks live events. */
const refreshEvery = 20_000;

/** Files and payments arrive as system messages of the conversation. */
const isAbout =
  (id: string) =>
  (update: LiveUpdate): boolean =>
    (update.kind === 'task' && update.id === id) ||
    (update.kind === 'message' && update.message.kind === 'system');

/** Null where there is no such task, or it is not the reader's. */
async function findTask(client: Client, id: string): Promise<AcceptedTask | null> {
  if (!id) return null;
  try {
    return await tasks(client).find(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The task; while `signed-out`, no call is made. */
export function useTask(id: string): Resource<AcceptedTask | null> | { status: 'signed-out' } {
  const { demo } = useWidget();
  const viewer = useViewer();
  const person = viewer.status === 'signed-in' ? viewer.user.id : '';
  const task = useLiveResource<AcceptedTask | null>(
    demo || person ? ['task', person, id] : null,
    (client) => findTask(client, id),
    { ready: async () => (await import('#core/domain/sample-tasks.ts')).sampleTaskOf(id), empty: null },
    { refreshEvery, isAffectedBy: isAbout(id) },
  );
  if (!demo && viewer.status === 'signed-out') return { status: 'signed-out' };
  return (demo ? null : failedFor(viewer)) ?? task;
}

const pollEvery = 3_000;
const patience = 60_000;

/**
 * What came of the payment that the visitor has returned from, by the backend's state. It is read again for a minute if
 * the payment service has not answered yet.
 */
export function usePaymentReturn(
  task: AcceptedTask,
  from: '' | 'success' | 'cancelled',
  refresh: () => Promise<void>,
): '' | 'held' | 'pending' | 'cancelled' | 'waiting' | 'late' {
  const [isLate, setLate] = useState(false);
  const status = task.payment?.status;
  // What came of it is said until the task goes on.
  const [statusThen] = useState(task.status);
  const isOpen = from === 'success' && payableBy(task) !== null;
  const isWaiting = isOpen && !isLate;

  useEffect(() => {
    if (!isWaiting) return;
    const poll = setInterval(() => void refresh(), pollEvery);
    const end = setTimeout(() => setLate(true), patience);
    return () => {
      clearInterval(poll);
      clearTimeout(end);
    };
  }, [isWaiting, refresh]);

  if (!from || task.role !== 'customer' || task.status !== statusThen) return '';
  if (status === 'held' || status === 'pending') return status;
  if (from === 'cancelled') return payableBy(task) ? 'cancelled' : '';
  if (!isOpen) return '';
  return isLate ? 'late' : 'waiting';
}

/** Resolves to true once an operator is asked to decide. */
export function useOpenDispute({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { disputeOpened } = useMessages(taskPageMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, text: string, key) => {
    if (demo) return true;
    notify(await guarded(tasks(client).openDispute(id, text, key)), disputeOpened);
    await refresh();
    return true;
  });
}

export function useWithdrawDispute({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { disputeWithdrawn } = useMessages(taskPageMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, _input: null) => {
    if (demo) return;
    notify(await guarded(tasks(client).withdrawDispute(id)), disputeWithdrawn);
    await refresh();
  });
}

/** Resolves to true once the proposal is sent. */
export function useProposeSettlement({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { settlementSent } = useMessages(taskPageMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, proposal: { ownerPercent: number; text: string }, key) => {
    if (demo) return true;
    notify(await guarded(tasks(client).proposeSettlement(id, proposal, key)), settlementSent);
    await refresh();
    return true;
  });
}

/** Resolves to true once the other side's proposal is answered. */
export function useAnswerSettlement({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { settlementAccepted, settlementDeclined } = useMessages(taskPageMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, answer: 'accept' | 'decline', key) => {
    if (demo) return true;
    const serverMessage = await guarded(tasks(client).answerSettlement(id, answer, key));
    notify(serverMessage, answer === 'accept' ? settlementAccepted : settlementDeclined);
    await refresh();
    return true;
  });
}

/** Resolves to true once it is saved. */
export function useSetPlace({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const { placeSaved } = useMessages(taskPageMessages);
  const notify = useNotify();
  const { guarded, refresh } = useTaskCall();
  return useAction(async (client, place: string) => {
    if (demo) return true;
    notify(await guarded(tasks(client).setPlace(id, place)), placeSaved);
    await refresh();
    return true;
  });
}

/** Who added a file, for its reader. Where the backend does not say it, the owner the work and the customer the rest. */
export function useAuthorOf({ role, other }: AcceptedTask): (document: TaskDocument) => string {
  const t = useMessages(taskPageMessages);
  const viewer = useViewer();
  const person = viewer.status === 'signed-in' ? viewer.user.id : '';
  return ({ createdBy, kind }) => {
    if (!createdBy) return (kind === 'deliverable') === (role === 'owner') ? t.you : other.fullName;
    return createdBy === person ? t.you : other.fullName;
  };
}
