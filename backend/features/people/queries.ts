import { newToken } from '#backend/platform/auth/tokens.ts';
import { plainAddress } from '#backend/platform/database/plain-address.ts';
import type { NewUser, OperatorRole, User } from '#backend/platform/database/tables.ts';
import type { MailChoices } from '#backend/platform/database/tables-identity.ts';
import { type Db, isDuplicate, type Transaction } from '#backend/platform/database/transaction.ts';

/** E-mail addresses that differ only by case are one account, and so are the spellings of one plain address. */
export const emailKey = (email: string): string => plainAddress(email.normalize('NFKC').toLowerCase());

/** Returns false when the address is taken, or reserved for its former owner. */
export async function create(db: Db, user: Omit<NewUser, 'email_key'>): Promise<boolean> {
  const email_key = emailKey(user.email);
  if (await isReserved(db, email_key, user.id, user.created_at)) return false;
  try {
    await db
      .insertInto('users')
      .values({ ...user, email_key })
      .execute();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

export async function findByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function hasAny(db: Db, emails: string[]): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', 'in', emails.map(emailKey))
    .where('deleted_at', 'is', null)
    .limit(1)
    .execute();
  return found.length > 0;
}

export async function find(db: Db, id: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type ProfileChange = Partial<
  Pick<
    User,
    | 'firstname'
    | 'lastname'
    | 'phonenumber'
    | 'address'
    | 'languages'
    | 'user_language'
    | 'about'
    | 'language_levels'
    | 'timezone'
    | 'locale'
  >
>;

/** Undefined when the account was removed meanwhile: what was erased is not written again. */
export async function update(
  db: Db,
  id: string,
  { language_levels, ...change }: ProfileChange,
): Promise<User | undefined> {
  if (Object.values({ ...change, language_levels }).every((value) => value === undefined))
    return find(db, id);
  return db
    .updateTable('users')
    .set({ ...change, language_levels: language_levels && JSON.stringify(language_levels) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Returns the previous picture, whose file nobody refers to then: no two people have the same. Undefined where the
 * account is deleted.
 */
export async function replacePicture(
  trx: Transaction,
  id: string,
  image: string | null,
): Promise<{ previous: string | null } | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('image as previous')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row) await trx.updateTable('users').set({ image }).where('id', '=', id).execute();
  return row;
}

/** A user as read before the password was checked, which takes so long that it may change meanwhile. */
type Checked = Pick<User, 'id' | 'password_hash'>;

/** Locks the row. False when the password is no longer the checked one, or the account is deleted. */
export async function lockChecked(trx: Transaction, { id, password_hash }: Checked): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False, without effect, when the password is no longer the checked one. */
export async function replacePassword(
  trx: Transaction,
  checked: Checked,
  next: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: next, password_set_at: at })
    .where('id', '=', checked.id)
    .where('password_hash', 'is not distinct from', checked.password_hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * After a link that was sent to the address, as is the end of their calendar's address, which somebody else may know.
 * Null until they choose one. Under a lock on the row.
 */
export async function setPassword(
  trx: Transaction,
  id: string,
  password_hash: string | null,
  password_set_at: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash, password_set_at, calendar_key: newToken() })
    .where('id', '=', id)
    .execute();
}

/** The calendar has another address from now on. Null where the account is gone. */
export async function renewCalendarKey(db: Db, id: string): Promise<string | null> {
  const changed = await db
    .updateTable('users')
    .set({ calendar_key: newToken() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('calendar_key')
    .executeTakeFirst();
  return changed?.calendar_key ?? null;
}

/** Under a lock on the row. */
export async function rememberDevices(trx: Transaction, id: string, known_devices: string[]): Promise<void> {
  await trx.updateTable('users').set({ known_devices }).where('id', '=', id).execute();
}

export async function chooseMails(trx: Transaction, id: string, choices: MailChoices): Promise<void> {
  await trx
    .updateTable('users')
    .set({ mail_choices: JSON.stringify(choices) })
    .where('id', '=', id)
    .execute();
}

/** The address is theirs, and becomes the account's where it was not. False where another account has it. */
export async function verifyAddress(trx: Transaction, id: string, email: string, at: Date): Promise<boolean> {
  const email_key = emailKey(email);
  const other = await findByEmail(trx, email);
  if ((other && other.id !== id) || (await isReserved(trx, email_key, id, at))) return false;
  await trx
    .updateTable('users')
    .set({ email, email_key, email_verified_at: at })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Whether a link still brings this address back to another person's account. */
async function isReserved(db: Db, email_key: string, id: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('mail_links')
    .select('user_id')
    .where('email_key', '=', email_key)
    .where('purpose', '=', 'undo')
    .where('user_id', '!=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** Without a role they are none any more. False where nobody has this address. */
export async function setOperator(db: Db, email: string, role: OperatorRole | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_operator: role !== undefined, operator_role: role })
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function listOperators(db: Db): Promise<User[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('is_operator', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('email_key')
    .execute();
}

export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
