/** Signing in with OpenID Connect providers: the question, its answer, and what people do with it. */

import type { ProviderPurpose } from '@dragoman/widgets/domain/provider.ts';
import { isLanguageCode, textLanguage } from '@dragoman/widgets/server';
import { agreedVersion } from '#backend/features/legal/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { emailKey } from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { Caller, SignInDevice } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import {
  conflict,
  forbidden,
  gone,
  notFound,
  providerFailed,
  refusedSignIn,
} from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as identities from './identities.queries.ts';
import { sendVerification } from './mail-links.use-cases.ts';
import { type ProviderAnswer, ProviderAway } from './provider-client.ts';
import * as providerFlows from './provider-flows.queries.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { beginSession, type StartedSession, startedOf, startSession } from './sessions.use-cases.ts';
import * as signIns from './sign-in.queries.ts';
import { reportSignInMethod } from './sign-in-methods.use-cases.ts';

/** Ten minutes, in milliseconds. */
const life = 600_000;

interface ProviderQuestion {
  provider: ProviderSettings;
  purpose: ProviderPurpose;
  /** The id of whoever is signed in, where the answer is for their account only. */
  account: string | null;
  /** The secret of the browser. */
  browser: string;
  page: string;
  redirectUri: string;
  locale: string;
}

/**
 * A person chooses to sign in with a provider: returns the address there, which answers to the page that they are
 * on.
 */
export async function askProvider(
  { db, now, providers }: Pick<Services, 'db' | 'now' | 'providers'>,
  { provider, purpose, account, browser, page, redirectUri, locale }: ProviderQuestion,
): Promise<string> {
  const secrets = providers.newSecrets();
  const again = purpose === 'confirm';
  const address = await providers
    .authorizationUrl(provider, { ...secrets, redirectUri, locale, again })
    .catch((error: unknown) => {
      throw error instanceof ProviderAway ? providerFailed('provider-away') : error;
    });
  await providerFlows.addRequest(db, {
    state_hash: tokenHash(secrets.state),
    browser_hash: tokenHash(browser),
    provider: provider.id,
    purpose,
    page,
    account_id: account,
    nonce: secrets.nonce,
    verifier: secrets.verifier,
    created_at: now(),
    expires_at: new Date(now().getTime() + life),
  });
  return address;
}

/** How much the clocks may differ by which the provider and we tell the time, in milliseconds. */
const tolerance = 60_000;
/** What providers say where the person went back, or did not allow what was asked for (OpenID Connect Core, 3.1.2.6). */
const cancelled = ['access_denied', 'interaction_required', 'login_required', 'consent_required'];

type ProviderProblem =
  | 'provider-over'
  | 'provider-cancelled'
  | 'provider-refused'
  | 'provider-away'
  | 'provider-unknown';

export interface ProviderReturn {
  /** The path that the person comes back to; undefined where that is not known. */
  page?: string;
  purpose: ProviderPurpose;
  outcome: { ticket: string } | { problem: ProviderProblem };
}

interface Callback {
  /** In the address that was called. */
  id: string;
  address: URL;
  browser: string;
}

/** A provider leads a person back: what it says about them waits under a ticket until their page uses it. */
export async function receiveProviderAnswer(
  { db, now, providers }: Pick<Services, 'db' | 'now' | 'providers'>,
  { id, address, browser }: Callback,
): Promise<ProviderReturn> {
  const state = address.searchParams.get('state') ?? '';
  const browser_hash = tokenHash(browser);
  const flow = await providerFlows.takeRequest(db, tokenHash(state), browser_hash);
  if (!flow) return { purpose: 'sign-in', outcome: { problem: 'provider-over' } };
  const { page, purpose, nonce, verifier } = flow;
  const back = (problem: ProviderProblem) => ({ page, purpose, outcome: { problem } });

  if (flow.provider !== id || flow.expires_at <= now()) return back('provider-over');
  const provider = providers.find(id);
  if (!provider) return back('provider-unknown');
  const error = address.searchParams.get('error');
  if (error !== null) return back(cancelled.includes(error) ? 'provider-cancelled' : 'provider-refused');

  const again = purpose === 'confirm';
  let answer: ProviderAnswer;
  try {
    answer = await providers.redeem(provider, address, { state, nonce, verifier }, again);
  } catch (cause) {
    return back(cause instanceof ProviderAway ? 'provider-away' : 'provider-refused');
  }
  // A provider may take no notice of what it was asked for, and answer for an earlier sign-in.
  const earliest = flow.created_at.getTime() - tolerance;
  if (again && (answer.authenticatedAt?.getTime() ?? 0) < earliest) return back('provider-refused');

  const ticket = newToken();
  await providerFlows.addAnswer(db, {
    ticket_hash: tokenHash(ticket),
    browser_hash,
    purpose,
    provider: id,
    account_id: flow.account_id,
    issuer: answer.issuer,
    subject: answer.subject,
    claims: JSON.stringify(answer.claims),
    expires_at: new Date(now().getTime() + life),
  });
  return { page, purpose, outcome: { ticket } };
}

interface BrowserTicket {
  ticket: string;
  /** The secret of the browser that asked. */
  browser: string;
}

