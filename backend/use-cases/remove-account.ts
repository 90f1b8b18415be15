/** A person leaves: their open tasks are cancelled, their offers and requests close, their personal data is erased. */
import { isOver } from '@dragoman/widgets/server';
import type { Caller } from '#backend/auth/caller.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict, forbidden } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import { heldCents } from '#backend/domain/task-money.ts';
import { pictureKey } from '#backend/files/pictures.ts';
import { partnersChanged } from '#backend/live/partner-directory.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { erase } from '#backend/repositories/erasure.ts';
import * as events from '#backend/repositories/events.ts';
import * as idempotencyKeys from '#backend/repositories/idempotency-keys.ts';
import * as identities from '#backend/repositories/identities.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as mails from '#backend/repositories/mails.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import * as partners from '#backend/repositories/partners.ts';
import * as challenges from '#backend/repositories/passkey-challenges.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as providerFlows from '#backend/repositories/provider-flows.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as failures from '#backend/repositories/sign-in-failures.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkProof } from './check-proof.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';
import { recordTaskStep } from './record-task-step.ts';

export async function removeAccount(
  services: Pick<Services, 'db' | 'bus' | 'storage' | 'now' | 'config'>,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  const { db, bus, storage } = services;
  const { user, source } = caller;
  await checkProof(services, caller, password);
  const picture = await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: () => concerned(trx, user.id) });
    if (!(await users.lockChecked(trx, user))) throw forbidden('wrong-password');
    await cancelTasks(trx, services, locked, user);
    if ((await payouts.availableOf(trx, user.id)).length > 0) throw conflict('money-available');
    const withdrawn = await closeProposals(trx, user);
    await publishActivity(trx, bus, locked, { notifications: withdrawn });
    const replaced = await users.replacePicture(trx, user.id, null);
    await erase(trx, user.id, locked.at);
    await notifications.removeAll(trx, user.id);
    await mails.removeAll(trx, user.id);
    await mailLinks.removeAll(trx, user.id);
    await identities.removeAll(trx, user.id);
    await providerFlows.removeAll(trx, user.id);
    await partners.removeFromAll(trx, user.id);
    await bus.publish(trx, partnersChanged);
    await events.removeAll(trx, user.id);
    await idempotencyKeys.removeAll(trx, user.id);
    await passkeys.removeAll(trx, user.id);
    await challenges.removeAll(trx, user.id);
    await failures.forgetAll(trx, users.emailKey(user.email));
    await sessions.endAll(trx, user.id);
    await bus.publish(trx, new Set([user.id]));
    await auditEvents.record(trx, source, { action: 'delete-account', actor: user.id, subject: user.id });
    return replaced?.previous;
  });
  if (picture) await storage.remove(pictureKey(picture));
}

/**
 * Their customers get back what is held. A customer's own money may be the owner's by now: that has to be settled first.
 */
async function cancelTasks(
  trx: Transaction,
  services: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  user: User,
): Promise<void> {
  for (const { id, customer_id, owner_id } of await tasks.openFor(trx, user.id)) {
    const { task } = await lockRows(trx, user.id, { users: [customer_id, owner_id], task: id });
    if (!task || isOver(task.status)) continue;
    const payment = await payments.liveOf(trx, id);
    const isStarted = task.status !== 'requested' && task.status !== 'accepted';
    if (heldCents(payment) > 0 && isStarted && task.customer_id === user.id) throw conflict('money-held');
    const step = { task, to: 'cancelled', actor: user, cause: 'removal', ownerPercent: 0 } as const;
    await recordTaskStep(trx, services, locked, step);
  }
}

/** The person, and everybody with whom they share something open. */
async function concerned(trx: Transaction, person: string): Promise<string[]> {
  const shared = await tasks.openFor(trx, person);
  const open = [...(await proposals.openBy(trx, person)), ...(await proposals.openTo(trx, person))];
  const others = shared.flatMap((task) => [task.customer_id, task.owner_id]);
  return [person, ...others, ...open.map(({ other }) => other)];
}

/** The person's own proposals, and those for their requests. Returns the notifications of the other side. */
async function closeProposals(trx: Transaction, user: User): Promise<notifications.NewNotification[]> {
  const own = await proposals.openBy(trx, user.id);
  const received = await proposals.openTo(trx, user.id);
  for (const { id } of own) await proposals.move(trx, id, 'withdrawn');
  for (const { id } of received) await proposals.move(trx, id, 'declined');
  const person = fullName(user);
  const notification = { actor_id: user.id, kind: 'proposal' };
  return [
    ...own.map(({ id, other, title, request_id }) => ({
      ...{ ...notification, user_id: other, url: requestAddress(request_id) },
      ...messageColumns({ code: 'proposal-withdrawn', person, title, proposal: id }),
    })),
    // Nothing is left of the request that a page could show.
    ...received.map(({ other, title }) => ({
      ...{ ...notification, user_id: other, url: '/RequestBoard' },
      ...messageColumns({ code: 'request-withdrawn', title }),
    })),
  ];
}
