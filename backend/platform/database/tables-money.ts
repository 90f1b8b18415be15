/** The tables of payments, disputes and the ledger as TypeScript types. */
import type { TaskDispute, TaskPayment } from '@dragoman/widgets/domain/task.ts';
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Generated, Selectable } from 'kysely';
import type { Json } from './columns.ts';

/**
 * `opening`: the provider is asked for a checkout. `pending`: paid, but not confirmed by the bank. `settled`: all of it
 * is released or refunded. `returned`: it came when the task no longer needed it, and went back.
 */
type PaymentRowStatus =
  | 'opening'
  | 'open'
  | 'pending'
  | 'held'
  | 'settled'
  | 'expired'
  | 'failed'
  | 'returned';

export interface PaymentsTable {
  /** The provider's idempotency key too. */
  id: string;
  task_id: number;
  customer_id: string;
  amount_cents: number;
  /** In percent, as it was when the payment began. */
  fee_percent: number;
  status: PaymentRowStatus;
  session_id: string | null;
  /** Where to pay. */
  url: string | null;
  payment_intent: string | null;
  charge: string | null;
  receipt_url: string | null;
  /** What the owner got, after the fee. */
  owner_cents: number;
  fee_cents: number;
  refunded_cents: number;
  bank_dispute: TaskPayment['bank_dispute'];
  created_at: Date;
  paid_at: Date | null;
  settled_at: Date | null;
}

export interface RefundsTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  /** `refused`: by the provider; it is tried again. */
  status: 'waiting' | 'refused' | 'done';
  provider_id: string | null;
  reason: string | null;
  created_at: Date;
  done_at: Date | null;
}

export interface TransfersTable {
  id: string;
  payment_id: string;
  owner_id: string;
  amount_cents: number;
  status: 'available' | 'paid_out';
  provider_id: string | null;
  /** Why the provider refused it. */
  reason: string | null;
  created_at: Date;
  done_at: Date | null;
}

export interface PayoutAccountsTable {
  user_id: string;
  account_id: string;
  status: 'pending' | 'active';
}

export interface ProviderEventsTable {
  id: string;
  type: string;
  subject: string;
  event: Json<unknown>;
  received_at: Date;
  /** Null until what it is about is known. */
  applied_at: Date | null;
}

export interface DisputesTable {
  id: string;
  task_id: number;
  opened_by: string;
  status_before: TaskStatus;
  text: string;
  created_at: Date;
  /** Null while it is open. */
  outcome: TaskDispute['outcome'];
  closed_at: Date | null;
  decided_by: string | null;
  owner_percent: number | null;
  decision: string | null;
}

export interface SettlementsTable {
  id: string;
  task_id: number;
  proposed_by: string;
  owner_percent: number;
  text: string;
  /** `void`: the task moved on without it. */
  status: 'open' | 'accepted' | 'declined' | 'replaced' | 'void';
  created_at: Date;
  closed_at: Date | null;
}

export type LedgerKind =
  | 'capture'
  | 'release'
  | 'refund'
  | 'refund-sent'
  | 'refund-failed'
  | 'transfer'
  | 'transfer-reversed'
  | 'bank-dispute'
  | 'bank-dispute-won'
  | 'bank-dispute-lost';

/**
 * `provider`: money that the payment provider has for us. All others say whose it is: `held` for the task, `refund-due`
 * to the customer, `owner` due to the owner, `fee` ours, `bank-dispute` taken by the customer's bank for now, `loss` what
 * a bank took after the owner had got it.
 */
export type LedgerAccount = 'provider' | 'held' | 'refund-due' | 'owner' | 'fee' | 'bank-dispute' | 'loss';

export interface LedgerTransactionsTable {
  id: string;
  kind: LedgerKind;
  cause: string;
  payment_id: string;
  task_id: number;
  created_at: Date;
}

export interface LedgerEntriesTable {
  transaction_id: string;
  account: LedgerAccount;
  /** Positive: we get more or owe less. The entries of a transaction sum to zero. */
  amount_cents: number;
}

export type Payment = Selectable<PaymentsTable>;
export type Dispute = Selectable<DisputesTable>;
export type Settlement = Selectable<SettlementsTable>;

// The table of the stand-in for the payment provider.

export interface StandInObjectsTable {
  id: string;
  kind: string;
  /** The call whose answer the row holds had this key. */
  idempotency_key: string | null;
  data: Json<unknown>;
  /** An event that the webhook has not accepted yet. */
  is_pending: Generated<boolean>;
  created_at: Date;
}
