/** A person who is signed in adds a provider to their account: in the settings, or after signing in with one whose address it has. */
import type { Caller } from '#backend/auth/caller.ts';
import { newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, gone } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as identities from '#backend/repositories/identities.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import { emailKey } from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { type BrowserTicket, readProviderTicket } from './read-provider-ticket.ts';
import { reportSignInMethod } from './report-sign-in-method.ts';

/** Returns the provider's name. */
export async function linkProvider(
  services: Pick<Services, 'db' | 'bus' | 'now' | 'providers'>,
  { user, source }: Caller,
  ticket: BrowserTicket,
): Promise<string> {
  const { db, bus, now, providers } = services;
  const answer = await readProviderTicket(services, ticket, ['link', 'sign-in']);
  const { issuer, subject, claims, account_id, purpose, provider } = answer;
  const isOwn =
    purpose === 'link'
      ? account_id === user.id
      : claims.emailVerified && emailKey(claims.email ?? '') === emailKey(user.email);
  if (!isOwn) throw conflict('provider-other-account');
  const name = providers.find(provider)?.name ?? provider;
  const at = now();
  await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    if (!(await flows.takeAnswer(trx, answer))) throw gone('provider-over');
    const known = await identities.findBySubject(trx, answer);
    if (known?.user_id === user.id) return;
    if (known) throw conflict('provider-taken');
    const identity = { id: newId(), user_id: user.id, issuer, subject, name, created_at: at };
    if (!(await identities.add(trx, identity))) throw conflict('provider-taken');
    await reportSignInMethod(trx, bus, locked, user, { about: 'provider-linked', name });
    await auditEvents.record(trx, source, { action: 'link-provider', actor: user.id, subject: user.id });
  });
  return name;
}
