/** A provider leads a person back: what it says about them waits under a ticket until their page uses it. */
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import type { ProviderPurpose } from '#backend/database/tables-providers.ts';
import { type ProviderAnswer, ProviderAway } from '#backend/providers/providers.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import type { Services } from '#backend/services.ts';

/** Ten minutes, in milliseconds. */
const life = 600_000;
/** How much the clocks may differ by which the provider and we tell the time, in milliseconds. */
const tolerance = 60_000;
/** What providers say where the person went back, or did not allow what was asked for (OpenID Connect Core, 3.1.2.6). */
const cancelled = ['access_denied', 'interaction_required', 'login_required', 'consent_required'];

export type ProviderProblem =
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

export async function receiveProviderAnswer(
  { db, now, providers }: Pick<Services, 'db' | 'now' | 'providers'>,
  { id, address, browser }: Callback,
): Promise<ProviderReturn> {
  const state = address.searchParams.get('state') ?? '';
  const browser_hash = tokenHash(browser);
  const asked = await flows.takeRequest(db, tokenHash(state), browser_hash);
  if (!asked) return { purpose: 'sign-in', outcome: { problem: 'provider-over' } };
  const { page, purpose, nonce, verifier } = asked;
  const back = (problem: ProviderProblem) => ({ page, purpose, outcome: { problem } });

  if (asked.provider !== id || asked.expires_at <= now()) return back('provider-over');
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
  const earliest = asked.created_at.getTime() - tolerance;
  if (again && (answer.authenticatedAt?.getTime() ?? 0) < earliest) return back('provider-refused');

  const ticket = newToken();
  await flows.addAnswer(db, {
    ticket_hash: tokenHash(ticket),
    ...{ browser_hash, purpose, provider: id, account_id: asked.account_id },
    issuer: answer.issuer,
    subject: answer.subject,
    claims: JSON.stringify(answer.claims),
    expires_at: new Date(now().getTime() + life),
  });
  return { page, purpose, outcome: { ticket } };
}
