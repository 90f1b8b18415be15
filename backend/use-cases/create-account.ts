/** Creates an account, and sends the link that confirms its address. */
import { textLanguage } from '@dragoman/widgets/server';
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as users from '#backend/repositories/users.ts';
import { sendVerification } from './send-verification.ts';

export interface NewPerson {
  firstname: string;
  lastname: string;
  email: string;
  language: string;
  /** BCP 47. */
  locale: string;
  source: CallSource;
}

/** Part of the transaction of a use case. It stores only these fields, whatever else the call contained. */
export async function createAccount(
  trx: Transaction,
  { firstname, lastname, email, language, locale, source }: NewPerson,
  { id, at, password_hash }: { id: string; at: Date; password_hash: string | null },
): Promise<void> {
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
}
