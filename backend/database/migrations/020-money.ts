import { type Kysely, sql } from 'kysely';
import { jobQueue } from '#backend/database/job-queue.ts';

const queues = [
  'read-receipt',
  'apply-events',
  'expire-checkout',
  'send-refund',
  'send-transfer',
  'announce-finish',
  'finish-task',
  'decline-booking',
];

/** What a task costs and until when it waits, its payments, and the ledger: where each cent of them is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of queues) await jobQueue(db).createQueue(name);
  await sql`alter table users add column is_operator boolean not null default false`.execute(db);
  await sql`
    alter table offers add column booking text not null default 'instant'
      check (booking in ('instant', 'on-request'))`.execute(db);
  await sql`
    alter table tasks
      drop column paid_at,
      add column hours double precision not null default 1 check (hours between 0.5 and 100),
      add column total_cents integer,
      add column booking text not null default 'instant',
      add column reference text,
      add column place text,
      add column answer_until timestamptz,
      add column finish_at timestamptz`.execute(db);
  await sql`update tasks set total_cents = price_cents`.execute(db);
  await sql`alter table tasks alter column total_cents set not null`.execute(db);
  // Null: nobody did it. The task moved when its time was over, or an operator decided.
  await sql`
    alter table task_history
      alter column by drop not null,
      add column cause text not null default 'party',
      add column message text`.execute(db);
  await createPayments(db);
  await createDisputes(db);
  await createLedger(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`drop table payments`.execute(db);
  await sql`
    create table payments (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      customer_id uuid not null references users (id),
      amount_cents integer not null check (amount_cents > 0),
      fee_percent double precision not null,
      status text not null
        check (status in ('opening', 'open', 'pending', 'held', 'settled', 'expired', 'failed', 'returned')),
      session_id text unique,
      url text,
      payment_intent text unique,
      charge text,
      receipt_url text,
      owner_cents integer not null default 0 check (owner_cents >= 0),
      fee_cents integer not null default 0 check (fee_cents >= 0),
      refunded_cents integer not null default 0 check (refunded_cents >= 0),
      bank_dispute text check (bank_dispute in ('open', 'won', 'lost')),
      created_at timestamptz not null,
      paid_at timestamptz,
      settled_at timestamptz,
      check (owner_cents + fee_cents + refunded_cents <= amount_cents)
    )`.execute(db);
  // One payment at a time: two tabs that pay at once get the same checkout.
  await sql`
    create unique index payments_live on payments (task_id)
    where status in ('opening', 'open', 'pending', 'held', 'settled')`.execute(db);
  await sql`create index payments_task on payments (task_id)`.execute(db);
  await sql`create index payments_customer on payments (customer_id, id)`.execute(db);
  await sql`
    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('waiting', 'refused', 'done')),
      provider_id text unique,
      reason text,
      created_at timestamptz not null,
      done_at timestamptz
    )`.execute(db);
  await sql`create index refunds_payment on refunds (payment_id)`.execute(db);
  await sql`
    create table payout_accounts (
      user_id uuid primary key references users (id),
      account_id text not null unique,
      status text not null check (status in ('pending', 'active'))
    )`.execute(db);
  await sql`
    create table transfers (
      id uuid primary key,
      payment_id uuid not null unique references payments (id),
      owner_id uuid not null references users (id),
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('available', 'paid_out')),
      provider_id text unique,
      reason text,
      created_at timestamptz not null,
      done_at timestamptz
    )`.execute(db);
  await sql`create index transfers_owner on transfers (owner_id, status)`.execute(db);
  // By the provider's id: it repeats its messages, and sends them in any order.
  await sql`
    create table provider_events (
      id text primary key,
      type text not null,
      -- the session, payment intent, account or transfer that it is about
      subject text not null,
      event jsonb not null,
      received_at timestamptz not null,
      applied_at timestamptz
    )`.execute(db);
  await sql`create index provider_events_waiting on provider_events (subject) where applied_at is null`.execute(
    db,
  );
}

async function createDisputes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disputes (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      opened_by uuid not null references users (id),
      status_before text not null,
      text text not null,
      created_at timestamptz not null,
      outcome text check (outcome in ('withdrawn', 'settled', 'decided')),
      closed_at timestamptz,
      decided_by uuid references users (id),
      owner_percent integer check (owner_percent between 0 and 100),
      decision text
    )`.execute(db);
  await sql`create unique index disputes_open on disputes (task_id) where outcome is null`.execute(db);
  await sql`create index disputes_task on disputes (task_id, id)`.execute(db);
  await sql`
    create table settlements (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      proposed_by uuid not null references users (id),
      owner_percent integer not null check (owner_percent between 0 and 100),
      text text not null,
      status text not null check (status in ('open', 'accepted', 'declined', 'replaced', 'void')),
      created_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create unique index settlements_open on settlements (task_id) where status = 'open'`.execute(db);
  await sql`create index settlements_task on settlements (task_id, id)`.execute(db);
}

/** Append-only: a trigger refuses every change, and a transaction that does not sum to zero. */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_transactions (
      id uuid primary key,
      kind text not null,
      -- an id of ours or the provider's; the same cause is booked once
      cause text not null,
      payment_id uuid not null references payments (id),
      task_id bigint not null references tasks (id),
      created_at timestamptz not null,
      unique (kind, cause)
    )`.execute(db);
  await sql`create index ledger_transactions_task on ledger_transactions (task_id)`.execute(db);
  await sql`create index ledger_transactions_payment on ledger_transactions (payment_id)`.execute(db);
  await sql`
    create table ledger_entries (
      transaction_id uuid not null references ledger_transactions (id),
      account text not null
        check (account in ('provider', 'held', 'refund-due', 'owner', 'fee', 'bank-dispute', 'loss')),
      amount_cents bigint not null check (amount_cents <> 0),
      primary key (transaction_id, account)
    )`.execute(db);
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin raise exception 'The ledger is append-only.'; end $$`.execute(db);
  await sql`
    create function check_ledger_balance() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
          raise exception 'The entries of ledger transaction % do not sum to zero.', new.transaction_id;
        end if;
        return null;
      end $$`.execute(db);
  for (const table of ['ledger_transactions', 'ledger_entries'])
    await sql`
      create trigger append_only before update or delete on ${sql.table(table)}
      execute function refuse_ledger_change()`.execute(db);
  await sql`
    create constraint trigger balanced after insert on ledger_entries deferrable initially deferred
    for each row execute function check_ledger_balance()`.execute(db);
}
