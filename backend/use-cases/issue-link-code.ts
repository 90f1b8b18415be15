/**
 * Somebody who is signed in on a partner's page follows a link to one of our own pages: the code that comes along signs
 * them in there, in the browser in which they have signed in.
 */
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as linkCodes from '#backend/repositories/link-codes.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

const codeLife = 60_000;

/** Null where the sign-in is bound to no browser: on our own pages, and where it is older than these codes. */
export async function issueLinkCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, refreshTokenId }: Caller,
  page: string,
): Promise<string | null> {
  if (refreshTokenId === null) return null;
  const code = newToken();
  return inTransaction(db, async (trx) => {
    // With the lock no code outlives the sign-in.
    await lockRows(trx, user.id, { users: [user.id] });
    const signIn = await refreshTokens.findById(trx, refreshTokenId, now());
    if (!signIn) throw refusedSignIn('sign-in-needed');
    if (signIn.browser_hash === null) return null;
    await linkCodes.add(trx, {
      code_hash: tokenHash(code),
      user_id: user.id,
      renewal_id: signIn.id,
      page_hash: tokenHash(page),
      expires_at: new Date(now().getTime() + codeLife),
    });
    return code;
  });
}
