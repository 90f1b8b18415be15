/** Proposals to change what was agreed, as the two parties of a task make and answer them. */
import { taskChanges } from '#core/api/tasks.ts';
import { startOf } from '#core/domain/accepted-task.ts';
import type { AcceptedTask, TaskChange, TaskChangeInput } from '#core/domain/task.ts';
import { type Unit, unitOf } from '#core/domain/units.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useTaskChange } from '#core/hooks/task/use-task-calls.ts';
import { useMessages } from '#core/i18n/context.ts';
import { taskPageMessages } from './task.messages.ts';

/** What a party may propose to change. */
export interface Terms {
  unit: Unit;
  quantity: number;
  /** Euros per unit. */
  price: number;
  minimum: number | null;
  /** Euros; undefined where it follows from the rest. */
  total?: number | undefined;
  /** Null where it says no valid time. */
  start: Date | null;
}

/** What holds now. */
export const agreedTerms = (task: AcceptedTask): Terms => ({
  unit: unitOf(task.unit),
  quantity: task.quantity ?? task.hours ?? 1,
  price: task.price ?? 0,
  minimum: task.minimum ?? null,
  total: task.total,
  start: startOf(task),
});

/** What would hold after this change. */
export function proposedTerms(task: AcceptedTask, change: TaskChange): Terms {
  const { date, time, timezone, quantity, price, total } = change;
  return { ...agreedTerms(task), quantity, price, total, start: startOf({ ...task, date, time, timezone }) };
}

/** Resolves to true once the proposal is sent. */
export function useProposeChange({ id }: AcceptedTask) {
  const { settlementSent } = useMessages(taskPageMessages);
  const { change } = useTaskChange();
  return useAction((client, proposal: TaskChangeInput, key) =>
    change(() => taskChanges(client).propose(id, proposal, key), settlementSent),
  );
}

/** Answers the change that was read, or takes back one's own. */
export function useAnswerChange({ id }: AcceptedTask) {
  const t = useMessages(taskPageMessages);
  const done = { accept: t.changeAccepted, decline: t.changeDeclined, withdraw: t.changeWithdrawn };
  const { change } = useTaskChange();
  return useAction(
    (client, { read, answer }: { read: string; answer: 'accept' | 'decline' | 'withdraw' }, key) => {
      const changes = taskChanges(client);
      return change(
        () => (answer === 'withdraw' ? changes.withdraw(id, read) : changes.answer(id, read, answer, key)),
        done[answer],
      );
    },
  );
}
