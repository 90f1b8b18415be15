/** A person leaves: their open tasks are cancelled, their offers and requests close, their personal data is erased. */
import { isOver } from '@dragoman/widgets/server';
import * as calendars from '#backend/features/availability/calendars.queries.ts';
import * as availabilities from '#backend/features/availability/queries.ts';
import * as challenges from '#backend/features/identity/challenges.queries.ts';
import { forgetAllGuesses } from '#backend/features/identity/guesses.use-cases.ts';
import * as identities from '#backend/features/identity/identities.queries.ts';
import * as mailLinks from '#backend/features/identity/mail-links.queries.ts';
import * as passkeys from '#backend/features/identity/passkeys.queries.ts';
import { checkProof } from '#backend/features/identity/passwords.use-cases.ts';
import * as providerFlows from '#backend/features/identity/provider-flows.queries.ts';
import * as secondFactors from '#backend/features/identity/second-factor.queries.ts';
import * as signIns from '#backend/features/identity/sign-in.queries.ts';
import * as mails from '#backend/features/mail/queries.ts';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import * as payouts from '#backend/features/money/payouts.queries.ts';
import { heldCents, paidFor, refundAfter } from '#backend/features/money/task-money.ts';
import { fullName, type NewActivity } from '#backend/features/notifications/activities.ts';
import * as events from '#backend/features/notifications/events.queries.ts';
import * as notifications from '#backend/features/notifications/queries.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { partnersChanged } from '#backend/features/partners/partner-directory.ts';
import * as partnerAccounts from '#backend/features/partners/queries.ts';
import * as blocks from '#backend/features/people/blocks.queries.ts';
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import * as proposals from '#backend/features/requests/proposals.queries.ts';
import * as tasks from '#backend/features/tasks/queries.ts';
import { recordTaskStep } from '#backend/features/tasks/steps.use-cases.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, forbidden } from '#backend/platform/errors.ts';
import { pictureKey } from '#backend/platform/files/pictures.ts';
import * as idempotencyKeys from '#backend/platform/http/idempotency.queries.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import { erase } from './erasure.queries.ts';

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
    await notify(trx, bus, locked, { activities: withdrawn });
    const replaced = await users.replacePicture(trx, user.id, null);
    await erase(trx, user.id, locked.at);
    await notifications.removeAll(trx, user.id);
    await mails.removeAll(trx, user.id);
    await availabilities.remove(trx, user.id);
    await calendars.removeOthers(trx, user.id, []);
    await blocks.removeAll(trx, user.id);
    const { email, locale } = user;
    const content = { about: 'account-deleted', path: '/' } as const;
    // The account gets no mail any more.
    await queueMail(trx, { to: { id: null, email, locale }, topic: 'security', content, at: locked.at });
    await mailLinks.removeAll(trx, user.id);
    await identities.removeAll(trx, user.id);
    await providerFlows.removeAll(trx, user.id);
    await partnerAccounts.removeFromAll(trx, user.id);
    await bus.publish(trx, partnersChanged);
    await events.removeAll(trx, user.id);
    await idempotencyKeys.removeAll(trx, user.id);
    await passkeys.removeAll(trx, user.id);
    await challenges.removeAll(trx, user.id);
    await secondFactors.remove(trx, user.id);
    await forgetAllGuesses(trx, user.email_key);
    await signIns.forgetBrowsers(trx, user.id);
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
    const payment = await paidFor(trx, id);
    const isStarted = task.status !== 'requested' && task.status !== 'accepted';
    if (heldCents(payment) > 0 && isStarted && task.customer_id === user.id) throw conflict('money-held');
    // A customer who leaves cancels by the rule that they booked.
    const held = task.customer_id === user.id ? 'by-rule' : 'refund';
    const refund = refundAfter(held, { task, payment }, locked.at);
    const step = { task, to: 'cancelled', actor: user, cause: 'removal', refund } as const;
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

/** The person's own proposals, and those for their requests. Returns what the other side is notified of. */
async function closeProposals(trx: Transaction, user: User): Promise<NewActivity[]> {
  const own = await proposals.openBy(trx, user.id);
  const received = await proposals.openTo(trx, user.id);
  for (const { id } of own) await proposals.move(trx, id, 'withdrawn');
  for (const { id } of received) await proposals.move(trx, id, 'declined');
  const person = fullName(user);
  const by = user.id;
  return [
    ...own.map(({ id: proposal, other: to, title, request_id: about }) => {
      return { code: 'proposal-withdrawn', to, by, person, title, proposal, about } as const;
    }),
    // Nothing is left of the request that a page could show.
    ...received.map(({ other: to, title }) => ({ code: 'request-withdrawn', to, by, title }) as const),
  ];
}
