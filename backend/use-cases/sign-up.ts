/** A person opens an account. */
import { textLanguage } from '@dragoman/widgets/server';
import type { CallSource } from '#backend/auth/call-source.ts';
import { hashPassword } from '#backend/auth/passwords.ts';
import { newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import { refuseWeakPassword } from '#backend/domain/weak-passwords.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { sendVerification } from './send-verification.ts';

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  language: string;
  /** BCP 47. */
  locale: string;
  source: CallSource;
}

/** Returns the account's id. It stores only these fields, whatever else the call contained. */
export async function signUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { firstname, lastname, email, password, language, locale, source }: NewAccount,
): Promise<string> {
  await refuseWeakPassword(password, email);
  const id = newId();
  const at = now();
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const isNew = await users.create(trx, {
      id,
      firstname,
      lastname,
      email,
      password_hash,
      user_language: language,
      locale: textLanguage(locale),
      languages: [language],
      phonenumber: '',
      address: '',
      created_at: at,
    });
    if (!isNew) throw conflict('address-taken');
    await sendVerification(trx, { id, email, locale: textLanguage(locale), mail_choices: {} }, at);
    await auditEvents.record(trx, source, { action: 'sign-up', actor: id, subject: id });
  });
  return id;
}
