/**
 * The life of a task (an accepted offer) as data: which status may follow which, who may set it, and what becomes of the
 * money that is held for it. The backend decides by it, and the widgets say beforehand what a step costs.
 */
import type { PaymentPolicy, PaymentStatus } from './payment.ts';

export const taskStatuses = [
  'requested',
  'accepted',
  'in_progress',
  'delivered',
  'changes_requested',
  'disputed',
  'finished',
  'declined',
  'cancelled',
] as const;

export type TaskStatus = (typeof taskStatuses)[number];

/** The `owner` has published the offer and does the work; the `customer` has booked it. */
export const taskRoles = ['customer', 'owner'] as const;

export type TaskRole = (typeof taskRoles)[number];

/** The orders of task lists. `newest`: booked last. `date`: the soonest first, whatever the time zones. */
export const taskSorts = ['newest', 'date'] as const;

export type TaskSort = (typeof taskSorts)[number];

/**
 * `refund`: the customer gets all of it back. `by-rule`: as the cancellation rule of the offer says. `release`: the owner
 * gets it, less the fee.
 */
export type HeldMoney = 'stays' | 'refund' | 'by-rule' | 'release';

interface Transition {
  from: TaskStatus;
  to: TaskStatus;
  by: readonly TaskRole[];
  /** What becomes of the money that is held. */
  money: HeldMoney;
  /** The policies under which this step waits for the money. */
  needsMoney?: readonly PaymentPolicy[];
  /** Not while money is held: then by settlement. */
  onlyUnpaid?: boolean;
  /** A call takes this step not long before its time. */
  waitsForTime?: boolean;
}

const transitions: readonly Transition[] = [
  { from: 'requested', to: 'accepted', by: ['owner'], money: 'stays' },
  { from: 'requested', to: 'declined', by: ['owner'], money: 'refund' },
  { from: 'requested', to: 'cancelled', by: ['customer'], money: 'refund' },
  {
    from: 'accepted',
    to: 'in_progress',
    by: ['owner'],
    money: 'stays',
    needsMoney: ['before-start'],
    waitsForTime: true,
  },
  { from: 'accepted', to: 'declined', by: ['owner'], money: 'refund' },
  { from: 'accepted', to: 'cancelled', by: ['customer'], money: 'by-rule' },
  { from: 'accepted', to: 'cancelled', by: ['owner'], money: 'refund' },
  { from: 'in_progress', to: 'delivered', by: ['owner'], money: 'stays' },
  { from: 'in_progress', to: 'cancelled', by: ['customer'], money: 'stays', onlyUnpaid: true },
  {
    from: 'delivered',
    to: 'finished',
    by: ['customer'],
    money: 'release',
    needsMoney: ['before-start', 'before-finish'],
  },
  { from: 'delivered', to: 'changes_requested', by: ['customer'], money: 'stays' },
  { from: 'changes_requested', to: 'delivered', by: ['owner'], money: 'stays' },
];

/** From these either party may open a dispute or propose how to divide the money, while money is held. */
const underWay: readonly TaskStatus[] = ['in_progress', 'delivered', 'changes_requested'];

export const isTaskStatus = (word: unknown): word is TaskStatus =>
  taskStatuses.some((status) => status === word);

/** How a task stands with its money. */
export interface TaskMoney {
  policy: PaymentPolicy;
  payment: PaymentStatus;
}

/** A payment that has not reached us yet counts as none. */
const isHeld = ({ payment }: TaskMoney) => payment === 'held';

const find = (from: TaskStatus, to: TaskStatus, role: TaskRole) =>
  transitions.find((step) => step.from === from && step.to === to && step.by.includes(role));

const isPossible = (step: Transition, money: TaskMoney) => !(step.onlyUnpaid && isHeld(money));

const lacksMoney = ({ needsMoney }: Transition, money: TaskMoney) =>
  Boolean(needsMoney?.includes(money.policy)) && ['none', 'unpaid', 'pending'].includes(money.payment);

/** When a task takes place. */
interface Appointment {
  type: string;
  /** Null where it says no valid time. */
  start: Date | null;
}

