/** Rows with an end: which tables have them, and how long they stay. */
import { sql } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

interface Retention {
  table: keyof Tables;
  key: string[];
  /** A row goes when the time in this column is `days` ago. */
  time: string;
  days: number;
}

export const retentions: Retention[] = [
  { table: 'sessions', key: ['id'], time: 'expires_at', days: 0 },
  { table: 'sign_in_codes', key: ['code_hash'], time: 'expires_at', days: 0 },
  { table: 'link_codes', key: ['code_hash'], time: 'expires_at', days: 0 },
  { table: 'refresh_tokens', key: ['id'], time: 'expires_at', days: 0 },
  { table: 'provider_requests', key: ['state_hash'], time: 'expires_at', days: 0 },
  { table: 'provider_answers', key: ['ticket_hash'], time: 'expires_at', days: 0 },
  { table: 'passkey_challenges', key: ['challenge_hash'], time: 'expires_at', days: 0 },
  { table: 'sign_in_tickets', key: ['ticket_hash'], time: 'expires_at', days: 0 },
  { table: 'idempotency_keys', key: ['user_id', 'call', 'key'], time: 'created_at', days: 1 },
  // They are about one minute, and hold addresses of networks.
  { table: 'call_counts', key: ['key'], time: 'begun_at', days: 1 / 24 },
  // So long they count as being in a row.
  { table: 'sign_in_failures', key: ['id'], time: 'at', days: 30 },
  { table: 'guess_codes', key: ['email_key'], time: 'created_at', days: 1 },
  { table: 'known_browsers', key: ['user_id', 'browser_hash'], time: 'used_at', days: 400 },
  // Used and expired links say so for a while.
  { table: 'mail_links', key: ['token_hash'], time: 'expires_at', days: 30 },
  { table: 'recovery_calls', key: ['id'], time: 'at', days: 1 },
  { table: 'mails', key: ['id'], time: 'created_at', days: 30 },
  { table: 'partner_invitations', key: ['id'], time: 'expires_at', days: 30 },
  { table: 'webhook_deliveries', key: ['id'], time: 'created_at', days: 30 },
  { table: 'audit_events', key: ['id'], time: 'at', days: 400 },
  { table: 'events', key: ['id'], time: 'created_at', days: 1 },
  // A report covers up to 366 days. Whoever reads one may compare it with the year before.
  { table: 'partner_days', key: ['partner', 'day', 'campaign', 'page'], time: 'day', days: 732 },
];

const batchSize = 1000;
const day = 24 * 60 * 60 * 1000;

/** Deletes at most 1,000 rows, and none that others use at this moment. Returns whether there may be more. */
export async function deleteBatch(
  db: Db,
  { table, key, time, days }: Retention,
  now: Date,
): Promise<boolean> {
  const columns = key.map((column) => sql.ref(column));
  const of = (source: string) => sql.join(key.map((column) => sql.ref(`${source}.${column}`)));
  // As text, which also the column `day` compares with.
  const end = new Date(now.getTime() - days * day).toISOString();
  const { numAffectedRows = 0n } = await sql`
    with old as materialized (
      select ${sql.join(columns)} from ${sql.table(table)} where ${sql.ref(time)} < ${end}
      limit ${batchSize} for update skip locked
    )
    delete from ${sql.table(table)} using old where (${of(table)}) = (${of('old')})`.execute(db);
  return numAffectedRows >= BigInt(batchSize);
}
