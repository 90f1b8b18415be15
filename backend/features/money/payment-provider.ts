/** What the marketplace asks of a payment provider, and what it is told by one. All ids named `id` are our own. */
import type { BankDisputeState } from '@dragoman/widgets/domain/task-states.ts';
import type { StandIn } from './stand-in/webhooks.ts';

export interface Bill {
  /** The id of our payment, and thereby the idempotency key. */
  id: string;
  taskId: number;
  title: string;
  amountCents: number;
  email: string;
  /** Where the payer comes from and returns to. */
  origin: string;
  locale: string;
}

export interface Payments {
  /** Asked again with the same `id`, it answers the same session. Throws RefusedByProvider where it will never do so. */
  openCheckout(bill: Bill): Promise<{ sessionId: string; url: string }>;
  /** No error when it is complete or expired already. */
  expireCheckout(sessionId: string): Promise<void>;
  /** What came of it so far; null while it is open. Fails soon where the provider is silent: a visitor waits. */
  readCheckout(sessionId: string): Promise<CheckoutFact | null>;
  /** Throws RefusedByProvider where trying again is of no use, other errors where it may help. So does `transfer`. */
  refund(refund: {
    id: string;
    paymentIntent: string;
    amountCents: number;
  }): Promise<{ providerId: string; status: 'done' | 'pending' }>;
  transfer(transfer: {
    id: string;
    accountId: string;
    amountCents: number;
    taskId: number;
    /** The charge whose money is transferred; then the transfer waits for that money where it is not there yet. */
    charge: string | null;
  }): Promise<{ providerId: string }>;
  createAccount(account: { id: string; email: string }): Promise<{ accountId: string }>;
  /** Where an owner enters what the provider has to know of them. It leads on to /Earnings. */
  accountLink(link: { accountId: string; origin: string }): Promise<{ url: string }>;
  isAccountActive(accountId: string): Promise<boolean>;
  /** Throws `malformed` where the signature is missing, wrong or older than five minutes. */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
  receiptOf(paymentIntent: string): Promise<{ charge: string; receiptUrl: string | null }>;
  /** Everything the provider has, for the comparison with the ledger. */
  list: {
    charges(): AsyncIterable<ProviderCharge>;
    refunds(): AsyncIterable<ProviderRefund>;
    transfers(): AsyncIterable<ProviderTransfer>;
  };
  /** Only where no payment provider is set up. */
  standIn?: StandIn;
}

/** The provider has understood the call and will never do it. */
export class RefusedByProvider extends Error {
  /** The provider's word for it, such as `charge_already_refunded`. */
  readonly code: string | undefined;

  constructor(reason: string, code?: string | undefined) {
    super(reason);
    this.code = code;
  }
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The provider's id of what the event is about. */
  objectId: string;
  createdAt: Date;
  /** The event as it was sent. It contains personal data of the payer. */
  payload: string;
  what: ProviderFact;
}

export interface CheckoutFact {
  kind: 'checkout';
  step: 'completed' | 'succeeded-later' | 'failed-later' | 'expired';
  sessionId: string;
  paymentId: string | null;
  paymentIntent: string | null;
  isPaid: boolean;
  amountCents: number | null;
}

/** JSON, without personal data: it can be stored and applied later. */
export type ProviderFact =
  | CheckoutFact
  | {
      kind: 'refunded';
      charge: string;
      paymentIntent: string | null;
      amountCents: number;
      /** The sum of all refunds of this charge. */
      amountRefundedCents: number;
      /** Our own ids of these refunds, where the provider sends them. */
      refundIds: string[];
    }
  | {
      kind: 'refund-failed';
      /** The provider's id, and ours where it is one of our refunds. */
      refundId: string;
      id: string | null;
      paymentIntent: string | null;
      reason: string;
    }
  | {
      kind: 'bank-dispute';
      status: BankDisputeState;
      disputeId: string;
      charge: string | null;
      paymentIntent: string | null;
      amountCents: number;
    }
  | { kind: 'account'; accountId: string; isActive: boolean }
  | {
      kind: 'transfer';
      transferId: string;
      /** Our own id of the transfer. */
      id: string | null;
      amountCents: number;
      amountReversedCents: number;
    }
  | { kind: 'other' };

interface ProviderCharge {
  charge: string;
  paymentIntent: string | null;
  /** Our payment's id; null for charges that are not of this marketplace. */
  paymentId: string | null;
  amountCents: number;
  amountRefundedCents: number;
}

export interface ProviderRefund {
  providerId: string;
  /** Our refund's id; null where somebody refunded at the provider's own site. */
  id: string | null;
  paymentIntent: string | null;
  amountCents: number;
  status: 'done' | 'pending' | 'failed';
}

interface ProviderTransfer {
  providerId: string;
  id: string | null;
  accountId: string | null;
  amountCents: number;
  amountReversedCents: number;
}
