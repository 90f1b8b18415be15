/** A person leaves: their open tasks are cancelled, their offers and requests close, their personal data is erased. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { forbidden } from '#backend/domain/errors.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as events from '#backend/repositories/events.ts';
import * as idempotencyKeys from '#backend/repositories/idempotency-keys.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';
import { recordTaskStep } from './record-task-step.ts';

export async function removeAccount(
  services: Pick<Services, 'db' | 'bus' | 'storage' | 'now'>,
  user: User,
  password: string,
): Promise<void> {
  const { db, bus, storage, now } = services;
  if (!(await checkPassword(services, user.email, user, password))) throw forbidden('wrong-password');
  const ended = await inTransaction(db, async (trx) => {
    for (const task of await tasks.openFor(trx, user.id))
      await recordTaskStep({ ...services, db: trx }, task, 'cancelled', user);
    await offers.withdrawAll(trx, user.id);
    await requests.closeAll(trx, user.id);
    await proposals.changeAll(trx, user.id, 'withdrawn');
    await notifications.removeAll(trx, user.id);
    await events.removeAll(trx, user.id);
    await idempotencyKeys.removeAll(trx, user.id);
    const sessionIds = await sessions.endAll(trx, user.id);
    await users.erase(trx, user.id, now());
    return sessionIds;
  });
  await bus.publishTransient(user.id, signedOut, ended);
  if (user.image?.startsWith('/uploads/')) await storage.remove(user.image.slice('/uploads/'.length));
}
