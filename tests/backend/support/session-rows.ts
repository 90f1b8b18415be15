/** Sessions of a user, written to the database directly: more than signing in allows. */
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Returns their tokens. */
export async function addSessions(db: Db, user_id: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken);
  const created_at = new Date();
  const expires_at = new Date(created_at.getTime() + 3_600_000);
  const rows = tokens.map((token) => ({
    ...{ id: newId(), token_hash: tokenHash(token), user_id, user_agent: '' },
    ...{ created_at, expires_at },
  }));
  await db.insertInto('sessions').values(rows).execute();
  return tokens;
}
