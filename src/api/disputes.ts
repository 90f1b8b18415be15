/** Disputes, as operators of the marketplace see and decide them. */
import type { Dispute, DisputeMessage, DisputeParty } from '#core/domain/dispute.ts';
import type { TaskRole } from '#core/domain/task.ts';
import { documentFromWire, statusOf, stepFromWire } from './accepted-task.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { rowsOf } from './rows.ts';
import { roleOf } from './task-money.ts';
import { dateOf, listOf, nameOf, numberOf, recordOf, textOf } from './wire.ts';

/** What an operator decides: the owner's part in percent, and why. */
export interface Decision {
  ownerPercent: number;
  text: string;
}

export const disputes = (client: Client) => ({
  /** All open disputes, the oldest first. Answers 404 to everybody but operators. */
  async list(): Promise<Dispute[]> {
    const { body } = await client.call({ path: '/operator/disputes', token: 'always' });
    return rowsOf(body, (row) => {
      const dispute = disputeFromWire(row);
      return dispute.taskId ? dispute : null;
    });
  },

  async decide(
    taskId: string,
    { ownerPercent, text }: Decision,
    idempotencyKey: string,
  ): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `/operator/disputes/${encodeURIComponent(taskId)}`,
      body: { owner_percent: ownerPercent, text },
      token: 'always',
      idempotencyKey,
    });
    return serverMessageFrom(body);
  },
});

function disputeFromWire(value: unknown): Dispute {
  const wire = recordOf(value);
  return {
    taskId: textOf(wire.task_id),
    title: textOf(wire.title),
    amount: numberOf(wire.amount) ?? 0,
    openedAt: dateOf(wire.created_at),
    statusBefore: statusOf(wire.status_before),
    parties: { customer: partyFromWire(wire, 'customer'), owner: partyFromWire(wire, 'owner') },
    history: listOf(wire.history).map(stepFromWire),
    documents: listOf(wire.documents).map(documentFromWire),
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
