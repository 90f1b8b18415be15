import type { NewUser, User } from '#backend/database/tables.ts';
import { type Db, isDuplicate } from '#backend/database/transaction.ts';

/** E-mail addresses that differ only by case are one account. */
export const emailKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** Returns false when the address is taken. */
export async function create(db: Db, user: Omit<NewUser, 'email_key'>): Promise<boolean> {
  try {
    await db
      .insertInto('users')
      .values({ ...user, email_key: emailKey(user.email) })
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
    | 'image'
    | 'timezone'
  >
>;

export async function update(db: Db, id: string, change: ProfileChange): Promise<User> {
  if (Object.values(change).every((value) => value === undefined)) {
    return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
  return db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function setPassword(db: Db, id: string, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** Erases all personal data. The row stays, because tasks and messages of other people refer to it. */
export async function erase(db: Db, id: string, at: Date): Promise<void> {
  const erased = {
    firstname: 'Former',
    lastname: 'member',
    email: '',
    email_key: `erased:${id}`,
    password_hash: '',
  };
  const empty = {
    phonenumber: '',
    address: '',
    languages: [],
    image: null,
    about: null,
    timezone: null,
    deleted_at: at,
  };
  await db
    .updateTable('users')
    .set({ ...erased, ...empty })
    .where('id', '=', id)
    .execute();
}
