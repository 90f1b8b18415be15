import { useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { tasks } from '#core/api/tasks.ts';
import { owesMore, payableBy } from '#core/domain/accepted-task.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask, TaskDocument, TaskSettlement } from '#core/domain/task.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useLiveResource } from '#core/hooks/data/use-live-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useTaskChange } from '#core/hooks/task/use-task-calls.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { taskContract } from './task.contract.ts';
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

export function useTask(id: string) {
  const signedIn = useSignedIn();
  const task = useLiveResource<AcceptedTask | null>(
    signedIn.key('task', id),
    (client) => findTask(client, id),
    {
      ready: async () => (await import('#core/domain/samples/sample-tasks.ts')).sampleTaskOf(id),
      empty: null,
    },
    { refreshEvery, isAffectedBy: isAbout(id) },
  );
  return signedIn.only(task);
}

const askAgainAfter = 3_000;
const patience = 60_000;

/**
 * What came of the payment that the visitor has returned from. The backend asks the payment service for it, and is asked
 * again for a minute while that does not answer.
 */
export function usePaymentReturn(
  task: AcceptedTask,
  from: '' | 'success' | 'cancelled',
  refresh: () => Promise<void>,
): '' | 'held' | 'pending' | 'unpaid' | 'waiting' | 'late' {
  const { client, demo } = useWidget();
  const [answer, setAnswer] = useState<'waiting' | 'late' | 'known'>(demo ? 'known' : 'waiting');
  const status = task.payment?.status;
  // What came of it is said until the task goes on.
  const [statusThen] = useState(task.status);
  const { id } = task;
  const isUndecided = status === 'pending' || payableBy(task) !== null || owesMore(task);
  const isLimited = useIsLimited();
  const isAsking =
    !isLimited && from !== '' && task.role === 'customer' && answer === 'waiting' && isUndecided;

  useEffect(() => {
    if (!isAsking) return;
    const lateAt = Date.now() + patience;
    let next: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async () => {
      const outcome = await tasks(client)
        .checkPayment(id)
        .then(() => 'known' as const)
        .catch((error) => (error instanceof ApiError && isFinal(error.status) ? 'refused' : 'silent'));
      await refresh();
      if (isLeft) return;
      if (outcome === 'known') setAnswer('known');
      else if (Date.now() > lateAt) setAnswer('late');
      // A backend that does not know this call, or a partner's page, learns it when the provider reports it.
      else if (outcome === 'refused') next = setTimeout(() => setAnswer('late'), lateAt - Date.now());
      else next = setTimeout(ask, askAgainAfter);
    };
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(next);
    };
  }, [isAsking, client, id, refresh]);

  if (!from || task.role !== 'customer' || task.status !== statusThen) return '';
  if (!owesMore(task)) {
    if (status === 'held' || status === 'pending') return status;
    if (!payableBy(task)) return '';
  }
  return from === 'cancelled' || answer === 'known' ? 'unpaid' : answer;
}

/** Browsers fire longer timeouts at once. */
const longestTimeout = 2 ** 31 - 1;

/** Reads the task again at an instant, from which on its reader may do more. */
export function useRefreshAt(instant: Date | null, refresh: () => Promise<void>): void {
  const at = instant?.getTime();
  useEffect(() => {
    if (at === undefined) return;
    const wait = at - Date.now();
    if (wait > longestTimeout) return;
    const timer = setTimeout(() => void refresh(), Math.max(wait, 0) + 500);
    return () => clearTimeout(timer);
  }, [at, refresh]);
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

/** Resolves to true once an operator is asked to decide. */
export function useOpenDispute({ id }: AcceptedTask) {
  const { disputeOpened } = useMessages(taskPageMessages);
  const { change } = useTaskChange();
  return useAction((client, text: string, key) =>
    change(() => tasks(client).openDispute(id, text, key), disputeOpened),
  );
}

export function useWithdrawDispute({ id }: AcceptedTask) {
  const { disputeWithdrawn } = useMessages(taskPageMessages);
  const { change } = useTaskChange();
  return useAction((client, _input: null) =>
    change(() => tasks(client).withdrawDispute(id), disputeWithdrawn),
  );
}

/** Resolves to true once the proposal is sent. */
export function useProposeSettlement({ id }: AcceptedTask) {
  const { settlementSent } = useMessages(taskPageMessages);
  const { change } = useTaskChange();
  return useAction((client, proposal: { ownerPercent: number; text: string }, key) =>
    change(() => tasks(client).proposeSettlement(id, proposal, key), settlementSent),
  );
}

interface SettlementAnswer {
  answer: 'accept' | 'decline';
  /** The proposal that was on the screen. */
  read: TaskSettlement;
}

/** Resolves to true once the other side's proposal is answered. */
export function useAnswerSettlement({ id }: AcceptedTask) {
  const { settlementAccepted, settlementDeclined } = useMessages(taskPageMessages);
  const { change } = useTaskChange();
  return useAction((client, { answer, read }: SettlementAnswer, key) =>
    change(
      () => tasks(client).answerSettlement(id, answer, read, key),
      answer === 'accept' ? settlementAccepted : settlementDeclined,
    ),
  );
}

/** Resolves to true once it is saved. */
export function useSetPlace({ id }: AcceptedTask) {
  const { placeSaved } = useMessages(taskPageMessages);
  const { change } = useTaskChange();
  return useAction((client, place: string) => change(() => tasks(client).setPlace(id, place), placeSaved));
}

/** Who added a file, for its reader. Where the backend does not say it, the owner the work and the customer the rest. */
export function useAuthorOf(task: AcceptedTask): (document: TaskDocument) => string {
  const t = useMessages(taskPageMessages);
  const viewer = useViewer();
  const person = viewer.status === 'signed-in' ? viewer.user.id : '';
  return ({ created_by, kind }) => {
    if (!created_by) return (kind === 'deliverable') === (task.role === 'owner') ? t.you : fullName(task);
    return created_by === person ? t.you : fullName(task);
  };
}

export type TaskProps = PropsOf<typeof taskContract>;
