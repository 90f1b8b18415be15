/** What holds in every ledger, whatever was paid, refunded, divided or disputed, and in which order. */
import { type RawBuilder, sql } from 'kysely';

/** Sums of one task's entries by account; what we owe is negative in the ledger. */
const sums = sql.raw(`
  select task_id,
    coalesce(sum(amount_cents) filter (where kind = 'capture' and account = 'provider'), 0) as captured,
    coalesce(sum(amount_cents) filter (where account = 'provider'), 0) as at_provider,
    -coalesce(sum(amount_cents) filter (where account = 'held'), 0) as held,
    -coalesce(sum(amount_cents) filter (where account = 'refund-due'), 0) as refund_due,
    -coalesce(sum(amount_cents) filter (where account = 'owner'), 0) as owner_due,
    -coalesce(sum(amount_cents) filter (where account = 'fee'), 0) as fee,
    -coalesce(sum(amount_cents) filter (where account = 'bank-dispute'), 0) as in_bank_dispute,
    coalesce(sum(amount_cents) filter (where account = 'loss'), 0) as loss,
    -coalesce(sum(amount_cents) filter (where kind in ('refund-sent', 'refund-failed', 'bank-dispute-lost') and account = 'provider'
      or kind = 'refund' and account = 'provider'), 0) as sent_back,
    -coalesce(sum(amount_cents) filter (where kind in ('transfer', 'transfer-reversed') and account = 'provider'), 0) as paid_out
  from ledger_entries join ledger_transactions on id = transaction_id group by task_id`);

export const ledgerSentences: Record<string, RawBuilder<unknown>> = {
  'each ledger transaction sums to zero and has entries': sql`
    select id from ledger_transactions left join ledger_entries on transaction_id = id
    group by id having coalesce(sum(amount_cents), 1) <> 0`,
  'captured is held, released, refunded or with the bank, for each task': sql`
    select * from (${sums}) as sums
    where captured + loss <> held + owner_due + paid_out + fee + refund_due + sent_back + in_bank_dispute`,
  // What the bank takes back after it was refunded or paid out already is the marketplace's loss.
  'no account of a task is below zero': sql`
    select * from (${sums}) as sums
    where least(held, refund_due, owner_due, fee, in_bank_dispute, at_provider + loss, sent_back, paid_out) < 0`,
  'what the ledger holds is what the payments hold': sql`
    select tasks.id from tasks
    left join (${sums}) as sums on task_id = tasks.id
    where coalesce(held, 0) <> (
        select coalesce(sum(amount_cents - refunded_cents), 0) from payments
        where payments.task_id = tasks.id and payments.status = 'held')
      and not exists (select from payments as paid where paid.task_id = tasks.id and paid.bank_dispute is not null)`,
  'a settled payment has given away all of it': sql`
    select id from payments
    where status in ('settled', 'returned') and owner_cents + fee_cents + refunded_cents <> amount_cents`,
  'a payment is booked exactly if it was made': sql`
    select payments.id from payments
    left join ledger_transactions as booked on booked.payment_id = payments.id and kind = 'capture'
    where (paid_at is not null) <> (booked.id is not null)`,
  'no more is refunded than was paid': sql`
    select payments.id from payments join refunds on payment_id = payments.id
    group by payments.id having sum(refunds.amount_cents) > payments.amount_cents`,
  'whoever cancels gets back what the rule has: all of it, half with the odd cent, or nothing': sql`
    select tasks.id from tasks
    join lateral (
      select sum(amount_cents) as paid, sum(refunded_cents) as refunded from payments
      where task_id = tasks.id and payments.status = 'settled'
    ) as all_payments on paid is not null
    where tasks.status = 'cancelled'
      and not exists (select from payments where task_id = tasks.id and bank_dispute is not null)
      and not exists (
        select from refunds join payments on payments.id = payment_id
        where task_id = tasks.id and refunds.reason = 'foreign'
      )
      and not exists (
        select from task_history as step where step.task_id = tasks.id and cause in ('settlement', 'operator')
      )
      -- What the price fell by went back before.
      and refunded - (paid - total_cents) <> all (case cancellation
        when 'free' then array[total_cents]
        when 'day' then array[total_cents, (total_cents + 1) / 2]
        else array[total_cents, (total_cents + 1) / 2, 0]
      end)`,
  'what is held for a task is what was agreed on last': sql`
    select tasks.id from tasks
    join lateral (
      select sum(amount_cents - refunded_cents) as held from payments
      where task_id = tasks.id and payments.status = 'held'
    ) as all_payments on held is not null
    where held <> total_cents
      and not exists (select from payments where task_id = tasks.id and bank_dispute is not null)
      and not exists (
        select from refunds join payments on payments.id = payment_id
        where task_id = tasks.id and refunds.reason = 'foreign'
      )`,
  'a change is proposed, or waits for its payment, only before the work is delivered': sql`
    select term_changes.id from term_changes join tasks on tasks.id = task_id
    where term_changes.status in ('open', 'due')
      and tasks.status not in ('requested', 'accepted', 'in_progress', 'changes_requested')`,
  'a task has at most one payment that is begun and not made, of the sum that it needs': sql`
    select tasks.id from tasks
    left join term_changes as due on due.task_id = tasks.id and due.status = 'due'
    join payments on payments.task_id = tasks.id and payments.status in ('opening', 'open', 'pending')
    where amount_cents <> case
      when exists (select from payments as made where made.task_id = tasks.id and made.status in ('held', 'settled'))
      then due.total_cents - tasks.total_cents else tasks.total_cents end`,
  'what an owner gets is one transfer': sql`
    select payments.id from payments left join transfers on payment_id = payments.id
    where owner_cents <> coalesce(transfers.amount_cents, 0)`,
  'a task is disputed exactly while it has an open dispute': sql`
    select tasks.id from tasks left join disputes on task_id = tasks.id and outcome is null
    where (tasks.status = 'disputed') <> (disputes.id is not null)`,
  'an open proposal divides money that is held': sql`
    select settlements.id from settlements
    left join payments on payments.task_id = settlements.task_id and payments.status = 'held'
    where settlements.status = 'open' and payments.id is null`,
};
