import type { Category } from './category.ts';
import type { Offer } from './offer.ts';
import type { PaymentPolicy, PaymentStatus } from './payment.ts';
import type { Person } from './person.ts';
import { type DocumentKind, isOver, isPayable, type TaskRole, waitsForPayment } from './task.ts';

/** A file that goes with a task. */
export interface TaskDocument {
  id: string;
  name: string;
  /** In bytes; null where the backend does not send it. */
  size: number | null;
  /** Something to work from, or the work. */
  kind: DocumentKind;
  /** Of the files of the task with the same kind and name, from 1. */
  version: number;
  /** The id of whoever added it; empty where the backend does not send it. */
  createdBy: string;
  createdAt: Date | null;
}

/** The customer's review of a finished task, and the owner's reply. */
export interface TaskReview {
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Empty while there is none. */
  reply: string;
}

/** The money of a task. Amounts in cents. */
export interface TaskPayment {
  status: PaymentStatus;
  policy: PaymentPolicy;
  amount: number;
  /** What the marketplace keeps, and what the owner gets; null for the customer. */
  fee: number | null;
  net: number | null;
  refunded: number;
  currency: string;
  /** When a delivered task finishes by itself and the money goes to the owner. */
  releaseAt: Date | null;
  /** Empty where there is none. */
  receiptUrl: string;
  /** An objection at the customer's bank. */
  bankDispute: 'open' | 'won' | 'lost' | null;
  /** The provider could not return money yet, and it is tried again. */
  isRefundDelayed: boolean;
}

/** What one party says of a task that an operator has to decide about. */
export interface TaskDispute {
  openedBy: TaskRole | null;
  text: string;
  openedAt: Date | null;
  /** Null while it is open. */
  outcome: 'withdrawn' | 'settled' | 'decided' | null;
  /** The operator's decision: the owner's part in percent, and why. */
  ownerPercent: number | null;
  decision: string;
}

/** A proposal of one party how to divide the money that is held. Amounts in cents. */
export interface TaskSettlement {
  proposedBy: TaskRole | null;
  ownerPercent: number;
  text: string;
  proposedAt: Date | null;
  /** What the customer gets back, and what the owner's part is before the fee. */
  customerAmount: number;
  ownerAmount: number;
}

/** One step of a task's history. */
export interface TaskStep {
  from: string;
  to: string;
  /** Null where the task moved by itself or an operator moved it. */
  by: TaskRole | null;
  cause: 'party' | 'time' | 'settlement' | 'operator' | 'removal';
  /** Empty where nobody wrote one. */
  message: string;
  at: Date | null;
}

/** An accepted offer as one of its two parties sees it. What a backend leaves out is empty or null. */
export interface AcceptedTask {
  id: string;
  offerId: Offer['id'] | null;
  title: string;
  /** One of the three categories, or else the backend's own text. */
  type: Category | (string & {});
  languages: readonly string[];
  details: string;
  /** The other party. */
  other: Person & { email: string };
  /** The reader's role. */
  role: TaskRole | null;
  /** A `TaskStatus`, or else the backend's own text. */
  status: string;
  /** The statuses that the reader may set now. */
  actions: readonly string[];
  /** When it takes place; null where `timeText` is no valid time. */
  startsAt: Date | null;
  /** The time as the backend sent it. */
  timeText: string;
  /** IANA name of the time zone it was planned in. */
  timeZone: string;
  /** IANA name of the other party's time zone; empty where the backend does not send it. */
  otherTimeZone: string;
  /** At once, or after the owner's answer; empty where the backend does not send it. */
  booking: 'instant' | 'on-request' | '';
  /** When a booking that is not answered is declined by itself. */
  answerUntil: Date | null;
  /** Of a call: a telephone number or an https address. Empty until the owner has said it. */
  place: string;
  /** Euros for an hour. */
  price: number | null;
  hours: number | null;
  /** Euros for all hours. */
  total: number | null;
  isPaid: boolean | null;
  /** Null where the backend does not send it. */
  payment: TaskPayment | null;
  dispute: TaskDispute | null;
  /** The open proposal. */
  settlement: TaskSettlement | null;
  /** From the first step; empty in lists. */
  history: readonly TaskStep[];
  documents: readonly TaskDocument[];
  conversationId: string;
  review: TaskReview | null;
}

/** Files by their newest version, the newest file first, each with its older versions. */
export function withVersions(
  documents: readonly TaskDocument[],
): { newest: TaskDocument; older: readonly TaskDocument[] }[] {
  const files = new Map<string, TaskDocument[]>();
  // From the newest on: a file takes its place by its newest version.
  for (const document of [...documents].reverse())
    files.set(document.name, [...(files.get(document.name) ?? []), document]);
  return [...files.values()].flatMap(([newest, ...older]) => (newest ? [{ newest, older }] : []));
}

/** What the customer pays for a task, in euros. */
export const priceOf = ({ payment, total, price }: AcceptedTask): number | null =>
  payment?.amount ? payment.amount / 100 : (total ?? price);

/** What is held for a task, in cents. */
export const heldFor = ({ payment }: AcceptedTask): number =>
  payment?.status === 'held' ? payment.amount - payment.refunded : 0;

/** `needed`: the task cannot go on before the reader has paid for it. `open`: they may pay, or leave it for later. */
export function payableBy({ id, role, status, payment, isPaid }: AcceptedTask): 'needed' | 'open' | null {
  if (!id || role !== 'customer') return null;
  if (!payment) return isPaid === false && !isOver(status) ? 'open' : null;
  if (!isPayable(status, payment.status)) return null;
  return waitsForPayment(status, { policy: payment.policy, payment: payment.status }) ? 'needed' : 'open';
}

/** Whether the owner of a task can do nothing before the customer has paid for it. */
export const isWaitingForPayment = ({ role, status, payment }: AcceptedTask): boolean =>
  role === 'owner' &&
  payment !== null &&
  waitsForPayment(status, { policy: payment.policy, payment: payment.status });
