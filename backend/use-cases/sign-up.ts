/** A person opens an account. */
import { hashPassword } from '#backend/auth/passwords.ts';
import { newId } from '#backend/database/ids.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  language: string;
}

/** Returns the account's id. It stores only these fields, whatever else the call contained. */
export async function signUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { firstname, lastname, email, password, language }: NewAccount,
): Promise<string> {
  const id = newId();
  const isNew = await users.create(db, {
    id,
    firstname,
    lastname,
    email,
    password_hash: await hashPassword(password),
    user_language: language,
    languages: [language],
    phonenumber: '',
    address: '',
    created_at: now(),
  });
  if (!isNew) throw conflict('address-taken');
  return id;
}
