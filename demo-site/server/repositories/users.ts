import type { NewUser, User } from '#server/tables.ts';
import { type Db, isDuplicate } from '#server/transaction.ts';

/** Addresses that differ by case alone belong to one person. */
export const emailKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** Answers false when the address is taken. */
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
    'firstname' | 'lastname' | 'phonenumber' | 'address' | 'languages' | 'user_language' | 'about' | 'image'
  >
>;

export async function update(db: Db, id: string, change: ProfileChange): Promise<User> {
  if (Object.values(change).every((value) => value === undefined)) {
    return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
  return db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
