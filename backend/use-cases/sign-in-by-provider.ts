/**
 * A person signs in with a provider. Somebody whom we do not know gets an account, once name and address are known. An
 * address that has an account says nothing about who may use it: that needs a sign-in to the account first.
 */
import type { SignInDevice } from '#backend/auth/caller.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { gone } from '#backend/domain/errors.ts';
import * as identities from '#backend/repositories/identities.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { type BrowserTicket, readProviderTicket } from './read-provider-ticket.ts';
import { type PersonDetails, type ProviderSignIn, signUpByProvider } from './sign-up-by-provider.ts';
import { startSession } from './start-session.ts';

type Needed = Pick<Services, 'db' | 'bus' | 'config' | 'now'>;

export async function signInByProvider(
  services: Needed & Pick<Services, 'providers'>,
  ticket: BrowserTicket,
  details: PersonDetails,
  device: SignInDevice,
): Promise<{ provider: string; result: ProviderSignIn }> {
  const answer = await readProviderTicket(services, ticket, ['sign-in']);
  const known = await identities.findBySubject(services.db, answer);
  const user = known && (await users.find(services.db, known.user_id));
  const result = user
    ? await signInKnown(services, answer, user, device)
    : await signUpByProvider(services, answer, details, device);
  return { provider: answer.provider, result };
}

async function signInKnown(
  services: Needed,
  answer: flows.ProviderAnswer,
  user: User,
  device: SignInDevice,
): Promise<ProviderSignIn> {
  return inTransaction(services.db, async (trx) => {
    await lockInOrder(trx, { users: [user.id, device.replaced?.user.id ?? user.id] });
    // It may have been removed meanwhile, or the ticket used.
    const identity = await identities.findBySubject(trx, answer);
    if (identity?.user_id !== user.id || !(await users.find(trx, user.id))) throw gone('provider-over');
    if (!(await flows.takeAnswer(trx, answer))) throw gone('provider-over');
    await identities.markUsed(trx, identity.id, services.now());
    const session = await startSession(services, trx, user.id, device);
    return { status: 'signed-in', session: { ...session, user } };
  });
}
