/** Locks a webhook for a member of its partner. */
import type { Transaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import { lockPartner } from './lock-partner.ts';

export async function lockWebhook(
  trx: Transaction,
  actor: string,
  partner: RegisteredPartner,
  id: string,
): Promise<{ locked: Locked; webhook: webhooks.Webhook }> {
  const locked = await lockPartner(trx, actor, partner, 'access');
  const webhook = await webhooks.lock(trx, id);
  if (webhook?.partner !== partner.id) throw notFound('webhook');
  return { locked, webhook };
}
