/** Finds what a provider said about a person, for the ticket that their browser brings. */
import { tokenHash } from '#backend/auth/tokens.ts';
import type { ProviderPurpose } from '#backend/database/tables-providers.ts';
import { gone } from '#backend/domain/errors.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import type { Services } from '#backend/services.ts';

export interface BrowserTicket {
  ticket: string;
  /** The secret of the browser that asked. */
  browser: string;
}

export async function readProviderTicket(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { ticket, browser }: BrowserTicket,
  purposes: readonly ProviderPurpose[],
): Promise<flows.ProviderAnswer> {
  const key = { ticket_hash: tokenHash(ticket), browser_hash: tokenHash(browser) };
  const answer = await flows.findAnswer(db, key, now());
  if (!answer || !purposes.includes(answer.purpose)) throw gone('provider-over');
  return answer;
}
