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
    left join payments on payments.task_id = tasks.id and payments.status = 'held'
    where coalesce(held, 0) <> coalesce(amount_cents - refunded_cents, 0)
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
    select payments.id from payments join tasks on tasks.id = task_id
    where payments.status = 'settled' and tasks.status = 'cancelled' and payments.bank_dispute is null
      and not exists (select from refunds where payment_id = payments.id and reason = 'foreign')
      and not exists (
        select from task_history as step where step.task_id = tasks.id and cause in ('settlement', 'operator')
      )
      and refunded_cents <> all (case cancellation
        when 'free' then array[amount_cents]
        when 'day' then array[amount_cents, (amount_cents + 1) / 2]
        else array[amount_cents, (amount_cents + 1) / 2, 0]
      end)`,
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