const opensBeforeMs = 15 * 60 * 1000;

/** From when on a call may be started; null for other work, which may be at any time. */
export const opensAt = ({ type, start }: Appointment): Date | null =>
  type === 'call' && start ? new Date(start.getTime() - opensBeforeMs) : null;

/** Whether it is too early to start a task. */
export function isTooEarly(appointment: Appointment, now: Date): boolean {
  const opens = opensAt(appointment);
  return opens !== null && now < opens;
}

/** Whether a call is still to come, so that there is nothing to disagree about. */
export const isToCome = ({ type, start }: Appointment, now: Date): boolean =>
  type === 'call' && start !== null && now < start;

/** The statuses that this party may set now, in the order of the buttons. */
export function allowedActions(
  status: TaskStatus,
  role: TaskRole,
  money: TaskMoney,
  tooEarly = false,
): TaskStatus[] {
  return transitions
    .filter((step) => step.from === status && step.by.includes(role))
    .filter((step) => isPossible(step, money) && !lacksMoney(step, money))
    .filter((step) => !(step.waitsForTime && tooEarly))
    .map(({ to }) => to);
}

/** Whether this step only waits for the time of a call. */
export const waitsForTime = (from: TaskStatus, to: TaskStatus, role: TaskRole): boolean =>
  find(from, to, role)?.waitsForTime ?? false;

/** Whether only money stands between a task and this step. */
export function needsPayment(from: TaskStatus, to: TaskStatus, role: TaskRole, money: TaskMoney): boolean {
  const step = find(from, to, role);
  return step !== undefined && isPossible(step, money) && lacksMoney(step, money);
}

/** Whether a task of this status cannot go on before it is paid, whoever's turn it is. */
export const waitsForPayment = (status: string, money: TaskMoney): boolean =>
  transitions.some((step) => step.from === status && lacksMoney(step, money));

/** What becomes of money that is held when this party takes this step. */
export const heldMoneyAfter = (from: TaskStatus, to: TaskStatus, role: TaskRole): HeldMoney =>
  find(from, to, role)?.money ?? 'stays';

/** Whether a customer may pay for a task of this status. */
export const isPayable = (status: string, payment: PaymentStatus): boolean =>
  (payment === 'unpaid' || payment === 'none') &&
  (status === 'accepted' || underWay.some((word) => word === status));

/** Whether either party may open a dispute now. */
export const isDisputable = (status: string, payment: PaymentStatus): boolean =>
  payment === 'held' && underWay.some((word) => word === status);

/** Whether either party may propose how to divide the money now. */
export const isDivisible = (status: string, payment: PaymentStatus): boolean =>
  isDisputable(status, payment) || (payment === 'held' && status === 'disputed');

/** Whether either party may propose to change what was agreed now. */
export const isChangeable = (status: string): boolean =>
  ['requested', 'accepted', 'in_progress', 'changes_requested'].includes(status);

export const overStatuses = ['finished', 'declined', 'cancelled'] as const satisfies TaskStatus[];

/** Whether a task has ended. An unknown status counts as not ended. */
export const isOver = (status: string): boolean => overStatuses.some((over) => over === status);

/** What happens to the money of a task: it comes, goes to the owner, or goes back. */
export const movementKinds = ['paid', 'released', 'refunded'] as const;

/** Why a task moved: a party, its time was over, both agreed, an operator decided, or a party's account was removed. */
export const stepCauses = ['party', 'time', 'settlement', 'operator', 'removal'] as const;

export const disputeOutcomes = ['withdrawn', 'settled', 'decided'] as const;

/** An objection at the bank of the customer. */
export const bankDisputeStates = ['open', 'won', 'lost'] as const;

export type BankDisputeState = (typeof bankDisputeStates)[number];

/** What a file of a task is: something to work from, or the work. */
export const documentKinds = ['source', 'deliverable'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * Whether files may be added now. The work is handed over from its beginning until it is accepted, but not while an
 * operator decides about it.
 */
export const takesFiles = (status: string, kind: DocumentKind): boolean =>
  kind === 'source' ? !isOver(status) : underWay.some((word) => word === status);
