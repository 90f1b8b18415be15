/** A person whom a provider knows and we do not opens an account, as soon as all is there that one needs. */
import { isLanguageCode, textLanguage } from '@dragoman/widgets/server';
import type { SignInDevice } from '#backend/auth/caller.ts';
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, gone } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as identities from '#backend/repositories/identities.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { sendVerification } from './send-verification.ts';
import { type StartedSession, startSession } from './start-session.ts';

/** What a person adds to what the provider says. */
export interface PersonDetails {
  firstname?: string;
  lastname?: string;
  email?: string;
  /** Of the reader. BCP 47. */
  locale: string;
}

export type ProviderSignIn =
  | { status: 'signed-in'; session: StartedSession & { user: User } }
  /** The account with this address needs a sign-in first. */
  | { status: 'link-needed'; email: string }
  | { status: 'details-needed'; firstname: string; lastname: string; email: string; isAddressKnown: boolean };

export async function signUpByProvider(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now' | 'providers'>,
  answer: flows.ProviderAnswer,
  details: PersonDetails,
  device: SignInDevice,
): Promise<ProviderSignIn> {
  const { db, now, providers } = services;
  const { claims } = answer;
  const isAddressKnown = claims.emailVerified && claims.email !== undefined;
  // Only who holds an address learns whether it has an account.
  const holder = isAddressKnown ? await users.findByEmail(db, claims.email ?? '') : undefined;
  if (holder) return { status: 'link-needed', email: holder.email };

  const firstname = details.firstname ?? claims.firstname ?? '';
  const lastname = details.lastname ?? claims.lastname ?? '';
  const email = (isAddressKnown ? claims.email : details.email) ?? '';
  if (!firstname || !lastname || !email)
    return { status: 'details-needed', firstname, lastname, email: claims.email ?? '', isAddressKnown };

  const [own = ''] = details.locale.split('-');
  const language = claims.language ?? (isLanguageCode(own) ? own : 'en');
  const locale = textLanguage(details.locale);
  const id = newId();
  const at = now();
  return inTransaction(db, async (trx) => {
    const { replaced, source } = device;
    if (replaced) await lockInOrder(trx, { users: [replaced.user.id] });
    if (!(await flows.takeAnswer(trx, answer))) throw gone('provider-over');
    const isNew = await users.create(trx, {
      ...{ id, firstname, lastname, email, locale },
      password_hash: null,
      user_language: language,
      languages: [language],
      phonenumber: '',
      address: '',
      email_verified_at: isAddressKnown ? at : null,
      created_at: at,
    });
    if (!isNew) throw conflict('address-taken');
    const { issuer, subject, provider } = answer;
    const name = providers.find(provider)?.name ?? provider;
    const identity = { id: newId(), user_id: id, issuer, subject, name, created_at: at, used_at: at };
    if (!(await identities.add(trx, identity))) throw conflict('provider-taken');
    if (!isAddressKnown) await sendVerification(trx, { id, email, locale, mail_choices: {} }, at);
    await auditEvents.record(trx, source, { action: 'sign-up', actor: id, subject: id });
    const session = await startSession(services, trx, id, device);
    const user = await users.find(trx, id);
    if (!user) throw gone('provider-over');
    return { status: 'signed-in', session: { ...session, user } };
  });
}
