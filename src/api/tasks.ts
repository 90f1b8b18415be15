/** Bookings and accepted tasks: status, review, documents. */
import { startOf } from '#core/domain/accepted-task.ts';
import { bookingModes } from '#core/domain/booking.ts';
import { cancellationRules } from '#core/domain/cancellation.ts';
import { type PaymentStatus, paymentPolicies, paymentStatuses } from '#core/domain/payment.ts';
import type {
  AcceptedTask,
  BookedTask,
  BookingInput,
  TaskChange,
  TaskChangeInput,
  TaskDispute,
  TaskMovement,
  TaskPayment,
  TaskReview,
  TaskSettlement,
  TaskStep,
} from '#core/domain/task.ts';
import {
  bankDisputeStates,
  type DocumentKind,
  disputeOutcomes,
  isOver,
  isTaskStatus,
  movementKinds,
  stepCauses,
  type TaskRole,
  type TaskSort,
  taskStatuses,
} from '#core/domain/task-states.ts';
import { unitOf } from '#core/domain/units.ts';
import { type ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { documentIn, withFiles } from './documents.ts';
import { linkedPage, rowsOf, type Total, totalOf } from './rows.ts';
import { type ServerMessage, serverMessageFrom, signedIn } from './signed-in.ts';
import {
  addressOf,
  authorIn,
  codesOf,
  idOf,
  isRecord,
  listOf,
  numberOf,
  readFields,
  recordOf,
  textOf,
  titlesOf,
} from './wire.ts';

export interface BookingFiles {
  documents?: readonly File[];
  /** Called with the share of the documents that has been sent, from 0 to 1. */
  onProgress?(sent: number): void;
}

/** Without them in the answer the id is 0 and the conversation's an empty text. */
export type Booked = BookedTask & {
  id: number;
  conversation_id: string;
  serverMessage: ServerMessage;
};

/** Elements name a task in an attribute, as a text. */
type TaskId = number | string;

const taskPath = (id: TaskId) => `/task/accepted/${encodeURIComponent(id)}`;

/** The bookings that have to be paid or cancelled before the next one, from the refusal of that. */
export const waitingBookings = ({ details }: ApiError): { id: TaskId; title: string }[] =>
  listOf(details.bookings)
    .map(recordOf)
    .map(({ id, title }) => ({ id: idOf(id), title: textOf(title) }))
    .filter(({ id }) => id);

export const tasks = (client: Client) => {
  const { call, read, send } = signedIn(client);
  return {
    /** The tasks in which the user is customer or owner. */
    list: async (): Promise<AcceptedTask[]> => tasksIn(await read('/task/accepted'), client.baseUrl),

    /** One task in full. Only its two parties may read it, and an operator while it is disputed. */
    find: async (id: TaskId): Promise<AcceptedTask> => taskIn(await read(taskPath(id)), client.baseUrl),

    /** Lets the backend ask the payment service whether a task is paid. Fails while that does not answer. */
    async checkPayment(id: TaskId): Promise<PaymentStatus> {
      const { body } = await call({ method: 'POST', path: `${taskPath(id)}/payment` });
      const { status } = recordOf(body);
      const known = paymentStatuses.find((one) => one === status);
      if (!known) throw unreadable('the payment of a task');
      return known;
    },

    async book(
      offerId: number | string,
      booking: BookingInput,
      idempotencyKey: string,
      { documents = [], onProgress }: BookingFiles = {},
    ): Promise<Booked> {
      const { body } = await call({
        method: 'POST',
        path: `/task/accepted/${encodeURIComponent(offerId)}`,
        body: withFiles(booking, documents),
        idempotencyKey,
        onProgress: documents.length > 0 ? onProgress : undefined,
      });
      const row = recordOf(body);
      return {
        ...row,
        id: idOf(row.id),
        conversation_id: textOf(row.conversation_id),
        serverMessage: serverMessageFrom(body),
      };
    },

    /**
     * Moves a task to one of the statuses in its `actions`. The message goes into its history and conversation. With `refund`,
     * in cents, only while that is what goes back to the customer.
     */
    move: (id: TaskId, status: string, message = '', refund?: number) =>
      send('PATCH', taskPath(id), { body: { status, ...(message && { message }), refund } }),

    /** The owner says where a call takes place: a telephone number or an https address. */
    setPlace: (id: TaskId, place: string) => send('PATCH', taskPath(id), { body: { place } }),

    /** Asks an operator to decide about the money that is held. */
    openDispute: (id: TaskId, text: string, idempotencyKey: string) =>
      send('POST', `${taskPath(id)}/dispute`, { body: { text }, idempotencyKey }),

    /** Whoever opened it takes it back: the task returns to its status before. */
    withdrawDispute: (id: TaskId) => send('DELETE', `${taskPath(id)}/dispute`),

    /** Proposes how to divide the money that is held; a newer proposal of either side replaces it. */
    proposeSettlement: (
      id: TaskId,
      { ownerPercent, text }: { ownerPercent: number; text: string },
      idempotencyKey: string,
    ) =>
      send('POST', `${taskPath(id)}/settlement`, {
        body: { owner_percent: ownerPercent, text },
        idempotencyKey,
      }),

    /** The other side than the one that proposed it answers the proposal that it has read. */
    answerSettlement: (
      id: TaskId,
      answer: 'accept' | 'decline',
      read: Pick<TaskSettlement, 'id' | 'owner_percent'>,
      idempotencyKey: string,
    ) =>
      send('POST', `${taskPath(id)}/settlement/${answer}`, {
        body: { id: read.id, owner_percent: read.owner_percent },
        idempotencyKey,
      }),

    review: (id: TaskId, review: { rating: number; text: string }, idempotencyKey: string) =>
      send('POST', `${taskPath(id)}/review`, { body: review, idempotencyKey }),

    /** The owner's answer to a review. */
    reply: (id: TaskId, text: string, idempotencyKey: string) =>
      send('POST', `${taskPath(id)}/review/reply`, { body: { text }, idempotencyKey }),

    /** Adds a file to a task; the progress runs from 0 to 1. */
    addDocument: (
      id: TaskId,
      file: File,
      idempotencyKey: string,
      { kind = 'source', onProgress }: { kind?: DocumentKind; onProgress?: (sent: number) => void } = {},
    ) =>
      send('POST', `${taskPath(id)}/documents`, {
        body: withFiles({ kind }, [file]),
        idempotencyKey,
        onProgress,
      }),

    /** The content of one of a task's documents, which only its two parties may read. */
    async document(id: string): Promise<Blob> {
      const { body } = await call({ path: `/documents/${encodeURIComponent(id)}`, asFile: true });
      return body instanceof Blob ? body : new Blob();
    },
  };
};

export interface TaskQuery {
  /** Tasks that have ended, or those that have not. */
  over: boolean;
  /** A `TaskStatus`; empty for any. */
  status: string;
  role: TaskRole | '';
  /** Words of the title, or of the other party's name. */
  q: string;
  sort: TaskSort;
}

/** Proposals of the two parties of a task to change what was agreed. */
export const taskChanges = (client: Client) => {
  const { send } = signedIn(client);
  const path = (id: TaskId, change: string) => `${taskPath(id)}/changes/${encodeURIComponent(change)}`;
  return {
    /** A newer proposal of either side replaces the open one. */
    propose: (id: TaskId, change: TaskChangeInput, idempotencyKey: string) =>
      send('POST', `${taskPath(id)}/changes`, { body: { ...change }, idempotencyKey }),

    /** The other side than the one that proposed it answers the proposal that it has read. */
    answer: (id: TaskId, change: string, answer: 'accept' | 'decline', idempotencyKey: string) =>
      send('POST', `${path(id, change)}/${answer}`, { idempotencyKey }),

    /** Whoever proposed it takes it back. */
    withdraw: (id: TaskId, change: string) => send('DELETE', path(id, change)),
  };
};

export interface TaskPage {
  tasks: AcceptedTask[];
  /** Null for a backend with only the spec's calls, which neither searches nor filters. */
  total: Total | null;
  hasMore: boolean;
}

/** The most that one call returns. */
const longestPage = 100;

export const taskList = (client: Client) => ({
  /** The first `count` tasks that match. */
  async first(count: number, query: TaskQuery): Promise<TaskPage> {
    const found: AcceptedTask[] = [];
    for (let cursor: string | null = null; ; ) {
      const limit = Math.min(longestPage, count - found.length);
      const { body, headers } = await signedIn(client).call({
        path: '/task/accepted',
        query: { ...wireQuery(query), limit, ...(cursor && { cursor }) },
      });
      found.push(...tasksIn(body, client.baseUrl));
      const total = totalOf(headers);
      if (!total) return firstOf(found, count, query);
      cursor = linkedPage(headers, 'next');
      if (!cursor || found.length >= count) return { tasks: found, total, hasMore: cursor !== null };
    }
  },
});

const tasksIn = (body: unknown, baseUrl: string): AcceptedTask[] =>
  rowsOf(body, (row) => {
    const task = taskIn(row, baseUrl);
    return task.id || task.title ? task : null;
  });

const wireQuery = ({ over, status, role, q, sort }: TaskQuery) => ({
  status: status || taskStatuses.filter((one) => isOver(one) === over).join(','),
  ...(role && { role }),
  ...(q && { q }),
  sort,
});

/** For a backend that sends all tasks, whatever is asked: newest first. */
function firstOf(all: AcceptedTask[], count: number, { over, sort }: TaskQuery): TaskPage {
  const time = (task: AcceptedTask) => startOf(task)?.getTime() ?? Number.MAX_VALUE;
  const matching = all.filter(({ status }) => isOver(status) === over);
  if (sort === 'date') matching.sort((one, other) => time(one) - time(other));
  return { tasks: matching.slice(0, count), total: null, hasMore: matching.length > count };
}

/**
 * A row of `GET /task/accepted` as a backend sent it, with lists and texts where pages count on them, and no address that
 * could do harm. A backend that implements only the spec sends few of its fields.
 */
export function taskIn(value: unknown, baseUrl: string): AcceptedTask {
  const row = recordOf(value);
  const languages = codesOf(row.task_languages);
  return {
    ...readFields(row, added),
    id: idOf(row.id),
    ...authorIn(row, baseUrl),
    email: textOf(row.email),
    title: textOf(row.title),
    type: textOf(row.type),
    time: textOf(row.time),
    task_languages: languages.length > 0 ? languages : codesOf(row.user_language),
    status: statusOf(row.status),
    role: roleOf(row.role) ?? undefined,
    actions: listOf(row.actions).map(textOf).filter(Boolean),
    payment: paymentIn(row.payment, baseUrl),
    history: listOf(row.history).filter(isStep).map(stepIn),
    movements: listOf(row.history).flatMap(movementIn),
    documents: listOf(row.documents).map(documentIn),
  };
}

/** `null` says that there is none. */
const textOrNull = (value: unknown): string | null => (value === null ? null : textOf(value));
const numberIn = (value: unknown): number | undefined => numberOf(value) ?? undefined;

/** What only some backends answer. */
const added = {
  offer_id: (value: unknown) => idOf(value) || null,
  user_language: codesOf,
  price: numberIn,
  hours: numberIn,
  unit: (value: unknown) => unitOf(textOf(value)),
  quantity: numberIn,
  minimum: numberOf,
  total: numberIn,
  textLanguage: textOf,
  translations: titlesOf,
  details: textOf,
  date: textOf,
  timezone: textOrNull,
  other_timezone: textOrNull,
  paid: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  booking: (value: unknown) => bookingModes.find((known) => known === value),
  cancellation: (value: unknown) => cancellationRules.find((known) => known === value),
  cancel: cancelIn,
  place: textOrNull,
  answer_until: textOrNull,
  pay_until: textOrNull,
  reference: textOrNull,
  conversation_id: textOf,
  created_at: textOf,
  review: reviewIn,
  dispute: disputeIn,
  settlement: settlementIn,
  change: changeIn,
};

function cancelIn(value: unknown): AcceptedTask['cancel'] {
  if (!isRecord(value)) return null;
  const refund = numberOf(value.refund);
  return refund === null ? null : { refund, until: textOrNull(value.until) };
}

function reviewIn(value: unknown): TaskReview | null {
  if (!isRecord(value)) return null;
  const { text, reply, created_at } = value;
  const rating = numberOf(value.rating);
  if (rating === null) return null;
  return { rating, text: textOf(text), reply: textOrNull(reply), created_at: textOf(created_at) };
}

function disputeIn(value: unknown): TaskDispute | null {
  const row = recordOf(value);
  const openedBy = roleOf(row.opened_by);
  if (!openedBy) return null;
  return {
    opened_by: openedBy,
    text: textOf(row.text),
    created_at: textOf(row.created_at),
    outcome: disputeOutcomes.find((known) => known === row.outcome) ?? null,
    owner_percent: numberOf(row.owner_percent),
    decision: textOrNull(row.decision),
  };
}

function settlementIn(value: unknown): TaskSettlement | null {
  const row = recordOf(value);
  const proposedBy = roleOf(row.proposed_by);
  if (!proposedBy) return null;
  return {
    id: textOf(row.id),
    proposed_by: proposedBy,
    owner_percent: numberOf(row.owner_percent) ?? 0,
    text: textOf(row.text),
    created_at: textOf(row.created_at),
    customer_amount: numberOf(row.customer_amount) ?? 0,
    owner_amount: numberOf(row.owner_amount) ?? 0,
  };
}

function changeIn(value: unknown): TaskChange | null {
  const row = recordOf(value);
  const by = roleOf(row.by);
  if (!by) return null;
  return {
    id: textOf(row.id),
    by,
    text: textOf(row.text),
    quantity: numberOf(row.quantity) ?? 1,
    price: numberOf(row.price) ?? 0,
    date: textOf(row.date),
    time: textOf(row.time),
    timezone: textOrNull(row.timezone),
    old_total: numberOf(row.old_total) ?? 0,
    total: numberOf(row.total) ?? 0,
    created_at: textOf(row.created_at),
    pay_until: textOrNull(row.pay_until),
  };
}

/** A known status however it is spelt. Any other stays as it came, because it is shown as text (spec section 3). */
export function statusOf(status: unknown): string {
  const text = textOf(status);
  const known = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return isTaskStatus(known) ? known : text;
}

/** The history of a task has movements of its money too, which have a kind. */
const isStep = (value: unknown): boolean => recordOf(value).kind === undefined;

function movementIn(value: unknown): TaskMovement[] {
  const row = recordOf(value);
  const kind = movementKinds.find((known) => known === row.kind);
  return kind ? [{ kind, amount: numberOf(row.amount) ?? 0, at: textOf(row.at) }] : [];
}

export function stepIn(value: unknown): TaskStep {
  const row = recordOf(value);
  return {
    from: statusOf(row.from) || null,
    to: statusOf(row.to),
    by: roleOf(row.by),
    cause: stepCauses.find((known) => known === row.cause) ?? 'party',
    message: textOrNull(row.message),
    at: textOf(row.at),
  };
}

/** Null for everything but the two parties. */
export const roleOf = (value: unknown): TaskRole | null =>
  value === 'customer' || value === 'owner' ? value : null;

function singlePaymentIn(value: unknown, baseUrl: string): TaskPayment['payments'][number] {
  const row = recordOf(value);
  return {
    id: textOf(row.id),
    amount: numberOf(row.amount) ?? 0,
    status: paymentStatuses.find((known) => known === row.status) ?? 'unpaid',
    created_at: textOf(row.created_at),
    receipt_url: addressOf(row.receipt_url, baseUrl),
  };
}

/** `payment` of a task; undefined where the backend does not send one that we know. */
function paymentIn(value: unknown, baseUrl: string): TaskPayment | undefined {
  const row = recordOf(value);
  const status = paymentStatuses.find((known) => known === row.status);
  if (!status) return undefined;
  return {
    status,
    policy: paymentPolicies.find((known) => known === row.policy) ?? 'off',
    amount: numberOf(row.amount) ?? 0,
    fee: numberOf(row.fee),
    net: numberOf(row.net),
    refunded: numberOf(row.refunded) ?? 0,
    currency: textOf(row.currency) || 'EUR',
    release_at: textOrNull(row.release_at),
    receipt_url: addressOf(row.receipt_url, baseUrl),
    bank_dispute: bankDisputeStates.find((known) => known === row.bank_dispute) ?? null,
    refund_delayed: row.refund_delayed === true,
    due: numberOf(row.due) ?? 0,
    payments: listOf(row.payments).map((payment) => singlePaymentIn(payment, baseUrl)),
  };
}
