/** Request and answer shapes of tasks and bookings. */
import {
  allowedActions,
  type PaymentPolicy,
  paymentPolicies,
  paymentStatuses,
} from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { DocumentRow, Task } from '#backend/database/tables.ts';
import type { Payment } from '#backend/database/tables-money.ts';
import { paymentStatusOf, taskMoney } from '#backend/domain/task-money.ts';
import { type TaskRow as Row, roleOf } from '#backend/repositories/tasks.ts';
import { fromCents, instant, iso } from './answers.ts';
import { Document, documentAnswer } from './document.ts';
import * as fields from './fields.ts';
import {
  currency,
  type PaymentTerms,
  paymentAnswer,
  TaskDispute,
  TaskPayment,
  TaskSettlement,
  TaskStep,
} from './task-money.ts';

export const partner = Type.String({ maxLength: 64, description: 'a partner id' });
export const campaign = fields.line(100);

export const Booking = Type.Object({
  details: fields.details,
  date: fields.date,
  time: fields.time,
  timezone: Type.Optional(fields.timezone),
  partner: Type.Optional(partner),
  campaign: Type.Optional(campaign),
  hours: Type.Optional(fields.hours),
  reference: Type.Optional(fields.shortText(100)),
  page: Type.Optional(
    Type.String({ maxLength: 2000, description: 'the address of the page it was booked on' }),
  ),
});

const Review = Type.Object({
  rating: Type.Number(),
  text: Type.String(),
  reply: fields.nullable(Type.String()),
  created_at: instant,
});

export const TaskRow = Type.Object({
  id: Type.Number(),
  offer_id: fields.nullable(
    Type.Number({ description: 'null where it began with a request, or the offer is deleted' }),
  ),
  firstname: Type.String({ description: 'of the other party, as the next three' }),
  lastname: Type.String(),
  email: Type.String(),
  image: fields.nullable(Type.String()),
  user_language: Type.Array(Type.String()),
  status: Type.String(),
  title: Type.String(),
  type: Type.String(),
  task_languages: Type.Array(Type.String()),
  price: Type.Number(),
  hours: Type.Number(),
  total: Type.Number({ description: 'price × hours' }),
  details: Type.String(),
  date: Type.String(),
  time: Type.String(),
  timezone: fields.nullable(Type.String()),
  other_timezone: fields.nullable(Type.String({ description: 'where the other party lives' })),
  paid: Type.Boolean(),
  payment: TaskPayment,
  booking: fields.oneOf(['instant', 'on-request']),
  place: fields.nullable(Type.String()),
  answer_until: fields.nullable(
    Type.String({ description: 'when a booking that is not answered is declined by itself' }),
  ),
  reference: fields.nullable(Type.String()),
  role: Type.String({ description: 'customer or owner' }),
  actions: Type.Array(Type.String()),
  documents: Type.Array(Document),
  conversation_id: Type.String(),
  review: fields.nullable(Review),
  created_at: instant,
});

/** A task in full: what lists leave out too. */
export const FullTask = Type.Object({
  ...TaskRow.properties,
  history: Type.Array(TaskStep),
  dispute: fields.nullable(TaskDispute),
  settlement: fields.nullable(TaskSettlement),
});

/** What a call answers that made a task. */
export const BookedTask = {
  id: Type.Number(),
  conversation_id: Type.String(),
  status: Type.String(),
  hours: Type.Number(),
  total: Type.Number({ description: 'price × hours' }),
  payment: Type.Object({
    status: fields.oneOf(paymentStatuses),
    policy: fields.oneOf(paymentPolicies),
    amount: Type.Integer({ description: 'cents' }),
    currency: Type.String(),
  }),
};

export const bookedAnswer = (task: Task, policy: PaymentPolicy) => ({
  id: task.id,
  conversation_id: task.conversation_id,
  status: task.status,
  hours: task.hours,
  total: fromCents(task.total_cents),
  payment: {
    status: paymentStatusOf(undefined, policy),
    policy,
    amount: task.total_cents,
    currency,
  },
});

/** What a task's answer is made of, besides its own row. */
export interface Belongings {
  documents: DocumentRow[];
  payment: Payment | undefined;
  isRefundDelayed: boolean;
}

export function taskAnswer(
  row: Row,
  person: string,
  { documents, payment, isRefundDelayed }: Belongings,
  terms: PaymentTerms,
  absolute: (path: string | null) => string | null,
) {
  const role = roleOf(row, person);
  const money = taskMoney(payment, terms.paymentPolicy);
  return {
    id: row.id,
    // The offers of a removed account are not shown any more.
    offer_id: role === 'customer' && row.other_deleted_at ? null : row.shown_offer_id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    image: absolute(row.image),
    user_language: [row.user_language],
    status: row.status,
    title: row.title,
    type: row.type,
    task_languages: row.languages,
    price: fromCents(row.price_cents),
    hours: row.hours,
    total: fromCents(row.total_cents),
    details: row.details,
    date: row.date,
    time: row.time,
    timezone: row.timezone,
    other_timezone: row.other_timezone,
    paid: ['held', 'released', 'partly_refunded'].includes(money.payment),
    payment: paymentAnswer({ task: row, payment, role, isDelayed: isRefundDelayed }, terms),
    booking: row.booking,
    place: row.place,
    answer_until: row.answer_until && iso(row.answer_until),
    reference: row.reference,
    role,
    actions: allowedActions(row.status, role, money),
    documents: documents.filter((document) => document.task_id === row.id).map(documentAnswer),
    conversation_id: row.conversation_id,
    review: reviewAnswer(row),
    created_at: iso(row.created_at),
  };
}

function reviewAnswer({ rating, review_text, review_reply, reviewed_at }: Row) {
  if (rating === null || !reviewed_at) return null;
  return { rating, text: review_text ?? '', reply: review_reply, created_at: iso(reviewed_at) };
}
