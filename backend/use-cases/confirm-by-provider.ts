/** A person shows by a provider once more who they are, before something sensitive. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { forbidden, gone } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as identities from '#backend/repositories/identities.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { type BrowserTicket, readProviderTicket } from './read-provider-ticket.ts';

export async function confirmByProvider(
  services: Pick<Services, 'db' | 'now'>,
  { user, sessionId, source }: Caller,
  ticket: BrowserTicket,
): Promise<void> {
  const answer = await readProviderTicket(services, ticket, ['confirm']);
  const at = services.now();
  await inTransaction(services.db, async (trx) => {
    await lockInOrder(trx, { users: [user.id] });
    const identity = await identities.findBySubject(trx, answer);
    if (identity?.user_id !== user.id) throw forbidden('provider-not-yours');
    if (!(await flows.takeAnswer(trx, answer))) throw gone('provider-over');
    await identities.markUsed(trx, identity.id, at);
    await sessions.confirm(trx, sessionId, at);
    const record = { action: 'confirm-by-provider', actor: user.id, subject: user.id } as const;
    await auditEvents.record(trx, source, record);
  });
}
