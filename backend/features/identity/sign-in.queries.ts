/** The SQL of wrong passwords, of known browsers, and of the ways in which a person can sign in. */
import { sql } from 'kysely';
import { newId } from '#backend/platform/database/ids.ts';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** Serializes concurrent attempts for one address, so that each is counted. */
export async function lockAddress(trx: Transaction, email_key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email_key}, 0))`.execute(trx);
}

/** Called before the check, so that concurrent guesses count too. Returns its id. */
export async function recordFailure(
  db: Db,
  failure: Omit<Tables['sign_in_failures'], 'id'>,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('sign_in_failures')
    .values({ id, ...failure })
    .execute();
  return id;
}

export async function forgetFailure(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
}

/** Forgets an account's failures: those from one source, or all. */
export async function forgetFailures(db: Db, email_key: string, source?: string): Promise<void> {
  const all = db.deleteFrom('sign_in_failures').where('email_key', '=', email_key);
  await (source === undefined ? all : all.where('source', '=', source)).execute();
}

/** The wrong guesses at an account: of everybody and from this source, in all and since then. */
export async function countFailures(db: Db, email_key: string, source: string, since: Date) {
  const row = await db
    .selectFrom('sign_in_failures')
    .select((all) => {
      const recent = all('at', '>', since);
      const own = all('source', '=', source);
      return [
        all.fn.countAll<number>().as('all'),
        all.fn.countAll<number>().filterWhere(recent).as('recent'),
        all.fn.countAll<number>().filterWhere(own).as('own'),
        all.fn
          .countAll<number>()
          .filterWhere(all.and([own, recent]))
          .as('ownRecent'),
        all.fn.max('at').filterWhere(own).as('ownLast'),
      ];
    })
    .where('email_key', '=', email_key)
    .executeTakeFirstOrThrow();
  const { all, recent, own, ownRecent, ownLast } = row;
  return {
    all: Number(all),
    recent: Number(recent),
    own: Number(own),
    ownRecent: Number(ownRecent),
    ownLast: ownLast as Date | null,
  };
}

export async function isKnownBrowser(db: Db, user_id: string, browser_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('browser_hash', '=', browser_hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps so many of a person, the latest. Under a lock on the person. */
export async function rememberBrowser(
  trx: Transaction,
  browser: Tables['known_browsers'],
  most: number,
): Promise<void> {
  const { user_id, used_at } = browser;
  await trx
    .insertInto('known_browsers')
    .values(browser)
    .onConflict((known) => known.columns(['user_id', 'browser_hash']).doUpdateSet({ used_at }))
    .execute();
  const latest = trx
    .selectFrom('known_browsers')
    .select('browser_hash')
    .where('user_id', '=', user_id)
    .orderBy('used_at', 'desc')
    .limit(most);
  await trx
    .deleteFrom('known_browsers')
    .where('user_id', '=', user_id)
    .where('browser_hash', 'not in', latest)
    .execute();
}

export async function forgetBrowsers(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', user).execute();
}

/** False, without effect, where the last one is not older than that. */
export async function replaceCode(
  trx: Transaction,
  code: Tables['guess_codes'],
  since: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('guess_codes')
    .values(code)
    .onConflict((last) =>
      last.column('email_key').doUpdateSet(code).where('guess_codes.created_at', '<=', since),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function hasCode(db: Db, email_key: string, code_hash: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('guess_codes')
    .select('email_key')
    .where('email_key', '=', email_key)
    .where('code_hash', '=', code_hash)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeCode(trx: Transaction, email_key: string): Promise<void> {
  await trx.deleteFrom('guess_codes').where('email_key', '=', email_key).execute();
}

/**
 * How a person can sign in: the last of these methods may not be removed. Under a lock on the person, so that of two
 * removals at once the second sees the first. `issuers` are those of the providers that are configured, without a
 * slash at the end: of what use are others?
 */
export async function countMethods(db: Db, user: string, issuers: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((is) => [
      is('password_hash', 'is not', null).as('has_password'),
      is
        .selectFrom('passkeys')
        .select((passkeys) => passkeys.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .as('passkeys'),
      is
        .selectFrom('identities')
        .select((identities) => identities.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .where(sql<string>`rtrim(issuer, '/')`, '=', is.fn.any(is.val([...issuers])))
        .as('identities'),
    ])
    .where('id', '=', user)
    .executeTakeFirst();
  if (!row) return 0;
  return Number(row.has_password) + Number(row.passkeys) + Number(row.identities);
}
