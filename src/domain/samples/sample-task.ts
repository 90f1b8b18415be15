import { fullName } from '#core/domain/person.ts';
import { divide } from '#core/domain/shares.ts';
import type {
  AcceptedTask,
  TaskChange,
  TaskDispute,
  TaskDocument,
  TaskPayment,
  TaskSettlement,
  TaskStep,
} from '#core/domain/task.ts';
import {
  allowedActions,
  isOver,
  isTooEarly,
  type TaskRole,
  type TaskStatus,
} from '#core/domain/task-states.ts';
import { totalCents, type Unit, unitOf } from '#core/domain/units.ts';
import { sampleOffers } from './sample-offers.ts';

/** What is particular about a sample task; the rest follows from it. */
export interface SampleTask {
  /** Its place in the sample offers. */
  offer: number;
  status: TaskStatus;
  role: TaskRole;
  /** Counted from today. */
  days: number;
  details: string;
  /** Unpaid where it is left out. */
  payment?: Partial<TaskPayment> & Pick<TaskPayment, 'status'> & { refundedPercent?: number };
  /** Days until it finishes by itself. */
  releaseIn?: number;
  dispute?: Partial<TaskDispute> & Pick<TaskDispute, 'opened_by' | 'text'>;
  settlement?: Pick<TaskSettlement, 'proposed_by' | 'owner_percent' | 'text'>;
  change?: Pick<TaskChange, 'by' | 'quantity' | 'text'>;
  /** The message of the newest step. */
  note?: string | null;
  /** What the customer sent, and what the owner has delivered, by name. */
  files?: readonly string[];
  work?: readonly string[];
  /** Only calls have one. */
  place?: string | null;
  booking?: AcceptedTask['booking'];
  review?: AcceptedTask['review'];
}

const feePercent = 10;
/** How much of a unit is booked. */
const usual: Record<Unit, number> = { hour: 1, word: 1500, page: 3, fixed: 1 };
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

export function sampleTaskFrom({ id, ...task }: SampleTask & { id: number }): AcceptedTask {
  const { role, status, days, details, place = null, booking = 'instant', review = null } = task;
  const offer = sampleOffers[task.offer];
  if (!offer) throw new Error(`There is no sample offer ${task.offer}.`);
  const price = offer.price ?? 0;
  const unit = unitOf(offer.unit);
  const quantity = usual[unit];
  const total = totalCents({ price, quantity, minimum: null }) / 100;
  const payment = paymentOf(task, total * 100);
  const startsAt = new Date(inDays(days));
  startsAt.setHours(14, 0, 0, 0);
  const name = fullName(offer);
  return {
    id,
    offer_id: offer.id,
    title: offer.title,
    textLanguage: offer.textLanguage ?? '',
    translations: offer.translations ?? {},
    type: offer.type,
    task_languages: offer.languages,
    details,
    firstname: offer.firstname,
    lastname: offer.lastname,
    image: offer.image,
    email: `${mailboxOf(name)}@example.org`,
    role,
    status,
    actions: allowedActions(
      status,
      role,
      { policy: payment.policy, payment: payment.status },
      isTooEarly({ type: offer.type, start: startsAt }, new Date()),
    ),
    time: startsAt.toISOString(),
    other_timezone: 'America/New_York',
    booking,
    place,
    answer_until: status === 'requested' ? inDays(1.6) : null,
    pay_until: status === 'accepted' && payment.status === 'unpaid' ? inDays(0.8) : null,
    price,
    hours: 1,
    unit,
    quantity,
    total,
    paid: payment.status !== 'unpaid' && payment.status !== 'pending',
    payment,
    dispute: disputeOf(task),
    settlement: settlementOf(task, payment.amount),
    change: changeOf(task, { price, total, startsAt }),
    history: historyOf(task),
    documents: documentsOf(task),
    conversation_id: String(id),
    review,
  };
}

const mailboxOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

function paymentOf({ payment, role, releaseIn }: SampleTask, amount: number): TaskPayment {
  const { refundedPercent = 0, ...rest } = payment ?? { status: 'unpaid' };
  const shares = divide(amount, 100 - refundedPercent, feePercent);
  const isOwner = role === 'owner';
  return {
    policy: 'before-start',
    amount,
    fee: isOwner ? shares.fee : null,
    net: isOwner ? shares.net : null,
    refunded: shares.customer,
    currency: 'EUR',
    release_at: releaseIn ? inDays(releaseIn) : null,
    receipt_url: null,
    bank_dispute: null,
    refund_delayed: false,
    due: 0,
    payments: [],
    ...rest,
  };
}

/** Files of one name are versions. */
function documentsOf({ files = [], work = [] }: SampleTask): TaskDocument[] {
  const all = [
    ...files.map((name) => ({ name, kind: 'source' as const })),
    ...work.map((name) => ({ name, kind: 'deliverable' as const })),
  ];
  return all.map(({ name, kind }, index) => ({
    id: `${kind} ${index}`,
    name,
    kind,
    type: '',
    created_by: '',
    size: 184_000 + index * 96_000,
    words: kind === 'source' ? 210 + index * 45 : null,
    version: all.slice(0, index + 1).filter((one) => one.kind === kind && one.name === name).length,
    created_at: inDays(kind === 'source' ? -3 : -0.5 - 0.6 * (all.length - 1 - index)),
  }));
}

const disputeOf = ({ dispute }: SampleTask): TaskDispute | null =>
  dispute ? { created_at: inDays(-1), outcome: null, owner_percent: null, decision: null, ...dispute } : null;

function settlementOf({ settlement }: SampleTask, amount: number): TaskSettlement | null {
  if (!settlement) return null;
  const { customer } = divide(amount, settlement.owner_percent, 0);
  return {
    ...settlement,
    id: 'sample',
    created_at: inDays(-0.2),
    customer_amount: customer,
    owner_amount: amount - customer,
  };
}

function changeOf(
  { change }: SampleTask,
  { price, total, startsAt }: { price: number; total: number; startsAt: Date },
): TaskChange | null {
  if (!change) return null;
  return {
    ...change,
    id: 'sample',
    price,
    date: '',
    time: startsAt.toISOString(),
    timezone: null,
    old_total: total,
    total: price * change.quantity,
    created_at: inDays(-0.1),
    pay_until: null,
  };
}

const path: readonly TaskStatus[] = ['accepted', 'in_progress', 'delivered', 'changes_requested'];

/** The steps that lead to a status, the newest a few hours ago. */
function historyOf({ status, role, note = null }: SampleTask): TaskStep[] {
  const place = path.indexOf(status);
  const before = status === 'requested' ? [] : path.slice(0, isOver(status) || place < 0 ? 3 : place);
  const reached = status === 'cancelled' || status === 'declined' ? before.slice(0, 1) : before;
  const statuses = [...reached, status];
  const byOther: TaskRole = role === 'owner' ? 'customer' : 'owner';
  return statuses.map((to, index) => {
    const isNewest = index === statuses.length - 1;
    return {
      from: statuses[index - 1] ?? null,
      to,
      by: ['in_progress', 'delivered'].includes(to) ? 'owner' : index === 0 ? 'customer' : byOther,
      cause: 'party',
      message: isNewest ? note : null,
      at: inDays(-0.1 - 1.3 * (statuses.length - 1 - index)),
    };
  });
}
