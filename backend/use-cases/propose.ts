/**
 * A translator makes a proposal for a request. Its author may have changed it since the translator read it, so a call says
 * what it read. One that does not answers the request as it is.
 */
import type { Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { futureStart, type Plan } from '#backend/domain/booking-time.ts';
import { conflict } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

export interface NewProposal {
  request: Pick<Request, 'id' | 'owner_id'>;
  translator: User;
  priceCents: number;
  message: string;
  plan: Plan;
  /** When the request that the translator has read was changed last. */
  readChange?: string | null | undefined;
}

export function propose(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { request: { id: request_id, owner_id }, translator, priceCents, message, plan, readChange }: NewProposal,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const users = [translator.id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, request: request_id });
    const { request, at: created_at } = locked;
    futureStart(plan, now());
    // A removed account's requests are closed.
    if (request?.status !== 'open') throw conflict('request-closed');
    if (readChange !== undefined && readChange !== (request.changed_at?.toISOString() ?? null))
      throw conflict('request-changed');
    const id = locked.newId();
    const isFirst = await proposals.make(trx, {
      ...{ id, request_id, translator_id: translator.id, created_at },
      ...{ price_cents: priceCents, message, ...plan },
    });
    if (!isFirst) throw conflict('proposal-again');
    const made = {
      code: 'proposal-made',
      person: fullName(translator),
      title: request.title,
      proposal: id,
    } as const;
    const notified = { actor_id: translator.id, kind: 'proposal', url: requestAddress(request_id) };
    await publishActivity(trx, bus, locked, {
      notifications: [{ ...notified, ...messageColumns(made), user_id: owner_id }],
    });
    return id;
  });
}