/** Finds what a provider said about a person, for the ticket that their browser brings. */
async function readProviderTicket(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { ticket, browser }: BrowserTicket,
  purposes: readonly ProviderPurpose[],
): Promise<providerFlows.ProviderAnswer> {
  const key = { ticket_hash: tokenHash(ticket), browser_hash: tokenHash(browser) };
  const answer = await providerFlows.findAnswer(db, key, now());
  if (!answer || !purposes.includes(answer.purpose)) throw gone('provider-over');
  return answer;
}

type Needed = Pick<Services, 'db' | 'bus' | 'config' | 'now'>;

/**
 * A person signs in with a provider. Somebody whom we do not know gets an account, once name and address are known.
 * An address that has an account says nothing about who may use it: that needs a sign-in to the account first.
 */
export async function signInByProvider(
  services: Needed & Pick<Services, 'providers' | 'legalTexts'>,
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
  answer: providerFlows.ProviderAnswer,
  user: User,
  device: SignInDevice,
): Promise<ProviderSignIn> {
  const begun = await inTransaction(services.db, async (trx) => {
    await lockInOrder(trx, { users: [user.id, device.replaced?.user.id ?? user.id] });
    // It may have been removed meanwhile, or the ticket used.
    const identity = await identities.findBySubject(trx, answer);
    if (identity?.user_id !== user.id || !(await users.find(trx, user.id))) throw gone('provider-over');
    if (!(await providerFlows.takeAnswer(trx, answer))) throw gone('provider-over');
    await identities.markUsed(trx, identity.id, services.now());
    return beginSession(services, trx, user.id, device);
  });
  return { status: 'signed-in', session: { ...startedOf(begun), user } };
}

/** What a person adds to what the provider says. */
export interface PersonDetails {
  firstname?: string;
  lastname?: string;
  email?: string;
  /** The reader's language, as BCP 47. */
  locale: string;
}

export type ProviderSignIn =
  | { status: 'signed-in'; session: StartedSession & { user: User } }
  /** The account with this address needs a sign-in first. */
  | { status: 'link-needed'; email: string }
  | { status: 'details-needed'; firstname: string; lastname: string; email: string; isAddressKnown: boolean };

/** A person whom a provider knows and we do not opens an account, as soon as all is there that one needs. */
async function signUpByProvider(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now' | 'providers' | 'legalTexts'>,
  answer: providerFlows.ProviderAnswer,
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
    if (!(await providerFlows.takeAnswer(trx, answer))) throw gone('provider-over');
    const isNew = await users.create(trx, {
      id,
      firstname,
      lastname,
      email,
      locale,
      terms_version: agreedVersion(services, { locale }),
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

/** A person shows by a provider once more who they are, before something sensitive. */
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
    if (!(await providerFlows.takeAnswer(trx, answer))) throw gone('provider-over');
    await identities.markUsed(trx, identity.id, at);
    await sessions.confirm(trx, sessionId, at);
    const record = { action: 'confirm-by-provider', actor: user.id, subject: user.id } as const;
    await auditEvents.record(trx, source, record);
  });
}

/**
 * A person who is signed in adds a provider to their account: in the settings, or after signing in with one whose
 * address it has. Returns the provider's name, and the address that was to replace theirs, and no longer can.
 */
export async function linkProvider(
  services: Pick<Services, 'db' | 'bus' | 'now' | 'providers'>,
  { user, sessionId, source }: Caller,
  ticket: BrowserTicket,
): Promise<{ name: string; cancelled: string | null }> {
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
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    // An undone change of the address may have ended it meanwhile.
    if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
    if (!(await providerFlows.takeAnswer(trx, answer))) throw gone('provider-over');
    const known = await identities.findBySubject(trx, answer);
    if (known?.user_id === user.id) return { name, cancelled: null };
    if (known) throw conflict('provider-taken');
    const identity = { id: newId(), user_id: user.id, issuer, subject, name, created_at: at };
    if (!(await identities.add(trx, identity))) throw conflict('provider-taken');
    const cancelled = await reportSignInMethod(trx, bus, locked, user, { about: 'provider-linked', name });
    await auditEvents.record(trx, source, { action: 'link-provider', actor: user.id, subject: user.id });
    return { name, cancelled };
  });
}

/**
 * A person removes a provider from their account, unless nothing else is left to sign in with. Returns the address that
 * was to replace theirs, and no longer can.
 */
export async function unlinkProvider(
  { db, bus, providers }: Pick<Services, 'db' | 'bus' | 'providers'>,
  { user, source }: Caller,
  id: string,
): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const removed = await identities.remove(trx, id, user.id);
    if (!removed) throw notFound('provider');
    if ((await signIns.countMethods(trx, user.id, providers.issuers)) === 0)
      throw conflict('last-sign-in-method');
    const change = { about: 'provider-unlinked', name: removed.name } as const;
    const cancelled = await reportSignInMethod(trx, bus, locked, user, change);
    await auditEvents.record(trx, source, { action: 'unlink-provider', actor: user.id, subject: user.id });
    return cancelled;
  });
}
