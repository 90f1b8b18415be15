/** A person enters their password again, before something sensitive. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { forbidden } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';

export async function confirmPassword(
  services: Pick<Services, 'db' | 'now'>,
  { user, sessionId, source }: Caller,
  password: string,
): Promise<void> {
  const { db, now } = services;
  if (!(await checkPassword(services, user.email, user, password))) throw forbidden('wrong-password');
  await inTransaction(db, async (trx) => {
    if (!(await users.lockChecked(trx, user))) throw forbidden('wrong-password');
    await sessions.confirm(trx, sessionId, now());
    await auditEvents.record(trx, source, { action: 'confirm-password', actor: user.id, subject: user.id });
  });
}
