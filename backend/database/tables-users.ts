/** The table of people with an account. */
import type { LanguageLevel } from '@dragoman/widgets/server';
import type { Generated } from 'kysely';
import type { JsonOrEmpty } from './tables-inbox.ts';
import type { MailChoices } from './tables-mail.ts';

export interface UsersTable {
  id: string;
  email: string;
  email_key: string;
  /** Null: they sign in otherwise. */
  password_hash: string | null;
  /** Null: as old as the account. */
  password_set_at: Generated<Date | null>;
  firstname: string;
  lastname: string;
  phonenumber: string;
  address: string;
  languages: string[];
  user_language: string;
  image: string | null;
  about: string | null;
  /** `{code: "A1"…"C2" | "native"}`. */
  language_levels: JsonOrEmpty<Record<string, LanguageLevel>>;
  /** Null until a browser has reported it. */
  timezone: Generated<string | null>;
  draft_key: Generated<string>;
  /** Operators decide disputes. */
  is_operator: Generated<boolean>;
  /** The interface language that they chose last: mails are in it. */
  locale: Generated<string>;
  /** Null until the person has used the link that was sent to the address. */
  email_verified_at: Generated<Date | null>;
  mail_choices: JsonOrEmpty<MailChoices>;
  /** Of the links that turn off one kind of mail without signing in. */
  unsubscribe_key: Generated<string>;
  /** Hashes of the browsers in which they have signed in. */
  known_devices: Generated<string[]>;
  created_at: Date;
  deleted_at: Date | null;
}
