/** The SQL of the one-time codes by which links on partners' pages lead to the marketplace signed in. */
import type { LinkCode, RefreshToken } from '#backend/platform/database/tables.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

export async function add(db: Db, code: LinkCode): Promise<void> {
  await db.insertInto('link_codes').values(code).execute();
}

/** With the sign-in on the partner's page that it belongs to, unless both have expired. */
export async function find(
  db: Db,
  code_hash: string,
  now: Date,
): Promise<{ code: LinkCode; signIn: RefreshToken } | undefined> {
  const code = await db
    .selectFrom('link_codes')
    .selectAll()
    .where('code_hash', '=', code_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!code) return undefined;
  const signIn = await db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('id', '=', code.refresh_token_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return signIn && { code, signIn };
}

/** Once. False where somebody else has used it meanwhile, or its sign-in has ended, with which it goes. */
export async function take(db: Db, code_hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('link_codes')
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
