/** Disputes, as operators of the marketplace see and decide them. */

import type { Dispute, DisputeMessage, DisputeParty } from '#core/domain/dispute.ts';
import type { TaskRole } from '#core/domain/task-states.ts';
import type { Client } from './client.ts';
import { documentIn } from './documents.ts';
import { rowsOf } from './rows.ts';
import { signedIn } from './signed-in.ts';
import { roleOf, statusOf, stepIn } from './tasks.ts';
import { dateOf, idOf, listOf, nameOf, numberOf, recordOf, textOf, titlesOf } from './wire.ts';

/** What an operator decides: the owner's part in percent, and why. */
export interface Decision {
  ownerPercent: number;
  text: string;
}

export const disputes = (client: Client) => {
  const { read, send } = signedIn(client);
  return {
    /** All open disputes, the oldest first. Answers 404 to everybody but operators. */
    list: async (): Promise<Dispute[]> =>
      rowsOf(await read('/operator/disputes'), (row) => {
        const dispute = disputeFromWire(row);
        return dispute.taskId ? dispute : null;
      }),

    /** Decides the dispute that was read: where another one is open by now, the backend refuses it. */
    decide: (
      { id, taskId }: Pick<Dispute, 'id' | 'taskId'>,
      { ownerPercent, text }: Decision,
      idempotencyKey: string,
    ) =>
      send('POST', `/operator/disputes/${encodeURIComponent(taskId)}`, {
        body: { dispute: id, owner_percent: ownerPercent, text },
        idempotencyKey,
      }),
  };
};

function disputeFromWire(value: unknown): Dispute {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    taskId: idOf(wire.task_id),
    title: textOf(wire.title),
    textLanguage: textOf(wire.textLanguage),
    translations: titlesOf(wire.translations),
    amount: numberOf(wire.amount) ?? 0,
    openedAt: dateOf(wire.created_at),
    statusBefore: statusOf(wire.status_before),
    parties: { customer: partyFromWire(wire, 'customer'), owner: partyFromWire(wire, 'owner') },
    history: listOf(wire.history).map(stepIn),
    documents: listOf(wire.documents).map(documentIn),
    messages: listOf(wire.messages).map(messageFromWire),
  };
}

function partyFromWire(wire: Record<string, unknown>, role: TaskRole): DisputeParty {
  const hasOpened = recordOf(wire.opened_by).role === role;
  const text = textOf(hasOpened ? wire.text : wire.other_text);
  const settlement = recordOf(wire.settlement);
  const proposed = textOf(settlement.text);
  const ownerPercent = settlement.proposed_by === role ? numberOf(settlement.owner_percent) : null;
  return {
    name: nameOf(recordOf(wire[role]).name),
    text,
    hasOpened,
    // The other side's text may be that of its proposal.
    proposal: ownerPercent === null ? null : { ownerPercent, text: proposed === text ? '' : proposed },
  };
}

function messageFromWire(value: unknown): DisputeMessage {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    text: textOf(wire.text),
    by: roleOf(wire.created_by),
    at: dateOf(wire.created_at),
  };
}
