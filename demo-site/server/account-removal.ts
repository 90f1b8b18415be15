/** A person leaves: their open tasks are called off, their offers and requests close, and what is personal goes. */

import * as events from './repositories/events.ts';
import * as idempotencyKeys from './repositories/idempotency-keys.ts';
import * as notifications from './repositories/notifications.ts';
import * as offers from './repositories/offers.ts';
import * as proposals from './repositories/proposals.ts';
import * as renewals from './repositories/renewals.ts';
import * as requests from './repositories/requests.ts';
import * as sessions from './repositories/sessions.ts';
import * as tasks from './repositories/tasks.ts';
import * as users from './repositories/users.ts';
import type { Services } from './services.ts';
import type { User } from './tables.ts';
import { step } from './task-steps.ts';
import type { Work } from './transaction.ts';

/** Answers the sessions that ended with the account. */
export async function removeAccount(
  trx: Work,
  services: Pick<Services, 'bus' | 'now'>,
  user: User,
): Promise<string[]> {
  for (const task of await tasks.openFor(trx, user.id)) await step(trx, services, task, 'cancelled', user);
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
