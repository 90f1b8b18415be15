/** A translator makes a proposal for a request. */
import { newId } from '#backend/database/ids.ts';
import type { Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { type Plan, refusePast } from '#backend/domain/booking-time.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export interface NewProposal {
  request: Request;
  translator: User;
  priceCents: number;
  message: string;
  plan: Plan;
}

export function propose(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { request, translator, priceCents, message, plan }: NewProposal,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    refusePast(plan, now());
    if (request.status !== 'open') throw conflict('request-closed');
    const id = newId();
    const isFirst = await proposals.make(trx, {
      id,
      request_id: request.id,
      translator_id: translator.id,
      price_cents: priceCents,
      message,
      ...plan,
      created_at: now(),
    });
    if (!isFirst) throw conflict('proposal-again');
    const made = { code: 'proposal-made', person: fullName(translator), title: request.title } as const;
    await publishActivity(trx, bus, now(), {
      notifications: [
        { user_id: request.owner_id, kind: 'proposal', ...messageColumns(made), url: '/Dashboard' },
      ],
    });
    return id;
  });
}
