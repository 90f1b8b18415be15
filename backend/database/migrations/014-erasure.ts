import { type Kysely, sql } from 'kysely';

/**
 * An e-mail address is unique among the accounts that are not removed. No foreign key can refer to a partial index, so a
 * change of the address locks the row like any other change, and does not wait for transactions that only refer to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_email_key_key`.execute(db);
  await sql`create unique index users_email_key on users (email_key) where deleted_at is null`.execute(db);
  await sql`alter table notifications add column actor_id uuid references users (id)`.execute(db);
  await sql`create index notifications_actor on notifications (actor_id) where actor_id is not null`.execute(
    db,
  );
}
