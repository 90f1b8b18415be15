/** A booked offer or an accepted proposal, as it is booked and answered. Pages import the types only. */
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { bookingModes } from './booking.ts';
import { cancellationRules } from './cancellation.ts';
import * as fields from './fields.ts';
import { author, described, instant, list, nullable, optional } from './fields.ts';
import { limits } from './limits.ts';
import { offerAsRead } from './offer.ts';
import { paymentPolicies, paymentStatuses } from './payment.ts';
import {
  bankDisputeStates,
  disputeOutcomes,
  documentKinds,
  movementKinds,
  stepCauses,
  taskRoles,
  taskSorts,
  taskStatuses,
} from './task-states.ts';
import { units } from './units.ts';

const cents = Type.Integer({ description: 'cents' });
const text = Type.String();
export const TaskRole = fields.oneOf(taskRoles);

/** A file of a task. */
export const TaskDocument = Type.Object({
  id: text,
  name: text,
  size: Type.Number({ description: 'bytes' }),
  type: text,
  kind: fields.oneOf(documentKinds),
  version: Type.Integer({ description: 'of the files of its task with the same kind and name, from 1' }),
  words: Type.Optional(
    nullable(Type.Integer({ description: 'null until they are counted, and where none can be read' })),
  ),
  created_by: text,
  created_at: instant,
});

/** One payment of a task: the first one, or one for what it costs more since its terms were changed. */
const SinglePayment = Type.Object({
  id: text,
  amount: cents,
  status: fields.oneOf(paymentStatuses),
  created_at: instant,
  receipt_url: nullable(text),
});

export const TaskPayment = Type.Object({
  status: fields.oneOf(paymentStatuses),
  policy: fields.oneOf(paymentPolicies),
  amount: cents,
  fee: nullable(Type.Integer({ description: 'cents, for the owner only, as the next one' })),
  net: nullable(Type.Integer()),
  refunded: cents,
  currency: text,
  release_at: nullable(Type.String({ description: 'when a delivered task finishes by itself' })),
  receipt_url: nullable(text),
  bank_dispute: nullable(
    described(fields.oneOf(bankDisputeStates), 'an objection at the bank of the customer'),
  ),
  refund_delayed: Type.Boolean({
    description: 'the provider has not made a refund yet, and it is tried again',
  }),
  due: Type.Integer({
    description: 'cents to be paid before a change of the terms holds that both agreed on; else 0',
  }),
  payments: list(
    SinglePayment,
    'that came in or are on their way, from the first one; `amount` sums them up',
  ),
});

/** What cancelling or declining means now. */
export const TaskCancel = Type.Object({
  refund: Type.Integer({ description: 'cents that go back to the customer' }),
  until: nullable(Type.String({ description: 'until when it is so much; null where it becomes no less' })),
});

/** One step of a task's history. */
export const TaskStep = Type.Object({
  from: nullable(text),
  to: text,
  by: nullable(TaskRole),
  cause: fields.oneOf(stepCauses),
  message: nullable(text),
  at: instant,
});

/** Money of a task that came, went to the owner, or went back. */
export const TaskMovement = Type.Object({
  kind: fields.oneOf(movementKinds),
  amount: cents,
  at: instant,
});

/** What one party says of a task that an operator has to decide about. */
export const TaskDispute = Type.Object({
  opened_by: TaskRole,
  text,
  created_at: instant,
  outcome: nullable(fields.oneOf(disputeOutcomes)),
  owner_percent: nullable(Type.Integer()),
  decision: nullable(text),
});

/** A proposal of one party how to divide the money that is held. */
export const TaskSettlement = Type.Object({
  id: text,
  proposed_by: TaskRole,
  owner_percent: Type.Integer(),
  text,
  created_at: instant,
  customer_amount: cents,
  owner_amount: Type.Integer({ description: 'cents, before the fee' }),
});

/** A proposal of one party to change what was agreed. What it does not change is as it was agreed. */
export const TaskChange = Type.Object({
  id: text,
  by: TaskRole,
  text,
  quantity: Type.Number(),
  price: Type.Number({ description: 'EUR per unit' }),
  date: text,
  time: text,
  timezone: nullable(text),
  old_total: Type.Number({ description: 'EUR' }),
  total: Type.Number({ description: 'EUR' }),
  created_at: instant,
  pay_until: nullable(
    Type.String({
      description:
        'once it is accepted, and more is to be paid than is held: when it lapses; null while it waits for an answer, and while a bank confirms the payment',
    }),
  ),
});

/** The customer's review of a finished task, and the owner's reply. */
export const TaskReview = Type.Object({
  rating: Type.Number({ description: '1 to 5' }),
  text,
  reply: nullable(text),
  created_at: instant,
});

/** How much is booked, and what it comes to. */
const amounts = {
  unit: fields.oneOf(units),
  quantity: Type.Number(),
  hours: Type.Number({ description: 'the quantity where the unit is hour, else 1' }),
  total: Type.Number({ description: 'EUR: price × quantity, or the minimum where that is more' }),
} satisfies TProperties;

/** Every backend answers these: the specification names them. */
const specified = {
  ...author,
  email: Type.String({
    description:
      'of the other party, as the names and the picture; empty until the task is paid (with PAYMENT_POLICY=off: agreed), and once it was called off before it began',
  }),
  title: text,
  type: text,
  task_languages: list(text),
  time: text,
  status: text,
} satisfies TProperties;

