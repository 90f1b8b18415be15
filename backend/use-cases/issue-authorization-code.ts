/**
 * The first step of signing in on a partner's page (authorization code with PKCE): our own window gives the page a
 * one-time code. The page exchanges it for a short-lived token that is valid from its origin only, and a cookie that no
 * script can read refreshes that token.
 */
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

const codeLife = 60_000;

export async function issueAuthorizationCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, sessionId }: Caller,
  { origin, challenge, browser }: { origin: string; challenge: string; browser: string },
): Promise<string> {
  const code = newToken();
  await inTransaction(db, async (trx) => {
    // With the lock no code outlives a call that ends all of the user's sessions and codes.
    await lockRows(trx, user.id, { users: [user.id] });
    if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
    await refreshTokens.addCode(trx, {
      code_hash: tokenHash(code),
      user_id: user.id,
      origin,
      challenge,
      browser_hash: tokenHash(browser),
      expires_at: new Date(now().getTime() + codeLife),
    });
  });
  return code;
}
