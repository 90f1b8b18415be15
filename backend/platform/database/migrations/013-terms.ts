import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * What two people agreed on can be changed. Where it costs more then, a task has another payment: of those that are begun
 * and not made it still has one at a time, so that two tabs that pay at once get the same checkout.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create table term_changes (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      proposed_by uuid not null references users (id),
      text text not null,
      quantity double precision not null check (quantity > 0),
      price_parts integer not null,
      total_cents integer not null,
      date text not null,
      time text not null,
      timezone text,
      starts_at timestamptz not null,
      status text not null check (status in ('open', 'due', 'agreed', 'declined', 'withdrawn', 'replaced', 'lapsed', 'void')),
      pay_until timestamptz,
      created_at timestamptz not null,
      closed_at timestamptz
    );
    create unique index term_changes_open on term_changes (task_id) where status in ('open', 'due');
    create index term_changes_task on term_changes (task_id, id);
    create index term_changes_pay_until on term_changes (pay_until) where status = 'due';

    alter table tasks add column cancel_from timestamptz;

    drop index payments_live;
    create unique index payments_waiting on payments (task_id) where status in ('opening', 'open', 'pending')`.execute(
    db,
  );
}