/** A backend that implements only the specification answers none of these. */
const added = {
  id: Type.Number(),
  offer_id: nullable(
    Type.Number({ description: 'null where it began with a request, or the offer is deleted' }),
  ),
  user_language: list(text),
  price: Type.Number({ description: 'EUR per unit' }),
  ...amounts,
  minimum: nullable(Type.Number({ description: 'EUR, the least that it costs' })),
  textLanguage: described(text, 'of the title; empty where it is not known'),
  translations: fields.titles,
  details: text,
  date: text,
  timezone: nullable(text),
  other_timezone: nullable(Type.String({ description: 'where the other party lives' })),
  paid: Type.Boolean(),
  payment: TaskPayment,
  booking: fields.oneOf(bookingModes),
  cancellation: described(fields.oneOf(cancellationRules), 'of the offer, as it was booked'),
  cancel: nullable(described(TaskCancel, 'where the reader may cancel or decline it now')),
  place: nullable(Type.String({ description: 'of a call: a telephone number or an https address' })),
  answer_until: nullable(
    Type.String({ description: 'when a booking that is not answered is declined by itself' }),
  ),
  pay_until: nullable(
    Type.String({
      description: 'when a booking that is not paid is cancelled by itself; null while a bank confirms it',
    }),
  ),
  reference: nullable(text),
  role: described(TaskRole, 'of the reader'),
  actions: list(text, 'the statuses that the reader may set now'),
  documents: list(TaskDocument),
  conversation_id: text,
  review: nullable(TaskReview),
  change: nullable(
    described(TaskChange, 'the open proposal to change what was agreed, or one that waits for its payment'),
  ),
  created_at: instant,
} satisfies TProperties;

/** What lists leave out. */
const addedToFull = {
  history: list(Type.Union([TaskStep, TaskMovement]), 'steps, and movements of money, in order of time'),
  dispute: nullable(TaskDispute),
  settlement: nullable(described(TaskSettlement, 'the open proposal')),
} satisfies TProperties;

export const ListedTask = Type.Object({ ...specified, ...added });
export const FullTask = Type.Object({ ...specified, ...added, ...addedToFull });

/** What a call answers that made a task. */
export const BookedTask = Type.Object({
  id: Type.Number(),
  conversation_id: text,
  status: text,
  booking: added.booking,
  pay_until: added.pay_until,
  ...amounts,
  payment: Type.Object({
    status: fields.oneOf(paymentStatuses),
    policy: fields.oneOf(paymentPolicies),
    amount: cents,
    currency: text,
  }),
});

/** What a customer sends to book an offer, beside the files. */
export const BookingInput = Type.Object({
  details: fields.details,
  date: fields.date,
  time: fields.time,
  ...optional({
    timezone: fields.timezone,
    quantity: described(fields.quantity, 'of the unit of the offer; 1 where it is absent'),
    hours: described(fields.hours, 'the quantity, of an offer by the hour'),
    reference: fields.reference,
    partner: fields.partner,
    campaign: fields.campaign,
    page: Type.String({ maxLength: limits.address, description: 'the address of the page it was booked on' }),
    ...offerAsRead,
  }),
});

/** What a party proposes to change: at least one of these, and why. */
export const TaskChangeInput = Type.Object({
  text: fields.text(limits.taskText),
  ...optional({
    quantity: described(fields.quantity, 'of the unit that was booked'),
    price: fields.unitPrice,
    date: fields.date,
    time: fields.time,
    timezone: fields.timezone,
  }),
});

const anyStatus = `(${taskStatuses.join('|')})`;

/** The query of a list call. */
export const TaskListQuery = Type.Object({
  q: Type.Optional(fields.shortText(limits.search)),
  status: Type.Optional(
    Type.String({
      pattern: `^(${anyStatus}(,${anyStatus})*)?$`,
      maxLength: 200,
      description: `words of ${taskStatuses.join(', ')}, with commas between`,
    }),
  ),
  role: Type.Optional(TaskRole),
  sort: Type.Optional(fields.oneOf(taskSorts)),
  limit: Type.Optional(fields.whole(1, limits.pageMax)),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'one that this list has handed out' })),
});

export type TaskDocument = Static<typeof TaskDocument>;
export type TaskPayment = Static<typeof TaskPayment>;
export type TaskStep = Static<typeof TaskStep>;
export type TaskMovement = Static<typeof TaskMovement>;
export type StepCause = TaskStep['cause'];
export type TaskDispute = Static<typeof TaskDispute>;
export type TaskSettlement = Static<typeof TaskSettlement>;
export type TaskChange = Static<typeof TaskChange>;
export type TaskChangeInput = Static<typeof TaskChangeInput>;
export type TaskReview = Static<typeof TaskReview>;
export type BookingInput = Static<typeof BookingInput>;
export type TaskListQuery = Static<typeof TaskListQuery>;
/** A backend that implements only the specification answers none of it. */
export type BookedTask = Partial<Static<typeof BookedTask>>;

type Sent<Fields extends TProperties> = Static<TObject<Fields>>;

type Full = Sent<typeof specified & typeof added & typeof addedToFull>;

/** A task of any backend, as one of its two parties sees it. Without lists it has empty ones, without an id 0. */
export type AcceptedTask = Partial<Omit<Full, 'history'>> &
  Pick<Full, keyof typeof specified | 'id' | 'actions' | 'documents'> & {
    /** Its steps, from the first one. */
    history: TaskStep[];
    /** The movements of its money, likewise. */
    movements?: TaskMovement[];
  };
