/** A person leaves: their open tasks are called off, their offers and requests close, and what is personal goes. */

import type { User } from '#backend/database/tables.ts';
import type { Work } from '#backend/database/transaction.ts';
import * as events from '#backend/repositories/events.ts';
import * as idempotencyKeys from '#backend/repositories/idempotency-keys.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as renewals from '#backend/repositories/refresh-tokens.ts';
import * as requests from '#backend/repositories/requests.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { moveTask } from './move-task.ts';

/** Answers the sessions that ended with the account. */
export async function removeAccount(
  trx: Work,
  services: Pick<Services, 'bus' | 'now'>,
  user: User,
): Promise<string[]> {
  for (const task of await tasks.openFor(trx, user.id))
    await moveTask(trx, services, task, 'cancelled', user);
  await offers.withdrawAll(trx, user.id);
  await requests.closeAll(trx, user.id);
  await proposals.changeAll(trx, user.id, 'withdrawn');
  await notifications.removeAll(trx, user.id);
  await events.removeAll(trx, user.id);
  await idempotencyKeys.removeAll(trx, user.id);
  const ended = await sessions.endAll(trx, user.id);
  await renewals.endAll(trx, user.id);
  await users.erase(trx, user.id, services.now());
  return ended;
}
