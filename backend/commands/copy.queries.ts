/** Copies every table from one database to another, parents before children, in one transaction of the target. */
import { sql } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import { type Db, inTransaction } from '#backend/platform/database/transaction.ts';

interface CopiedTable {
  name: keyof Tables;
  /** The key columns, by which rows are read in order. */
  order: string[];
  /** The JSON columns, which are written as text. */
  json?: string[];
  /** The rows that are copied. */
  only?: string;
  /** Whether each start of a server writes the same rows, also in an empty database. */
  isWrittenAtStart?: boolean;
}

const tables: CopiedTable[] = [
  { name: 'legal_versions', order: ['version'], isWrittenAtStart: true },
  { name: 'users', order: ['id'], json: ['language_levels'] },
  { name: 'audit_events', order: ['id'] },
  { name: 'refresh_tokens', order: ['id'] },
  { name: 'sign_in_codes', order: ['code_hash'] },
  { name: 'link_codes', order: ['code_hash'] },
  { name: 'sessions', order: ['id'] },
  { name: 'passkeys', order: ['id'] },
  { name: 'passkey_challenges', order: ['challenge_hash'] },
  { name: 'second_factors', order: ['user_id'] },
  { name: 'sign_in_tickets', order: ['ticket_hash'] },
  { name: 'identities', order: ['id'] },
  { name: 'provider_requests', order: ['state_hash'] },
  { name: 'provider_answers', order: ['ticket_hash'], json: ['claims'] },
  { name: 'sign_in_failures', order: ['id'] },
  { name: 'call_counts', order: ['key'] },
  { name: 'known_browsers', order: ['user_id', 'browser_hash'] },
  { name: 'guess_codes', order: ['email_key'] },
  { name: 'idempotency_keys', order: ['user_id', 'call', 'key'], json: ['answer'] },
  { name: 'blocks', order: ['user_id', 'blocked_id'] },
  { name: 'availabilities', order: ['user_id'], json: ['weekly', 'exceptions'] },
  { name: 'imported_calendars', order: ['id'], json: ['busy'] },
  { name: 'offers', order: ['id'], json: ['translations'] },
  { name: 'offer_language_pairs', order: ['lang_a', 'lang_b', 'type', 'offer_id'] },
  { name: 'offer_words', order: ['word'] },
  { name: 'offer_word_keys', order: ['key', 'word'] },
  { name: 'offer_word_ends', order: ['ending', 'word'] },
  { name: 'conversations', order: ['id'] },
  { name: 'messages', order: ['id'], json: ['activity'] },
  { name: 'notifications', order: ['id'], json: ['activity'] },
  { name: 'events', order: ['id'], json: ['data'] },
  { name: 'requests', order: ['id'] },
  { name: 'proposals', order: ['id'] },
  { name: 'tasks', order: ['id'] },
  { name: 'task_history', order: ['id'] },
  { name: 'term_changes', order: ['id'] },
  { name: 'documents', order: ['id'] },
  { name: 'reviews', order: ['id'] },
  { name: 'payments', order: ['id'] },
  { name: 'refunds', order: ['id'] },
  { name: 'payout_accounts', order: ['user_id'] },
  { name: 'transfers', order: ['id'] },
  { name: 'provider_events', order: ['id'], json: ['event'] },
  { name: 'disputes', order: ['id'] },
  { name: 'settlements', order: ['id'] },
  { name: 'ledger_transactions', order: ['id'] },
  { name: 'ledger_entries', order: ['transaction_id', 'account'] },
  { name: 'mails', order: ['id'] },
  { name: 'mail_links', order: ['token_hash'] },
  { name: 'recovery_calls', order: ['id'] },
  { name: 'partners', order: ['id'] },
  { name: 'partner_members', order: ['partner_id', 'user_id'] },
  { name: 'partner_invitations', order: ['id'] },
  { name: 'partner_origins', order: ['partner_id', 'origin'] },
  { name: 'partner_keys', order: ['id'] },
  { name: 'webhooks', order: ['id'] },
  { name: 'webhook_deliveries', order: ['id'] },
  { name: 'partner_days', order: ['partner', 'day', 'campaign', 'page'] },
  { name: 'stand_in_objects', order: ['id'], json: ['data'] },
  // Both databases have the same queues, and each adds its own scheduled jobs.
  { name: 'jobs.job', order: ['name', 'id'], json: ['data', 'output'], only: 'singleton_on is null' },
];
const batchSize = 500;

export async function copyAll(from: Db, to: Db): Promise<Record<string, number>> {
  return inTransaction(to, async (trx) => {
    const counts: Record<string, number> = {};
    for (const { name, order, json = [], only = 'true', isWrittenAtStart = false } of tables) {
      const keys = order.map((column) => sql.ref(column));
      let copied = 0;
      let last: Record<string, unknown> | undefined;
      do {
        const after = last && order.map((column) => last?.[column]);
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.table(name)} where ${sql.raw(only)}
          ${after ? sql`and (${sql.join(keys)}) > (${sql.join(after)})` : sql``}
          order by ${sql.join(keys)} limit ${batchSize}`.execute(from);
        last = rows.at(-1);
        if (!last) break;
        const columns = Object.keys(last);
        const values = rows.map(
          (row) => sql`(${sql.join(columns.map((column) => value(row[column], column, name, json)))})`,
        );
        await sql`
          insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
          values ${sql.join(values)}
          ${isWrittenAtStart ? sql`on conflict do nothing` : sql``}`.execute(trx);
        copied += rows.length;
      } while (last);
      counts[name] = copied;
    }
    await copySequences(from, trx);
    return counts;
  });
}

function value(cell: unknown, column: string, table: string, json: string[]) {
  if (json.includes(column)) return sql`${JSON.stringify(cell)}::jsonb`;
  // The driver reads a tsvector as text.
  if (table === 'offers' && column === 'search') return sql`${cell}::tsvector`;
  return sql`${cell}`;
}

/** So that new rows get ids after the copied ones. */
async function copySequences(from: Db, to: Db): Promise<void> {
  const { rows } = await sql<{ small: number; events: number }>`
    select (select last_value from small_ids) as small,
           (select coalesce(max(id), 1) from events) as events`.execute(from);
  const [last] = rows;
  if (!last) return;
  await sql`select setval('small_ids', ${last.small}::bigint)`.execute(to);
  await sql`select setval(pg_get_serial_sequence('events', 'id'), ${last.events}::bigint)`.execute(to);
}
